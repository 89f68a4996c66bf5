import { randomUUID } from 'node:crypto'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Encryption } from '@kahani/service-kit/encryption'
import sharp from 'sharp'
import { photoNotImage } from '../errors.ts'

const FOLDER = 'photos/'
const HOUR_MS = 60 * 60_000
/** Longest side of a stored photo, in px: enough to recognise a face. */
const SIDE_PX = 1024
/** Largest photo that is decoded, in pixels. */
const MAX_PIXELS = 60_000_000
const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,([a-z0-9+/=\s]+)$/i
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff'])

/** Re-encodes a photo as JPEG without metadata. @throws HttpError 400 if it is not an image */
export async function reencodePhoto(dataUrl: string): Promise<Buffer> {
  const base64 = DATA_URL.exec(dataUrl)?.[1]
  if (!base64) throw photoNotImage()
  try {
    const image = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!format || !FORMATS.has(format)) throw photoNotImage()
    return await image
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer()
  } catch {
    throw photoNotImage()
  }
}

/** Stores reference photos encrypted until a story's pictures are done. */
export function createPhotoStore(blobs: BlobStore, encryption: Encryption) {
  return {
    /** @returns the blob key */
    async put(photo: Buffer): Promise<string> {
      const key = `${FOLDER}${randomUUID()}`
      await blobs.put(key, encryption.encrypt(photo, key))
      return key
    },
    /** Null if it was deleted. */
    async get(key: string): Promise<Buffer | null> {
      const encrypted = await blobs.get(key)
      return encrypted && encryption.decrypt(encrypted, key)
    },
    delete: (key: string) => blobs.delete(key),
    /** Keys of the photos that were stored more than `hours` ago. */
    async *listOlderThan(hours: number): AsyncGenerator<string> {
      const time = Date.now() - hours * HOUR_MS
      for await (const { key, modifiedAt } of blobs.list(FOLDER)) if (modifiedAt.getTime() < time) yield key
    },
  }
}
export type PhotoStore = ReturnType<typeof createPhotoStore>
