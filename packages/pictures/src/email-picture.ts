import sharp from 'sharp'
import { withXmp } from './picture-variants.ts'

/** Of a picture within an email: many providers clip or delay larger emails. */
export const MAX_EMAIL_PICTURE_BYTES = 60 * 1024

/** Tried in this order. Most pictures fit with the first or the second one. */
const ATTEMPTS = [
  { width: 640, quality: 80 },
  { width: 640, quality: 65 },
  { width: 640, quality: 50 },
  { width: 480, quality: 50 },
  { width: 320, quality: 40 },
]

/**
 * Encodes a picture for an email: as JPEG, which every email client shows, of 60 KB at most, with its XMP metadata.
 * @throws if it can't be decoded, or doesn't fit
 */
export async function encodeEmailPicture(picture: Uint8Array): Promise<Buffer> {
  const { xmpAsString } = await sharp(picture).metadata()
  for (const { width, quality } of ATTEMPTS) {
    const resized = sharp(picture, { failOn: 'error' }).flatten({ background: '#ffffff' })
    const jpeg = await withXmp(
      resized.resize({ width, withoutEnlargement: true }).jpeg({ quality, mozjpeg: true }),
      xmpAsString,
    ).toBuffer()
    if (jpeg.length <= MAX_EMAIL_PICTURE_BYTES) return jpeg
  }
  throw new Error('the picture does not fit into an email')
}
