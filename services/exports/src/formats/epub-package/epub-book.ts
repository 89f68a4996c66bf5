import { COVER } from '@kahani/contracts/illustration'
import type { BookFonts } from '../../fonts/book-fonts.ts'
import type { BookModel } from '../../layout/book-model.ts'
import { placeOf } from '../../pictures/placed-picture.ts'

/** A document of an EPUB. */
export interface EpubDocument {
  /** Name of its file, without the extension. */
  name: string
  /** As in the table of contents. */
  title: string
  /** Whether the table of contents has an entry for it. */
  inContents: boolean
  /** XHTML of the body. */
  markup: string
  /** Semantic type of the body, from the EPUB structural semantics vocabulary. */
  type?: string | undefined
  /** In the navigation of reading programs. */
  landmark?: 'cover' | 'titlepage' | 'bodymatter' | undefined
  /** The place where a page begins, for the list of pages. */
  page?: { label: string; id?: string } | undefined
  /** Of its entry in the manifest: features that reading programs must support. */
  properties?: 'svg' | undefined
  /** Of its entry in the spine. */
  spread?: 'page-spread-left' | 'page-spread-right' | undefined
}

/** An EPUB before it is packed. */
export interface EpubBook {
  model: BookModel
  layout: 'reflowable' | 'pre-paginated'
  /** In reading order. */
  documents: readonly EpubDocument[]
  stylesheet: string
  fonts: BookFonts
  /** JPEG files by their names. That of the cover is in libraries. */
  pictures: ReadonlyMap<string, Buffer>
}

/** Name of the picture on the cover. */
export const COVER_NAME = placeOf(COVER)

/** Paths relative to the documents. epub-gen-memory supports no other folders. */
export const documentPath = ({ name }: Pick<EpubDocument, 'name'>) => `${name}.xhtml`
export const picturePath = (name: string) => `images/picture-${name}.jpg`
export const fontPath = (fileName: string) => `fonts/${fileName}`
