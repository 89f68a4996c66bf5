import { type Lab, labOf, linearOf } from './lab.ts'
import type { Box, Pixels, Rgb } from './pixels.ts'

/** Converts the colour of a pixel to that in even, neutral light. */
export type CorrectLight = (rgb: Rgb) => Lab

/** One pixel of so many is measured. */
const STEP = 7
/** A high power makes bright colours count most: they are rarely those of coloured things. */
const POWER = 6
/** Colour casts are corrected by this share, because a scene can really be warm. */
const CAST_SHARE = 0.75
/** Luminance of the brightest things in a well-exposed picture. Cameras expose for the face, so a darker one is brightened less. */
const WHITE = 0.8
const GAIN_SHARE = 0.7
const MAX_GAIN = 2
/** A light with a chroma of more hides the colours of skin; less light than this hides everything. */
const MAX_CHROMA = 55
const MIN_WHITE = 0.12

const luminanceOf = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Measures the light by what is around a face; null if it is too dark or too coloured to tell colours. */
export function measureLight({ data, width, height }: Pixels, face: Box): CorrectLight | null {
  const luminances: number[] = []
  const sums = [0, 0, 0]
  for (let i = 0; i < width * height; i += STEP) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const linear = linearOf([data[i * 3], data[i * 3 + 1], data[i * 3 + 2]] as unknown as Rgb)
    luminances.push(luminanceOf(linear))
    if (x > face.left && x < face.right && y > face.top && y < face.bottom) continue
    for (const [channel, value] of linear.entries()) sums[channel] = (sums[channel] as number) + value ** POWER
  }
  const brightest = luminances.sort((a, b) => a - b)[Math.floor(luminances.length * 0.99)] as number
  if (brightest < MIN_WHITE) return null
  const means = sums.map(sum => (sum + 1e-9) ** (1 / POWER)) as unknown as Rgb
  const mean = luminanceOf(means)
  const [, a, b] = labOf(means.map(value => (value / mean) * 0.6) as unknown as Rgb)
  if (Math.hypot(a, b) > MAX_CHROMA) return null
  const gain = Math.min(MAX_GAIN, Math.max(1, WHITE / brightest) ** GAIN_SHARE)
  const gains = means.map(value => gain * (mean / value) ** CAST_SHARE)
  return rgb => labOf(linearOf(rgb).map((value, channel) => value * (gains[channel] as number)) as unknown as Rgb)
}
