import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import type { Rectangle } from './geometry.ts'
import { type PageContent, readPageContent } from './page-content.ts'

export interface ReadPage extends PageContent {
  mediaBox: Rectangle
  /** Null if the page has none of its own. */
  trimBox: Rectangle | null
  bleedBox: Rectangle | null
}

export interface ReadPdf {
  pages: ReadPage[]
  /** Whether it has a PDF/X output intent with a colour profile. */
  hasOutputIntent: boolean
}

const toRectangle = ({ x, y, width, height }: ReturnType<PDFPage['getMediaBox']>): Rectangle => ({
  left: x,
  bottom: y,
  right: x + width,
  top: y + height,
})

function contentStream({ node }: PDFPage): Uint8Array {
  const contents = node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map(ref => node.context.lookup(ref)) : [contents]
  const decoded = streams
    .filter(stream => stream instanceof PDFRawStream)
    .map(stream => decodePDFRawStream(stream).decode())
  return Buffer.concat(decoded.flatMap(bytes => [bytes, Buffer.from('\n')]))
}

function readPage(page: PDFPage): ReadPage {
  const { node } = page
  const mediaBox = toRectangle(page.getMediaBox())
  return {
    mediaBox,
    trimBox: node.TrimBox() ? toRectangle(page.getTrimBox()) : null,
    bleedBox: node.BleedBox() ? toRectangle(page.getBleedBox()) : null,
    ...readPageContent(contentStream(page), node.Resources(), mediaBox),
  }
}

function hasOutputIntent({ catalog }: PDFDocument): boolean {
  const intents = catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray)
  return (intents?.asArray() ?? []).some((_, i) => {
    const intent = intents?.lookup(i, PDFDict)
    const profile = intent?.lookup(PDFName.of('DestOutputProfile'))
    return intent?.lookup(PDFName.of('S')) === PDFName.of('GTS_PDFX') && profile instanceof PDFRawStream
  })
}

/** Reads what is on the pages of a PDF. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  return { pages: pdf.getPages().map(readPage), hasOutputIntent: hasOutputIntent(pdf) }
}
