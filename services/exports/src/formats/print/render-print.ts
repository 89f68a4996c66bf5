import { bookMessages } from '@kahani/messages/en/books'
import type { BrowserPool } from '../../browser/browser-pool.ts'
import type { IllustratedBook, RenderEdition } from '../../editions.ts'
import { createBookFonts } from '../../fonts/book-fonts.ts'
import type { BookModel, BookPage } from '../../layout/book-model.ts'
import { createBookModel } from '../../layout/create-book-model.ts'
import { placedPictures } from '../../layout/page-markup.ts'
import { textsByRole, textsOf, withTypefaces } from '../../layout/page-texts.ts'
import type { PlacedPicture } from '../../pictures/placed-picture.ts'
import { bookDocument, sheetDocument } from '../pdf/document.ts'
import { printDocument } from '../pdf/render-pdf.ts'
import { imposeBooklet } from './booklet.ts'
import { finishPrintPdf, type Sheet } from './finish-print-pdf.ts'
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
import { encodePrintPictures, openPrintPictures, sourceWidthPx } from './print-pictures.ts'
import { LAYOUT_INCHES, mmToPoints, type PrintProvider, placementOf, type Trim } from './print-providers.ts'

/** A book as a press needs it. */
interface PrintBook {
  provider: PrintProvider
  /** The pages of the interior's file. */
  interior: BookModel
  cover: PrintCover
  sheets: { interior: Sheet; cover: Sheet }
  pictures: Awaited<ReturnType<typeof openPrintPictures>>
  /** The pictures of each page of the interior, and those of the cover, in the order in which they are painted. */
  placed: { interior: readonly (readonly PlacedPicture[])[]; cover: readonly PlacedPicture[] }
}

/** The sheets of the interior's pages and of the cover. */
function sheetsOf(provider: PrintProvider, spineMm: number): { interior: Sheet; cover: Sheet } {
  const sheet = (width: number, trim: Trim): Sheet => {
    return { width, height: provider.page, bleed: trim.bleed, placement: placementOf(provider, trim) }
  }
  return {
    interior: sheet(provider.page, provider.interior),
    cover: sheet(2 * provider.page + mmToPoints(spineMm), provider.cover),
  }
}

/** The covers as pages of a file, each with a plain page behind it. */
function withCovers(interior: BookModel, { model, back }: PrintCover): BookModel {
  const [front] = model.pages
  return { ...interior, pages: [front, ENDPAPER, ...interior.pages, ENDPAPER, back] }
}
const ENDPAPER: BookPage = { kind: 'endpaper' }

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

async function layOut({ book, pictures: opened }: IllustratedBook, provider: PrintProvider): Promise<PrintBook> {
  const pictures = await openPrintPictures(opened, provider)
  const pageInches = placementOf(provider, provider.interior).scale * LAYOUT_INCHES
  const model = createBookModel(book, pictures, { pageInches, onPaper: true })
  const inside = await withTypefaces(interiorModel(model, provider))
  const cover = createCover(model, inside.pages.length, provider)
  const interior = provider.coverAs === 'pages' ? withCovers(inside, cover) : inside
  const sheets = sheetsOf(provider, cover.spineMm)
  const context = { model: interior, pictures, bleed: sheets.interior.placement.bleedPx }
  const placed = {
    interior: interior.pages.map(page => placedPictures(context, [page])),
    cover: placedOnCover({ pictures, bleed: sheets.cover.placement.bleedPx }, cover),
  }
  return { provider, interior, cover, sheets, pictures, placed }
}

/** JPEG files of the placed pictures by their names. */
type Files = ReadonlyMap<string, Buffer>

async function encodeFor(book: PrintBook, signal: AbortSignal): Promise<{ interior: Files; cover: Files }> {
  const [interior, cover] = [book.placed.interior.flat(), book.placed.cover]
  const files = await encodePrintPictures(book.pictures, [...interior, ...cover], book.provider, signal)
  // The covers have the same names in both files, but can have other sizes.
  return { interior: byName(interior, files), cover: byName(cover, files) }
}

const byName = (places: readonly PlacedPicture[], files: ReadonlyMap<PlacedPicture, Buffer>): Files =>
  new Map(places.map(each => [each.name, files.get(each) ?? Buffer.alloc(0)]))

async function renderInterior(browser: BrowserPool, book: PrintBook, files: Files, signal: AbortSignal) {
  const { provider, interior: model, pictures, sheets } = book
  const fonts = await createBookFonts(textsByRole(model))
  const { bleedPx: bleed } = sheets.interior.placement
  const printed = await printDocument(browser, bookDocument({ model, pictures, files, fonts, bleed }), signal)
  return finishPrintPdf(printed, model, { sheet: sheets.interior, colours: provider.colours })
}

async function renderCover(browser: BrowserPool, book: PrintBook, files: Files, signal: AbortSignal) {
  const { provider, cover, pictures, sheets } = book
  const { model } = cover
  const texts = coverTexts(cover)
  const fonts = await createBookFonts({ display: texts, reading: texts })
  const { bleedPx: bleed } = sheets.cover.placement
  const document = sheetDocument(
    { model, pictures, files, fonts, bleed },
    { width: coverWidth(cover, bleed), styles: COVER_STYLES, markup: context => coverMarkup(context, cover) },
  )
  const printed = await printDocument(browser, document, signal)
  return finishPrintPdf(printed, model, { sheet: sheets.cover, colours: provider.colours })
}

const sourceWidths = ({ pictures }: PrintBook, placed: readonly PlacedPicture[]) =>
  placed.map(each => {
    const picture = pictures.get(each.pageNumber)
    return picture ? sourceWidthPx(picture, each) : null
  })

const expectedPages = (book: PrintBook) =>
  book.interior.pages.map((page, i) => {
    const { display, reading } = textsOf(page, book.interior)
    const pictures = sourceWidths(book, book.placed.interior[i] ?? [])
    return { text: [...display, ...reading].join('\n'), pictures, plain: page.kind === 'endpaper' }
  })

const onSheets = async (interior: Buffer, { booklet }: PrintProvider) =>
  booklet ? imposeBooklet(interior, booklet) : interior

/** Renders the files for a press, and checks them. */
export function createPrintRenderer(browser: BrowserPool, provider: PrintProvider): RenderEdition {
  return async (illustrated, { signal, setProgress }) => {
    const book = await layOut(illustrated, provider)
    const { cover, placed } = book
    const files = await encodeFor(book, signal)
    setProgress(0.6)
    const interiorFile = await renderInterior(browser, book, files.interior, signal)
    setProgress(0.8)
    const coverFile = await renderCover(browser, book, files.cover, signal)
    setProgress(0.9)

    const report = await preflight({
      provider,
      interior: { file: interiorFile, pages: expectedPages(book) },
      cover: {
        file: coverFile,
        pages: [{ text: coverTexts(cover), pictures: sourceWidths(book, placed.cover) }],
        spineMm: cover.spineMm,
      },
    })
    return {
      file: await onSheets(interiorFile, provider),
      pages: await renderPreview(
        [
          { file: coverFile, bleed: provider.cover.bleed },
          { file: interiorFile, bleed: provider.interior.bleed },
        ],
        provider.page,
        signal,
      ),
      attachments: { print_cover: coverFile, print_report: Buffer.from(JSON.stringify(report)) },
    }
  }
}

/** Renders the interior alone, without its check. */
export function createBookletRenderer(browser: BrowserPool, provider: PrintProvider): RenderEdition {
  return async (illustrated, { signal, setProgress }) => {
    const book = await layOut(illustrated, provider)
    const places = book.placed.interior.flat()
    const files = await encodePrintPictures(book.pictures, places, provider, signal)
    setProgress(0.6)
    const interior = await renderInterior(browser, book, byName(places, files), signal)
    setProgress(0.9)
    return { file: await onSheets(interior, provider) }
  }
}
