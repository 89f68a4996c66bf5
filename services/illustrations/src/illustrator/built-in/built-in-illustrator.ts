import type { Illustrator } from '../illustrator.ts'
import { rasterise } from './raster.ts'
import { drawScene } from './scene.ts'
import { drawSheetScene } from './sheet.ts'

/**
 * The artist of a family that has no key: composes each picture as an SVG from the parts of its scene and renders it to
 * a PNG of 1536 × 1536 px. The same order gives the same bytes. It can't see, so the photo and the sheet are left unread:
 * how the child looks follows from the cast and the seed alone.
 */
export function createBuiltInIllustrator(): Illustrator {
  return {
    name: 'built-in',
    async renderSheet(order, _photo, { signal }) {
      signal.throwIfAborted()
      return rasterise(drawSheetScene(order), signal)
    },
    async renderPicture(order, picture, _references, { signal }) {
      signal.throwIfAborted()
      return rasterise(drawScene(order, picture), signal)
    },
  }
}
