import { drawWithFocus } from '@kahani/illustrator/draw-picture'
import { drawSheet } from '@kahani/illustrator/draw-sheet'
import { SIZE } from '@kahani/illustrator/size'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import { encodePng } from '@kahani/painting/encode-png'
import { paint } from '@kahani/painting/paint'
import { sourceXmp } from '@kahani/pictures/source-xmp'
import type { Illustrator, RenderedImage } from './illustrator.ts'

/**
 * An illustrator that needs no AI provider. It draws each picture as an SVG in layers, paints it in other threads, and keeps
 * the drawing for print, with its focus boxes. The same request produces the same bytes. Photo and sheets are ignored: the
 * appearance of the child depends only on the cast and the seed.
 * @param widthPx width and height of the pictures
 */
export function createBuiltInIllustrator(widthPx = SIZE): Illustrator {
  async function render(drawing: string, signal: AbortSignal): Promise<RenderedImage> {
    const picture = await paint(drawing, { widthPx, signal })
    return { data: await encodePng(picture, sourceXmp('algorithmicMedia')), widthPx, heightPx: picture.heightPx }
  }

  const renderPicture: Illustrator['renderPicture'] = async (request, picture, _references, { signal }) => {
    signal.throwIfAborted()
    await loadLetteringFonts()
    const { drawing, focus } = drawWithFocus(request, picture)
    return { ...(await render(drawing, signal)), drawing, focus }
  }

  return {
    name: 'built-in',
    companionsWithSheets: () => [],
    async renderSheet(request, _figure, _references, { signal }) {
      signal.throwIfAborted()
      return render(drawSheet(request), signal)
    },
    renderPicture,
    correctPicture: renderPicture,
  }
}
