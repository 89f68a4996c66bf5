import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PictureWidth } from '@kahani/contracts/image-path'
import type { Keys } from '@kahani/service-kit/config'

/** A version of a picture: one that is rendered again gets another. */
export interface PictureVersion {
  storyId: number
  pageNumber: number
  version: string
}

const SIGNATURE_BYTES = 16
const NAME = /^(\d{1,15})-(\d{1,3})-([\w-]{1,50})\.([\w-]{22})\.webp$/

/**
 * Creates and verifies the names of pictures in their URLs, like `12-3-{version}.{signature}.webp`. The signature includes
 * the owner, whose id is not in the name: whoever knows the key can decide without a database whether a picture belongs to
 * a user, and which file it is.
 * @param keys `PICTURE_KEY`: the newest one creates names, all verify them
 */
export function createPictureNames(keys: Keys) {
  const sign = (picture: string, ownerId: number, key: string) =>
    createHmac('sha256', key).update(`picture:${ownerId}:${picture}`).digest().subarray(0, SIGNATURE_BYTES)

  return {
    create({ storyId, pageNumber, version }: PictureVersion, ownerId: number): string {
      const picture = `${storyId}-${pageNumber}-${version}`
      return `${picture}.${sign(picture, ownerId, keys[0]).toString('base64url')}.webp`
    },

    /** @returns null if the name is invalid or the picture belongs to somebody else */
    verify(name: string, userId: number): PictureVersion | null {
      const [, storyId = '', pageNumber = '', version = '', signature = ''] = NAME.exec(name) ?? []
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== SIGNATURE_BYTES) return null
      const picture = `${storyId}-${pageNumber}-${version}`
      if (!keys.some(key => timingSafeEqual(given, sign(picture, userId, key)))) return null
      return { storyId: Number(storyId), pageNumber: Number(pageNumber), version }
    },
  }
}
export type PictureNames = ReturnType<typeof createPictureNames>

/** The placeholder's name has no signature. */
export const isSignedPictureName = (name: string) => name.endsWith('.webp')

/** The content of a version and width never changes. */
export const pictureEtag = ({ version }: Pick<PictureVersion, 'version'>, width: PictureWidth) =>
  `"${version}-${width}"`

/** A browser stores a picture, but asks each time: after signing out, or when the story is deleted, it may not show it. */
export const PICTURE_CACHING = { 'cache-control': 'private, no-cache', vary: 'cookie' }
