import sharp from 'sharp'

/** Sufficient for screens and home printers at the page size, in px. */
const MAX_SIDE = 1_400
const QUALITY = 84

/** Scales a picture down and returns it as a JPEG data URL, or null if it can't be decoded. */
export async function toJpegDataUrl(picture: Buffer): Promise<string | null> {
  try {
    const jpeg = await sharp(picture)
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fffdf7' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return null
  }
}
