/** The tellings that the storyteller has prose for. */
export const TELLINGS = [
  'tooth-lost',
  'tooth-wobbles',
  'birthday-today',
  'birthday-past',
  'birthday-tomorrow',
  'birthday-soon',
  'school-started',
  'school-starts',
  'exam',
  'baby-born',
  'baby-coming',
  'unwell',
  'ailment',
  'broken-bone',
  'home-from-hospital',
  'moving',
  'moving-somewhere',
  'moved',
  'friend-moves',
  'trip-ahead',
  'back-from-trip',
  'visit-ahead',
  'guest-comes',
  'first-trip',
  'missing-somebody',
  'homesick',
  'festival',
  'fear',
  'worry',
  'deed',
  'skill',
  'learning',
  'likes',
] as const
export type TellingName = (typeof TELLINGS)[number]
/** What a text can depend on, beside the words of its telling. */
export const CONDITIONS = [
  'worried',
  'calm',
  'unsure',
  'glad',
  'town',
  'home',
  'dark',
  'short',
  'alone',
  'noun',
] as const
export type Conditions = Partial<Record<(typeof CONDITIONS)[number], boolean>>

/** Names the prose of a telling, and the conditions that hold for it. */
export const told = (prose: TellingName, conditions: Conditions = {}) => ({ prose, conditions })
