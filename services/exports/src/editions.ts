import type { BookEdition } from '@kahani/contracts/books'
import type { Book } from '@kahani/contracts/stories-internal'
import { bookMessages } from '@kahani/messages/en/books'
import type { PrintProviderName } from './formats/print/print-providers.ts'

/** A type of file that is stored for a version of a book. */
export interface BookFileType {
  /** Part of the blob key: a word of lower-case letters, digits and underscores. */
  name: string
  /** Without the dot. */
  extension: string
  mediaType: string
  /** Added to the title of the book in the name of a download. */
  suffix?: string
}

export interface Edition {
  name: BookEdition
  /** Increment on every layout change, so that stored books are rendered again. */
  layoutVersion: number
  /** Configuration that its files depend on. */
  variant?: string
  file: BookFileType
  /** Further files of the same version, which are stored before `file`. */
  attachments?: readonly BookFileType[]
}

export const PDF: Edition = {
  name: 'pdf',
  layoutVersion: 1,
  file: { name: 'pdf', extension: 'pdf', mediaType: 'application/pdf' },
}

export const PRINT_COVER: BookFileType = {
  name: 'print_cover',
  extension: 'pdf',
  mediaType: 'application/pdf',
  suffix: bookMessages.coverFile,
}
export const PRINT_REPORT: BookFileType = { name: 'print_report', extension: 'json', mediaType: 'application/json' }

/** The files for the press of a print provider. */
export const printEdition = (provider: PrintProviderName): Edition => ({
  name: 'print',
  layoutVersion: 1,
  variant: provider,
  file: { name: 'print', extension: 'pdf', mediaType: 'application/pdf' },
  attachments: [PRINT_COVER, PRINT_REPORT],
})

export type Editions = Partial<Record<BookEdition, Edition>>

/** The editions that can be rendered, besides the one for print. */
export const EDITIONS: Editions = { pdf: PDF }

/** A picture as its illustrator made it. */
export interface SourcePicture {
  /** PNG. */
  bitmap: Buffer
  /** SVG of the same picture; null if it has none. Loaded for print only. */
  drawing: Buffer | null
}

/** A book and its pictures by page number. A picture that failed for good has no entry. */
export interface IllustratedBook {
  book: Book
  pictures: ReadonlyMap<number, SourcePicture>
}

export interface RenderRun {
  signal: AbortSignal
  /** Reports the completed share of the work, from 0 to 1. */
  setProgress(share: number): void
}

/** Files of an edition: its main file, and its attachments by name. */
export interface RenderedEdition {
  file: Buffer
  attachments?: Record<string, Buffer>
}

export type RenderEdition = (book: IllustratedBook, run: RenderRun) => Promise<RenderedEdition>

export type Renderers = Partial<Record<BookEdition, RenderEdition>>
