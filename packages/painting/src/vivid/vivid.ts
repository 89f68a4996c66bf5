import { setImmediate } from 'node:timers/promises'
import { hashText, seededRandom } from '@kahani/random/seeded-random'
import { WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import type { LayeredDrawing } from '../drawing/parse-layers.ts'
import { boxOf } from '../field/field.ts'
import { heightOf, rasteriseLayer } from '../raster/rasterise-layer.ts'
import { atScale } from '../texture/tile.ts'
import { airOf } from './air.ts'
import { type Canvas, createCanvas, releaseCanvas } from './canvas.ts'
import { castShadow } from './cast-shadow.ts'
import { finishPicture } from './finish-picture.ts'
import { layFlat, layPaint } from './lay-paint.ts'
import { LAYER_STYLES } from './layer-style.ts'
import { lightPicture } from './light-picture.ts'
import { lightingAt } from './lighting.ts'
import { type MeasuredLayer, measureLayers, visibleWindow } from './measure-layers.ts'
import { loadTextures } from './textures.ts'
import { mixWash } from './wash.ts'

/** A finished picture: RGBA, opaque unless a drawing without layers is not. */
export interface PaintedPicture {
  pixels: Uint8Array<ArrayBuffer>
  widthPx: number
  heightPx: number
}

/** Wider pictures are measured in this width, since they have no more cells. */
const MEASURED_PX = 1024
/** Up to this width, a picture is measured as it is painted. */
const SCREEN_PX = 1536

/** Paints a drawing in rich, opaque watercolour on cold-pressed paper: always the same pixels for the same drawing and width. */
export async function vivid(drawing: LayeredDrawing, widthPx: number): Promise<PaintedPicture> {
  const measured = await measureLayers(drawing, widthPx > SCREEN_PX ? MEASURED_PX : widthPx)
  const heightPx = heightOf(drawing, widthPx)
  const canvas = createCanvas(widthPx, heightPx, measured.window)
  const air = airOf(measured, heightPx)
  // What is written over the picture isn't lit by its lamps.
  const isOver = ({ layer }: MeasuredLayer) => layer.kind === 'lettering' || layer.kind === 'finish'
  const over = measured.layers.findIndex(isOver)
  const end = over < 0 ? measured.layers.length : over
  for (const [index, layer] of measured.layers.entries()) {
    if (index === end) lightPicture(canvas, drawing)
    const laid = measured.widthPx === widthPx ? layer : await renderAgain(drawing, layer, canvas)
    layLayer(canvas, drawing, laid, air, hashText(`${drawing.seed}/${index}`))
  }
  if (end === measured.layers.length) lightPicture(canvas, drawing)
  const pixels = finishPicture(canvas, drawing.light, loadTextures().paper, hashText(`${drawing.seed}/paper`))
  releaseCanvas(canvas)
  return { pixels, widthPx, heightPx }
}

const NOTHING = { widthPx: 0, heightPx: 0, data: new Uint8Array(), box: { left: 0, top: 0, right: 0, bottom: 0 } }

/** Renders what is visible of a layer in the width of the canvas. */
async function renderAgain(
  drawing: LayeredDrawing,
  measured: MeasuredLayer,
  { widthPx, heightPx }: Canvas,
): Promise<MeasuredLayer> {
  // The memory of the renderer is freed between turns of the event loop only.
  await setImmediate()
  const visible = visibleWindow(measured)
  const bitmap = visible && rasteriseLayer(drawing, measured.layer, widthPx, boxOf(visible, widthPx, heightPx))
  // What is hidden itself can cast a shadow that is not.
  return { ...measured, bitmap: bitmap ?? NOTHING }
}

function layLayer(
  canvas: Canvas,
  drawing: LayeredDrawing,
  measured: MeasuredLayer,
  air: Float32Array,
  seed: number,
): void {
  const { layer } = measured
  const style = LAYER_STYLES[layer.kind]
  if (!style) {
    layFlat(canvas, measured)
    return
  }
  const textures = loadTextures()
  const pxPerUnit = canvas.widthPx / WIDTH_UNITS
  const lighting = lightingAt(drawing, measured.middle)
  castShadow(canvas, measured.alpha, style, lighting)
  const next = seededRandom(seed)
  const tile = atScale(textures.strokes, style.strokeUnits * pxPerUnit)
  layPaint(canvas, measured, {
    style,
    wash: mixWash(measured, style, lighting, textures, seed),
    strokes: {
      tile,
      texelUnits: (style.strokeUnits * textures.strokes.size) / tile.size,
      turn: (next() * 2 - 1) * style.strokeTurn,
      shiftX: next() * tile.size,
      shiftY: next() * tile.size,
    },
    rim: lighting.rim,
    rimStrength: style.rim * lighting.strength,
    air,
    airShare: style.air * (1 - layer.depth),
    hasSkin: layer.kind === 'figure',
  })
  receiveShadows(canvas, measured, style.receives)
}

function receiveShadows({ receives }: Canvas, { window, alpha }: MeasuredLayer, strength: number): void {
  for (let row = 0; row < window.height; row++) {
    for (let column = 0; column < window.width; column++) {
      const i = (row + window.y) * receives.window.width + column + window.x
      const cover = alpha.data[row * window.width + column] as number
      receives.data[i] = (receives.data[i] as number) * (1 - cover) + strength * cover
    }
  }
}
