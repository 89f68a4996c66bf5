import { seededRandom } from '@kahani/random/seeded-random'
import { type Daylight, WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import { atScale, type Tile } from '../texture/tile.ts'
import type { Canvas } from './canvas.ts'
import { CURVE, SATURATION, TONES } from './grade.ts'

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
  const { dark, bright } = TONES[daylight]
  const readGrain = readPaper(paper, widthPx, seed)
  for (let y = 0; y < heightPx; y++) {
    const grains = readGrain(y)
    const fromMiddleY = (y / heightPx - 0.5) ** 2
    for (let x = 0; x < widthPx; x++) {
      const o = (y * widthPx + x) * 3
      const red = curve(data[o] as number)
      const green = curve(data[o + 1] as number)
      const blue = curve(data[o + 2] as number)
      const light = (red * 0.3 + green * 0.59 + blue * 0.11) / 255
      const corner = Math.max(0, fromMiddleY + (x / widthPx - 0.5) ** 2 - 0.16)
      const shade = 1 - corner * corner * VIGNETTE
      // The relief shows less in white and in black.
      const grain = (grains[x] as number) * (0.45 + light * (1 - light) * 2.6)
      const grey = light * 255 * (1 - SATURATION) + grain
      const rest = 1 - light
      const i = (y * widthPx + x) * 4
      pixels[i] = (red * SATURATION + grey + dark[0] * rest + bright[0] * light) * shade * PAPER[0]
      pixels[i + 1] = (green * SATURATION + grey + dark[1] * rest + bright[1] * light) * shade * PAPER[1]
      pixels[i + 2] = (blue * SATURATION + grey + dark[2] * rest + bright[2] * light) * shade * PAPER[2]
      pixels[i + 3] = 255
    }
  }
  return new Uint8Array(pixels.buffer)
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
