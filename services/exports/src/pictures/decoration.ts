import { letterTitle } from '@kahani/lettering/letter-title'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import type { Box, Lettering, PlacedPicture } from './placed-picture.ts'

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
function drawFrame({ left, top, width, height }: Box, colour: string): string {
  const half = FRAME.width / 2
  return `<rect x="${left - half}" y="${top - half}" width="${width + FRAME.width}" height="${height + FRAME.width}" rx="${FRAME.radius}" fill="none" stroke="${colour}" stroke-width="${FRAME.width}"/>`
}

/** The part of a window around all of these boxes. */
function partAround(boxes: readonly Box[], window: Pick<Box, 'width' | 'height'>): Box {
  const left = Math.max(0, Math.min(...boxes.map(box => box.left)))
  const top = Math.max(0, Math.min(...boxes.map(box => box.top)))
  const right = Math.min(window.width, Math.max(...boxes.map(box => box.left + box.width)))
  const bottom = Math.min(window.height, Math.max(...boxes.map(box => box.top + box.height)))
  return { left, top, width: right - left, height: bottom - top }
}

interface Decoration {
  /** SVG. */
  input: Buffer
  /** Relative to the window, in px. */
  left: number
  top: number
}

/** What is drawn over a picture at its place; null if nothing is. @param scale px for each CSS px */
export async function decorationOf(
  { box, frame, lettering, ...window }: PlacedPicture,
  scale: number,
): Promise<Decoration | null> {
  const { left, top, width, height } = box
  const framed = {
    left: left - FRAME.width,
    top: top - FRAME.width,
    width: width + 2 * FRAME.width,
    height: height + 2 * FRAME.width,
  }
  const drawn = partAround([...(frame ? [framed] : []), ...(lettering ? [lettering.box] : [])], window)
  if (drawn.width <= 0 || drawn.height <= 0) return null
  const content = `${frame ? drawFrame(box, frame) : ''}${lettering ? await drawTitle(lettering) : ''}`
  const px = (length: number) => Math.round(length * scale)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px(drawn.width)}" height="${px(drawn.height)}" viewBox="${drawn.left} ${drawn.top} ${drawn.width} ${drawn.height}">${content}</svg>`
  return { input: Buffer.from(svg), left: px(drawn.left), top: px(drawn.top) }
}
