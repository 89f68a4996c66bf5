import { PHOTO_URL_MAX } from '@kahani/contracts/brief'
import { createStoryMessages, createStoryValidationMessages } from '@kahani/messages/en/create-story'
import { fitWithin } from './photo-size.ts'

/** Largest file that is opened at all, in MB: beyond it a phone runs out of memory. */
const FILE_MAX_MB = 60
const JPEG_QUALITY = 0.9

/** A file that can't be the reference photo; `message` says why, to the person who chose it. */
export class PhotoError extends Error {}

/**
 * The photo in `file` as a data URL of a JPEG, scaled down to what is needed. Drawing it anew also leaves out when and
 * where it was taken. Throws `PhotoError`.
 */
export async function preparePhoto(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new PhotoError(createStoryValidationMessages.photoNotImage)
  if (file.size > FILE_MAX_MB * 1024 * 1024) throw new PhotoError(createStoryMessages.photo.tooLargeToOpen(FILE_MAX_MB))
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoError(createStoryValidationMessages.photoNotImage)
  })
  try {
    const url = asJpeg(picture)
    if (url.length > PHOTO_URL_MAX) throw new PhotoError(createStoryValidationMessages.photoTooLarge)
    return url
  } finally {
    picture.close()
  }
}

function asJpeg(picture: ImageBitmap): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(picture))
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoError(createStoryValidationMessages.photoNotImage)
  // What is see-through would turn black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}
