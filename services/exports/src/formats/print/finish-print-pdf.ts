import { readFile } from 'node:fs/promises'
import { PDFArray, PDFDict, type PDFDocument, PDFHeader, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib'
import type { BookModel } from '../../layout/book-model.ts'
import { boundingBox, corners, intersect, type Matrix } from '../../pdf-reader/geometry.ts'
import { finishPdf, savePdf } from '../pdf/finish-pdf.ts'
import { convertToInks } from './convert-to-inks.ts'
import { PRESS_PROFILE } from './inks.ts'
import type { Placement, PrintProvider } from './print-providers.ts'

const PDFX_VERSION = 'PDF/X-4'

/** In the ICC's registry. */
const CONDITION = 'CGATS TR 006'

/** The colours that the file is made for. */
async function addOutputIntent({ context, catalog }: PDFDocument): Promise<void> {
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(CONDITION),
    Info: PDFString.of('GRACoL 2006 coated'),
    RegistryName: PDFString.of('http://www.color.org'),
    DestOutputProfile: context.register(context.flateStream(await readFile(PRESS_PROFILE), { N: 4 })),
  })
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]))
}

const informationOf = ({ context }: PDFDocument) => context.lookup(context.trailerInfo.Info) as PDFDict

/** Size of a trimmed page and its bleed, and where what Chromium printed is on it, in points. */
export interface Sheet {
  width: number
  height: number
  bleed: number
  placement: Placement
}

const POINTS_PER_PX = 0.75

/** Where a page that Chromium printed is on its sheet. */
function matrixOf(page: PDFPage, { height, bleed, placement: { scale, margin, bleedPx } }: Sheet): Matrix {
  const printed = page.getMediaBox()
  const printedBleed = bleedPx * POINTS_PER_PX
  const bottom = height + 2 * bleed - margin - (printed.height - printedBleed) * scale
  return [scale, 0, 0, scale, margin - printedBleed * scale, bottom]
}

/** Moves the content to its place, and sets the boxes, which have fractions of a point. */
function placePage(page: PDFPage, { width, height, bleed }: Sheet, matrix: Matrix): void {
  const [sheetWidth, sheetHeight] = [width + 2 * bleed, height + 2 * bleed]
  const { context } = page.doc
  page.node.normalize()
  page.node.wrapContentStreams(
    context.register(context.stream(`q ${matrix.join(' ')} cm\n`)),
    context.register(context.stream('\nQ')),
  )
  page.setMediaBox(0, 0, sheetWidth, sheetHeight)
  page.setCropBox(0, 0, sheetWidth, sheetHeight)
  page.setBleedBox(0, 0, sheetWidth, sheetHeight)
  page.setTrimBox(bleed, bleed, width, height)
}

/** Moves the boxes of figures in the tags to where the content is. */
function placeFigures({ context }: PDFDocument, { width, height, bleed }: Sheet, matrix: Matrix): void {
  const sheet = { left: 0, bottom: 0, right: width + 2 * bleed, top: height + 2 * bleed }
  for (const [, object] of context.enumerateIndirectObjects()) {
    const attributes = object instanceof PDFDict ? object.lookup(PDFName.of('A')) : undefined
    if (!(attributes instanceof PDFDict)) continue
    const box = attributes.lookupMaybe(PDFName.of('BBox'), PDFArray)?.asRectangle()
    if (!box) continue
    const placed = boundingBox(corners(box.x, box.y, box.x + box.width, box.y + box.height), matrix)
    const { left, bottom, right, top } = intersect(placed, sheet)
    const BBox = [left, bottom, right, top].map(value => Math.round(value * 100) / 100)
    attributes.set(PDFName.of('BBox'), context.obj(BBox))
  }
}

/** Completes a PDF that Chromium has printed in place, which keeps its tags: boxes, and inks if the press wants them. */
export async function finishPrintPdf(
  printed: Uint8Array,
  model: BookModel,
  { sheet, colours }: { sheet: Sheet; colours: PrintProvider['colours'] },
): Promise<Buffer> {
  const isCmyk = colours === 'cmyk'
  const pdf = await finishPdf(printed, model, isCmyk ? PDFX_VERSION : null)
  if (isCmyk) {
    await convertToInks(pdf)
    await addOutputIntent(pdf)
    informationOf(pdf).set(PDFName.of('GTS_PDFXVersion'), PDFString.of(PDFX_VERSION))
  }
  // All pages have one size.
  const matrix = matrixOf(pdf.getPage(0), sheet)
  for (const page of pdf.getPages()) placePage(page, sheet, matrix)
  placeFigures(pdf, sheet, matrix)
  informationOf(pdf).set(PDFName.of('Trapped'), PDFName.of('False'))
  pdf.context.header = PDFHeader.forVersion(1, 6)
  return savePdf(pdf)
}
