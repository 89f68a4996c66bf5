import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { savePdf } from '../pdf/finish-pdf.ts'
import { removeUaMark } from '../pdf/xmp-metadata.ts'
import type { PrintProvider } from './print-providers.ts'

/** Pages by their number. */
type Side = readonly [left: number, right: number]

/** The sides of the sheets of a stapled booklet, front and back, from the outermost sheet. @param pages a multiple of 4 */
export const bookletSides = (pages: number): Side[] =>
  Array.from({ length: pages / 2 }, (_, i): Side => (i % 2 === 0 ? [pages - i, i + 1] : [i + 1, pages - i]))

/** Entries that refer to the pages as they were. */
const REPLACED = ['StructTreeRoot', 'MarkInfo', 'Outlines', 'PageLabels', 'PageLayout'] as const

/** Places the pages of a file on sheets, which are printed on both sides, turned on their short edge, folded and stapled. */
export async function imposeBooklet(
  file: Uint8Array,
  { width, height }: NonNullable<PrintProvider['booklet']>,
): Promise<Buffer> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  const pages = await pdf.embedPages(pdf.getPages())
  for (const _ of pages) pdf.removePage(0)
  for (const [left, right] of bookletSides(pages.length)) {
    const sheet = pdf.addPage([width, height])
    for (const number of [left, right]) {
      const page = pages[number - 1]
      if (!page) throw new Error(`a booklet of ${pages.length} pages has no page ${number}`)
      // Both touch the fold.
      const x = number === left ? width / 2 - page.width : width / 2
      sheet.drawPage(page, { x, y: (height - page.height) / 2 })
    }
  }
  for (const key of REPLACED) pdf.catalog.delete(PDFName.of(key))
  removeUaMark(pdf)
  return savePdf(pdf)
}
