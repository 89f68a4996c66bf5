import { bookMessages } from '@kahani/messages/en/books'
import { typefaceNames } from '../fonts/book-fonts.ts'
import { colophonTexts } from './back-matter.ts'
import type { BookModel, BookPage } from './book-model.ts'
import { verseText } from './paragraphs.ts'

/** The texts of a page in reading order, by the typeface that shows them. */
interface PageTexts {
  display: string[]
  reading: string[]
}

/** What is written on a page: paragraphs, of which those from right to left begin with a mark. */
export function textsOf(page: BookPage, model: BookModel): PageTexts {
  const { title, childName, ageBand } = model
  switch (page.kind) {
    case 'cover':
      return { display: [title, ...(page.forChild ? [bookMessages.dedication(childName)] : [])], reading: [] }
    case 'half-title':
      return { display: [title], reading: [] }
    case 'belongs-to':
      return { display: [bookMessages.belongsTo, page.owner], reading: [] }
    case 'title-page':
      return { display: [title, bookMessages.forChild(childName)], reading: [verseText(page.message, [childName])] }
    case 'dedication':
      return { display: [], reading: [verseText(page.message, [childName])] }
    case 'cast':
      return { display: [bookMessages.castTitle, ...page.members.map(({ name }) => name)], reading: [] }
    case 'story':
      return { display: [], reading: [page.text, page.layout === 'picture' ? '' : String(page.number)] }
    case 'closing':
      return { display: [bookMessages.theEnd, bookMessages.goodNight(childName)], reading: [] }
    case 'colophon': {
      const { aloud, made } = colophonTexts(model)
      return { display: [bookMessages.readingAloudTitle], reading: [aloud, ...made] }
    }
    case 'endpaper':
      return { display: [], reading: [] }
    case 'drawing':
      return { display: [page.prompt], reading: [] }
    case 'back-cover':
      return { display: [], reading: [page.blurb, bookMessages.ages[ageBand], bookMessages.madeWith] }
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

/** The book with the names of its typefaces, which its colophon contains. Their letters are in its reading type. */
export const withTypefaces = async (model: BookModel): Promise<BookModel> => ({
  ...model,
  typefaces: await typefaceNames(textsByRole(model)),
})
