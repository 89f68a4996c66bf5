import { COVER_PREVIEW_SIZE_PX, type CoverPreview } from '@kahani/contracts/cover-preview'
import { PREVIEW_SIZE_PX } from '@kahani/contracts/look-previews'
import { drawPortrait, type PortraitRequest } from '@kahani/illustrator/draw-portrait'
import { paintDrawing } from '@kahani/painting/paint-drawing'
import sharp from 'sharp'

/** A higher effort takes twice the time and saves a thirtieth of the bytes. */
const WEBP = { quality: 84, effort: 2 }

export type PreviewRequest = PortraitRequest | { kind: 'cover'; hero: CoverPreview }

export default async function renderPreview(request: PreviewRequest): Promise<Uint8Array> {
  const { pixels, widthPx, heightPx } =
    request.kind === 'cover'
      ? await paintDrawing(await drawCover(request.hero), COVER_PREVIEW_SIZE_PX)
      : await paintDrawing(drawPortrait(request), PREVIEW_SIZE_PX)
  const raw = { width: widthPx, height: heightPx, channels: 4 } as const
  return sharp(pixels, { raw }).removeAlpha().webp(WEBP).toBuffer()
}

/** The tales and fonts of covers are loaded with the first one: looks are shown sooner without them. */
async function drawCover(hero: CoverPreview): Promise<string> {
  const covers = await import('./draw-cover.ts')
  return covers.drawCover(hero)
}
