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
import { placeOf } from '../../pictures/placed-picture.ts'
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
  /** The pages of the interior's file. */
  interior: BookModel
  cover: PrintCover
  pictures: PageContext['pictures']
  /** JPEG files of the placed pictures of both files, by their names. */
  interiorPictures: ReadonlyMap<string, Buffer>
  coverPictures: ReadonlyMap<string, Buffer>
  /** The width of the part of a picture that a page shows, in its source: see `sourceWidthPx`. By the name of the place. */
  sourceWidths: ReadonlyMap<string, number | null>
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

async function layOut(
  { book, pictures }: IllustratedBook,
  provider: PrintProvider,
  signal: AbortSignal,
): Promise<PrintBook> {
  const opened = await openPrintPictures(pictures, provider)
  const pageInches = placementOf(provider, provider.interior).scale * LAYOUT_INCHES
  const model = createBookModel(book, opened, { pageInches })
  const inside = await withTypefaces(interiorModel(model, provider))
  const cover = createCover(model, inside.pages.length, provider)
  const interior = provider.coverAs === 'pages' ? withCovers(inside, cover) : inside
  const sheets = sheetsOf(provider, cover.spineMm)
  const inInterior = placedPictures(
    { model: interior, pictures: opened, bleed: sheets.interior.placement.bleedPx },
    interior.pages,
  )
  const onCover = placedOnCover({ pictures: opened, bleed: sheets.cover.placement.bleedPx }, cover)
  const placed = [...inInterior, ...onCover]
  const files = await encodePrintPictures(opened, placed, provider, signal)
  const filesOf = (places: typeof placed) =>
    new Map(places.map(each => [each.name, files.get(each) ?? Buffer.alloc(0)]))
  const sourceWidths = new Map(
    placed.flatMap(each => {
      const picture = opened.get(each.pageNumber)
      return picture ? [[each.name, sourceWidthPx(picture, each)]] : []
    }),
  )
  return {
    ...{ interior, cover, pictures: opened, sourceWidths },
    interiorPictures: filesOf(inInterior),
    coverPictures: filesOf(onCover),
  }
}

const expectedPicture = ({ sourceWidths }: PrintBook, pageNumber: number | null) => {
  const width = pageNumber === null ? undefined : sourceWidths.get(placeOf(pageNumber))
  return width === undefined ? undefined : { sourceWidthPx: width }
}

const expectedPages = (book: PrintBook) =>
  book.interior.pages.map(page => {
    const { display, reading } = textsOf(page, book.interior)
    const picture = page.kind === 'story' ? expectedPicture(book, page.picture) : undefined
    return { text: [...display, ...reading].join('\n'), picture, plain: page.kind === 'endpaper' }
  })

/** Renders the files for a press, and checks them. */
export function createPrintRenderer(browser: BrowserPool, provider: PrintProvider): RenderEdition {
  return async (illustrated, { signal, setProgress }) => {
    const book = await layOut(illustrated, provider, signal)
    const { interior, cover, pictures } = book
    const { colours } = provider
    const sheets = sheetsOf(provider, cover.spineMm)
    setProgress(0.6)

    const fonts = await createBookFonts(textsByRole(interior))
    const printedInterior = await printDocument(
      browser,
      bookDocument({
        ...{ model: interior, pictures, files: book.interiorPictures, fonts },
        bleed: sheets.interior.placement.bleedPx,
      }),
      signal,
    )
    const interiorFile = await finishPrintPdf(printedInterior, interior, { sheet: sheets.interior, colours })
    setProgress(0.8)

    const texts = coverTexts(cover)
    const coverFonts = await createBookFonts({ display: texts, reading: texts })
    const bleed = sheets.cover.placement.bleedPx
    const coverSheet = sheetDocument(
      { model: cover.model, pictures, files: book.coverPictures, fonts: coverFonts, bleed },
      { width: coverWidth(cover, bleed), styles: COVER_STYLES, markup: context => coverMarkup(context, cover) },
    )
    const printedCover = await printDocument(browser, coverSheet, signal)
    const coverFile = await finishPrintPdf(printedCover, cover.model, { sheet: sheets.cover, colours })
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
      file: provider.booklet ? await imposeBooklet(interiorFile, provider.booklet) : interiorFile,
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
