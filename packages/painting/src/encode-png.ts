import sharp from 'sharp'
import type { PaintedPicture } from './vivid/vivid.ts'

/** Higher levels take twice the time and save a tenth of the bytes. */
const PNG = { compressionLevel: 2, adaptiveFiltering: true }

/**
 * Encodes a picture in other threads: 3 MB and 0.1 s of CPU time at 1,536 px.
 * @param xmp metadata of the file
 */
export function encodePng({ pixels, widthPx, heightPx }: PaintedPicture, xmp?: string): Promise<Buffer> {
  const raw = { width: widthPx, height: heightPx, channels: 4 } as const
  const image = sharp(pixels, { raw }).removeAlpha().png(PNG)
  return (xmp ? image.withXmp(xmp) : image).toBuffer()
}
