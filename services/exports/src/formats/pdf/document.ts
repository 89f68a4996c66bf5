import { COVER } from '@kahani/contracts/illustration'
import type { Book } from '@kahani/contracts/stories-internal'
import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import { stylesheet } from './stylesheet.ts'
import { textSize } from './text-size.ts'
import { MOON, PLACEHOLDER } from './vector-art.ts'

export interface BookDocument {
  book: Book
  /** Data URLs of the pictures, by page number. */
  pictures: ReadonlyMap<number, string>
  /** `@font-face` rules. */
  fontFaces: string
}

/** Content security policy: no scripts and no external resources, even if a text contains markup. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'"
/** Texts above this length are left-aligned. */
const LONG_TEXT_CHARS = 180

/** The pages of text, in reading order. */
const storyPages = (book: Book) =>
  book.pages.filter(page => page.pageNumber !== COVER).sort((a, b) => a.pageNumber - b.pageNumber)

/** Includes the cover and the last page. */
export const pageCount = (book: Book) => 1 + storyPages(book).length + 1

const image = (url: string | undefined, alt: string) =>
  `<div class="frame">${url ? `<img class="picture" src="${url}" alt="${escapeHtml(alt)}">` : PLACEHOLDER}</div>`

const titleSize = (title: string) => (title.length > 60 ? 26 : title.length > 32 ? 33 : 42)

function cover({ book, pictures }: BookDocument): string {
  const { title, characterName } = book.story
  const alt = book.pages.find(page => page.pageNumber === COVER)?.altText || bookMessages.coverOf(title)
  return `<section class="page cover">
<h1 style="font-size: ${titleSize(title)}pt">${escapeHtml(title)}</h1>
${image(pictures.get(COVER), alt)}
<p class="dedication">${escapeHtml(bookMessages.dedication(characterName))}</p>
</section>`
}

function storyPage({ book, pictures }: BookDocument, { pageNumber, text, altText }: Book['pages'][number]): string {
  const size = textSize(book.story.characterAge, text)
  const className = text.length > LONG_TEXT_CHARS ? 'text long' : 'text'
  return `<section class="page story">
${image(pictures.get(pageNumber), altText)}
<p class="${className}" style="font-size: ${size}pt">${escapeHtml(text)}</p>
<p class="number">${pageNumber}</p>
</section>`
}

const lastPage = `<section class="page end">
${MOON}
<h2>${escapeHtml(bookMessages.theEnd)}</h2>
<p>${escapeHtml(bookMessages.madeWith)}</p>
</section>`

/** Renders a book as one self-contained HTML document. */
export function bookDocument(document: BookDocument): string {
  const pages = storyPages(document.book).map(page => storyPage(document, page))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(document.book.story.title)}</title>
<style>${document.fontFaces}${stylesheet}</style>
</head>
<body>
${cover(document)}
${pages.join('\n')}
${lastPage}
</body>
</html>`
}
