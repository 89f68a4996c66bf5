import type { Daylight } from '../drawing/layer-kinds.ts'
import type { Glow, LayeredDrawing } from '../drawing/parse-layers.ts'

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The light that falls on a layer. */
export interface Lighting {
  /** Points to the light; its length is 1. */
  x: number
  y: number
  rim: Rgb
  /** Strength of the light along outlines. */
  strength: number
  /** What a full shadow leaves of each colour, from 0 to 1. */
  shadow: Rgb
}

type Ambient = Omit<Lighting, 'x' | 'y'>

const DAY: Ambient = { rim: [255, 249, 226], strength: 0.7, shadow: [0.4, 0.38, 0.52] }
const AMBIENT: Record<Daylight, Ambient> = {
  morning: { rim: [255, 241, 208], strength: 0.8, shadow: [0.42, 0.36, 0.5] },
  day: DAY,
  sunset: { rim: [255, 196, 120], strength: 1.1, shadow: [0.42, 0.26, 0.42] },
  dusk: { rim: [255, 198, 204], strength: 0.9, shadow: [0.3, 0.24, 0.46] },
  night: { rim: [186, 214, 255], strength: 1, shadow: [0.2, 0.22, 0.42] },
  studio: DAY,
}
/** Sunlight falls from the upper left, unless the drawing says where it comes from. */
const DEFAULT = { x: -0.6, y: -0.8 }
/** A lamp at the feet must not light a figure from below only. */
const MAX_UPWARDS = 0.2

export function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The light on a layer with this middle, in units: the glow that is nearest for its size, or daylight. */
export function lightingAt({ light, glows }: LayeredDrawing, { x, y }: { x: number; y: number }): Lighting {
  const ambient = AMBIENT[light]
  const weight = (glow: Glow) => glow.r / Math.max(120, Math.hypot(glow.x - x, glow.y - y))
  const [glow] = glows.toSorted((a, b) => weight(b) - weight(a))
  if (!glow || weight(glow) < 0.1) return { ...ambient, ...DEFAULT }
  const down = Math.min(glow.y - y, Math.abs(glow.x - x) * MAX_UPWARDS)
  const distance = Math.hypot(glow.x - x, down) || 1
  return { ...ambient, rim: rgb(glow.colour), x: (glow.x - x) / distance, y: down / distance }
}
