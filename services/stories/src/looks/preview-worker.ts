import { COVER_PREVIEW_SIZE_PX, type CoverPreview } from '@kahani/contracts/cover-preview'
import { PREVIEW_SIZE_PX } from '@kahani/contracts/look-previews'
import { drawPortrait, type PortraitRequest } from '@kahani/illustrator/draw-portrait'
import { paintDrawing } from '@kahani/painting/paint-drawing'
import sharp from 'sharp'
import { drawCover } from './draw-cover.ts'

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
