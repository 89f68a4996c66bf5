import { COVER } from '@kahani/contracts/illustration'
import { drawPicture } from '@kahani/illustrator/draw-picture'
import { GALLERY } from '../gallery-briefs.ts'
import { draftBook } from '../make-book.ts'
import type { SitePicture } from './picture-files.ts'

/** Books of the gallery whose covers stand for those that a family does not have yet. */
const BOOKS = ['diya', 'kiaan', 'ayaan', 'navya']

/** Needs the fonts of `loadLetteringFonts()`. */
function drawCover(name: string): string {
  const book = GALLERY.find(each => each.name === name)
  if (!book) throw new Error(`The gallery has no book ${name}`)
  const { request, draft } = draftBook(book)
  return drawPicture(request, { pageNumber: COVER, key: '', brief: draft.cover, softened: false })
}

export const SAMPLE_COVERS: readonly SitePicture[] = BOOKS.map(name => ({
  name: `apps/web/src/ui/art/sample-covers/${name}`,
  draw: () => drawCover(name),
  widths: [384],
  quality: 60,
}))
