import { letterTitle } from '@kahani/lettering/letter-title'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import type { Lettering, PlacedPicture } from './placed-picture.ts'

const LIGHT = '#fff6e2'
const ACCENT = '#f6b93b'
/** Of the lettering of all books: their titles differ. */
const SEED = 1
const FRAME = { radius: 22, width: 8 }

async function drawTitle({ title, heroName, box, dark }: Lettering): Promise<string> {
  await loadLetteringFonts()
  const { left: x, top: y, width, height } = box
  const colours = { light: LIGHT, dark, accent: ACCENT }
  return letterTitle({ title, heroName, box: { x, y, width, height }, seed: SEED, colours }).svg
}

/** The frame of a picture, which hides the corners that are cut off. */
function drawFrame({ left, top, width, height }: PlacedPicture['box'], colour: string): string {
  const half = FRAME.width / 2
  return `<rect x="${left - half}" y="${top - half}" width="${width + FRAME.width}" height="${height + FRAME.width}" rx="${FRAME.radius}" fill="none" stroke="${colour}" stroke-width="${FRAME.width}"/>`
}

/** What is drawn over a picture at its place: an SVG of its window; null if nothing is. @param scale px for each CSS px */
export async function decorationOf(
  { width, height, box, frame, lettering }: PlacedPicture,
  scale: number,
): Promise<Buffer | null> {
  if (!frame && !lettering) return null
  const px = (length: number) => Math.round(length * scale)
  const content = `${frame ? drawFrame(box, frame) : ''}${lettering ? await drawTitle(lettering) : ''}`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px(width)}" height="${px(height)}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )
}
