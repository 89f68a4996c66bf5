import { COVER } from '@kahani/contracts/illustration'
import { bookMessages } from '@kahani/messages/en/books'
import type { BrowserPool } from '../../browser/browser-pool.ts'
import type { IllustratedBook, RenderEdition } from '../../editions.ts'
import { createBookFonts } from '../../fonts/book-fonts.ts'
import type { BookModel, BookPage } from '../../layout/book-model.ts'
import { createBookModel } from '../../layout/create-book-model.ts'
import type { PageContext } from '../../layout/elements.ts'
import { placedPictures } from '../../layout/page-markup.ts'
import { textsByRole, textsOf, withTypefaces } from '../../layout/page-texts.ts'
import { bookDocument, sheetDocument } from '../pdf/document.ts'
import { printDocument } from '../pdf/render-pdf.ts'
import { finishPrintPdf } from './finish-print-pdf.ts'
import { preflight } from './preflight.ts'
import { renderPreview } from './preview.ts'
import {
  COVER_STYLES,
  coverMarkup,
  coverTexts,
  coverWidth,
  createCover,
  type PrintCover,
  placedOnCover,
} from './print-cover.ts'
import { encodePrintPictures, measurePrintPictures, sourceWidthPx } from './print-pictures.ts'
import { type PrintProvider, pointsToPx } from './print-providers.ts'

/** A book as a press needs it. */
interface PrintBook {
  interior: BookModel
  cover: PrintCover
  pictures: PageContext['pictures']
  /** JPEG files of the placed pictures, by their names. */
  files: ReadonlyMap<string, Buffer>
  bleed: number
  /** The width of the part of a picture that a page shows, in its source: see `sourceWidthPx`. By the page. */
  sourceWidths: ReadonlyMap<number, number | null>
}

/** The pages between the covers. Pages to draw on fill them up to the number that the press needs, so that none is blank. */
function interiorModel(
  model: BookModel,
  { pageMultiple, minPages }: Pick<PrintProvider, 'pageMultiple' | 'minPages'>,
): BookModel {
  const pages = model.pages
    .filter(({ kind }) => kind !== 'cover' && kind !== 'back-cover')
    // Children write their names themselves.
    .map(page => (page.kind === 'belongs-to' ? { ...page, owner: '' } : page))
  const count = Math.ceil(Math.max(pages.length, minPages) / pageMultiple) * pageMultiple
  const prompts = bookMessages.drawingPrompts
  const drawings = Array.from({ length: count - pages.length }, (_, i): BookPage => {
    return { kind: 'drawing', prompt: prompts[i % prompts.length] ?? '' }
  })
  return { ...model, pages: [...pages, ...drawings] }
}

async function layOut(
  { book, pictures }: IllustratedBook,
  provider: PrintProvider,
  signal: AbortSignal,
): Promise<PrintBook> {
  const measured = await measurePrintPictures(await pictures.sources(), provider)
  const model = createBookModel(book, measured)
  const interior = await withTypefaces(interiorModel(model, provider))
  const cover = createCover(model, interior.pages.length, provider)
  const bleed = pointsToPx(provider.bleed)
  const placed = [
    ...placedPictures({ model: interior, pictures: measured, bleed }, interior.pages),
    ...placedOnCover({ pictures: measured, bleed }, cover),
  ]
  const files = await encodePrintPictures(measured, placed, provider, signal)
  const sourceWidths = new Map(
    placed.flatMap(each => {
      const picture = measured.get(each.pageNumber)
      return picture ? [[each.pageNumber, sourceWidthPx(picture, each)]] : []
    }),
  )
  return { interior, cover, bleed, pictures: measured, files, sourceWidths }
}

const expectedPicture = ({ sourceWidths }: PrintBook, pageNumber: number | null) => {
  const width = pageNumber === null ? undefined : sourceWidths.get(pageNumber)
  return width === undefined ? undefined : { sourceWidthPx: width }
}

const expectedPages = (book: PrintBook) =>
  book.interior.pages.map(page => {
    const { display, reading } = textsOf(page, book.interior)
    const picture = page.kind === 'story' ? expectedPicture(book, page.picture) : undefined
    return { text: [...display, ...reading].join('\n'), picture }
  })

/** Renders the files for a press, and checks them. */
export function createPrintRenderer(browser: BrowserPool, provider: PrintProvider): RenderEdition {
  return async (illustrated, { signal, setProgress }) => {
    const book = await layOut(illustrated, provider, signal)
    const { interior, cover, pictures, files, bleed } = book
    setProgress(0.6)

    const fonts = await createBookFonts(textsByRole(interior))
    const printedInterior = await printDocument(
      browser,
      bookDocument({ model: interior, pictures, files, fonts, bleed }),
      signal,
    )
    const interiorFile = await finishPrintPdf(printedInterior, interior, provider)
    setProgress(0.8)

    const texts = coverTexts(cover)
    const coverFonts = await createBookFonts({ display: texts, reading: texts })
    const sheet = sheetDocument(
      { model: cover.model, pictures, files, fonts: coverFonts, bleed },
      { width: coverWidth(cover, bleed), styles: COVER_STYLES, markup: context => coverMarkup(context, cover) },
    )
    const coverFile = await finishPrintPdf(await printDocument(browser, sheet, signal), cover.model, provider)
    setProgress(0.9)

    const report = await preflight({
      provider,
      interior: { file: interiorFile, pages: expectedPages(book) },
      cover: {
        file: coverFile,
        pages: [{ text: texts, picture: expectedPicture(book, COVER) }],
        spineMm: cover.spineMm,
      },
    })
    return {
      file: interiorFile,
      pages: await renderPreview([coverFile, interiorFile], provider, signal),
      attachments: { print_cover: coverFile, print_report: Buffer.from(JSON.stringify(report)) },
    }
  }
}
