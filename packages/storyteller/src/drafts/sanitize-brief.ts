import type { PeopledBrief } from '@kahani/contracts/brief'
import type { StoryPeople, StoryPerson } from '@kahani/contracts/people'

// Invisible characters, except those that scripts and emoji are joined with.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
const EMAIL = /[\p{L}\p{M}\p{N}._%+-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*/gu
// In lower or upper case only: "Be brave.In the end" is not an address.
const TOP_LEVEL_DOMAINS = 'com org net info app dev xyz edu gov shop site online link io in co me ai ly uk us'.split(
  ' ',
)
const DOMAIN_ENDING = [...TOP_LEVEL_DOMAINS, ...TOP_LEVEL_DOMAINS.map(domain => domain.toUpperCase())].join('|')
const WEB_ADDRESS = new RegExp(
  `(?:[a-zA-Z]+:\\/\\/|[wW]{3}\\.)\\S+|(?:[\\p{L}\\p{N}-]+\\.)+(?:${DOMAIN_ENDING})(?![\\p{L}\\p{M}\\p{N}-])(?:\\/\\S*)?`,
  'gu',
)
const PHONE = /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){5,}/gu
const TAG = /<[/!a-z][^<>]*>/gi
const MARKUP = /[{}`\\]|<(?=[/!a-z])|\*\*|\]\(/gi

/** Something of an address: the patterns above take long for texts without it, as most are. */
const PART_OF_ADDRESS = /@|:\/\/|w\.|\.\p{L}/iu

/** Whether a text has no address and no markup, and can be printed. */
export const isPlainText = (text: string) =>
  (PART_OF_ADDRESS.test(text) ? [EMAIL, WEB_ADDRESS, MARKUP] : [MARKUP]).every(pattern => text.search(pattern) < 0)

/** Removes email addresses, web addresses, phone numbers and markup. */
export function sanitize(text: string): string {
  return [EMAIL, WEB_ADDRESS, PHONE, TAG, MARKUP]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text.replace(INVISIBLE, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,.;:!?।\n]|$)/g, '')
    .trim()
}

type FreeTextFields = Pick<
  PeopledBrief,
  | 'characterName'
  | 'friendName'
  | 'petName'
  | 'specialMessage'
  | 'characterType'
  | 'customCharacter'
  | 'theme'
  | 'customTheme'
  | 'primaryValue'
  | 'customValue'
  | 'people'
>

/** Replaces a name of which nothing is left. */
const DEFAULT_NAME = 'Little One'

/**
 * Reduces all free text of a brief to plain text that is safe to print and to send to a provider. A custom choice of which
 * nothing is left is replaced by the default choice. Idempotent.
 */
export function sanitizeBrief<T extends FreeTextFields>(brief: T): T {
  const customCharacter = sanitize(brief.customCharacter)
  const customTheme = sanitize(brief.customTheme)
  const customValue = sanitize(brief.customValue)
  return {
    ...brief,
    characterName: sanitize(brief.characterName) || DEFAULT_NAME,
    friendName: sanitize(brief.friendName),
    ...(brief.petName !== undefined && { petName: sanitize(brief.petName) }),
    specialMessage: sanitize(brief.specialMessage),
    characterType: brief.characterType === 'custom' && customCharacter === '' ? 'myself' : brief.characterType,
    customCharacter,
    theme: brief.theme === 'custom' && customTheme === '' ? 'space' : brief.theme,
    customTheme,
    primaryValue: brief.primaryValue === 'custom' && customValue === '' ? 'kindness' : brief.primaryValue,
    customValue,
    ...(brief.people && { people: sanitizePeople(brief.people) }),
  }
}

/** Names of people are printed, too; a bracket in one would be a mark of the prose. */
function sanitizePeople(people: StoryPeople): StoryPeople {
  const plain = (name: string) => sanitize(name).replace(/[[\]]/g, '')
  const named = (person: StoryPerson): StoryPerson => ({ ...person, name: plain(person.name) || DEFAULT_NAME })
  return {
    ...people,
    child: named(people.child),
    companions: people.companions.map(named),
    pet: people.pet && { ...people.pet, name: plain(people.pet.name) },
    grownUps: people.grownUps.map(named),
  }
}
