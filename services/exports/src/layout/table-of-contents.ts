import { bookMessages } from '@kahani/messages/en/books'
import type { BookModel, BookPage } from './book-model.ts'

export interface ContentsEntry {
  title: string
  /** Index of its first page in the book. */
  index: number
}

/** Title of a page in the table of contents. */
export function titleOf(page: BookPage): string {
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
    case 'story':
      return bookMessages.contents.page(page.number)
    case 'closing':
      return bookMessages.theEnd
    case 'colophon':
      return bookMessages.colophonTitle
    case 'back-cover':
      return bookMessages.contents.backCover
    case 'drawing':
      return page.prompt
  }
}

/** Nobody looks for them. */
const UNLISTED: readonly BookPage['kind'][] = ['half-title', 'belongs-to', 'back-cover']

/** The table of contents: one entry for each page of the story, also if it is a spread. */
export function tableOfContents({ pages }: Pick<BookModel, 'pages'>): ContentsEntry[] {
  const entries = pages.flatMap((page, index) =>
    UNLISTED.includes(page.kind) ? [] : [{ title: titleOf(page), index }],
  )
  return entries.filter(({ title }, i) => title !== entries[i - 1]?.title)
}
