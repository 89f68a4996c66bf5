import type { EmailPicture } from '@kahani/contracts/email-pictures'
import { COVER } from '@kahani/contracts/illustration'
import { pictureKey } from '@kahani/contracts/picture-keys'
import { encodeEmailPicture } from '@kahani/pictures/email-picture'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Logger } from '@kahani/service-kit/logger'
import type { PictureRepository } from './picture-repository.ts'

export interface EmailCoverDeps {
  pictures: Pick<PictureRepository, 'listByStory'>
  blobs: Pick<BlobStore, 'get'>
  logger: Logger
}

/** The cover of a story as an email contains it. Null if there is none: an email without the cover is better than none. */
export const createEmailCover =
  ({ pictures, blobs, logger }: EmailCoverDeps) =>
  async (storyId: number): Promise<EmailPicture | null> => {
    try {
      const cover = (await pictures.listByStory(storyId)).find(({ pageNumber }) => pageNumber === COVER)
      const file =
        cover?.state === 'completed'
          ? await blobs.get(pictureKey({ storyId, pageNumber: COVER, version: cover.version }))
          : null
      if (!cover || !file) return null
      const jpeg = await encodeEmailPicture(file)
      return { jpeg: jpeg.toString('base64'), altText: cover.brief.altText }
    } catch (err) {
      logger.warn({ err, storyId }, 'email without the cover')
      return null
    }
  }
