import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PictureWidth } from '@kahani/contracts/image-path'
import type { PictureId } from '@kahani/contracts/picture-keys'
import type { Keys } from '@kahani/service-kit/config'

/** A picture and the tag of its content: one that is rendered again gets another. */
export interface PictureContent extends PictureId {
  tag: string
}

const SIGNATURE_BYTES = 16
const NAME = /^(\d{1,15})-(\d{1,3})(?:\.(\d{1,4}))?-([\w-]{1,50})\.([\w-]{22})\.webp$/
const textOf = ({ storyId, pageNumber, version = 0, tag }: PictureContent) =>
  `${storyId}-${pageNumber}${version === 0 ? '' : `.${version}`}-${tag}`

/**
 * Creates and verifies the names of pictures in their URLs, like `12-3-{tag}.{signature}.webp`, or `12-3.1-…` for another version. The signature includes
 * the owner, whose id is not in the name: whoever knows the key can decide without a database whether a picture belongs to
 * a user, and which file it is.
 * @param keys `PICTURE_KEY`: the newest one creates names, all verify them
 */
export function createPictureNames(keys: Keys) {
  const sign = (picture: string, ownerId: number, key: string) =>
    createHmac('sha256', key).update(`picture:${ownerId}:${picture}`).digest().subarray(0, SIGNATURE_BYTES)

  return {
    create(content: PictureContent, ownerId: number): string {
      const picture = textOf(content)
      return `${picture}.${sign(picture, ownerId, keys[0]).toString('base64url')}.webp`
    },

    /** @returns null if the name is invalid or the picture belongs to somebody else */
    verify(name: string, userId: number): PictureContent | null {
      const [, storyId, pageNumber, version = 0, tag = '', signature = ''] = NAME.exec(name) ?? []
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== SIGNATURE_BYTES) return null
      const content = { storyId: Number(storyId), pageNumber: Number(pageNumber), version: Number(version), tag }
      const picture = textOf(content)
      return keys.some(key => timingSafeEqual(given, sign(picture, userId, key))) ? content : null
    },
  }
}
export type PictureNames = ReturnType<typeof createPictureNames>

/** The placeholder's name has no signature. */
export const isSignedPictureName = (name: string) => name.endsWith('.webp')

/** What a tag stands for never changes. */
export const pictureEtag = ({ tag }: Pick<PictureContent, 'tag'>, width: PictureWidth) => `"${tag}-${width}"`

/** A browser stores a picture, but asks each time: after signing out, or when the story is deleted, it may not show it. */
export const PICTURE_CACHING = { 'cache-control': 'private, no-cache', vary: 'cookie' }
