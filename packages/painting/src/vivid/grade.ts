import type { Daylight } from '../drawing/layer-kinds.ts'
import type { Rgb } from './lighting.ts'

/** Colours that are added to dark and to bright areas, as painters mix the colour of the light into every paint. */
export interface Tones {
  dark: Rgb
  bright: Rgb
}

const DAY: Tones = { dark: [0, 2, 12], bright: [8, 4, -6] }
export const TONES: Record<Daylight, Tones> = {
  morning: { dark: [4, 0, 12], bright: [9, 2, -3] },
  day: DAY,
  sunset: { dark: [20, -10, 22], bright: [14, 2, -12] },
  dusk: { dark: [6, -4, 16], bright: [14, 2, -4] },
  night: { dark: [-2, 0, 12], bright: [12, 5, -8] },
  studio: DAY,
}

export const SATURATION = 1.1
const CONTRAST = 0.2

/** For quarters of a step of a channel: the value with more contrast in the middle tones. */
export const CURVE = Float32Array.from({ length: 1021 }, (_, i) => {
  const t = i / 1020
  return 255 * (t + (t * t * (3 - 2 * t) - t) * CONTRAST)
})
