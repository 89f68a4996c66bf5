import { setImmediate } from 'node:timers/promises'
import { WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import { limitLayers } from '../drawing/limit-layers.ts'
import type { Layer, LayeredDrawing } from '../drawing/parse-layers.ts'
import { blur } from '../field/blur.ts'
import { cellUnitsOf, type Field, type Window, windowOf } from '../field/field.ts'
import { measure } from '../field/measure.ts'
import { heightOf, type LayerBitmap, rasteriseLayer } from '../raster/rasterise-layer.ts'

/** A rendered layer. */
export interface MeasuredLayer {
  layer: Layer
  bitmap: LayerBitmap
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
    layers.push({ layer, bitmap, window, luminance, alpha, cover: blur(alpha, 3), hidden })
    // The memory of the renderer is freed between turns of the event loop only.
    await setImmediate()
  }
  markHidden(layers, widthPx, heightPx)
  return { widthPx, heightPx, layers }
}

function markHidden(layers: readonly MeasuredLayer[], widthPx: number, heightPx: number): void {
  const cellUnits = cellUnitsOf(widthPx)
  const width = WIDTH_UNITS / cellUnits
  const covered = new Uint8Array(width * Math.ceil(((heightPx / widthPx) * WIDTH_UNITS) / cellUnits))
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
