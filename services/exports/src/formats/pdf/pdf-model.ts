import type { Book } from '@kahani/contracts/stories-internal'
import type { BookModel } from '../../layout/book-model.ts'
import { createBookModel } from '../../layout/create-book-model.ts'
import type { PagePicture } from '../../layout/elements.ts'
import { withTypefaces } from '../../layout/page-texts.ts'

/**
 * A book for screens. The cover is its first page, on the right, so it has no half title, which repeats the cover: then the
 * same pages face each other as in print.
 */
export async function createPdfModel(book: Book, pictures: ReadonlyMap<number, PagePicture>): Promise<BookModel> {
  const model = await withTypefaces(createBookModel(book, pictures))
  return { ...model, pages: model.pages.filter(({ kind }) => kind !== 'half-title') }
}
