import { WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import { readRows } from '../field/field-rows.ts'
import type { Canvas } from './canvas.ts'
import { layRow } from './lay-row.ts'
import type { Paint } from './layer-paint.ts'
import type { MeasuredLayer } from './measure-layers.ts'

/** From this size on, strokes hardly change from one pixel of a row to the next. */
const PRINT_PX_PER_UNIT = 1.5

/** Lays a layer onto the canvas with the brush. */
export function layPaint(canvas: Canvas, layer: MeasuredLayer, paint: Paint): void {
  const { bitmap, hidden } = layer
  const { box, data } = bitmap
  const { style, wash, strokes } = paint
  const { density, warmth, around, cover, form, rim, wobbleX, wobbleY, bend } = wash
  const fields = [density, warmth, around, cover, form, rim, wobbleX, wobbleY, bend]
  const reader = readRows(fields, layer.window, canvas.widthPx)
  const pxPerUnit = canvas.widthPx / WIDTH_UNITS
  const texelsPerPx = 1 / (pxPerUnit * strokes.texelUnits)
  const job = {
    ...paint,
    out: canvas.data,
    widthPx: canvas.widthPx,
    pxPerUnit,
    bitmap,
    pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / 4),
    hidden,
    reader,
    stepU: Math.cos(strokes.turn) * texelsPerPx,
    stepV: Math.sin(strokes.turn) * texelsPerPx,
    texelsPerUnit: 1 / strokes.texelUnits,
    texelsPerStep: style.colourUnits / strokes.texelUnits,
    inPairs: pxPerUnit >= PRINT_PX_PER_UNIT,
  }
  for (let y = box.top; y < box.bottom; y++) layRow(job, y, reader.seek(y))
}

/** Lays a layer onto the canvas as it is drawn. */
export function layFlat(canvas: Canvas, { bitmap }: MeasuredLayer): void {
  const { box, data } = bitmap
  const out = canvas.data
  let i = 0
  for (let y = box.top; y < box.bottom; y++) {
    for (let o = (y * canvas.widthPx + box.left) * 3; o < (y * canvas.widthPx + box.right) * 3; o += 3, i += 4) {
      const alpha = data[i + 3] as number
      if (alpha === 0) continue
      const rest = 1 - alpha / 255
      out[o] = (out[o] as number) * rest + (data[i] as number)
      out[o + 1] = (out[o + 1] as number) * rest + (data[i + 1] as number)
      out[o + 2] = (out[o + 2] as number) * rest + (data[i + 2] as number)
    }
  }
}
