import { Resvg } from '@resvg/resvg-js'
import type { ViewBox } from '../drawing/parse-layers.ts'

/** Pixels as RGBA, with colours premultiplied by their alpha. */
export interface Bitmap {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

/** A rectangle of pixels; `right` and `bottom` are exclusive. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

// Drawings contain outlines only, no text.
const OPTIONS = { font: { loadSystemFonts: false }, logLevel: 'off' } as const

/** Renders an SVG in this thread, in its own size or `widthPx` wide. @throws if it isn't an SVG */
export function rasterise(svg: string, widthPx?: number): Bitmap {
  const fitTo = widthPx === undefined ? undefined : ({ mode: 'width', value: widthPx } as const)
  const image = new Resvg(svg, { ...OPTIONS, ...(fitTo && { fitTo }) }).render()
  return { widthPx: image.width, heightPx: image.height, data: image.pixels }
}

/** The smallest rectangle that contains the elements of an SVG, in its own coordinates; null if it has none. Renders nothing. */
export function boundsOf(svg: string): ViewBox | null {
  const bounds = new Resvg(svg, OPTIONS).getBBox()
  return bounds ? { x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height } : null
}
