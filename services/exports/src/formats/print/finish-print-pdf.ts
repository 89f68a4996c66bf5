import { type PDFDict, type PDFDocument, PDFHeader, PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { BookModel } from '../../layout/book-model.ts'
import { finishPdf, savePdf } from '../pdf/finish-pdf.ts'
import type { PrintProvider } from './print-providers.ts'

const PDFX_VERSION = 'PDF/X-4'

const SRGB = 'sRGB IEC61966-2.1'

/** Reads the sRGB profile of libvips. */
async function readSrgbProfile(): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const { icc } = await sharp(await pixel.withIccProfile('srgb').png().toBuffer()).metadata()
  if (!icc) throw new Error('libvips has no sRGB profile')
  return icc
}

/** The colours that the file is made for. */
async function addOutputIntent({ context, catalog }: PDFDocument): Promise<void> {
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(SRGB),
    Info: PDFString.of(SRGB),
    RegistryName: PDFString.of('http://www.color.org'),
    DestOutputProfile: context.register(context.flateStream(await readSrgbProfile(), { N: 3 })),
  })
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]))
}

function addIdentification({ context }: PDFDocument): void {
  const information = context.lookup(context.trailerInfo.Info) as PDFDict
  information.set(PDFName.of('GTS_PDFXVersion'), PDFString.of(PDFX_VERSION))
  information.set(PDFName.of('Trapped'), PDFName.of('False'))
  context.header = PDFHeader.forVersion(1, 6)
}

/** Completes a PDF that Chromium has printed as PDF/X-4, in place, which keeps its tags. */
export async function finishPrintPdf(
  printed: Uint8Array,
  model: BookModel,
  { bleed }: Pick<PrintProvider, 'bleed'>,
): Promise<Buffer> {
  const pdf = await finishPdf(printed, model, PDFX_VERSION)
  for (const page of pdf.getPages()) {
    const { x, y, width, height } = page.getMediaBox()
    page.setBleedBox(x, y, width, height)
    page.setTrimBox(x + bleed, y + bleed, width - 2 * bleed, height - 2 * bleed)
  }
  await addOutputIntent(pdf)
  addIdentification(pdf)
  return savePdf(pdf)
}
