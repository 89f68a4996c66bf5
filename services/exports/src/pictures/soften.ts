import type { Box, Edge, PlacedPicture, Tone, Veil } from './placed-picture.ts'

/** CSS px of one sample. */
export const STEP = 4
/** Over which the picture becomes soft, in CSS px. */
const FEATHER = 64
const FADE = 64
const JOIN = 24
/** A picture that ends this near to its window reaches it. */
const ROUNDING = 1
/** A text this near to the edge of its window is soft up to the edge. */
const NEAR_EDGE = 130
/** How far the border of a soft area sways, in CSS px. */
const SWAY = 22
/** Colours of the text on a picture. */
export const TEXT_COLOURS: Record<Tone, string> = { dark: '#fffaf0', light: '#2b1d13' }
/** Contrast of the soft area, relative to the least one: what is seen through it has less. */
const VEIL_CONTRAST = 1.35
/** Share of the samples behind a text that may have less contrast, such as a star. */
const EXCEPT = 0.003

type Rgb = readonly [number, number, number]

/** Samples of a picture: RGB. */
export interface Samples {
  data: Uint8Array
  width: number
  height: number
}

/** Samples to lay over those of a picture. */
export interface Overlay {
  /** RGB, from 0 to 255. */
  colours: Float32Array
  /** From 0 to 1. */
  alphas: Float32Array
  width: number
  height: number
}

const linear = (value: number) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
export const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
export const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
const parse = (hex: string): Rgb => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const smooth = (value: number) => {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

const hash = (x: number, y: number, seed: number) => {
  const n = Math.imul(x * 374_761 + y * 668_265 + seed * 974_711, 1_274_126_177)
  return ((n ^ (n >>> 13)) >>> 0) / 2 ** 32
}

/** Smooth noise from -1 to 1, which changes over about `scale` px. */
function noise(x: number, y: number, scale: number, seed: number): number {
  const [u, v] = [x / scale, y / scale]
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const [s, t] = [smooth(u - i), smooth(v - j)]
  const upper = hash(i, j, seed) * (1 - s) + hash(i + 1, j, seed) * s
  const lower = hash(i, j + 1, seed) * (1 - s) + hash(i + 1, j + 1, seed) * s
  return 2 * (upper * (1 - t) + lower * t) - 1
}
const sway = (x: number, y: number, seed: number) =>
  SWAY * (0.7 * noise(x, y, 90, seed) + 0.3 * noise(x, y, 34, seed + 1))

/** A box that continues beyond the edges of the window that are near. */
function reaching({ left, top, width, height }: Box, window: { width: number; height: number }): Box {
  const far = 2 * FEATHER
  const l = left < NEAR_EDGE ? -far : left
  const t = top < NEAR_EDGE ? -far : top
  const r = window.width - left - width < NEAR_EDGE ? window.width + far : left + width
  const b = window.height - top - height < NEAR_EDGE ? window.height + far : top + height
  return { left: l, top: t, width: r - l, height: b - t }
}

const distanceTo = ({ left, top, width, height }: Box, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))

const fromEdge: Record<Edge, (x: number, y: number, window: { width: number; height: number }) => number> = {
  left: x => x,
  top: (_, y) => y,
  right: (x, _, { width }) => width - x,
  bottom: (_, y, { height }) => height - y,
}

/** The average colour behind the texts, made so dark or light that a text is readable on it. */
function veilColour(samples: Samples, { boxes, tone, minContrast }: Veil): Rgb {
  let [sum, count]: [Rgb, number] = [[0, 0, 0], 0]
  eachSample(samples, (x, y, colour) => {
    if (!boxes.some(box => distanceTo(box, x, y) === 0)) return
    sum = [sum[0] + colour[0], sum[1] + colour[1], sum[2] + colour[2]]
    count += 1
  })
  const average: Rgb = [sum[0] / (count || 1), sum[1] / (count || 1), sum[2] / (count || 1)]
  const end: Rgb = tone === 'dark' ? [8, 12, 30] : [255, 250, 238]
  const text = luminance(parse(TEXT_COLOURS[tone]))
  const isReached = (colour: Rgb) => contrast(luminance(colour), text) >= VEIL_CONTRAST * minContrast
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mix(average, end, share)
    if (isReached(colour)) return colour
  }
  return end
}

function eachSample(
  { data, width, height }: Samples,
  visit: (x: number, y: number, colour: Rgb, index: number) => void,
) {
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const index = row * width + column
      const at = 3 * index
      visit((column + 0.5) * STEP, (row + 0.5) * STEP, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], index)
    }
}

/** Whether the text has its contrast, except with a few samples. `under` are the colours behind it. */
function isReadable(under: readonly Rgb[], { tone, minContrast }: Veil): boolean {
  const text = luminance(parse(TEXT_COLOURS[tone]))
  const poor = under.filter(colour => contrast(luminance(colour), text) < minContrast)
  return poor.length <= under.length * EXCEPT
}

const STRENGTHS = [0, 0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 1] as const

/** The least strength around a framed picture, so that a ground that fills several windows is the same in all. */
const AROUND_FRAME = 0.88

/** Whether a picture ends before its window. */
export const isContinued = ({ width, height, box }: PlacedPicture): boolean =>
  box.left > ROUNDING ||
  box.top > ROUNDING ||
  box.left + box.width < width - ROUNDING ||
  box.top + box.height < height - ROUNDING

/**
 * What is laid over a picture at its place: soft continuations of it where it ends before its window, soft areas behind
 * texts, and soft edges.
 * @param samples the picture at its place, at one sample for each `STEP` px
 * @param blurred the same, blurred
 * @returns null if there is nothing to lay over it
 */
export function softening(samples: Samples, blurred: Samples, placed: PlacedPicture): Overlay | null {
  const { box, veil, fade, frame, pageNumber } = placed
  if (!isContinued(placed) && !veil && !fade) return null

  const colours = new Float32Array(samples.width * samples.height * 3)
  const alphas = new Float32Array(samples.width * samples.height)
  const lay = (index: number, colour: Rgb, alpha: number) => {
    const under = alphas[index] ?? 0
    const sum = alpha + under * (1 - alpha)
    if (sum === 0) return
    for (let i = 0; i < 3; i++) {
      const before = colours[3 * index + i] ?? 0
      colours[3 * index + i] = ((colour[i] ?? 0) * alpha + before * under * (1 - alpha)) / sum
    }
    alphas[index] = sum
  }
  const blurredAt = (index: number): Rgb => [
    blurred.data[3 * index] ?? 0,
    blurred.data[3 * index + 1] ?? 0,
    blurred.data[3 * index + 2] ?? 0,
  ]

  if (isContinued(placed))
    eachSample(samples, (x, y, _, index) => {
      const alpha = smooth(distanceTo(box, x, y) / (frame ? ROUNDING : JOIN))
      if (alpha > 0) lay(index, blurredAt(index), alpha)
    })

  if (veil) {
    const { boxes } = veil
    const areas = veil.colour ? boxes : boxes.map(each => reaching(each, placed))
    const colour = veil.colour ? parse(veil.colour) : veilColour(blurred, veil)
    const shown = (index: number, own: Rgb): Rgb => {
      const at = 3 * index
      return mix(own, [colours[at] ?? 0, colours[at + 1] ?? 0, colours[at + 2] ?? 0], alphas[index] ?? 0)
    }
    const isFramed = (x: number, y: number) => frame !== undefined && distanceTo(box, x, y) === 0
    const behind: { own: Rgb; soft: Rgb }[] = []
    eachSample(samples, (x, y, own, index) => {
      if (!isFramed(x, y) && boxes.some(each => distanceTo(each, x, y) === 0))
        behind.push({ own: shown(index, own), soft: blurredAt(index) })
    })
    const veiled = (soft: Rgb, strength: number) => mix(soft, colour, 0.35 + 0.6 * strength)
    const strength =
      STRENGTHS.filter(each => !frame || each >= AROUND_FRAME).find(each =>
        isReadable(
          behind.map(({ own, soft }) => mix(own, veiled(soft, each), each)),
          veil,
        ),
      ) ?? 1
    eachSample(samples, (x, y, _, index) => {
      if (isFramed(x, y)) return
      const distance = Math.min(...areas.map(area => distanceTo(area, x, y)))
      const alpha = strength * (1 - smooth((distance + (distance > 0 ? sway(x, y, pageNumber) : 0)) / FEATHER))
      if (alpha > 0) lay(index, veiled(blurredAt(index), strength), alpha)
    })
  }

  if (fade) {
    const paper = parse(fade.colour)
    eachSample(samples, (x, y, _, index) => {
      const swaying = sway(x, y, pageNumber)
      let kept = 1
      for (const edge of fade.edges) kept *= smooth((fromEdge[edge](x, y, placed) - 10 + swaying) / FADE)
      if (kept < 1) lay(index, paper, 1 - kept)
    })
  }

  return { colours, alphas, width: samples.width, height: samples.height }
}
