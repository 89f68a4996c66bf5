import type { Daylight } from '../drawing/layer-kinds.ts'
import type { LayeredDrawing } from '../drawing/parse-layers.ts'
import { blur } from '../field/blur.ts'
import { cellPx, createField, type Field } from '../field/field.ts'
import type { Canvas } from './canvas.ts'
import { rgb } from './lighting.ts'

/** Light over the whole picture: one field for each of red, green and blue. */
export type LightFields = [Field, Field, Field]

export function noLight({ receives: { window } }: Canvas): LightFields {
  return [createField(window), createField(window), createField(window)]
}

/** Bright areas of the canvas spread light around them. */
interface Bloom {
  /** Luminance, from 0 to 1, above which an area spreads light. */
  from: number
  strength: number
}

const BLOOM: Record<Daylight, Bloom | null> = {
  morning: { from: 0.8, strength: 0.3 },
  day: { from: 0.84, strength: 0.22 },
  sunset: { from: 0.72, strength: 0.4 },
  dusk: { from: 0.6, strength: 0.5 },
  night: { from: 0.52, strength: 0.62 },
  studio: null,
}

/** Light that is added, from 0 to 1, like that of a lamp in the haze; null if nothing is bright. */
export function bloomOf(canvas: Canvas, daylight: Daylight): LightFields | null {
  const bloom = BLOOM[daylight]
  if (!bloom) return null
  const { from, strength } = bloom
  const { window } = canvas.receives
  const fields = noLight(canvas)
  const cell = cellPx(canvas.widthPx, window.cellUnits)
  let isBright = false
  for (let row = 0; row < window.height; row++) {
    const y = Math.min(canvas.heightPx - 1, Math.floor((row + 0.5) * cell))
    for (let column = 0; column < window.width; column++) {
      const i = (y * canvas.widthPx + Math.min(canvas.widthPx - 1, Math.floor((column + 0.5) * cell))) * 3
      const [red, green, blue] = [canvas.data[i], canvas.data[i + 1], canvas.data[i + 2]] as [number, number, number]
      const luminance = (red * 0.3 + green * 0.59 + blue * 0.11) / 255
      if (luminance <= from) continue
      isBright = true
      const share = ((luminance - from) / (1 - from)) * (strength / 255)
      const o = row * window.width + column
      fields[0].data[o] = red * share
      fields[1].data[o] = green * share
      fields[2].data[o] = blue * share
    }
  }
  if (!isBright) return null
  return fields.map(field => {
    const near = blur(field, 21)
    const far = blur(near, 66)
    for (let i = 0; i < far.data.length; i++)
      far.data[i] = (near.data[i] as number) * 0.45 + (far.data[i] as number) * 0.75
    return far
  }) as LightFields
}

/** Strength of the glows by daylight: a lamp is hardly seen by day. */
const GLOW: Record<Daylight, number> = { morning: 0.2, day: 0.12, sunset: 0.3, dusk: 0.5, night: 0.6, studio: 0.12 }

/** Light by which colours are multiplied: 0 is none, 1 doubles them. */
export function glowLight({ glows, light }: LayeredDrawing, canvas: Canvas): LightFields {
  const { window } = canvas.receives
  const fields = noLight(canvas)
  for (const { x, y, r, colour } of glows) {
    const channels = rgb(colour).map(value => (value / 255) * GLOW[light])
    const reach = r / window.cellUnits
    const [centreX, centreY] = [x / window.cellUnits, y / window.cellUnits]
    const right = Math.min(window.width, Math.ceil(centreX + reach))
    const bottom = Math.min(window.height, Math.ceil(centreY + reach))
    for (let row = Math.max(0, Math.floor(centreY - reach)); row < bottom; row++) {
      for (let column = Math.max(0, Math.floor(centreX - reach)); column < right; column++) {
        const far = ((column - centreX) ** 2 + (row - centreY) ** 2) / reach ** 2
        if (far >= 1) continue
        const o = row * window.width + column
        for (const [channel, field] of fields.entries())
          field.data[o] = (field.data[o] as number) + (1 - far) ** 2 * (channels[channel] as number)
      }
    }
  }
  return fields
}
