import { seededRandom } from '@kahani/random/seeded-random'
import { blur } from '../field/blur.ts'
import { createField, type Field } from '../field/field.ts'
import { noiseField } from '../field/noise-field.ts'
import type { Tile } from '../texture/tile.ts'
import type { LayerStyle } from './layer-style.ts'
import type { Lighting } from './lighting.ts'
import type { MeasuredLayer } from './measure-layers.ts'
import type { Textures } from './textures.ts'

/** The slowly varying properties of the paint of one layer. */
export interface Wash {
  /** Added to the density and the warmth of the paint. */
  density: Field
  warmth: Field
  /** Displacement of the strokes of the brush across their direction, in units. */
  bend: Field
  /** Displacement of outlines, in units. */
  wobbleX: Field
  wobbleY: Field
  /** Luminance around, from 0 to 1, and opacity around. */
  around: Field
  cover: Field
  /** From -1 (lit) to 1 (away from the light). */
  form: Field
  /** Light along the outline, from 0 to 1. */
  rim: Field
}

/** Reach of the shading from the outline inwards. */
const FORM_UNITS = 39
const RIM_UNITS = 7

export function mixWash(
  { window, luminance, alpha, cover }: MeasuredLayer,
  style: LayerStyle,
  lighting: Lighting,
  { mottle, wobble, flow }: Textures,
  seed: number,
): Wash {
  const next = seededRandom(seed)
  const noise = (tile: Tile, strength: number) => noiseField(tile, Math.floor(next() * 2 ** 32), strength, window)
  return {
    density: noise(mottle, style.mottle),
    warmth: noise(mottle, style.warmth),
    bend: noise(flow, style.strokeBend),
    wobbleX: noise(wobble, style.wobble),
    wobbleY: noise(wobble, style.wobble),
    around: lightAround(luminance, alpha, cover),
    cover,
    form: shadeForm(alpha, lighting),
    rim: lightRim(cover, lighting),
  }
}

/** The luminance of the neighbourhood, mostly the near one; what is transparent doesn't count. */
function lightAround(luminance: Field, alpha: Field, cover: Field): Field {
  const wideCover = blur(alpha, 15)
  const near = blur(luminance, 3)
  const wide = blur(luminance, 15)
  for (let i = 0; i < near.data.length; i++) {
    const sharp = (near.data[i] as number) / Math.max(0.02, cover.data[i] as number)
    const soft = (wide.data[i] as number) / Math.max(0.02, wideCover.data[i] as number)
    near.data[i] = sharp * 0.6 + soft * 0.4
  }
  return near
}

/** Treats the layer as if it were rounded at its outline. */
function shadeForm(alpha: Field, { x: toLightX, y: toLightY }: Lighting): Field {
  const { data } = blur(alpha, FORM_UNITS)
  const { cellUnits, width, height } = alpha.window
  const strength = (FORM_UNITS / cellUnits) * 1.6
  const form = createField(alpha.window)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const left = data[y * width + Math.max(0, x - 1)] as number
      const right = data[y * width + Math.min(width - 1, x + 1)] as number
      const slopeY = (data[below + x] as number) - (data[above + x] as number)
      const shade = ((right - left) * toLightX + slopeY * toLightY) * strength
      form.data[y * width + x] = Math.max(-1, Math.min(1, shade))
    }
  }
  return form
}

function lightRim(cover: Field, { x: toLightX, y: toLightY }: Lighting): Field {
  const { cellUnits, width, height } = cover.window
  const shiftX = Math.round((toLightX * RIM_UNITS) / cellUnits)
  const shiftY = Math.round((toLightY * RIM_UNITS) / cellUnits)
  const rim = createField(cover.window)
  for (let y = 0; y < height; y++) {
    const towardsY = Math.max(0, Math.min(height - 1, y + shiftY)) * width
    for (let x = 0; x < width; x++) {
      const towardsX = Math.max(0, Math.min(width - 1, x + shiftX))
      const value = (cover.data[y * width + x] as number) - (cover.data[towardsY + towardsX] as number)
      rim.data[y * width + x] = Math.max(0, value)
    }
  }
  return rim
}
