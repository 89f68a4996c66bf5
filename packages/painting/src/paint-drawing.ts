import { parseLayers } from './drawing/parse-layers.ts'
import { rasterise } from './raster/bitmap.ts'
import { type PaintedPicture, vivid } from './vivid/vivid.ts'

/**
 * Paints a drawing in this thread, which has to be a worker of a main thread that imports `./renderer`. A drawing without
 * layers is rendered as it is.
 */
export async function paintDrawing(drawing: string, widthPx: number): Promise<PaintedPicture> {
  const layered = parseLayers(drawing)
  if (layered) return vivid(layered, widthPx)
  const { data, ...size } = rasterise(drawing, widthPx)
  // The copy owns its memory, which the renderer's buffer doesn't.
  return { ...size, pixels: new Uint8Array(data) }
}
