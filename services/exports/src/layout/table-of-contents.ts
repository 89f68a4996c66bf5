import { bookMessages } from '@kahani/messages/en/books'
import type { BookModel, BookPage } from './book-model.ts'

export interface ContentsEntry {
  title: string
  /** Index of its first page in the book. */
  index: number
}

type Pages = Pick<BookModel, 'pages'>

/** A title of a page of the story ends after the word that reaches this length. */
const TITLE_CHARS = 28

/** The first words of a text, which end a title without punctuation. */
function firstWords(text: string): string {
  const [first = ''] = text.trim().split('\n')
  const end = first.indexOf(' ', TITLE_CHARS)
  return end < 0 ? first : `${first.slice(0, end).replace(/[^\p{L}\p{M}\p{N}]+$/u, '')}…`
}

function titleOf(page: BookPage, { pages }: Pages): string {
  switch (page.kind) {
    case 'cover':
      return bookMessages.contents.cover
    case 'half-title':
      return bookMessages.contents.halfTitle
    case 'belongs-to':
      return bookMessages.belongsTo
    case 'title-page':
    case 'dedication':
      return bookMessages.contents.titlePage
    case 'cast':
      return bookMessages.castTitle
    case 'story': {
      const texts = pages.map(each => (each.kind === 'story' && each.number === page.number ? each.text : ''))
      return bookMessages.contents.page(page.number, firstWords(texts.join('')))
    }
    case 'closing':
      return bookMessages.theEnd
    case 'colophon':
      return bookMessages.readingAloudTitle
    case 'back-cover':
      return bookMessages.contents.backCover
    case 'endpaper':
      return ''
    case 'drawing':
      return page.prompt
  }
}

/** The title of each page. Those of a spread have the same. */
export const titlesOf = (model: Pages): string[] => model.pages.map(page => titleOf(page, model))

/** Nobody looks for them. */
const UNLISTED: readonly (BookPage['kind'] | undefined)[] = ['half-title', 'belongs-to', 'endpaper', 'back-cover']

/** The table of contents: one entry for each page of the story, also if it is a spread. */
export function tableOfContents(model: Pages): ContentsEntry[] {
  const titles = titlesOf(model)
  return titles
    .map((title, index) => ({ title, index }))
    .filter(({ title, index }) => !UNLISTED.includes(model.pages[index]?.kind) && title !== titles[index - 1])
}
