import { WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import { cellUnitsOf, createField, type Field } from '../field/field.ts'

/** The picture while it is painted. */
export interface Canvas {
  widthPx: number
  heightPx: number
  /** Red, green and blue from 0 to 255. */
  data: Float32Array
  /** How clearly shadows fall on what is visible so far, from 0 to 1. */
  receives: Field
}

const PAPER = 250

/** The memory of the last canvas of this thread. A picture is finished in the same turn of the event loop as it is begun. */
let spare = new Float32Array(0)

/** Blank paper. It takes over the memory of the canvas before. */
export function createCanvas(widthPx: number, heightPx: number): Canvas {
  const cellUnits = cellUnitsOf(widthPx)
  const height = Math.ceil(((heightPx / widthPx) * WIDTH_UNITS) / cellUnits)
  const length = widthPx * heightPx * 3
  if (spare.length !== length) spare = new Float32Array(length)
  return {
    widthPx,
    heightPx,
    data: spare.fill(PAPER),
    receives: createField({ cellUnits, x: 0, y: 0, width: WIDTH_UNITS / cellUnits, height }),
  }
}
