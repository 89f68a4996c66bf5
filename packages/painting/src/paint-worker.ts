import { move } from 'piscina'
import { parseLayers } from './drawing/parse-layers.ts'
import { rasterise } from './raster/bitmap.ts'
import { vivid } from './vivid/vivid.ts'

export interface PaintTask {
  drawing: string
  widthPx: number
}

/** Paints a drawing in this thread, and hands its pixels over. A drawing without layers is rendered as it is. */
export default async function paint({ drawing, widthPx }: PaintTask) {
  const layered = parseLayers(drawing)
  if (layered) return move((await vivid(layered, widthPx)).pixels)
  // The copy owns its memory, which the renderer's buffer doesn't.
  return move(new Uint8Array(rasterise(drawing, widthPx).data))
}
