import { bookMessages } from '@kahani/messages/en/books'
import type { BookModel, BookPage } from './book-model.ts'
import { verseText } from './paragraphs.ts'

/** The texts of a page in reading order, by the typeface that shows them. */
interface PageTexts {
  display: string[]
  reading: string[]
}

/** What is written on a page: paragraphs, of which those from right to left begin with a mark. */
export function textsOf(page: BookPage, model: BookModel): PageTexts {
  const { title, childName, createdAt, origin } = model
  switch (page.kind) {
    case 'cover':
      return { display: [title, bookMessages.dedication(childName)], reading: [] }
    case 'half-title':
      return { display: [title, bookMessages.forChild(childName)], reading: [verseText(page.message, [childName])] }
    case 'dedication':
      return { display: [], reading: [verseText(page.message, [childName])] }
    case 'story':
      return { display: [], reading: [page.text, page.layout === 'picture' ? '' : String(page.number)] }
    case 'closing':
      return {
        display: [bookMessages.theEnd, bookMessages.madeFor(childName)],
        reading: [bookMessages.date(createdAt), bookMessages.madeWith, origin],
      }
    case 'drawing':
      return { display: [page.prompt], reading: [] }
  }
}

/** All texts of a book, by the typeface that shows them. */
export function textsByRole(model: BookModel): { display: string; reading: string } {
  const texts = model.pages.map(page => textsOf(page, model))
  return {
    display: texts.flatMap(({ display }) => display).join('\n'),
    reading: texts.flatMap(({ reading }) => reading).join('\n'),
  }
}
