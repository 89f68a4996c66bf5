import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { PrintProvider } from './print-providers.ts'

/** Of the image of a trimmed page. */
const HEIGHT_PX = 640
const QUALITY = 80

async function renderPage(page: PDFiumPage, { trim, bleed }: Pick<PrintProvider, 'trim' | 'bleed'>): Promise<Buffer> {
  const scale = HEIGHT_PX / trim
  const { data, width, height } = await page.render({ scale, render: async ({ data }) => data })
  const margin = Math.round(bleed * scale)
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: margin, top: margin, width: width - 2 * margin, height: HEIGHT_PX })
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/**
 * Renders the pages of finished files for a press, without their bleed, as JPEG. A page takes about 100 ms of CPU time, most of it
 * for its picture.
 */
export async function renderPreview(
  files: readonly Uint8Array[],
  provider: Pick<PrintProvider, 'trim' | 'bleed'>,
  signal: AbortSignal,
): Promise<Buffer[]> {
  // The memory of a library never shrinks, so it is loaded for each book.
  const pdfium = await PDFiumLibrary.init()
  try {
    const images: Buffer[] = []
    for (const file of files) {
      const pdf = await pdfium.loadDocument(file)
      for (const page of pdf.pages()) {
        signal.throwIfAborted()
        images.push(await renderPage(page, provider))
      }
      pdf.destroy()
    }
    return images
  } finally {
    pdfium.destroy()
  }
}
