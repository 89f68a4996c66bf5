import { escapeHtml } from '@kahani/service-kit/html'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import type { BookFonts } from '../../fonts/book-fonts.ts'
import type { BookModel } from '../../layout/book-model.ts'
import type { PageContext } from '../../layout/elements.ts'
import { PAGE_PX } from '../../layout/geometry.ts'
import { pageMarkup } from '../../layout/page-markup.ts'
import { bookStylesheet } from '../../layout/stylesheet.ts'

export interface BookDocument {
  model: BookModel
  pictures: PageContext['pictures']
  /** JPEG files of the placed pictures, by their names. */
  files: ReadonlyMap<string, Buffer>
  fonts: BookFonts
  /** In px. */
  bleed: number
}

/** Content security policy: no scripts and no external resources, even if a text contains markup. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'"

const dataUrl = (mediaType: string, data: Buffer | undefined) =>
  `data:${mediaType};base64,${(data ?? Buffer.alloc(0)).toString('base64')}`

/** Renders a book as one self-contained HTML document with a sheet for each page. */
export function bookDocument(book: BookDocument): string {
  const { model } = book
  const width = PAGE_PX + 2 * book.bleed
  return sheetDocument(book, {
    width,
    markup: context => model.pages.map(page => pageMarkup(context, page)).join('\n'),
  })
}

/** Chromium tags the language of an element only if it is in its accessibility tree, as every live region is. */
const withTaggedLanguages = (markup: string) => markup.replaceAll(' lang="', ' aria-live="off" lang="')

export interface Sheets {
  /** In px. */
  width: number
  /** Styles in addition to those of a book. */
  styles?: string
  markup(context: PageContext): string
}

/** Renders sheets as one self-contained HTML document. */
export function sheetDocument(
  { model, pictures, files, fonts, bleed }: BookDocument,
  { width, styles = '', markup }: Sheets,
): string {
  const fontFiles = new Map(fonts.files.map(({ fileName, data }) => [fileName, data]))
  const fontUrlOf = (fileName: string) => dataUrl('font/ttf', fontFiles.get(fileName))
  const urlOf = (name: string) => dataUrl('image/jpeg', files.get(name))
  return `<!doctype html>
<html lang="${model.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(isolateRightToLeft(model.title))}</title>
<style>
${bookStylesheet({ fonts, fontUrlOf, bleed })}${styles}
@page { size: ${width}px ${PAGE_PX + 2 * bleed}px; margin: 0 }
html { -webkit-print-color-adjust: exact }
/* Keeps the spaces at the end of lines, which separate words for screen readers. */
p, h1, h2, h3 { white-space-collapse: preserve }
.page { break-after: page; break-inside: avoid }
.page:last-child { break-after: auto }
</style>
</head>
<body>
${withTaggedLanguages(markup({ model, pictures, urlOf, bleed }))}
</body>
</html>`
}
