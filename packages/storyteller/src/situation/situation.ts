import type { AgeBand } from '@kahani/contracts/options'

/** What a family's message tells about the child, for example so that a picture can show it. */
export interface Situation {
  kind: 'tooth' | 'birthday' | 'moving' | 'school' | 'sibling' | 'dark' | 'illness' | 'travel' | 'festival' | 'other'
  mood: 'joy' | 'worry' | 'fact'
}

/** The lines of a situation. Slots are those of `wording.ts` and of `words`. */
export interface Telling extends Situation {
  words: Readonly<Record<string, string>>
  /** Variants of the opening sentence, of which one is used that fits on the first page. The youngest need 5 words or fewer. */
  lines: Partial<Record<AgeBand, readonly string[]>>
  /** Recalls the situation on the way home. */
  echo?: Partial<Record<AgeBand, string | undefined>>
  /** Grown-ups who are not at home, by the names that the stories use: Nani, Papa. */
  absent?: readonly string[]
  festival?: string
}
