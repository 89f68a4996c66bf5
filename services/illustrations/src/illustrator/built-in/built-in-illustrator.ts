import type { Illustrator } from '../illustrator.ts'
import { SIZE } from './canvas/svg.ts'
import { rasterise } from './raster.ts'
import { drawSheet } from './sheet.ts'
import { drawPicture } from './stage/picture.ts'

/**
 * An illustrator that needs no AI provider. It draws each picture as an SVG from the parts of its brief and renders it to a
 * square PNG, and keeps the drawing for print. The same request produces the same bytes. Photo and sheet are ignored: the appearance of the
 * child depends only on the cast and the seed.
 * @param sizePx width and height of the pictures
 */
export function createBuiltInIllustrator(sizePx = SIZE): Illustrator {
  return {
    name: 'built-in',
    async renderSheet(request, _photo, { signal }) {
      signal.throwIfAborted()
      return rasterise(drawSheet(request), signal, sizePx)
    },
    async renderPicture(request, picture, _references, { signal }) {
      signal.throwIfAborted()
      const drawing = drawPicture(request, picture)
      return { ...(await rasterise(drawing, signal, sizePx)), drawing }
    },
  }
}
