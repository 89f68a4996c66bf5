import type { PictureWidth } from '@kahani/contracts/image-path'
import { type PictureId, pictureKey, variantKey } from '@kahani/contracts/picture-keys'
import { deleteVariants, encodeVariants, type PictureVariants, storeVariants } from '@kahani/pictures/picture-variants'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { unavailable } from '@kahani/service-kit/http-error'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import type { PictureRepository } from './picture-repository.ts'

/** Pictures that are encoded at the same time, in threads of libuv, and those that wait. */
const MAX_ENCODING = 2
const MAX_WAITING = 128

/** Makes the WebP files of completed pictures that have none, as after a restore: backups leave them out. */
export function createPictureVariants(blobs: BlobStore, pictures: Pick<PictureRepository, 'listByStory'>) {
  const limit = bulkhead(MAX_ENCODING, MAX_WAITING)
  const inProgress = new Map<string, Promise<PictureVariants | null>>()

  async function make(picture: PictureId, source: Buffer): Promise<PictureVariants | null> {
    const variants = await encodeVariants(source)
    await storeVariants(blobs, picture, variants)
    // The story may have been deleted, with its files, before these were stored.
    if ((await pictures.listByStory(picture.storyId)).length > 0) return variants
    await deleteVariants(blobs, picture)
    return null
  }

  async function makeWithinLimit(picture: PictureId): Promise<PictureVariants | null> {
    try {
      return await limit.execute(async () => {
        const source = await blobs.get(pictureKey(picture))
        return source && make(picture, source)
      })
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? unavailable('picture', error) : error
    }
  }

  return {
    /** @returns null if the file of the picture is missing, or its story was deleted @throws HttpError 503 if too many wait */
    async get(picture: PictureId, width: PictureWidth): Promise<Buffer | null> {
      const stored = await blobs.get(variantKey(picture, width))
      if (stored) return stored
      const key = pictureKey(picture)
      const made = inProgress.get(key) ?? makeWithinLimit(picture).finally(() => inProgress.delete(key))
      inProgress.set(key, made)
      return (await made)?.get(width) ?? null
    },
  }
}
export type PictureVariantStore = ReturnType<typeof createPictureVariants>
