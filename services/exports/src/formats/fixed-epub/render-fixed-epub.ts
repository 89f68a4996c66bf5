import { createHash } from 'node:crypto'
import type { RenderEdition } from '../../editions.ts'
import { createBookFonts } from '../../fonts/book-fonts.ts'
import { createBookModel } from '../../layout/create-book-model.ts'
import type { PageContext } from '../../layout/elements.ts'
import { placedPictures } from '../../layout/page-markup.ts'
import { textsByRole, withTypefaces } from '../../layout/page-texts.ts'
import { bookStylesheet } from '../../layout/stylesheet.ts'
import { titleOf } from '../../layout/table-of-contents.ts'
import { packEpub } from '../pack-epub.ts'
import { navigationDocument } from './navigation-document.ts'
import { packageDocument } from './package-document.ts'
import { fontPath, NAVIGATION_PATH, pageDocument, pagePath, picturePath, STYLESHEET_PATH } from './page-document.ts'

const CONTENT = 'EPUB'
const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="${CONTENT}/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

export interface FixedEpubOptions {
  /** A Kindle shows the cover picture itself, and would show a page with it again. */
  hasCoverPage: boolean
}

export const FIXED_EPUB: FixedEpubOptions = { hasCoverPage: true }
export const KINDLE_EPUB: FixedEpubOptions = { hasCoverPage: false }

/** A UUID that identifies these contents, so that the same book has the same identifier. */
function uuidOf(...contents: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  const digits = hash.digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}

/** Creates a renderer of fixed-layout EPUB 3.3. The same book results in the same bytes. */
export function createFixedEpubRenderer({ hasCoverPage }: FixedEpubOptions): RenderEdition {
  return async ({ book, pictures: bookPictures }, { setProgress, signal }) => {
    const pictures = await bookPictures.described()
    signal.throwIfAborted()
    const complete = createBookModel(book, pictures)
    const shown = complete.pages.filter(({ kind }) => kind !== 'back-cover')
    const pictureFiles = await bookPictures.placed(placedPictures({ model: complete, pictures, bleed: 0 }, shown))
    signal.throwIfAborted()
    setProgress(0.6)
    const pages = shown.filter(({ kind }) => hasCoverPage || kind !== 'cover')
    const model = await withTypefaces({ ...complete, pages })
    const fonts = await createBookFonts(textsByRole(model))
    const context: PageContext = {
      model,
      pictures,
      urlOf: name => `../${picturePath(name)}`,
      bleed: 0,
      markWords: true,
    }
    const documents = model.pages.map(page => pageDocument(context, page, titleOf(page)))
    const identifier = uuidOf(...documents, ...pictureFiles.values())

    const files = new Map<string, string | Buffer>([['META-INF/container.xml', CONTAINER]])
    const add = (path: string, content: string | Buffer) => files.set(`${CONTENT}/${path}`, content)
    add('package.opf', packageDocument({ model, pictures: pictureFiles, fonts, identifier }))
    add(NAVIGATION_PATH, navigationDocument(model))
    add(STYLESHEET_PATH, bookStylesheet({ fonts, fontUrlOf: name => `../${fontPath(name)}`, bleed: 0 }))
    for (const [i, document] of documents.entries()) add(pagePath(i), document)
    for (const [name, data] of pictureFiles) add(picturePath(name), data)
    for (const { fileName, data } of fonts.files) add(fontPath(fileName), data)
    return { file: await packEpub(files, model.createdAt) }
  }
}
