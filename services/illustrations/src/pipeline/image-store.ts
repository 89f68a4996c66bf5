import {
  drawingKey,
  type PictureId,
  pictureKey,
  picturesFolder,
  type SheetName,
  sheetKey,
  uncheckedKey,
  uncheckedPicturesFolder,
} from '@kahani/contracts/picture-keys'
import { deleteVariants, encodeVariants, storeVariants } from '@kahani/pictures/picture-variants'
import { type BlobStore, isPartOfWrite } from '@kahani/service-kit/blobs/blob-store'
import type { RenderedImage } from '../illustrator/illustrator.ts'

/** An image as it is stored. */
export type StoredImage = Pick<RenderedImage, 'data' | 'drawing'>

/** A character sheet, a cover or a page. */
export type ImageId = Omit<PictureId, 'pageNumber'> & { pageNumber: number | SheetName }

/** The cover or page; null for a sheet, which nobody sees. */
const pageOf = ({ storyId, pageNumber, version }: ImageId): PictureId | null =>
  typeof pageNumber === 'string' ? null : { storyId, pageNumber, version }
const imageKey = ({ storyId, pageNumber, version }: ImageId) =>
  typeof pageNumber === 'string' ? sheetKey(storyId, pageNumber) : pictureKey({ storyId, pageNumber, version })
const svgKey = (image: ImageId) => {
  const page = pageOf(image)
  return page && drawingKey(page)
}

/**
 * Stores the images of stories. A rendered image is unchecked, under a key of its own, until moderation accepts it: so every
 * image under a final key is moderated, and a retry moderates an unchecked image instead of buying it again.
 */
export function createImageStore(blobs: BlobStore) {
  /** The image is written last: if it is there, its drawing is complete, or there is none. */
  async function put(image: ImageId, { data, drawing }: StoredImage, toKey: (key: string) => string): Promise<void> {
    const svg = svgKey(image)
    if (svg) await (drawing === undefined ? blobs.delete(toKey(svg)) : blobs.put(toKey(svg), Buffer.from(drawing)))
    await blobs.put(toKey(imageKey(image)), data)
  }

  async function deleteUnchecked(image: ImageId): Promise<void> {
    const svg = svgKey(image)
    await blobs.delete(uncheckedKey(imageKey(image)))
    if (svg) await blobs.delete(uncheckedKey(svg))
  }

  async function encode(image: ImageId, { data }: StoredImage) {
    try {
      return await encodeVariants(data)
    } catch (error) {
      await deleteUnchecked(image)
      throw error
    }
  }

  return {
    getAccepted: (image: ImageId): Promise<Buffer | null> => blobs.get(imageKey(image)),
    async getUnchecked(image: ImageId): Promise<StoredImage | null> {
      const data = await blobs.get(uncheckedKey(imageKey(image)))
      if (!data) return null
      const svg = svgKey(image)
      const drawing = svg && (await blobs.get(uncheckedKey(svg)))
      return drawing ? { data, drawing: String(drawing) } : { data }
    },
    putUnchecked: (image: ImageId, rendered: StoredImage) => put(image, rendered, uncheckedKey),
    /**
     * Moves an image that moderation accepted to its final key, and stores its variants for the screen before it.
     * @throws if it can't be decoded; it is deleted then, so that the next attempt renders another one
     */
    async accept(image: ImageId, rendered: StoredImage): Promise<void> {
      const page = pageOf(image)
      if (page) await storeVariants(blobs, page, await encode(image, rendered))
      await put(image, rendered, key => key)
      await deleteUnchecked(image)
    },
    deleteUnchecked,
    /** Records that an image will not be made: an empty blob, which `getAccepted` returns. */
    giveUp: (image: ImageId): Promise<void> => blobs.put(imageKey(image), Buffer.alloc(0)),
    /** Deletes what processes left that were killed while they stored images. Call it when no job of the story is active. */
    async deleteLeftovers(storyId: number): Promise<void> {
      const [accepted, unchecked] = [picturesFolder(storyId), uncheckedPicturesFolder(storyId)]
      for await (const { key } of blobs.list(accepted)) if (isPartOfWrite(key)) await blobs.delete(key)
      for await (const { key } of blobs.list(unchecked)) {
        const isAccepted = (await blobs.info(`${accepted}${key.slice(unchecked.length)}`)) !== null
        if (isAccepted || isPartOfWrite(key)) await blobs.delete(key)
      }
    },
    /** Deletes an image in whatever state it is. */
    async delete(image: ImageId): Promise<void> {
      const svg = svgKey(image)
      const page = pageOf(image)
      await deleteUnchecked(image)
      await blobs.delete(imageKey(image))
      if (page) await deleteVariants(blobs, page)
      if (svg) await blobs.delete(svg)
    },
  }
}
