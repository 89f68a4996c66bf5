import { createHash } from 'node:crypto'
import type { PictureRequest } from '@kahani/contracts/illustration'
import type { PictureCheck } from '@kahani/contracts/picture-checks'
import { uncheckedKey } from '@kahani/contracts/picture-keys'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { z } from 'zod'
import { pictureAnswerSchema } from '../checker/picture-checker.ts'
import { faultsOf, likenessOf } from '../checker/rubric.ts'

const hash = z.string()

/** What was bought for the review of a picture. Images are named by their hashes, since one can replace another. */
const reviewSchema = z.object({
  /** In the order of the images: the picture, then its correction. */
  checks: z.array(
    z.object({
      id: z.uuid(),
      image: hash,
      pictureModel: z.string(),
      checkModel: z.string(),
      answer: pictureAnswerSchema,
    }),
  ),
  /** The image that the moderator or the checker refused. The next one is rendered with a softer prompt. */
  refused: hash.nullable(),
  /** The illustrator could not correct the picture. */
  correctionFailed: z.boolean(),
})
export type Review = z.infer<typeof reviewSchema>

export const hashOf = (image: Uint8Array): string => createHash('sha256').update(image).digest('hex')

/** The checks of a picture for its report. @param image the picture that families see; null if there is none */
export function reportedChecks({ checks }: Review, image: Uint8Array | null): PictureCheck[] {
  const kept = image && hashOf(image)
  return checks.map(({ id, image: checked, pictureModel, checkModel, answer }, i) => ({
    ...{ id, attempt: i + 1, pictureModel, checkModel, ...likenessOf(answer) },
    faults: faultsOf(answer),
    kept: checked === kept,
  }))
}

/** Whether nothing remains to be done about a picture that families see. */
export function isReviewed({ checks, refused, correctionFailed }: Review, image: Uint8Array): boolean {
  const attempt = checks.findIndex(({ image: checked }) => checked === hashOf(image))
  const first = checks[attempt]
  if (!first) return false
  const isLast = attempt > 0 || checks.length > 1 || refused !== null || correctionFailed
  return isLast || faultsOf(first.answer).length === 0
}

type Key = Pick<PictureRequest, 'key'>
const keyOf = ({ key }: Key, name: string) => uncheckedKey(key.replace(/\.png$/, `.${name}`))

/** Stores reviews, and corrections until one of the two pictures is accepted, so that nothing is bought again after a crash. */
export const createReviewStore = (blobs: BlobStore) => ({
  async get(picture: Key): Promise<Review> {
    const stored = await blobs.get(keyOf(picture, 'review.json'))
    return stored
      ? reviewSchema.parse(JSON.parse(String(stored)))
      : { checks: [], refused: null, correctionFailed: false }
  },
  put: (picture: Key, review: Review): Promise<void> =>
    blobs.put(keyOf(picture, 'review.json'), Buffer.from(JSON.stringify(review))),
  getCorrection: (picture: Key): Promise<Buffer | null> => blobs.get(keyOf(picture, 'correction.png')),
  putCorrection: (picture: Key, image: Buffer): Promise<void> => blobs.put(keyOf(picture, 'correction.png'), image),
  async delete(picture: Key): Promise<void> {
    await blobs.delete(keyOf(picture, 'correction.png'))
    await blobs.delete(keyOf(picture, 'review.json'))
  },
})
export type ReviewStore = ReturnType<typeof createReviewStore>
