import { createHash } from 'node:crypto'
import { ParseSpeeds, PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib'
import { bookMessages } from '@kahani/messages/en/books'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import type { BookModel, BookPage } from '../../layout/book-model.ts'
import { pageLabels } from '../../layout/page-labels.ts'
import { type ContentsEntry, tableOfContents } from '../../layout/table-of-contents.ts'
import { repairFonts } from './repair-fonts.ts'
import { tidyTags } from './tidy-tags.ts'
import { addXmpMetadata } from './xmp-metadata.ts'

/** Adds an outline with an entry for each page of the story. */
function addOutline({ context, catalog }: PDFDocument, entries: readonly ContentsEntry[], pages: readonly PDFRef[]) {
  const root = context.nextRef()
  const refs = entries.map(() => context.nextRef())
  entries.forEach(({ title, index }, i) => {
    const [ref, page, previous, next] = [refs[i], pages[index], refs[i - 1], refs[i + 1]]
    if (!ref || !page) throw new Error(`the outline refers to page ${index + 1} of ${pages.length}`)
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: root,
        Dest: [page, 'Fit'],
        ...(previous && { Prev: previous }),
        ...(next && { Next: next }),
      }),
    )
  })
  const [first, last] = [refs[0], refs.at(-1)]
  if (!first || !last) return
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }))
  catalog.set(PDFName.of('Outlines'), root)
}

/** Shows spreads: the first page on the right, then a left and a right page. */
function setView({ context, catalog }: PDFDocument, pages: readonly BookPage[]): void {
  const labels = pageLabels(pages).flatMap((label, i) => [i, { P: PDFHexString.fromText(label) }])
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: labels }))
  catalog.set(PDFName.of('PageLayout'), PDFName.of(pages.length > 1 ? 'TwoPageRight' : 'SinglePage'))
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseNone'))
}

/** Bytes of the id of a file: a hash of its content, so that the same book has the same id. */
const fileId = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 32)
const toUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Completes a PDF that Chromium has printed as PDF/UA-1, in place: tags, metadata, an outline, and labels of pages.
 * @param pdfxVersion the version of PDF/X that its XMP metadata claims
 * @throws Error unless it has exactly the pages of the book
 */
export async function finishPdf(
  printed: Uint8Array,
  model: BookModel,
  pdfxVersion: string | null = null,
): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  const [expected, actual] = [model.pages.length, pdf.getPageCount()]
  if (actual !== expected) throw new Error(`expected a PDF of ${expected} pages, received ${actual}`)
  tidyTags(pdf)
  repairFonts(pdf)
  pdf.setTitle(isolateRightToLeft(model.title), { showInWindowTitleBar: true })
  pdf.setAuthor(PRODUCT_NAME)
  pdf.setSubject(isolateRightToLeft(bookMessages.dedication(model.childName)))
  pdf.setCreator(PRODUCT_NAME)
  pdf.setLanguage(model.language)
  pdf.setCreationDate(model.createdAt)
  pdf.setModificationDate(model.createdAt)
  addOutline(
    pdf,
    tableOfContents(model),
    pdf.getPages().map(({ ref }) => ref),
  )
  setView(pdf, model.pages)
  const id = fileId(printed)
  pdf.context.trailerInfo.ID = pdf.context.obj([PDFHexString.of(id), PDFHexString.of(id)])
  addXmpMetadata(pdf, { model, documentId: toUuid(id), pdfxVersion })
  return pdf
}

/** Serialises a PDF. @returns its bytes */
export const savePdf = async (pdf: PDFDocument): Promise<Buffer> =>
  Buffer.from(await pdf.save({ useObjectStreams: true, objectsPerTick: Number.POSITIVE_INFINITY }))
