import type { AgeBand } from '@kahani/contracts/options'

/**
 * Where the picture of a page is: `above` or in an arch beside its text. On a spread, `picture` and `text` are facing pages.
 */
export type StoryLayout = 'above' | 'arch-left' | 'arch-right' | 'picture' | 'text'

/** A picture by its page number in the story, 0 for the cover. Null if there is none. */
interface Illustrated {
  picture: number | null
  /** Alternative text. */
  altText: string
}

export type BookPage =
  | ({ kind: 'cover' } & Illustrated)
  | { kind: 'half-title' }
  /** A page of the story. A `picture` page has no text, and a `text` page no picture: they face each other. */
  | ({ kind: 'story'; layout: StoryLayout; number: number; text: string } & Illustrated)
  | { kind: 'closing' }
  /** An invitation to draw, which fills a printed book up to the number of pages that a press needs. */
  | { kind: 'drawing'; prompt: string }

/** A book as every edition renders it. All texts are in Unicode normalization form C. */
export interface BookModel {
  title: string
  childName: string
  ageBand: AgeBand
  /** BCP 47. */
  language: string
  /** The family's special message; empty if there is none. */
  dedication: string
  createdAt: Date
  /** In reading order. */
  pages: BookPage[]
}
