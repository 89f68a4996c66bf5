import { HttpError } from '@kahani/service-kit/http-error'
import sharp, { type Sharp } from 'sharp'
import { photoNotImage, photoTooManyPixels, photoUnsupported } from '../errors.ts'
import { decodeHeic } from './decode-heic.ts'
import { detectFormat } from './photo-format.ts'

/** Longest side of a stored photo, in px: enough to recognise a face. */
const SIDE_PX = 1024
/** Largest photo that is decoded, in pixels. */
const MAX_PIXELS = 24_000_000
const DECODE_TIMEOUT_S = 10

function checkSize(width: number, height: number): void {
  if (width * height > MAX_PIXELS) throw photoTooManyPixels()
}

async function open(file: Buffer): Promise<Sharp> {
  const format = detectFormat(file)
  if (format === null) throw photoNotImage()
  if (format === 'other') throw photoUnsupported()
  if (format === 'heic') {
    const { data, width, height } = await decodeHeic(file, checkSize)
    return sharp(data, { raw: { width, height, channels: 4 } })
  }
  // Its own limit is an error that looks like those of damaged files.
  const image = sharp(file, { limitInputPixels: false, failOn: 'error' })
  const { width, height } = await image.metadata()
  checkSize(width, height)
  return image.autoOrient()
}

/**
 * Re-encodes a photo as an upright JPEG without metadata. What it is, is decided by its bytes.
 * @throws HttpError 400 if it is not a JPEG, PNG, WebP or HEIC image, is too large or damaged
 */
export async function reencodePhoto(file: Buffer): Promise<Buffer> {
  try {
    const image = await open(file)
    return await image
      .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: DECODE_TIMEOUT_S })
      .jpeg({ quality: 88 })
      .toBuffer()
  } catch (error) {
    throw error instanceof HttpError ? error : photoNotImage(error)
  }
}
