import { setImmediate } from 'node:timers/promises'
import { WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import { limitLayers } from '../drawing/limit-layers.ts'
import type { Layer, LayeredDrawing } from '../drawing/parse-layers.ts'
import { blur } from '../field/blur.ts'
import { cellUnitsOf, type Field, type Window, windowOf } from '../field/field.ts'
import { measure } from '../field/measure.ts'
import type { Box } from '../raster/bitmap.ts'
import { heightOf, type LayerBitmap, rasteriseLayer } from '../raster/rasterise-layer.ts'

/** A layer, rendered in the width in which the drawing is measured. */
export interface MeasuredLayer {
  layer: Layer
  bitmap: LayerBitmap
  /** In units. */
  middle: { x: number; y: number }
  /** Window of the fields; larger than the bitmap, to leave room for shadows. */
  window: Window
  /** Premultiplied by the alpha. */
  luminance: Field
  alpha: Field
  /** The alpha, blurred. */
  cover: Field
  /** For each cell of the window: 1 if opaque layers in front hide it, so that it needs no paint. */
  hidden: Uint8Array
}

export interface MeasuredDrawing {
  widthPx: number
  heightPx: number
  /** Of the whole picture. */
  window: Window
  /** From back to front, without empty ones. */
  layers: MeasuredLayer[]
}

/** Bounds the time and the memory of a picture: a layer takes 10 to 60 ms at 1,536 px. */
const MAX_LAYERS = 16
/** Further than shadows and contact shadows fall. */
const SHADOW_UNITS = 54

/** Renders the layers of a drawing. */
export async function measureLayers(drawing: LayeredDrawing, widthPx: number): Promise<MeasuredDrawing> {
  const heightPx = heightOf(drawing, widthPx)
  const layers: MeasuredLayer[] = []
  for (const layer of limitLayers(drawing.layers, MAX_LAYERS)) {
    const bitmap = rasteriseLayer(drawing, layer, widthPx)
    if (!bitmap) continue
    const window = windowOf(bitmap.box, { widthPx, heightPx }, SHADOW_UNITS)
    const { luminance, alpha } = measure(bitmap, window, widthPx)
    const hidden = new Uint8Array(window.width * window.height)
    const middle = middleOf(bitmap.box, widthPx)
    layers.push({ layer, bitmap, middle, window, luminance, alpha, cover: blur(alpha, 3), hidden })
    // The memory of the renderer is freed between turns of the event loop only.
    await setImmediate()
  }
  const cellUnits = cellUnitsOf(widthPx)
  const width = WIDTH_UNITS / cellUnits
  const height = Math.ceil(((heightPx / widthPx) * WIDTH_UNITS) / cellUnits)
  markHidden(layers, width, height)
  return { widthPx, heightPx, window: { cellUnits, x: 0, y: 0, width, height }, layers }
}

function middleOf({ left, top, right, bottom }: Box, widthPx: number) {
  const pxPerUnit = widthPx / WIDTH_UNITS
  return { x: (left + right) / 2 / pxPerUnit, y: (top + bottom) / 2 / pxPerUnit }
}

/** Further than outlines wander, in cells. */
const AROUND_VISIBLE = 2

/** The cells of a layer that are not hidden, and those around them; null if all are hidden. */
export function visibleWindow({ window, hidden }: MeasuredLayer): Window | null {
  const { width, height } = window
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (hidden[row * width + column] === 1) continue
      left = Math.min(left, column)
      right = Math.max(right, column + 1)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row + 1)
    }
  }
  if (right === 0) return null
  left = Math.max(0, left - AROUND_VISIBLE)
  top = Math.max(0, top - AROUND_VISIBLE)
  return {
    cellUnits: window.cellUnits,
    x: window.x + left,
    y: window.y + top,
    width: Math.min(width, right + AROUND_VISIBLE) - left,
    height: Math.min(height, bottom + AROUND_VISIBLE) - top,
  }
}

/** @param width and height of the picture, in cells */
function markHidden(layers: readonly MeasuredLayer[], width: number, height: number): void {
  const covered = new Uint8Array(width * height)
  for (const { window, cover, hidden } of layers.toReversed()) {
    for (let row = 0; row < window.height; row++) {
      for (let column = 0; column < window.width; column++) {
        const i = row * window.width + column
        const o = (row + window.y) * width + column + window.x
        hidden[i] = covered[o] as number
        // The blurred alpha is 1 where all cells within the reach of a wandering outline are opaque.
        if ((cover.data[i] as number) > 0.9995) covered[o] = 1
      }
    }
  }
}
