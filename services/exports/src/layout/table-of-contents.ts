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
    case 'dedication':
      return bookMessages.contents.halfTitle
    case 'story':
      return bookMessages.contents.page(page.number)
    case 'closing':
      return bookMessages.theEnd
    case 'drawing':
      return page.prompt
  }
}

/** The table of contents: one entry for each page of the story, also if it is a spread. */
export function tableOfContents({ pages }: Pick<BookModel, 'pages'>): ContentsEntry[] {
  const entries = pages.map((page, index) => ({ title: titleOf(page), index }))
  return entries.filter(({ title }, i) => title !== entries[i - 1]?.title)
}
