import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { Rectangle } from './geometry.ts'
import { type PageContent, readPageContent } from './page-content.ts'
import { readStructure } from './structure.ts'

export interface ReadPage extends PageContent {
  mediaBox: Rectangle
  /** Null if the page has none of its own. */
  trimBox: Rectangle | null
  bleedBox: Rectangle | null
}

export interface ReadPdf {
  pages: ReadPage[]
  /** The version of PDF/X that its information claims. */
  pdfxVersion: string | null
  /** Whether it has a PDF/X output intent with a colour profile. */
  hasOutputIntent: boolean
  title: string | undefined
  /** BCP 47. */
  language: string | undefined
  /** Of the pictures, in reading order. */
  altTexts: string[]
}

const toRectangle = ({ x, y, width, height }: ReturnType<PDFPage['getMediaBox']>): Rectangle => ({
  left: x,
  bottom: y,
  right: x + width,
  top: y + height,
})

function readPage(page: PDFPage): ReadPage {
  const { node } = page
  const mediaBox = toRectangle(page.getMediaBox())
  return {
    mediaBox,
    trimBox: node.TrimBox() ? toRectangle(page.getTrimBox()) : null,
    bleedBox: node.BleedBox() ? toRectangle(page.getBleedBox()) : null,
    ...readPageContent(node, mediaBox),
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

function readPdfxVersion({ context }: PDFDocument): string | null {
  const information = context.lookup(context.trailerInfo.Info)
  const version = information instanceof PDFDict ? information.lookup(PDFName.of('GTS_PDFXVersion')) : undefined
  return version instanceof PDFString || version instanceof PDFHexString ? version.decodeText() : null
}

/** Reads what is on the pages of a PDF, and what describes it. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  return {
    pages: pdf.getPages().map(readPage),
    pdfxVersion: readPdfxVersion(pdf),
    hasOutputIntent: hasOutputIntent(pdf),
    title: pdf.getTitle(),
    language: pdf.getLanguage(),
    altTexts: readStructure(pdf).elements.flatMap(({ altText }) => altText ?? []),
  }
}
