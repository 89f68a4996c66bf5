import { escapeHtml } from '@kahani/service-kit/html'
import type { BookFonts } from '../../fonts/book-fonts.ts'
import type { BookModel } from '../../layout/book-model.ts'
import { PAGE_PX } from '../../layout/geometry.ts'
import { pageMarkup } from '../../layout/page-markup.ts'
import { bookStylesheet } from '../../layout/stylesheet.ts'
import type { EncodedPicture } from '../../pictures/encode-pictures.ts'

export interface BookDocument {
  model: BookModel
  pictures: ReadonlyMap<number, EncodedPicture>
  fonts: BookFonts
  /** In px. */
  bleed: number
}

/** Content security policy: no scripts and no external resources, even if a text contains markup. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'"

const dataUrl = (mediaType: string, data: Buffer | undefined) =>
  `data:${mediaType};base64,${(data ?? Buffer.alloc(0)).toString('base64')}`

/** Renders a book as one self-contained HTML document with a sheet for each page. */
export function bookDocument({ model, pictures, fonts, bleed }: BookDocument): string {
  const fontFiles = new Map(fonts.files.map(({ fileName, data }) => [fileName, data]))
  const fontUrlOf = (fileName: string) => dataUrl('font/ttf', fontFiles.get(fileName))
  const urlOf = (pageNumber: number) => dataUrl('image/jpeg', pictures.get(pageNumber)?.data)
  const side = PAGE_PX + 2 * bleed
  return `<!doctype html>
<html lang="${model.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(model.title)}</title>
<style>
${bookStylesheet({ fonts, fontUrlOf, bleed })}
@page { size: ${side}px ${side}px; margin: 0 }
html { -webkit-print-color-adjust: exact }
.page { break-after: page; break-inside: avoid }
.page:last-child { break-after: auto }
</style>
</head>
<body>
${model.pages.map(page => pageMarkup({ model, pictures, urlOf, bleed }, page)).join('\n')}
</body>
</html>`
}
