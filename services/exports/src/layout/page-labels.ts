import { bookMessages } from '@kahani/messages/en/books'
import type { BookPage } from './book-model.ts'

const ONES = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
const roman = (number: number) => 'x'.repeat(Math.floor(number / 10)) + (ONES[number % 10] ?? '')

/**
 * What each page is called: pages of the story by their number, which is printed there and shown in the reader; both pages of
 * a spread are one page of the story. Pages before it have Roman numbers, those after it count on.
 */
export function pageLabels(pages: readonly BookPage[]): string[] {
  // Page i is the half title, which files for screens leave out.
  let before = pages.some(({ kind }) => kind === 'half-title') ? 0 : 1
  let after = 0
  return pages.map(page => {
    if (page.kind === 'cover') return bookMessages.contents.cover
    if (page.kind === 'back-cover') return bookMessages.contents.backCover
    if (page.kind === 'story') {
      after = page.number
      return String(page.number)
    }
    if (after === 0) {
      before += 1
      return roman(before)
    }
    after += 1
    return String(after)
  })
}
