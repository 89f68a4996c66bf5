import type { RenderEdition } from '../../editions.ts'
import { createBookFonts } from '../../fonts/book-fonts.ts'
import type { BookModel, BookPage } from '../../layout/book-model.ts'
import { coverImage } from '../../layout/cover-page.ts'
import { createBookModel } from '../../layout/create-book-model.ts'
import type { PageContext } from '../../layout/elements.ts'
import { pageLabels } from '../../layout/page-labels.ts'
import { pageMarkup, placedPictures } from '../../layout/page-markup.ts'
import { textsByRole, withTypefaces } from '../../layout/page-texts.ts'
import { bookStylesheet } from '../../layout/stylesheet.ts'
import { tableOfContents, titlesOf } from '../../layout/table-of-contents.ts'
import { type EpubDocument, fontPath, picturePath } from '../epub-package/epub-book.ts'
import { writeEpub } from '../epub-package/write-epub.ts'

export interface FixedEpubOptions {
  /** A Kindle shows the cover picture itself, and would show a page with it again. */
  hasCoverPage: boolean
  /** Width of the page for which the size of text is chosen, in inches: 8.5 by default. */
  pageInches?: number
}

export const FIXED_EPUB: FixedEpubOptions = { hasCoverPage: true }
/** A page is 3.6 inches wide on the smallest Kindles. 13.5 pt of a page of 6.8 inches are 7 pt there. */
export const KINDLE_EPUB: FixedEpubOptions = { hasCoverPage: false, pageInches: 6.8 }

/** Semantic type of a page; a page of the story has none of its own. */
const TYPES: Partial<Record<BookPage['kind'], string>> = {
  cover: 'cover',
  'half-title': 'halftitlepage',
  'title-page': 'titlepage',
}

const LANDMARKS: Partial<Record<BookPage['kind'], EpubDocument['landmark']>> = {
  cover: 'cover',
  'title-page': 'titlepage',
  story: 'bodymatter',
}

/** The cover stands alone. Then a right page comes first, as in a printed book. */
function spreadOf({ pages }: BookModel, index: number): EpubDocument['spread'] {
  const first = pages.findIndex(({ kind }) => kind !== 'cover')
  if (index < first) return undefined
  return (index - first) % 2 === 0 ? 'page-spread-right' : 'page-spread-left'
}

/** Each page is a document. */
function createDocuments(context: PageContext): EpubDocument[] {
  const { model } = context
  const titles = titlesOf(model)
  const labels = pageLabels(model.pages)
  const contents = new Set(tableOfContents(model).map(({ index }) => index))
  return model.pages.map((page, index) => {
    const { kind } = page
    const label = labels[index]
    const markup = pageMarkup(context, page)
    return {
      name: `page-${String(index + 1).padStart(2, '0')}`,
      title: titles[index] ?? '',
      inContents: contents.has(index),
      markup,
      type: TYPES[kind],
      landmark: model.pages.findIndex(each => each.kind === kind) === index ? LANDMARKS[kind] : undefined,
      // Both pages of a spread have one label.
      page: label !== undefined && label !== labels[index - 1] ? { label } : undefined,
      properties: markup.includes('<svg') ? 'svg' : undefined,
      spread: spreadOf(model, index),
    }
  })
}

/** Creates a renderer of fixed-layout EPUB 3.3. The same book results in the same bytes. */
export function createFixedEpubRenderer({ hasCoverPage, ...options }: FixedEpubOptions): RenderEdition {
  return async ({ book, pictures: bookPictures }, { setProgress, signal }) => {
    const described = await bookPictures.described()
    const complete = createBookModel(book, described, options)
    const isShown = ({ kind }: BookPage) => kind !== 'back-cover' && (hasCoverPage || kind !== 'cover')
    const model = await withTypefaces({ ...complete, pages: complete.pages.filter(isShown) })
    const context = { model, pictures: described, bleed: 0, markWords: true, hasHeadings: true }
    const cover = coverImage(context)
    const pictures = await bookPictures.placed([
      ...(cover && !hasCoverPage ? [cover] : []),
      ...placedPictures(context, model.pages),
    ])
    signal.throwIfAborted()
    setProgress(0.6)
    const fonts = await createBookFonts(textsByRole(model))
    const documents = createDocuments({ ...context, urlOf: picturePath })
    const stylesheet = bookStylesheet({ fonts, fontUrlOf: fontPath, bleed: 0 })
    return { file: await writeEpub({ model, layout: 'pre-paginated', documents, stylesheet, fonts, pictures }) }
  }
}
