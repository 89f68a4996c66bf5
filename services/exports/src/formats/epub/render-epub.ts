import { bookVersion } from '../../books/book-version.ts'
import { EPUB, type RenderEdition } from '../../editions.ts'
import { createBookFonts } from '../../fonts/book-fonts.ts'
import { createBookModel } from '../../layout/create-book-model.ts'
import { textsByRole, withTypefaces } from '../../layout/page-texts.ts'
import { createChapters } from './chapters.ts'
import { generateEpub } from './generate-epub.ts'
import { identifierOf } from './package-metadata.ts'
import { repairEpub } from './repair-epub.ts'

/** Renders books to reflowable EPUB 3.3. The same book is the same file, byte by byte. */
export function createEpubRenderer(): RenderEdition {
  return async ({ book, pictures: bookPictures }, { signal, setProgress }) => {
    const pictures = await bookPictures.encoded()
    signal.throwIfAborted()
    setProgress(0.7)
    const model = await withTypefaces(createBookModel(book, await bookPictures.described()))
    const contents = {
      model,
      pictures,
      chapters: createChapters(model),
      fonts: await createBookFonts(textsByRole(model)),
      identifier: identifierOf(bookVersion(book, EPUB)),
    }
    return { file: await repairEpub(await generateEpub(contents), contents) }
  }
}
