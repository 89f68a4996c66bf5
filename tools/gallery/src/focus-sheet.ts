import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COVER } from '@kahani/contracts/illustration'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import { drawWithFocus } from '@kahani/illustrator/draw-picture'
import { SIZE } from '@kahani/illustrator/size'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import { renderDrawing } from '@kahani/painting/render-drawing'
import sharp from 'sharp'
import { contactSheet } from './contact-sheet.ts'
import { GALLERY } from './gallery-briefs.ts'
import { draftBook } from './make-book.ts'

/** Pictures with boxes around what has to be seen of them, to look at: heads red, hands blue, things yellow. */

const COLOURS: Record<FocusBox['part'], string> = { face: '#ff2d2d', hands: '#1fa2ff', thing: '#ffd500' }
const LINE = 8
const PICTURE_PX = 896
const SHEET = { columns: 6, tilePx: 448, gapPx: 6 }

async function withBoxes(picture: Buffer, focus: readonly FocusBox[]): Promise<Buffer> {
  const boxes = focus.map(({ part, box: { x, y, width, height } }) => {
    const [left, top, w, h] = [x, y, width, height].map(share => share * SIZE)
    return `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="none" stroke="${COLOURS[part]}" stroke-width="${LINE}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_PX}" height="${PICTURE_PX}" viewBox="0 0 ${SIZE} ${SIZE}">${boxes.join('')}</svg>`
  return sharp(picture)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}

/** Writes a contact sheet of a page of each book of the gallery. @param pages from 0 for the cover */
export async function renderFocusSheets(folder: string, pages: readonly number[]): Promise<void> {
  await loadLetteringFonts()
  await mkdir(folder, { recursive: true })
  for (const page of pages) {
    const pictures: Buffer[] = []
    for (const book of GALLERY) {
      const { request, briefs } = draftBook(book)
      const brief = briefs[page]
      if (!brief) continue
      const picture = { pageNumber: COVER + page, key: '', brief, softened: false }
      const { drawing, focus } = drawWithFocus(request, picture)
      pictures.push(await withBoxes(await renderDrawing(drawing, PICTURE_PX), focus))
    }
    const file = join(folder, `page-${page}.webp`)
    if (pictures.length > 0) await writeFile(file, await contactSheet(pictures, SHEET))
    process.stdout.write(`${file}\n`)
  }
}
