import { WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import type { Box } from '../raster/bitmap.ts'

/** Size of a cell of a field. */
export const CELL_UNITS = 3
const WIDTH_CELLS = WIDTH_UNITS / CELL_UNITS

/** A part of a picture, in cells. */
export interface Window {
  x: number
  y: number
  width: number
  height: number
}

/** Slowly varying numbers over a part of a picture, one for each cell: the same at any size of the picture. */
export interface Field {
  window: Window
  data: Float32Array
}

export const createField = (window: Window): Field => ({ window, data: new Float32Array(window.width * window.height) })

export const cellPx = (widthPx: number): number => widthPx / WIDTH_CELLS

/** The cells of a box and `margin` units around it, inside the picture. */
export function windowOf(
  { left, top, right, bottom }: Box,
  picture: { widthPx: number; heightPx: number },
  margin: number,
): Window {
  const cell = cellPx(picture.widthPx)
  const around = margin / CELL_UNITS
  const x = Math.max(0, Math.floor(left / cell - around))
  const y = Math.max(0, Math.floor(top / cell - around))
  return {
    x,
    y,
    width: Math.min(WIDTH_CELLS, Math.ceil(right / cell + around)) - x,
    height: Math.min(Math.ceil(picture.heightPx / cell), Math.ceil(bottom / cell + around)) - y,
  }
}

/** The pixels of a window. */
export function boxOf({ x, y, width, height }: Window, widthPx: number, heightPx: number): Box {
  const cell = cellPx(widthPx)
  return {
    left: Math.floor(x * cell),
    top: Math.floor(y * cell),
    right: Math.min(widthPx, Math.ceil((x + width) * cell)),
    bottom: Math.min(heightPx, Math.ceil((y + height) * cell)),
  }
}
