import { blur } from '../field/blur.ts'
import { boxOf, createField, type Field } from '../field/field.ts'
import { readRows } from '../field/field-rows.ts'
import type { Canvas } from './canvas.ts'
import type { LayerStyle } from './layer-style.ts'
import type { Lighting } from './lighting.ts'

/** Distance between a layer and its shadow, in units. */
const OFFSET = 15

/** Darkens the canvas where the shadow of a layer falls, before the layer is laid. */
export function castShadow(canvas: Canvas, alpha: Field, style: LayerStyle, lighting: Lighting): void {
  if (style.shadow === 0) return
  const shadow = shadowOf(canvas, alpha, style, lighting)
  const { window } = alpha
  const { widthPx, heightPx, data } = canvas
  const { left, top, right, bottom } = boxOf(window, widthPx, heightPx)
  const { cells, shares, rows, seek } = readRows([shadow], window, widthPx)
  const [row] = rows as [Float32Array]
  const [red, green, blue] = lighting.shadow.map(share => 1 - share) as [number, number, number]
  for (let y = top; y < bottom; y++) {
    seek(y)
    for (let x = left; x < right; x++) {
      const cell = cells[x] as number
      const from = row[cell] as number
      const dark = from + ((row[cell + 1] as number) - from) * (shares[x] as number)
      if (dark < 0.002) continue
      const o = (y * widthPx + x) * 3
      data[o] = (data[o] as number) * (1 - dark * red)
      data[o + 1] = (data[o + 1] as number) * (1 - dark * green)
      data[o + 2] = (data[o + 2] as number) * (1 - dark * blue)
    }
  }
}

function shadowOf(canvas: Canvas, alpha: Field, style: LayerStyle, { x, y }: Lighting): Field {
  const { window } = alpha
  const { cellUnits, width, height } = window
  const shiftX = Math.round((-x * OFFSET) / cellUnits)
  const shiftY = Math.round((Math.max(0.3, -y) * OFFSET) / cellUnits)
  const soft = blur(alpha, 12)
  const contact = contactOf(alpha)
  const shadow = createField(window)
  const receives = canvas.receives
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const fromX = Math.max(0, Math.min(width - 1, column - shiftX))
      const fromY = Math.max(0, Math.min(height - 1, row - shiftY))
      const i = row * width + column
      const cast =
        (soft.data[fromY * width + fromX] as number) * style.shadow +
        Math.min(0.55, (contact.data[i] as number) * CONTACT)
      const on = receives.data[(row + window.y) * receives.window.width + column + window.x] as number
      shadow.data[i] = Math.min(0.75, cast) * on
    }
  }
  return shadow
}

/** How far around a column its neighbours decide whether it touches the ground, and how far above it. */
const FOOT_UNITS = 66
const FOOT_HEIGHT_UNITS = 15
/** Height of the spot. */
const SPOT_UNITS = 12
const CONTACT = 1.5

/** A dark spot where the lowest parts of a layer touch the ground. */
function contactOf(alpha: Field): Field {
  const { cellUnits, width, height } = alpha.window
  const around = FOOT_UNITS / cellUnits
  const lowest = new Int32Array(width)
  for (let x = 0; x < width; x++) {
    for (let y = height - 1; y > 0; y--) {
      if ((alpha.data[y * width + x] as number) < 0.5) continue
      lowest[x] = y
      break
    }
  }
  const spots = createField(alpha.window)
  for (let x = 0; x < width; x++) {
    const foot = lowest[x] as number
    const ground = lowest.slice(Math.max(0, x - around), x + around).reduce((a, b) => Math.max(a, b), 0)
    // A layer that is cut off by the edge of the picture doesn't stand there.
    if (foot === 0 || foot < ground - FOOT_HEIGHT_UNITS / cellUnits || foot >= height - 2) continue
    for (let y = foot - 1; y < Math.min(height, foot - 1 + SPOT_UNITS / cellUnits); y++) spots.data[y * width + x] = 1
  }
  return blur(spots, 18, 3)
}
