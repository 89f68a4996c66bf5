import { COVER } from '@kahani/contracts/illustration'
import type { Book } from '@kahani/contracts/stories-internal'
import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import { MOON, PLACEHOLDER } from './drawings.ts'
import { stylesheet } from './stylesheet.ts'
import { textSize } from './text-size.ts'

export interface DocumentParts {
  book: Book
  /** Data URLs of the pictures, by page number. */
  pictures: ReadonlyMap<number, string>
  /** `@font-face` rules. */
  fontFaces: string
}

/** Whatever a text may hold, nothing but what stands in the document itself is shown, and nothing runs. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'"
/** Characters from which on a text is set as a paragraph and not as a verse. */
const LONG_TEXT = 180

/** The pages of text, in reading order. */
export const storyPages = (book: Book) =>
  book.pages.filter(page => page.pageNumber !== COVER).sort((a, b) => a.pageNumber - b.pageNumber)

/** Cover, pages and the end. */
export const pageCount = (book: Book) => 1 + storyPages(book).length + 1

const image = (url: string | undefined, alt: string) =>
  `<div class="frame">${url ? `<img class="picture" src="${url}" alt="${escapeHtml(alt)}">` : PLACEHOLDER}</div>`

const titleSize = (title: string) => (title.length > 60 ? 26 : title.length > 32 ? 33 : 42)

function cover({ book, pictures }: DocumentParts): string {
  const { title, characterName } = book.story
  const alt = book.pages.find(page => page.pageNumber === COVER)?.altText || bookMessages.coverOf(title)
  return `<section class="page cover">
<h1 style="font-size: ${titleSize(title)}pt">${escapeHtml(title)}</h1>
${image(pictures.get(COVER), alt)}
<p class="dedication">${escapeHtml(bookMessages.dedication(characterName))}</p>
</section>`
}

function storyPage({ book, pictures }: DocumentParts, { pageNumber, text, altText }: Book['pages'][number]): string {
  const size = textSize(book.story.characterAge, text)
  const kind = text.length > LONG_TEXT ? 'words long' : 'words'
  return `<section class="page story">
${image(pictures.get(pageNumber), altText)}
<p class="${kind}" style="font-size: ${size}pt">${escapeHtml(text)}</p>
<p class="number">${pageNumber}</p>
</section>`
}

const lastPage = `<section class="page end">
${MOON}
<h2>${escapeHtml(bookMessages.theEnd)}</h2>
<p>${escapeHtml(bookMessages.madeWith)}</p>
</section>`

/** The whole book as one HTML document that needs nothing from elsewhere. */
export function bookDocument(parts: DocumentParts): string {
  const pages = storyPages(parts.book).map(page => storyPage(parts, page))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(parts.book.story.title)}</title>
<style>${parts.fontFaces}${stylesheet}</style>
</head>
<body>
${cover(parts)}
${pages.join('\n')}
${lastPage}
</body>
</html>`
}
