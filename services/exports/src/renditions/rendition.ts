import type { DownloadFormat } from '@kahani/contracts/options'
import type { Book } from '@kahani/contracts/stories-internal'

/** What is known of a format wherever books are asked for or made. */
export interface Rendition {
  format: DownloadFormat
  /** Raised with every change of how the book looks, so that kept books are made again. */
  layoutVersion: number
  /** Without the dot. */
  extension: string
  mediaType: string
}

/** A book with its pictures at hand, by page number; a page without a picture has none in the map. */
export interface IllustratedBook {
  book: Book
  pictures: ReadonlyMap<number, Buffer>
}

/** Makes the file of one format. Throws where it can't. */
export type Render = (book: IllustratedBook, signal: AbortSignal) => Promise<Buffer>

/** How to make each format that is offered. */
export type Renderers = Partial<Record<DownloadFormat, Render>>
