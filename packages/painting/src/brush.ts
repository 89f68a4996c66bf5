import type { LayeredDrawing } from './drawing/parse-layers.ts'

/** A finished picture: RGBA, opaque unless its drawing is an old one with transparent parts. */
export interface PaintedPicture {
  pixels: Uint8Array<ArrayBuffer>
  widthPx: number
  heightPx: number
}

/** A style of painting: turns a drawing into pixels, always the same ones for the same drawing and width. */
export type Brush = (drawing: LayeredDrawing, widthPx: number) => Promise<PaintedPicture>
