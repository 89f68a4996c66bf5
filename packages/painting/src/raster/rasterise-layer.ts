import { WIDTH_UNITS } from '../drawing/layer-kinds.ts'
import type { Layer, LayeredDrawing } from '../drawing/parse-layers.ts'
import { type Bitmap, type Box, boundsOf, rasterise } from './bitmap.ts'

/** A rendered layer: only its part of the picture, because most layers are small. */
export interface LayerBitmap extends Bitmap {
  /** Where the bitmap lies in the picture. */
  box: Box
}

/** Room around a layer into which its outline can wander. */
const MARGIN_UNITS = 4

export const heightOf = ({ viewBox }: LayeredDrawing, widthPx: number): number =>
  Math.ceil((widthPx * viewBox.height) / viewBox.width)

/**
 * Renders a layer of a picture of the given width; null if nothing of it is in the picture.
 * @param needed the part that is needed at least: all of the picture by default
 */
export function rasteriseLayer(
  drawing: LayeredDrawing,
  { markup }: Layer,
  widthPx: number,
  needed?: Box,
): LayerBitmap | null {
  const { viewBox } = drawing
  const heightPx = heightOf(drawing, widthPx)
  const bounds = boundsOf(drawing.document(markup, viewBox, widthPx, heightPx))
  if (!bounds) return null
  const scale = viewBox.width / widthPx
  const margin = Math.ceil((MARGIN_UNITS * widthPx) / WIDTH_UNITS) + 1
  const left = (bounds.x - viewBox.x) / scale
  const top = (bounds.y - viewBox.y) / scale
  const tight = {
    left: Math.max(0, Math.floor(left) - margin),
    top: Math.max(0, Math.floor(top) - margin),
    right: Math.min(widthPx, Math.ceil(left + bounds.width / scale) + margin),
    bottom: Math.min(heightPx, Math.ceil(top + bounds.height / scale) + margin),
  }
  const part = needed ? intersection(tight, needed) : tight
  if (part.right - part.left < 2 || part.bottom - part.top < 2) return null
  const whole = { left: 0, top: 0, right: widthPx, bottom: heightPx }
  const around = { left, top, right: left + bounds.width / scale, bottom: top + bounds.height / scale }
  const box = [part, tight].find(each => reaches(each, around)) ?? whole
  const across = box.right - box.left
  const down = box.bottom - box.top
  const view = {
    x: viewBox.x + box.left * scale,
    y: viewBox.y + box.top * scale,
    width: across * scale,
    height: down * scale,
  }
  return { ...rasterise(drawing.document(markup, view, across, down)), box }
}

const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/**
 * Whether elements within `bounds` are near enough to a part of the picture: the renderer aborts the process at a group
 * that is more than two widths or heights beside it.
 */
function reaches(part: Box, bounds: Box): boolean {
  const across = (part.right - part.left) * 2
  const down = (part.bottom - part.top) * 2
  return (
    bounds.left >= part.left - across &&
    bounds.right <= part.right + across &&
    bounds.top >= part.top - down &&
    bounds.bottom <= part.bottom + down
  )
}
