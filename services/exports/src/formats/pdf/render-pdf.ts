import type { BrowserPool } from '../../browser/browser-pool.ts'
import type { RenderEdition, SourcePicture } from '../editions.ts'
import { bookDocument, pageCount } from './document.ts'
import { readFontFaces } from './fonts.ts'
import { toJpegDataUrl } from './picture.ts'

/** Counts uncompressed page objects, as Chromium writes them. 0 if a later version compresses them. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

async function toDataUrls(pictures: ReadonlyMap<number, SourcePicture>): Promise<Map<number, string>> {
  const urls = new Map<number, string>()
  for (const [pageNumber, { bitmap }] of pictures) {
    const url = await toJpegDataUrl(bitmap)
    if (url) urls.set(pageNumber, url)
  }
  return urls
}

/** Renders books to PDF with Chromium. An unreadable picture is replaced by the placeholder. */
export function createPdfRenderer(browser: BrowserPool): RenderEdition {
  let fontFaces: Promise<string> | undefined

  return async ({ book, pictures }, { signal }) => {
    fontFaces ??= readFontFaces()
    const html = bookDocument({ book, pictures: await toDataUrls(pictures), fontFaces: await fontFaces })
    const pdf = await browser.withPage(async page => {
      await page.setContent(html, { waitUntil: 'load' })
      return Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }))
    }, signal)

    const [expected, actual] = [pageCount(book), countPages(pdf)]
    if (actual !== 0 && actual !== expected) throw new Error(`expected a PDF of ${expected} pages, received ${actual}`)
    return { file: pdf }
  }
}
