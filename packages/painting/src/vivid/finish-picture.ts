import { seededRandom } from '@kahani/random/seeded-random'
import { type Daylight, WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import { atScale, type Tile } from '../texture/tile.ts'
import type { Canvas } from './canvas.ts'
import { CURVE, SATURATION, TONES, type Tones } from './grade.ts'

/** Strength of the paper's relief in the middle tones, from 0 to 255. */
const GRAIN = 5.5
/** How much darker the corners are. */
const VIGNETTE = 0.8
/** Share of the light that the paper reflects. */
const PAPER = [1, 0.992, 0.972] as const

/** The finished picture as RGBA: graded, on a sheet of paper that depends on the seed. */
export function finishPicture(canvas: Canvas, daylight: Daylight, paper: Tile, seed: number): Uint8Array<ArrayBuffer> {
  const { widthPx, heightPx, data } = canvas
  const pixels = new Uint8ClampedArray(widthPx * heightPx * 4)
  const readGrain = readPaper(paper, widthPx, seed)
  const fromMiddleX = Float64Array.from({ length: widthPx }, (_, x) => (x / widthPx - 0.5) ** 2)
  for (let y = 0; y < heightPx; y++) {
    const row = data.subarray(y * widthPx * 3, (y + 1) * widthPx * 3)
    const to = pixels.subarray(y * widthPx * 4, (y + 1) * widthPx * 4)
    finishRow(row, to, readGrain(y), TONES[daylight], fromMiddleX, (y / heightPx - 0.5) ** 2)
  }
  return new Uint8Array(pixels.buffer)
}

/** Grades one row, which the compiler optimises better than a loop over all of them. */
function finishRow(
  row: Float32Array,
  pixels: Uint8ClampedArray,
  grains: Float32Array,
  { dark, bright }: Tones,
  fromMiddleX: Float64Array,
  fromMiddleY: number,
): void {
  const [darkRed, darkGreen, darkBlue] = dark
  const [brightRed, brightGreen, brightBlue] = bright
  const [paperRed, paperGreen, paperBlue] = PAPER
  for (let x = 0, o = 0, i = 0; x < grains.length; x++, o += 3, i += 4) {
    const red = curve(row[o] as number)
    const green = curve(row[o + 1] as number)
    const blue = curve(row[o + 2] as number)
    const light = (red * 0.3 + green * 0.59 + blue * 0.11) / 255
    const corner = Math.max(0, fromMiddleY + (fromMiddleX[x] as number) - 0.16)
    const shade = 1 - corner * corner * VIGNETTE
    // The relief shows less in white and in black.
    const grain = (grains[x] as number) * (0.45 + light * (1 - light) * 2.6)
    const grey = light * 255 * (1 - SATURATION) + grain
    const rest = 1 - light
    pixels[i] = (red * SATURATION + grey + darkRed * rest + brightRed * light) * shade * paperRed
    pixels[i + 1] = (green * SATURATION + grey + darkGreen * rest + brightGreen * light) * shade * paperGreen
    pixels[i + 2] = (blue * SATURATION + grey + darkBlue * rest + brightBlue * light) * shade * paperBlue
    pixels[i + 3] = 255
  }
}

const curve = (value: number) => CURVE[value < 0 ? 0 : value > 255 ? 1020 : (value * 4) | 0] as number

/** Reads the relief of the paper row by row. */
function readPaper(paper: Tile, widthPx: number, seed: number): (y: number) => Float32Array {
  const next = seededRandom(seed)
  const { size, data } = atScale(paper, widthPx / WIDTH_UNITS)
  const mask = size - 1
  const perPx = (WIDTH_UNITS / widthPx) * (size / paper.size)
  const shiftX = next() * size
  const shiftY = next() * size
  const texels = new Float32Array(size)
  const grains = new Float32Array(widthPx)
  return y => {
    const v = y * perPx + shiftY
    const upper = (Math.floor(v) & mask) * size
    const lower = ((Math.floor(v) + 1) & mask) * size
    const share = v - Math.floor(v)
    for (let i = 0; i < size; i++) {
      const from = data[upper + i] as number
      texels[i] = ((from + ((data[lower + i] as number) - from) * share) * GRAIN) / 127
    }
    for (let x = 0; x < widthPx; x++) {
      const u = x * perPx + shiftX
      const floor = Math.floor(u)
      const left = texels[floor & mask] as number
      grains[x] = left + ((texels[(floor + 1) & mask] as number) - left) * (u - floor)
    }
    return grains
  }
}
