import { escapeHtml } from '@kahani/service-kit/html'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import type { BookPage } from '../../layout/book-model.ts'
import type { PageContext } from '../../layout/elements.ts'
import { PAGE_PX } from '../../layout/geometry.ts'
import { pageMarkup } from '../../layout/page-markup.ts'

/** Path of a page in the book, by its index. */
export const pagePath = (index: number) => `pages/page-${String(index + 1).padStart(2, '0')}.xhtml`
export const picturePath = (name: string) => `pictures/${name}.jpg`
export const fontPath = (fileName: string) => `fonts/${fileName}`
export const STYLESHEET_PATH = 'styles/book.css'
export const NAVIGATION_PATH = 'navigation.xhtml'

/** Semantic type of a page; a page of the story has none of its own. */
const TYPES: Partial<Record<BookPage['kind'], string>> = {
  cover: 'cover',
  'half-title': 'halftitlepage',
  'title-page': 'titlepage',
}

/** Renders a page as an XHTML document whose viewport is the page. */
export function pageDocument(context: PageContext, page: BookPage, title: string): string {
  const { language, title: bookTitle } = context.model
  const type = TYPES[page.kind]
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${escapeHtml(isolateRightToLeft(`${bookTitle}: ${title}`))}</title>
<meta charset="utf-8"/>
<meta name="viewport" content="width=${PAGE_PX}, height=${PAGE_PX}"/>
<link rel="stylesheet" type="text/css" href="../${STYLESHEET_PATH}"/>
</head>
<body${type ? ` epub:type="${type}"` : ''}>
${pageMarkup(context, page)}
</body>
</html>
`
}
