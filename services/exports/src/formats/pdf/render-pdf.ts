import type { BrowserPool } from '../../browser/browser-pool.ts'
import type { IllustratedBook, RenderEdition } from '../../editions.ts'
import { createBookFonts } from '../../fonts/book-fonts.ts'
import { placedPictures } from '../../layout/page-markup.ts'
import { textsByRole } from '../../layout/page-texts.ts'
import { bookDocument } from './document.ts'
import { finishPdf, savePdf } from './finish-pdf.ts'
import { createPdfModel } from './pdf-model.ts'

/** Prints a self-contained HTML document with Chromium. A page is opened while the document is prepared. */
export const printDocument = (
  browser: BrowserPool,
  html: string | Promise<string>,
  signal: AbortSignal,
): Promise<Uint8Array> =>
  browser.withPage(async page => {
    await page.setContent(await html, { waitUntil: 'load' })
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  }, signal)

async function prepare({ book, pictures: bookPictures }: IllustratedBook) {
  const pictures = await bookPictures.described()
  const model = await createPdfModel(book, pictures)
  const [files, fonts] = await Promise.all([
    bookPictures.placed(placedPictures({ model, pictures, bleed: 0 }, model.pages)),
    createBookFonts(textsByRole(model)),
  ])
  return { model, html: bookDocument({ model, pictures, files, fonts, bleed: 0 }) }
}

/** Renders books to PDF with Chromium, for screens. */
export function createPdfRenderer(browser: BrowserPool): RenderEdition {
  return async (book, { signal, setProgress }) => {
    const preparing = prepare(book)
    const printing = printDocument(
      browser,
      preparing.then(({ html }) => {
        setProgress(0.3)
        return html
      }),
      signal,
    )
    const [{ model }, printed] = await Promise.all([preparing, printing])
    setProgress(0.9)
    return { file: await savePdf(await finishPdf(printed, model)) }
  }
}
