import type { RenderEdition } from '../../editions.ts'
import { createBookFonts } from '../../fonts/book-fonts.ts'
import { createBookModel } from '../../layout/create-book-model.ts'
import { textsByRole, withTypefaces } from '../../layout/page-texts.ts'
import { writeEpub } from '../epub-package/write-epub.ts'
import { chapterPictures, createChapters } from './chapters.ts'
import { epubStylesheet } from './stylesheet.ts'

/** Renders books to reflowable EPUB 3.3. The same book is the same file, byte by byte. */
export function createEpubRenderer(): RenderEdition {
  return async ({ book, pictures: bookPictures }, { signal, setProgress }) => {
    const described = await bookPictures.described()
    const model = await withTypefaces(createBookModel(book, described))
    const pictures = await bookPictures.placed(chapterPictures(model, described))
    signal.throwIfAborted()
    setProgress(0.7)
    const fonts = await createBookFonts(textsByRole(model))
    const documents = createChapters(model)
    const stylesheet = epubStylesheet(fonts, model.ageBand)
    return { file: await writeEpub({ model, layout: 'reflowable', documents, stylesheet, fonts, pictures }) }
  }
}
