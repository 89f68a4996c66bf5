import { AiError, isAiError } from '@kahani/ai/ai-error'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import {
  COMPANION_FIGURES,
  type CompanionFigure,
  type IllustrationRequest,
  type PictureRequest,
  type SheetFigure,
} from '@kahani/contracts/illustration'
import type { PictureCheck } from '@kahani/contracts/picture-checks'
import { type PictureId, pictureKey, sheetKey, sheetName } from '@kahani/contracts/picture-keys'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { bulkhead } from 'cockatiel'
import type { ChecksOf } from '../checker/picture-checker.ts'
import type { CompanionSheets, Illustrator, RenderedImage } from '../illustrator/illustrator.ts'
import { createImageStore, type ImageId, type StoredImage } from './image-store.ts'
import { createPictureReview, type PictureReviewDeps } from './picture-review.ts'
import type { ProviderCircuitBreaker } from './provider-circuit-breaker.ts'
import { createReviewStore, hashOf, isReviewed, reportedChecks } from './review-store.ts'
import type { StoriesClient } from './stories-client.ts'
import { createStoryCache } from './story-cache.ts'

/**
 * Outages that don't count as attempts of an image. Beyond this limit they do. A family can request a picture again. The sheet
 * of the child has no limit: without it there are no pictures.
 */
const MAX_OUTAGES = 6
/** Room for a picture before it is bought: unchecked and accepted, what is beside it, and its variants for the screen. */
const PICTURE_BYTES = 8 * 1024 * 1024
const UNSTORED_RETENTION_MS = 60 * 60_000
const nameOf = ({ storyId, pageNumber, version = 0 }: ImageId) => `${storyId}/${pageNumber}/${version}`
const correctionOf = (image: ImageId) => `${nameOf(image)}/correction`
const maxOutagesOf = ({ pageNumber }: Target) => (pageNumber === 'sheet' ? Number.POSITIVE_INFINITY : MAX_OUTAGES)

export interface IllustrationPipelineDeps {
  stories: StoriesClient
  blobs: BlobStore
  illustrator: Illustrator
  /** Images that are rendered at once. */
  concurrency: number
  moderator: Moderator
  checksOf: ChecksOf
  /** Circuit breakers of the three provider endpoints. */
  rendering: ProviderCircuitBreaker
  moderation: ProviderCircuitBreaker
  checking: ProviderCircuitBreaker
  logger: Logger
  /** Called after each rendered picture with the time it took, in ms. */
  onRendered: (ms: number) => void
  onChecked: PictureReviewDeps['onChecked']
  /** Whether the process is about to end: nothing is begun then that takes as long as a picture. */
  isClosing: () => boolean
}

/** A rendered image, and the time it took. */
interface TimedImage {
  image: StoredImage
  ms: number
}

/** The run of a job. */
export interface Run {
  signal: AbortSignal
  /** Called when an image is rendered: what remains to be done does not use the illustrator. Can be called twice. */
  release(): void
}

const optionsOf = ({ signal, release }: Run, softened: boolean) => ({ signal, softened, onAnswered: release })

/** The image being made. */
interface Target extends ImageId, Run {}

/** The request with the look of the child in this picture. */
function withLook(request: IllustrationRequest, { look }: PictureRequest): IllustrationRequest {
  const { cast, seed } = request
  if (!look) return request
  const { firstName: name, gender, age, people } = cast
  const child = people?.child ?? { memberId: null, name, gender, age, relation: null, seed }
  return { ...request, cast: { ...cast, people: { ...people, child: { ...child, look } } } }
}

/** Returns the image to accept: the given one, or a better one. @throws AiError 'refused' if there is none */
type Examine = (image: StoredImage, softened: boolean) => Promise<StoredImage>

/** A picture that is stored, and what is to be reported of its checks. */
export interface FinishedPicture {
  checks: PictureCheck[]
  /** Whether its check or its correction is still to be done. */
  unfinished: boolean
}

/** Deduplicates concurrent runs: a job that lost its lock can run twice at the same time. */
function createOnce<T>() {
  const inFlight = new Map<string, Promise<T>>()
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const pending = inFlight.get(key) ?? run().finally(() => inFlight.delete(key))
    inFlight.set(key, pending)
    return pending
  }
}

/**
 * Renders an image, stores it unchecked, moderates and checks it, then moves it to its final key. An image that the illustrator or
 * the moderator refuses is requested once more with a softer prompt.
 */
export function createIllustrationPipeline(deps: IllustrationPipelineDeps) {
  const { stories, blobs, illustrator, concurrency, moderator, rendering, moderation, logger, onRendered } = deps
  const reviews = createReviewStore(blobs)
  const reviewPicture = createPictureReview({ store: reviews, ...deps })
  const images = createImageStore(blobs)
  const slots = bulkhead(concurrency, Number.POSITIVE_INFINITY)
  const once = createOnce<Buffer>()
  const oncePerPicture = createOnce<FinishedPicture>()
  const oncePerReview = createOnce<FinishedPicture | null>()
  const sheets = createStoryCache<{ sheet: Buffer; companions: CompanionSheets }>()
  /** Images that were being rendered when the disk was filled. The next run of the job stores them. */
  const unstored = new Map<string, TimedImage>()

  /** For display: rendering does not wait for the report, and it can be lost. */
  function reportRendering({ storyId, pageNumber }: Target): void {
    if (typeof pageNumber === 'string') return
    stories
      .reportRendering(storyId, pageNumber)
      .catch(err => logger.info({ storyId, pageNumber, err: String(err) }, 'rendering not reported'))
  }

  async function renderOnce(target: Target, name: string, render: () => Promise<RenderedImage>): Promise<TimedImage> {
    await blobs.requireRoom(PICTURE_BYTES)
    const timed = await slots.execute(() =>
      rendering(name, maxOutagesOf(target), async () => {
        reportRendering(target)
        const startedAt = performance.now()
        const image = await render()
        return { image, ms: Math.round(performance.now() - startedAt) }
      }),
    )
    target.release()
    onRendered(timed.ms)
    return timed
  }

  async function renderAndStore(
    target: Target,
    render: () => Promise<RenderedImage>,
    { name = nameOf(target), put = (image: StoredImage) => images.putUnchecked(target, image) } = {},
  ): Promise<StoredImage> {
    const { storyId, pageNumber } = target
    const timed = unstored.get(name) ?? (await renderOnce(target, name, render))
    unstored.delete(name)
    try {
      await put(timed.image)
    } catch (error) {
      unstored.set(name, timed)
      // Another worker may have taken the job.
      setTimeout(() => unstored.delete(name), UNSTORED_RETENTION_MS).unref()
      throw error
    }
    // From here on, a crash does not have it rendered again.
    logger.info({ storyId, pageNumber, ms: timed.ms }, 'picture rendered')
    return timed.image
  }

  async function isFlagged(target: Target, image: Buffer): Promise<boolean> {
    const { storyId, pageNumber, signal } = target
    const { flagged, categories } = await moderation(nameOf(target), maxOutagesOf(target), () =>
      moderator.checkPicture(image, { storyId, signal }),
    ).catch(error => {
      if (isAiError(error, 'refused')) return { flagged: true, categories: ['refused'] }
      throw error
    })
    if (flagged) logger.warn({ storyId, pageNumber, categories }, 'picture flagged')
    return flagged
  }

  /** @throws AiError 'refused' if the image is flagged */
  async function moderate(target: Target, image: StoredImage): Promise<StoredImage> {
    if (await isFlagged(target, image.data)) throw new AiError('refused', 'flagged by the moderator')
    return image
  }

  /** Accepts an unchecked image, or a better one, or deletes it. @throws AiError 'refused' */
  async function settle(target: Target, examine: () => Promise<StoredImage>): Promise<Buffer> {
    try {
      const image = await examine()
      await images.accept(target, image)
      return image.data
    } catch (error) {
      if (isAiError(error, 'refused')) await images.deleteUnchecked(target)
      throw error
    }
  }

  /** Returns the accepted image. An earlier run may have left it accepted or unchecked. */
  async function make(
    target: Target,
    render: (softened: boolean) => Promise<StoredImage>,
    examine: Examine,
    { softened = false, refused = null as string | null } = {},
  ): Promise<Buffer> {
    const { storyId, pageNumber } = target
    const accepted = await images.getAccepted(target)
    if (accepted) return accepted
    const unchecked = await images.getUnchecked(target)
    const isUsable = unchecked && hashOf(unchecked.data) !== refused
    try {
      const image = isUsable ? unchecked : await render(softened)
      return await settle(target, () => examine(image, softened))
    } catch (error) {
      if (softened || !isAiError(error, 'refused')) throw error
      logger.warn({ storyId, pageNumber }, 'picture refused, retrying with a softer prompt')
      const image = await render(true)
      return settle(target, () => examine(image, true))
    }
  }

  const photoOf = async ({ storyId, hasPhoto }: IllustrationRequest) => (hasPhoto ? stories.photo(storyId) : null)

  async function keptSheetOf({ keptSheetKey, keptSheetKeys = {} }: IllustrationRequest, figure: SheetFigure) {
    const key = figure === 'child' ? keptSheetKey : figure === 'pet' ? null : keptSheetKeys[figure]
    return key ? blobs.get(key) : null
  }

  async function makeSheet(request: IllustrationRequest, figure: SheetFigure, run: Run): Promise<Buffer> {
    const { storyId } = request
    const target: Target = { storyId, pageNumber: sheetName(figure), ...run }
    async function render(softened: boolean): Promise<StoredImage> {
      const [photo, kept] = await Promise.all([
        figure === 'child' ? photoOf(request) : null,
        softened ? null : keptSheetOf(request, figure),
      ])
      // The provider would refuse every picture that references this photo.
      if (softened && photo) await stories.deletePhoto(storyId)
      return renderAndStore(target, () =>
        illustrator.renderSheet(request, figure, { photo: softened ? null : photo, kept }, optionsOf(run, softened)),
      )
    }
    return make(target, render, image => moderate(target, image))
  }

  const sheet = (request: IllustrationRequest, figure: SheetFigure, run: Run) =>
    once(sheetKey(request.storyId, sheetName(figure)), () => makeSheet(request, figure, run))

  /** The sheets for a picture. That of the child is rendered if it is lost; others are left out. */
  const loadSheets = (request: IllustrationRequest, signal: AbortSignal) =>
    sheets.get(request.storyId, async () => {
      const figures = illustrator.companionsWithSheets(request)
      const [ofChild, ...others] = await Promise.all([
        sheet(request, 'child', { signal, release: () => undefined }),
        ...figures.map(figure => images.getAccepted({ storyId: request.storyId, pageNumber: sheetName(figure) })),
      ])
      const companions: CompanionSheets = {}
      for (const [i, figure] of figures.entries()) {
        const image = others[i]
        if (image && image.length > 0) companions[figure] = image
      }
      return { sheet: ofChild, companions }
    })

  async function loadReferences(
    request: IllustrationRequest,
    { edit }: PictureRequest,
    signal: AbortSignal,
    softened: boolean,
  ) {
    const [drawn, photo, base] = await Promise.all([
      loadSheets(request, signal),
      softened ? null : photoOf(request),
      edit ? blobs.get(edit.baseKey) : null,
    ])
    return { ...drawn, photo, base }
  }

  const targetOf = ({ storyId }: IllustrationRequest, { pageNumber, version }: PictureRequest, run: Run): Target => ({
    storyId,
    pageNumber,
    version,
    ...run,
  })

  /** Moderates, unless that was done, and checks an image. */
  function reviewImage(
    { request, picture, target }: { request: IllustrationRequest; picture: PictureRequest; target: Target },
    image: Buffer,
    { softened, moderated = false }: { softened: boolean; moderated?: boolean },
  ) {
    const { signal } = target
    return reviewPicture({
      ...{ request, picture, image, softened, signal },
      loadSheets: () => loadSheets(request, signal),
      isFlagged: async checked => (moderated && checked === image ? false : isFlagged(target, checked)),
      async correct(correction) {
        if (deps.isClosing()) throw unavailable('illustrator')
        const references = { ...(await loadReferences(request, picture, signal, softened)), image }
        const options = { ...optionsOf(target, softened), correction }
        const { data } = await renderAndStore(
          target,
          () => illustrator.correctPicture(request, picture, references, options),
          { name: correctionOf(target), put: corrected => reviews.putCorrection(picture, corrected.data) },
        )
        return data
      },
    })
  }

  async function makePicture(plain: IllustrationRequest, picture: PictureRequest, run: Run): Promise<FinishedPicture> {
    const request = withLook(plain, picture)
    const target = targetOf(request, picture, run)
    async function render(softened: boolean): Promise<StoredImage> {
      // A softer prompt would be another picture than the one that the family asked for.
      if (softened && picture.edit) throw new AiError('refused', 'the wish was refused')
      const references = await loadReferences(request, picture, run.signal, softened)
      if (picture.edit && !references.base) throw new AiError('bad-request', 'the picture to change is missing')
      return renderAndStore(target, () =>
        illustrator.renderPicture(request, picture, references, optionsOf(run, softened)),
      )
    }
    if (!deps.checksOf(request.premium)) {
      await make(target, render, image => moderate(target, image), { softened: picture.softened })
      return { checks: [], unfinished: false }
    }

    async function examine(image: StoredImage, softened: boolean): Promise<StoredImage> {
      const { image: data, focus } = await reviewImage({ request, picture, target }, image.data, { softened })
      return { ...(data === image.data ? image : { data }), ...(focus && { focus }) }
    }
    const { refused, checks } = await reviews.get(picture)
    const options = { softened: picture.softened || refused !== null, refused }
    async function renderFirst(softened: boolean): Promise<StoredImage> {
      // They are about a picture that was lost.
      const areOutdated = checks.length > 0 && refused === null && softened === options.softened
      if (areOutdated) await reviews.delete(picture)
      return render(softened)
    }
    const image = await make(target, renderFirst, examine, options)
    const reviewed = await reviews.get(picture)
    return { checks: reportedChecks(reviewed, image), unfinished: !isReviewed(reviewed, image) }
  }

  /**
   * Continues the review of a picture that families see, and replaces it by its correction if that is better.
   * @returns null if there is no picture
   * @throws AiError 'refused' if it is unfit for a child; what keeps the review from being finished
   */
  async function reviewAccepted(
    plain: IllustrationRequest,
    picture: PictureRequest,
    run: Run,
  ): Promise<FinishedPicture | null> {
    const request = withLook(plain, picture)
    const target = targetOf(request, picture, run)
    const accepted = await images.getAccepted(target)
    if (!accepted) return null
    const { refused } = await reviews.get(picture)
    const softened = picture.softened || refused !== null
    const options = { softened, moderated: true }
    const { image, focus, unfinished } = await reviewImage({ request, picture, target }, accepted, options)
    if (unfinished) throw unfinished
    if (image !== accepted) await images.accept(target, { data: image, ...(focus && { focus }) })
    else if (focus) await images.putFocus(target, focus)
    return { checks: reportedChecks(await reviews.get(picture), image), unfinished: false }
  }

  return {
    companionsWithSheets: illustrator.companionsWithSheets,
    /** A character sheet; empty if it was given up. @throws AiError, QueuePause */
    sheet,
    /** Leaves a story without the sheet of somebody who comes along: it is not rendered any more. */
    giveUpSheet: (storyId: number, figure: CompanionFigure) =>
      images.giveUp({ storyId, pageNumber: sheetName(figure) }),
    /** The cover or a page. @throws AiError, QueuePause */
    picture: (request: IllustrationRequest, picture: PictureRequest, run: Run) =>
      oncePerPicture(picture.key, () => makePicture(request, picture, run)),
    review: (request: IllustrationRequest, picture: PictureRequest, run: Run) =>
      oncePerReview(picture.key, () => reviewAccepted(request, picture, run)),
    /** The checks of a picture that was refused. */
    refusedChecks: async (picture: PictureRequest) => reportedChecks(await reviews.get(picture), null),
    /** Deletes what is stored for the review of a picture. Call it after it is reported. */
    endReview: (picture: PictureRequest) => reviews.delete(picture),
    /** Deletes what killed workers left. Call it when the jobs of the story have ended. */
    deleteLeftovers: (storyId: number) => images.deleteLeftovers(storyId),
    /** Deletes an image in whatever state it is. */
    deleteImage: (image: ImageId) => images.delete(image),
    /** Deletes what a job may have stored after its story was deleted. */
    async discard(storyId: number, page: Omit<PictureId, 'storyId'> | null): Promise<void> {
      sheets.delete(storyId)
      const sheetIds = (['child', ...COMPANION_FIGURES] as const).map(figure => ({ pageNumber: sheetName(figure) }))
      for (const image of [...sheetIds, ...(page === null ? [] : [page])]) {
        unstored.delete(nameOf({ storyId, ...image }))
        unstored.delete(correctionOf({ storyId, ...image }))
        await images.delete({ storyId, ...image })
      }
      if (page !== null) await reviews.delete({ key: pictureKey({ storyId, ...page }) })
    },
  }
}
export type IllustrationPipeline = ReturnType<typeof createIllustrationPipeline>
