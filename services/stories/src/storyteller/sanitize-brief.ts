import { MESSAGE_MAX, NAME_MAX, PHRASE_MAX, type StoryBrief } from '@kahani/contracts/brief'

// What can't be seen and is no part of how a script is written.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
const EMAIL = /[\p{L}\p{M}\p{N}._%+-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*/gu
// In small letters or in capitals: "Be brave.In the end" has no address in it.
const ENDS = 'com org net info app dev xyz edu gov shop site online link io in co me ai ly uk us'.split(' ')
const ENDING = [...ENDS, ...ENDS.map(end => end.toUpperCase())].join('|')
const WEB_ADDRESS = new RegExp(
  `(?:[a-zA-Z]+:\\/\\/|[wW]{3}\\.)\\S+|(?:[\\p{L}\\p{N}-]+\\.)+(?:${ENDING})(?![\\p{L}\\p{M}\\p{N}-])(?:\\/\\S*)?`,
  'gu',
)
const PHONE = /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){5,}/gu
const TAG = /<[/!a-z][^<>]*>/gi
const MARKUP = /[{}`\\]|<(?=[/!a-z])|\*\*|\]\(/gi

/** Whether a text is what a book can print: no address and no mark-up in it. */
export const isPlain = (text: string) => [EMAIL, WEB_ADDRESS, MARKUP].every(pattern => text.search(pattern) < 0)

/** As words alone, without e-mail addresses, web addresses, phone numbers and mark-up; at most so many characters. */
function plain(text: string, most: number): string {
  const words = [EMAIL, WEB_ADDRESS, PHONE, TAG, MARKUP]
    .reduce((left, pattern) => left.replace(pattern, ' '), text.replace(INVISIBLE, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,.;:!?।\n]|$)/g, '')
  return [...words.trim()].slice(0, most).join('')
}

type Entries = Pick<
  StoryBrief,
  | 'characterName'
  | 'friendName'
  | 'specialMessage'
  | 'characterType'
  | 'customCharacter'
  | 'theme'
  | 'customTheme'
  | 'primaryValue'
  | 'customValue'
>

/** What a child is called whose name is none. */
const NAMELESS = 'Little One'

/**
 * The brief with all free text as plain words, which can be told, sent and printed as they are. An entry of the family's own
 * of which nothing is left becomes the first choice of its list.
 */
export function sanitizeBrief<T extends Entries>(brief: T): T {
  const customCharacter = plain(brief.customCharacter, PHRASE_MAX)
  const customTheme = plain(brief.customTheme, PHRASE_MAX)
  const customValue = plain(brief.customValue, PHRASE_MAX)
  return {
    ...brief,
    characterName: plain(brief.characterName, NAME_MAX) || NAMELESS,
    friendName: plain(brief.friendName, NAME_MAX),
    specialMessage: plain(brief.specialMessage, MESSAGE_MAX),
    characterType: brief.characterType === 'custom' && customCharacter === '' ? 'myself' : brief.characterType,
    customCharacter,
    theme: brief.theme === 'custom' && customTheme === '' ? 'space' : brief.theme,
    customTheme,
    primaryValue: brief.primaryValue === 'custom' && customValue === '' ? 'kindness' : brief.primaryValue,
    customValue,
  }
}
