import sharp from 'sharp'

/** Enough for a screen and a home printer at the size of the page, in px. */
const LONGEST_SIDE = 1_400
const QUALITY = 84

/** A picture small enough for a file that is sent around: JPEG as a data URL. Null where it is no picture. */
export async function smallPicture(picture: Buffer): Promise<string | null> {
  try {
    const jpeg = await sharp(picture)
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fffdf7' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return null
  }
}
