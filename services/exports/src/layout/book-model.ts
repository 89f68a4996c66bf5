import type { DigitalSource } from '@kahani/contracts/digital-sources'
import type { AgeBand } from '@kahani/contracts/options'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { Region } from '@kahani/contracts/region'
import type { Box, Tone } from '../pictures/placed-picture.ts'
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

/** Where a line of text is. */
export type LinePlace = Box & { fontPx: number }

/** A part of a picture that is shown by itself. */
export interface Detail {
  picture: number
  region: Region
  /** The part of its window that the region fills at least, so that nothing else is in it. */
  share?: number
}

/** Somebody in the story, with a face from its pictures. */
export interface CastMember {
  figure: NonNullable<FocusBox['who']>
  name: string
  portrait: Detail
}

export type BookPage =
  /** With the line "A story for …", where it covers nothing that has to be seen; null if there is no such place. */
  | ({ kind: 'cover'; forChild: LinePlace | null } & Illustrated)
  /** The title alone, with a detail of one of the pictures. */
  | { kind: 'half-title'; vignette: Detail | null }
  /** A bookplate. `owner` is empty on paper, where children write their names themselves. */
  | { kind: 'belongs-to'; owner: string }
  /** With the family's message, or its beginning; empty if there is none. */
  | { kind: 'title-page'; message: string }
  /** The rest of a message that doesn't fit on the title page. */
  | { kind: 'dedication'; message: string }
  | { kind: 'cast'; members: readonly CastMember[] }
  /** A page of the story. A `picture` page has no text, and a `text` page no picture: they face each other. */
  | ({ kind: 'story'; number: number; text: string; size: TextSize } & StoryLayout & Illustrated)
  | { kind: 'closing' }
  /** How the book was made, and how to read it aloud. */
  | { kind: 'colophon' }
  /** An invitation to draw, which fills a printed book up to the number of pages that a press needs. */
  | { kind: 'drawing'; prompt: string }
  /** Plain: behind the covers of a booklet, and before a story that begins with a left page. */
  | { kind: 'endpaper' }
  /** In print, beside the front cover; the last page on screens that show pages. `blurb` is two sentences of the story. */
  | ({ kind: 'back-cover'; blurb: string } & Illustrated)

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
  /** Of the message on the title page and the pages that follow. */
  dedicationSize: TextSize
  createdAt: Date
  /** How the book was made: for metadata, and as a line for the colophon. */
  digitalSource: DigitalSource
  origin: string
  /** Names of the typefaces that the book embeds, for the colophon. */
  typefaces: readonly string[]
  /** In reading order. */
  pages: BookPage[]
}
