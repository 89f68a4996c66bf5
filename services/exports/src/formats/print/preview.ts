import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** Of the image of a trimmed page. */
const HEIGHT_PX = 640
const QUALITY = 80

async function renderPage(page: PDFiumPage, bleed: number, height: number): Promise<Buffer> {
  const scale = HEIGHT_PX / height
  const { data, ...image } = await page.render({ scale, render: async ({ data }) => data })
  const margin = Math.round(bleed * scale)
  return sharp(data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .extract({
      left: margin,
      top: margin,
      width: image.width - 2 * margin,
      height: Math.min(HEIGHT_PX, image.height - margin),
    })
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/**
 * Renders the pages of finished files for a press, without their bleed, as JPEG. A page takes about 100 ms of CPU time, most of it
 * for its picture.
 * @param files with their bleed, in points
 * @param height of a trimmed page, in points
 */
export async function renderPreview(
  files: readonly { file: Uint8Array; bleed: number }[],
  height: number,
  signal: AbortSignal,
): Promise<Buffer[]> {
  // The memory of a library never shrinks, so it is loaded for each book.
  const pdfium = await PDFiumLibrary.init()
  try {
    const images: Buffer[] = []
    for (const { file, bleed } of files) {
      const pdf = await pdfium.loadDocument(file)
      for (const page of pdf.pages()) {
        signal.throwIfAborted()
        images.push(await renderPage(page, bleed, height))
      }
      pdf.destroy()
    }
    return images
  } finally {
    pdfium.destroy()
  }
}
