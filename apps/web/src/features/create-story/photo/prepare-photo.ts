import { PHOTO_URL_MAX } from '@kahani/contracts/brief'
import { createStoryMessages, createStoryValidationMessages } from '@kahani/messages/en/create-story'
import { isHeic, toHeicUrl } from './heic.ts'

/** Phones run out of memory with larger files. */
const MAX_FILE_MB = 60
/** Longest side of the uploaded photo, in px. */
const MAX_SIDE = 1600
const JPEG_QUALITY = 0.9

/** The file cannot be used as a reference photo. `message` is shown to the user. */
export class PhotoError extends Error {}

/**
 * Scales a photo down and returns it as the data URL of a JPEG. Re-encoding also removes metadata such as time and
 * place. A HEIC photo that the browser can't decode is returned as it is; the server converts it. Throws `PhotoError`.
 */
export async function preparePhoto(file: File): Promise<string> {
  const heic = await isHeic(file).catch(rejectFile)
  if (!heic && !file.type.startsWith('image/')) throw new PhotoError(createStoryValidationMessages.photoNotImage)
  if (file.size > MAX_FILE_MB * 1024 * 1024) throw new PhotoError(createStoryMessages.photo.tooLargeToOpen(MAX_FILE_MB))
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!image && !heic) throw new PhotoError(createStoryValidationMessages.photoNotImage)
  const url = image ? toJpeg(image) : await toHeicUrl(file).catch(rejectFile)
  if (url.length > PHOTO_URL_MAX) throw new PhotoError(createStoryValidationMessages.photoTooLarge)
  return url
}

/** A file that can't be read, such as a photo in the cloud that is not on the device. */
function rejectFile(): never {
  throw new PhotoError(createStoryValidationMessages.photoNotImage)
}

interface Size {
  width: number
  height: number
}

/** Scales `size` down until no side is longer than `maxSide`, in whole px. Never scales up. */
export function fitWithin({ width, height }: Size, maxSide: number = MAX_SIDE): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** Closes the image. */
function toJpeg(image: ImageBitmap): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(image))
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoError(createStoryValidationMessages.photoNotImage)
  // Transparent pixels would become black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}
