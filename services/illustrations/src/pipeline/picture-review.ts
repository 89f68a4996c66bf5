import { randomUUID } from 'node:crypto'
import { AiError, isAiError } from '@kahani/ai/ai-error'
import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { Logger } from '@kahani/service-kit/logger'
import { isStorageOutage } from '@kahani/service-kit/outages'
import { focusOf } from '../checker/focus-of-answer.ts'
import type { CheckedImages, ChecksOf, PictureAnswer } from '../checker/picture-checker.ts'
import { faultsOf, isBetter, isSceneWrong } from '../checker/rubric.ts'
import type { Correction } from '../illustrator/illustrator.ts'
import type { ProviderCircuitBreaker } from './provider-circuit-breaker.ts'
import { hashOf, type Review, type ReviewStore } from './review-store.ts'

export interface PictureReviewDeps {
  store: ReviewStore
  checksOf: ChecksOf
  /** Circuit breaker of the checker. What it throws never concerns the queue of pictures. */
  checking: ProviderCircuitBreaker
  logger: Logger
  /** Called after each check: with its outcome. */
  onChecked: (outcome: 'good' | 'faulty' | 'failed') => void
}

export interface ReviewedPicture {
  request: IllustrationRequest
  picture: PictureRequest
  image: Buffer
  softened: boolean
  signal: AbortSignal
  loadSheets(): Promise<Omit<CheckedImages, 'image'>>
  /** Whether the moderator flags an image. */
  isFlagged(image: Buffer): Promise<boolean>
  /** Renders a correction. @throws AiError, QueuePause or HttpError 503 */
  correct(correction: Correction): Promise<Buffer>
}

/** The better of the picture and its correction. */
interface Outcome {
  image: Buffer
  /** What of it has to be seen; absent if it has not been checked. */
  focus?: FocusBox[]
  /** Why the review is not finished; null if it is. Families see the picture meanwhile. */
  unfinished: Error | null
}

/** A result, or why there is none. */
type Attempt<T> = { result: T } | { error: Error }

/** Waits for both, so that nothing paid for is lost. @throws the error of the first, or else of the second */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}

/** An outage of the checker: a slow one would delay every picture, so the circuit opens. */
const asOutage = (error: unknown): never => {
  throw isAiError(error, 'timed-out') ? new AiError('outage', error.message) : error
}

/** Retrying has no effect, so that the picture stays as it is. */
const isPermanent = (error: Error) => isAiError(error, 'refused', 'bad-request')
const isUnfit = (answer: PictureAnswer) => faultsOf(answer).includes('unfit')
const isDone = (error: Error) => (isPermanent(error) ? null : error)

/**
 * Moderates and checks a picture at the same time, and has one with faults corrected once. Everything bought is stored before
 * the next step, so that a retry continues there.
 */
export function createPictureReview({ store, checksOf, checking, logger, onChecked }: PictureReviewDeps) {
  async function attempt<T>({ request, picture, signal }: ReviewedPicture, what: string, work: () => Promise<T>) {
    try {
      return { result: await work() }
    } catch (error) {
      if (!(error instanceof Error) || isStorageOutage(error) || signal.aborted) throw error
      const { storyId } = request
      logger.warn({ storyId, pageNumber: picture.pageNumber, err: String(error) }, `${what} failed`)
      return { error }
    }
  }

  async function check(job: ReviewedPicture, image: Buffer, review: Review): Promise<Attempt<PictureAnswer>> {
    const { request, picture, softened, signal, loadSheets } = job
    const known = review.checks.find(({ image: checked }) => checked === hashOf(image))
    if (known) return { result: known.answer }
    const checks = checksOf(request.premium)
    if (!checks) return { error: new AiError('bad-request', 'pictures are not checked') }
    const { checker, pictureModel } = checks
    const images = { ...(await loadSheets()), image }
    const checked = await attempt(job, 'the check of a picture', () =>
      checking(`${request.storyId}/${picture.pageNumber}`, Number.POSITIVE_INFINITY, () =>
        checker.check(request, picture, images, { signal, softened }).catch(asOutage),
      ),
    )
    if ('error' in checked) {
      onChecked('failed')
      return checked
    }
    const faults = faultsOf(checked.result)
    onChecked(faults.length === 0 ? 'good' : 'faulty')
    if (faults.length > 0)
      logger.info({ storyId: request.storyId, pageNumber: picture.pageNumber, faults }, 'picture has faults')
    const answer = { id: randomUUID(), image: hashOf(image), pictureModel, checkModel: checker.model }
    review.checks.push({ ...answer, answer: checked.result })
    await store.put(picture, review)
    return checked
  }

  async function correct(job: ReviewedPicture, answer: PictureAnswer, review: Review): Promise<Attempt<Buffer>> {
    const { picture } = job
    const stored = await store.getCorrection(picture)
    if (stored) return { result: stored }
    const faults = faultsOf(answer)
    const correction = { faults, notes: answer.notes, redraw: isSceneWrong(faults) }
    const corrected = await attempt(job, 'the correction of a picture', () => job.correct(correction))
    // An answer that is not a picture is paid for, and there is one correction only.
    if ('error' in corrected && isAiError(corrected.error, 'refused', 'bad-request', 'timed-out', 'bad-answer')) {
      review.correctionFailed = true
      await store.put(picture, review)
    }
    return corrected
  }

  async function refuse({ picture, image }: ReviewedPicture, review: Review, reason: string): Promise<never> {
    review.refused = hashOf(image)
    await store.put(picture, review)
    throw new AiError('refused', reason)
  }

  /** @throws AiError 'refused' if the picture is flagged, or unfit for a child; what `isFlagged` throws */
  return async function reviewPicture(job: ReviewedPicture): Promise<Outcome> {
    const { picture, image, isFlagged } = job
    const review = await store.get(picture)
    const [flagged, first] = await both(isFlagged(image), check(job, image, review))
    if (flagged) return refuse(job, review, 'flagged by the moderator')
    if ('error' in first) return { image, unfinished: isDone(first.error) }
    if (isUnfit(first.result)) return refuse(job, review, 'unfit for a child')
    const asItIs = { image, focus: focusOf(first.result) }
    // After a refusal the second picture is there already.
    const isFinal = review.refused !== null || review.correctionFailed
    if (isFinal || faultsOf(first.result).length === 0) return { ...asItIs, unfinished: null }

    const corrected = await correct(job, first.result, review)
    if ('error' in corrected) return { ...asItIs, unfinished: review.correctionFailed ? null : corrected.error }
    const correction = corrected.result
    const [isWorse, second] = await both(isFlagged(correction), check(job, correction, review))
    if ('error' in second) return { ...asItIs, unfinished: isWorse ? null : isDone(second.error) }
    const isKept = !isWorse && !isUnfit(second.result) && isBetter(second.result, first.result)
    return { ...(isKept ? { image: correction, focus: focusOf(second.result) } : asItIs), unfinished: null }
  }
}
