import type { PeopledBrief } from '@kahani/contracts/brief'

/** The fields of a form that say what a family wishes, and the people whom it described. */
export type WishedBrief = Pick<
  PeopledBrief,
  | 'characterName'
  | 'characterAge'
  | 'characterGender'
  | 'characterType'
  | 'customCharacter'
  | 'theme'
  | 'customTheme'
  | 'friendName'
  | 'pet'
  | 'primaryValue'
  | 'customValue'
  | 'specialMessage'
  | 'people'
>

/** What stands in a field of which a family wants nothing. */
const NOTHING =
  /^(?:n\s*\/?\s*a|nil|none|no|nothing|same(?: as.*)?|any|anything|whatever|default|as above|surprise (?:me|us)|you (?:choose|decide)|kuch bhi|कुछ भी|[\p{P}\p{S}\s]+)$/iu

/** The fields of a form without those that say nothing. */
export const withoutNothing = <Brief extends WishedBrief>(brief: Brief): Brief => ({
  ...brief,
  customTheme: NOTHING.test(brief.customTheme) ? '' : brief.customTheme,
  customCharacter: NOTHING.test(brief.customCharacter) ? '' : brief.customCharacter,
  customValue: NOTHING.test(brief.customValue) ? '' : brief.customValue,
})

/** What the family has entered for itself; empty where something of the form is chosen. */
export const customEntries = (brief: WishedBrief) => ({
  theme: brief.theme === 'custom' ? brief.customTheme : '',
  character: brief.characterType === 'custom' ? brief.customCharacter : '',
  value: brief.primaryValue === 'custom' ? brief.customValue : '',
})

/** A text without the names of the child and the friend. */
export function withoutNames(text: string, { characterName, friendName }: WishedBrief): string {
  const names = `${characterName} ${friendName}`.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  return text.replace(/[\p{L}\p{M}]+/gu, word => (names.includes(word.toLowerCase()) ? ' ' : word))
}
