import { createField, type Field, type Window } from '../field/field.ts'

/** The picture while it is painted. */
export interface Canvas {
  widthPx: number
  heightPx: number
  /** Red, green and blue from 0 to 255. */
  data: Float32Array<ArrayBuffer>
  /** How clearly shadows fall on what is visible so far, from 0 to 1. */
  receives: Field
}

const PAPER = 250

/** The memory of the last canvas of this thread. */
let spare = new Float32Array(0)

/** Blank paper. It takes over the memory of a canvas before. */
export function createCanvas(widthPx: number, heightPx: number, window: Window): Canvas {
  const length = widthPx * heightPx * 3
  const data = spare.length === length ? spare : new Float32Array(length)
  spare = new Float32Array(0)
  return { widthPx, heightPx, data: data.fill(PAPER), receives: createField(window) }
}

/** Keeps the memory of a canvas for the next one. */
export function releaseCanvas({ data }: Canvas): void {
  spare = data
}
