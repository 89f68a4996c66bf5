import type { DigitalSource } from '@kahani/contracts/digital-sources'
import type { AgeBand } from '@kahani/contracts/options'
import type { Box } from './geometry.ts'
import type { Tone } from './placed-picture.ts'
import type { TextSize } from './text-size.ts'

/** Where a text lies on a picture that fills its page. */
export interface TextPlace {
  box: Box
  tone: Tone
  /** Where the whole picture is on the page: moved, or smaller, to make room, and softly continued beyond its edges. */
  picture: Box
}

/**
 * How picture and text of a page share it: the text `on` the picture, which fills the page; the picture `above` the text,
 * as wide as the page, or as a `vignette`. On a spread, `picture` and `text` are facing pages.
 */
export type StoryLayout = { layout: 'on'; place: TextPlace } | { layout: 'above' | 'vignette' | 'picture' | 'text' }

/** A picture by its page number in the story, 0 for the cover. Null if there is none. */
interface Illustrated {
  picture: number | null
  /** Alternative text: plain text, in which words of right-to-left scripts are isolated. */
  altText: string
}

export type BookPage =
  | ({ kind: 'cover' } & Illustrated)
  /** With the family's message, or its beginning; empty if there is none. */
  | { kind: 'half-title'; message: string }
  /** The rest of a message that doesn't fit on the half title. */
  | { kind: 'dedication'; message: string }
  /** A page of the story. A `picture` page has no text, and a `text` page no picture: they face each other. */
  | ({ kind: 'story'; number: number; text: string; size: TextSize } & StoryLayout & Illustrated)
  | { kind: 'closing' }
  /** An invitation to draw, which fills a printed book up to the number of pages that a press needs. */
  | { kind: 'drawing'; prompt: string }

/** A book as every edition renders it. All texts are in Unicode normalization form C. */
export interface BookModel {
  title: string
  childName: string
  ageBand: AgeBand
  /** Of the text of the story: above 1 on pages that are smaller than 8.5 in, so that its size in pt is the same. */
  textScale: number
  /** BCP 47. */
  language: string
  /** The family's special message; empty if there is none. */
  dedication: string
  /** Of the message on the half title and the pages that follow. */
  dedicationSize: TextSize
  createdAt: Date
  /** How the book was made: for metadata, and as a line for the last page. */
  digitalSource: DigitalSource
  origin: string
  /** In reading order. */
  pages: BookPage[]
}
