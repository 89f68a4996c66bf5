import type { Clause } from './clause.ts'
import type { TellingName } from './told.ts'

/** What a sentence of a message is. Its text is normalized. */
export interface Reading {
  /**
   * `words` are for the child; an `instruction` is for whoever writes the story; a `fact` is about the child or the family; a
   * `storyline` is what could happen; of the rest nothing can be used.
   */
  kind: 'words' | 'instruction' | 'fact' | 'storyline' | 'nothing'
  text: string
  /** The words in the second person, if they are not: "You are our sunshine." of "She is our sunshine". */
  spoken?: string
  clauses: readonly Clause[]
  /** What a fact tells of the child, by the names of the prose. */
  tells: readonly TellingName[]
}
