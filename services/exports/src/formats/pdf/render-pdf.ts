import type { BrowserPool } from '../../browser/browser-pool.ts'
import type { RenderEdition } from '../../editions.ts'
import { createBookFonts } from '../../fonts/book-fonts.ts'
import { createBookModel } from '../../layout/create-book-model.ts'
import { textsByRole } from '../../layout/page-texts.ts'
import { bookDocument } from './document.ts'
import { finishPdf, savePdf } from './finish-pdf.ts'

/** Prints a self-contained HTML document with Chromium. */
export const printDocument = (browser: BrowserPool, html: string, signal: AbortSignal): Promise<Uint8Array> =>
  browser.withPage(async page => {
    await page.setContent(html, { waitUntil: 'load' })
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  }, signal)

/** Renders books to PDF with Chromium, for screens. */
export function createPdfRenderer(browser: BrowserPool): RenderEdition {
  return async ({ book, pictures: bookPictures }, { signal, setProgress }) => {
    const pictures = await bookPictures.encoded()
    const model = createBookModel(book, new Set(pictures.keys()))
    const fonts = await createBookFonts(textsByRole(model))
    setProgress(0.3)
    const html = bookDocument({ model, pictures, fonts, bleed: 0 })
    const printed = await printDocument(browser, html, signal)
    setProgress(0.9)
    return { file: await savePdf(await finishPdf(printed, model)) }
  }
}
