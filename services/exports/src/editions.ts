import type { BookEdition } from '@kahani/contracts/books'
import type { PrintProviderName } from '@kahani/contracts/preflight'
import type { Book } from '@kahani/contracts/stories-internal'
import type { DescribedPicture, SourcePicture } from './pictures/encode-pictures.ts'
import type { PlacedPicture } from './pictures/placed-picture.ts'

/** A type of file that is stored for a version of a book. */
export interface BookFileType {
  /** Part of the blob key: a word of lower-case letters, digits and underscores. */
  name: string
  /** Without the dot. */
  extension: string
  mediaType: string
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
  layoutVersion: 11,
  file: { name: 'pdf', extension: 'pdf', mediaType: 'application/pdf' },
}

export const PRINT_COVER: BookFileType = { name: 'print_cover', extension: 'pdf', mediaType: 'application/pdf' }
export const PRINT_REPORT: BookFileType = { name: 'print_report', extension: 'json', mediaType: 'application/json' }

/** The image of a page of the print edition for its preview; 0 is the sheet of the cover. */
export const printPage = (page: number): BookFileType => {
  return { name: `print_page_${page}`, extension: 'jpg', mediaType: 'image/jpeg' }
}

const EPUB_FILE = { extension: 'epub', mediaType: 'application/epub+zip' }

export const EPUB: Edition = { name: 'epub', layoutVersion: 7, file: { name: 'epub', ...EPUB_FILE } }

export type Editions = Record<BookEdition, Edition>

/** All editions, with the files for the press of a print provider. */
export const createEditions = (provider: PrintProviderName): Editions => ({
  pdf: PDF,
  epub: EPUB,
  fixed_epub: { name: 'fixed_epub', layoutVersion: 11, file: { name: 'fixed_epub', ...EPUB_FILE } },
  kindle_epub: { name: 'kindle_epub', layoutVersion: 11, file: { name: 'kindle_epub', ...EPUB_FILE } },
  /** For a Kindle that is connected by USB. It also has a new layout when `kindle_epub` has one. */
  kf8: {
    name: 'kf8',
    layoutVersion: 11,
    file: { name: 'kf8', extension: 'azw3', mediaType: 'application/vnd.amazon.mobi8-ebook' },
  },
  print: {
    name: 'print',
    layoutVersion: 8,
    variant: provider,
    file: { name: 'print', extension: 'pdf', mediaType: 'application/pdf' },
    attachments: [PRINT_COVER, PRINT_REPORT],
  },
  booklet: {
    name: 'booklet',
    layoutVersion: 2,
    file: { name: 'booklet', extension: 'pdf', mediaType: 'application/pdf' },
  },
})

/** The pictures of a book by page number. A picture that failed for good has no entry. */
export interface BookPictures {
  /** What a layout depends on. @throws UnreadablePicturesError */
  described(): Promise<ReadonlyMap<number, DescribedPicture>>
  /** JPEG files of pictures as they are placed in a book, by their names. @throws UnreadablePicturesError */
  placed(placed: readonly PlacedPicture[]): Promise<ReadonlyMap<string, Buffer>>
  /** For print. Files that are no images are noticed when they are encoded. */
  sources(): Promise<ReadonlyMap<number, SourcePicture>>
}

export interface IllustratedBook {
  book: Book
  pictures: BookPictures
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
  /** Images of the pages of the print edition by page number. */
  pages?: readonly Buffer[]
}

export type RenderEdition = (book: IllustratedBook, run: RenderRun) => Promise<RenderedEdition>

export type Renderers = Partial<Record<BookEdition, RenderEdition>>
