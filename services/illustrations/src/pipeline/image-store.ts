import { type FocusBox, pictureFocusSchema } from '@kahani/contracts/picture-focus'
import {
  drawingKey,
  focusKey,
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
export type StoredImage = Pick<RenderedImage, 'data' | 'drawing' | 'focus'>

/** A character sheet, a cover or a page. */
export type ImageId = Omit<PictureId, 'pageNumber'> & { pageNumber: number | SheetName }

/** The cover or page; null for a sheet, which nobody sees. */
const pageOf = ({ storyId, pageNumber, version }: ImageId): PictureId | null =>
  typeof pageNumber === 'string' ? null : { storyId, pageNumber, version }
const imageKey = ({ storyId, pageNumber, version }: ImageId) =>
  typeof pageNumber === 'string' ? sheetKey(storyId, pageNumber) : pictureKey({ storyId, pageNumber, version })
/** Keys of what is stored beside a cover or a page, if its illustrator or checker knows it. */
const keysBeside = (image: ImageId) => {
  const page = pageOf(image)
  return page && { drawing: drawingKey(page), focus: focusKey(page) }
}
const toJson = (focus: readonly FocusBox[]) => Buffer.from(JSON.stringify(focus))

/**
 * Stores the images of stories. A rendered image is unchecked, under a key of its own, until moderation accepts it: so every
 * image under a final key is moderated, and a retry moderates an unchecked image instead of buying it again.
 */
export function createImageStore(blobs: BlobStore) {
  const putOrDelete = (key: string, data: Buffer | undefined): Promise<void> =>
    data ? blobs.put(key, data) : blobs.delete(key)

  /** The image is written last: if it is there, what is beside it is complete, or there is none. */
  async function put(
    image: ImageId,
    { data, drawing, focus }: StoredImage,
    toKey: (key: string) => string,
  ): Promise<void> {
    const beside = keysBeside(image)
    if (beside) {
      await putOrDelete(toKey(beside.drawing), drawing === undefined ? undefined : Buffer.from(drawing))
      await putOrDelete(toKey(beside.focus), focus && toJson(focus))
    }
    await blobs.put(toKey(imageKey(image)), data)
  }

  /** The image goes first, so that nobody finds it without what is beside it. */
  async function remove(image: ImageId, toKey: (key: string) => string): Promise<void> {
    const beside = keysBeside(image)
    await blobs.delete(toKey(imageKey(image)))
    for (const key of Object.values(beside ?? {})) await blobs.delete(toKey(key))
  }

  const deleteUnchecked = (image: ImageId): Promise<void> => remove(image, uncheckedKey)

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
      const beside = keysBeside(image)
      const drawing = beside && (await blobs.get(uncheckedKey(beside.drawing)))
      const focus = beside && (await blobs.get(uncheckedKey(beside.focus)))
      return {
        data,
        ...(drawing && { drawing: String(drawing) }),
        ...(focus && { focus: pictureFocusSchema.parse(JSON.parse(String(focus))) }),
      }
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
    /** Stores what of an accepted image has to be seen, if that is found later. */
    async putFocus(image: ImageId, focus: readonly FocusBox[]): Promise<void> {
      const beside = keysBeside(image)
      if (beside) await blobs.put(beside.focus, toJson(focus))
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
      const page = pageOf(image)
      await deleteUnchecked(image)
      if (page) await deleteVariants(blobs, page)
      await remove(image, key => key)
    },
  }
}
