import type { FocusBox } from '@kahani/contracts/picture-focus'
import sharp from 'sharp'
import { type CellBox, groupsOf, split } from './cell-boxes.ts'

/** Cells across and down in which a picture is measured, and px across and down of each. */
const SIDE = 64
const CELL_PX = 4

/** Radii in cells of areas, and of the surroundings that each is compared with. */
const SCALES = [
  [1, 7],
  [3, 15],
] as const
/** How much contrast to the surroundings, detail, and detail in the colours of skin count. */
const WEIGHTS = { contrast: 0.8, detail: 1.2, skin: 1 }
/** Radius in cells within which detail and the result are averaged. */
const DETAIL_RADIUS = 2
const SMOOTH_RADIUS = 1
/** Distance from the middle, in sides of the picture, from which a place counts clearly less. */
const OFF_CENTRE = 0.55
/** Share of the picture that is salient. */
const SALIENT = 0.2
/** Cells around what is salient that have to be seen too. Above it are hair and hats, which are often plain. */
const MARGIN = 1
const MARGIN_ABOVE = 4
const MAX_BOXES = 8

type Cells = Float32Array

/** Luminance, red against green, yellow against blue, differences between neighbouring px, and the share of skin colours. */
type Channel = 'light' | 'redGreen' | 'yellowBlue' | 'detail' | 'skin'

/** Whether a colour can be one of human skin in any light: a warm hue that is neither pale nor glaring. */
function isSkin(r: number, g: number, b: number): boolean {
  if (r < g || g < b || r < 60 || r > 250) return false
  const [hue, saturation] = [(60 * (g - b)) / (r - b || 1), (r - b) / r]
  return hue > 5 && hue < 38 && saturation > 0.22 && saturation < 0.72
}

async function measure(picture: Buffer): Promise<Record<Channel, Cells>> {
  const widthPx = SIDE * CELL_PX
  const px = await sharp(picture)
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(widthPx, widthPx, { fit: 'fill' })
    .raw()
    .toBuffer()
  const cells = () => new Float32Array(SIDE * SIDE)
  const measured = { light: cells(), redGreen: cells(), yellowBlue: cells(), detail: cells(), skin: cells() }
  const lights = new Float32Array(widthPx * widthPx)
  // From the last one, so that the next ones to the right and below are known.
  for (let i = lights.length - 1; i >= 0; i--) {
    const r = px[i * 3] ?? 0
    const g = px[i * 3 + 1] ?? 0
    const b = px[i * 3 + 2] ?? 0
    const light = 0.3 * r + 0.59 * g + 0.11 * b
    lights[i] = light
    const isLast = i % widthPx === widthPx - 1 || i >= lights.length - widthPx
    const detail = isLast ? 0 : Math.abs((lights[i + 1] ?? 0) - light) + Math.abs((lights[i + widthPx] ?? 0) - light)
    const cell = Math.floor(i / widthPx / CELL_PX) * SIDE + Math.floor((i % widthPx) / CELL_PX)
    measured.light[cell] = (measured.light[cell] ?? 0) + light
    measured.redGreen[cell] = (measured.redGreen[cell] ?? 0) + r - g
    measured.yellowBlue[cell] = (measured.yellowBlue[cell] ?? 0) + (r + g) / 2 - b
    measured.detail[cell] = (measured.detail[cell] ?? 0) + detail
    if (isSkin(r, g, b)) measured.skin[cell] = (measured.skin[cell] ?? 0) + 1 / CELL_PX ** 2
  }
  return measured
}

/** Means over squares of 2 × `radius` + 1 cells, by sums over all cells above and to the left. */
function blurred(cells: Cells, radius: number): Cells {
  const row = SIDE + 1
  const sums = new Float64Array(row * row)
  const sumAt = (x: number, y: number) => sums[y * row + x] ?? 0
  const result = new Float32Array(cells.length)
  for (let y = 1; y <= SIDE; y++)
    for (let x = 1; x <= SIDE; x++)
      sums[y * row + x] = (cells[(y - 1) * SIDE + x - 1] ?? 0) + sumAt(x - 1, y) + sumAt(x, y - 1) - sumAt(x - 1, y - 1)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const left = Math.max(0, x - radius)
      const right = Math.min(SIDE, x + radius + 1)
      const top = Math.max(0, y - radius)
      const bottom = Math.min(SIDE, y + radius + 1)
      const sum = sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top)
      result[y * SIDE + x] = sum / ((right - left) * (bottom - top))
    }
  return result
}

/** A lower mean, in levels of all px of a cell, is rounding. */
const LEAST_MEAN = 0.5

/** Relative to the mean; zero in a plain picture. */
function normalized(cells: Cells): Cells {
  const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length
  return cells.map(value => (mean > LEAST_MEAN ? value / mean : 0))
}

/** How much each cell of a picture draws the eye. */
async function saliencyOf(picture: Buffer): Promise<Cells> {
  const { detail, skin, ...colours } = await measure(picture)
  const contrast = new Float32Array(SIDE * SIDE)
  for (const channel of Object.values(colours))
    for (const [near, far] of SCALES) {
      const [own, surroundings] = [blurred(channel, near), blurred(channel, far)]
      for (const [i, value] of own.entries())
        contrast[i] = (contrast[i] ?? 0) + Math.abs(value - (surroundings[i] ?? 0))
    }
  const [contrasts, details, skins] = [
    normalized(contrast),
    normalized(blurred(detail, DETAIL_RADIUS)),
    blurred(skin, 1),
  ]
  const salience = contrasts.map((value, i) => {
    const [x, y] = [((i % SIDE) + 0.5) / SIDE - 0.5, (Math.floor(i / SIDE) + 0.5) / SIDE - 0.5]
    const central = Math.exp(-(x * x + y * y) / (2 * OFF_CENTRE ** 2))
    const fine = details[i] ?? 0
    const skinned = (skins[i] ?? 0) * Math.min(2, fine)
    return (WEIGHTS.contrast * value + WEIGHTS.detail * fine + WEIGHTS.skin * skinned) * central
  })
  return blurred(salience, SMOOTH_RADIUS)
}

function toFocus({ left, right, top, bottom }: CellBox): FocusBox {
  const [x, y] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN_ABOVE)]
  const [width, height] = [Math.min(SIDE, right + MARGIN) - x, Math.min(SIDE, bottom + MARGIN) - y]
  return {
    part: 'thing',
    who: null,
    box: { x: x / SIDE, y: y / SIDE, width: width / SIDE, height: height / SIDE },
  }
}

/**
 * Boxes around what probably has to be seen of a picture about which nobody has said it: two fifths of it, with most faces,
 * hands and things (`npm run bench -- saliency`). None of a picture that is all alike.
 * @param picture PNG or JPEG
 */
export async function salientBoxes(picture: Buffer): Promise<FocusBox[]> {
  const salience = await saliencyOf(picture)
  const threshold = salience.toSorted()[Math.floor((1 - SALIENT) * salience.length)] ?? 0
  const weightOf = (cells: readonly number[]) => cells.reduce((sum, i) => sum + (salience[i] ?? 0), 0)
  return groupsOf(i => (salience[i] ?? 0) > threshold, SIDE)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .flatMap(cells => split(cells, SIDE))
    .slice(0, MAX_BOXES)
    .map(toFocus)
}
