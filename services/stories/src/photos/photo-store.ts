import { randomUUID } from 'node:crypto'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Encryption } from '@kahani/service-kit/encryption'
import sharp from 'sharp'
import { photoNotImage } from '../errors.ts'

/** Longest side of a kept photo, in px: enough to know a face by. */
const SIDE_PX = 1024
/** Most pixels a photo may have before it is scaled down. */
const PIXEL_LIMIT = 60_000_000
const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,([a-z0-9+/=\s]+)$/i
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff'])

/** A picture anew, as a JPEG without where and when it was taken. @throws HttpError 400 for what is no picture */
export async function reencodePhoto(dataUrl: string): Promise<Buffer> {
  const base64 = DATA_URL.exec(dataUrl)?.[1]
  if (!base64) throw photoNotImage()
  try {
    const image = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
    const { format } = await image.metadata()
    if (!format || !FORMATS.has(format)) throw photoNotImage()
    return await image
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer()
  } catch {
    // Whatever the decoder says of it, for the family it is one thing: not a picture we can use.
    throw photoNotImage()
  }
}

/** Keeps reference photos encrypted, for as long as a story is being drawn. */
export function createPhotoStore(blobs: BlobStore, sealer: Encryption) {
  return {
    /** @returns the key under which it is kept */
    async keep(photo: Buffer): Promise<string> {
      const key = `photos/${randomUUID()}`
      await blobs.put(key, sealer.encrypt(photo, key))
      return key
    },
    /** Null where it is gone already. */
    async open(key: string): Promise<Buffer | null> {
      const sealed = await blobs.get(key)
      return sealed && sealer.decrypt(sealed, key)
    },
    forget: (key: string) => blobs.delete(key),
  }
}
export type PhotoStore = ReturnType<typeof createPhotoStore>
