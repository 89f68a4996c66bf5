import type { BrowserPool } from '../../browser/browser-pool.ts'
import type { Render } from '../rendition.ts'
import { bookDocument, pageCount } from './document.ts'
import { readFontFaces } from './fonts.ts'
import { smallPicture } from './picture.ts'

/**
 * Pages in a file that Chromium wrote, whose page objects stand in clear. 0 where they don't, as a later Chromium might
 * have it.
 */
export const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

async function smallPictures(pictures: ReadonlyMap<number, Buffer>): Promise<Map<number, string>> {
  const small = new Map<number, string>()
  for (const [pageNumber, picture] of pictures) {
    const url = await smallPicture(picture)
    if (url) small.set(pageNumber, url)
  }
  return small
}

/** Prints books with a browser. A picture that can't be read is treated as one that is not there. */
export function createPdfRenderer(browser: BrowserPool): Render {
  let fontFaces: Promise<string> | undefined

  return async ({ book, pictures }, signal) => {
    fontFaces ??= readFontFaces()
    const html = bookDocument({ book, pictures: await smallPictures(pictures), fontFaces: await fontFaces })
    const pdf = await browser.withPage(async page => {
      await page.setContent(html, { waitUntil: 'load' })
      return Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }))
    }, signal)

    const [expected, found] = [pageCount(book), countPages(pdf)]
    if (found !== 0 && found !== expected) throw new Error(`the PDF has ${found} pages where ${expected} were laid out`)
    return pdf
  }
}
