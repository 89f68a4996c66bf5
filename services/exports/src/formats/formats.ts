import type { DownloadFormat } from '@kahani/contracts/options'
import type { Book } from '@kahani/contracts/stories-internal'

export interface BookFormat {
  name: DownloadFormat
  /** Increment on every layout change, so that stored books are rendered again. */
  layoutVersion: number
  /** Without the dot. */
  extension: string
  mediaType: string
}

export const PDF: BookFormat = { name: 'pdf', layoutVersion: 1, extension: 'pdf', mediaType: 'application/pdf' }

/** The formats that can be downloaded. */
export const FORMATS: Partial<Record<DownloadFormat, BookFormat>> = { pdf: PDF }

/** A book and its pictures by page number. A missing picture has no entry. */
interface IllustratedBook {
  book: Book
  pictures: ReadonlyMap<number, Buffer>
}

/** Renders a book to a file of one format. */
export type RenderBook = (book: IllustratedBook, signal: AbortSignal) => Promise<Buffer>

export type Renderers = Partial<Record<DownloadFormat, RenderBook>>
