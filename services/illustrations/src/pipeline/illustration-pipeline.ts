import { AiError, isAiError } from '@kahani/ai/ai-error'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import type { PictureId } from '@kahani/contracts/picture-keys'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Logger } from '@kahani/service-kit/logger'
import { bulkhead } from 'cockatiel'
import type { Illustrator, RenderedImage } from '../illustrator/illustrator.ts'
import { createImageStore, type ImageId, type StoredImage } from './image-store.ts'
import type { ProviderCircuitBreaker } from './provider-circuit-breaker.ts'
import type { StoriesClient } from './stories-client.ts'
import { createStoryCache } from './story-cache.ts'

/**
 * Outages that don't count as attempts of a picture. Beyond this limit they do, and its owner can request it again. The
 * sheet has no limit: without it there are no pictures.
 */
const MAX_OUTAGES = 6
/** Room for a picture before it is bought: unchecked and accepted, its drawing, and its variants for the screen. */
const PICTURE_BYTES = 8 * 1024 * 1024
const UNSTORED_RETENTION_MS = 60 * 60_000
const nameOf = ({ storyId, pageNumber, version = 0 }: ImageId) => `${storyId}/${pageNumber}/${version}`
const maxOutagesOf = ({ pageNumber }: Target) => (pageNumber === 'sheet' ? Number.POSITIVE_INFINITY : MAX_OUTAGES)

export interface IllustrationPipelineDeps {
  stories: StoriesClient
  blobs: BlobStore
  illustrator: Illustrator
  /** Images that are rendered at once. */
  concurrency: number
  moderator: Moderator
  /** Circuit breakers of the two provider endpoints. */
  rendering: ProviderCircuitBreaker
  moderation: ProviderCircuitBreaker
  logger: Logger
  /** Called after each rendered picture with the time it took, in ms. */
  onRendered: (ms: number) => void
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

/**
 * Renders an image, stores it unchecked, moderates it, then moves it to its final key. An image that the illustrator or the
 * moderator refuses is requested once more with a softer prompt.
 */
export function createIllustrationPipeline(deps: IllustrationPipelineDeps) {
  const { stories, blobs, illustrator, concurrency, moderator, rendering, moderation, logger, onRendered } = deps
  const images = createImageStore(blobs)
  const slots = bulkhead(concurrency, Number.POSITIVE_INFINITY)
  const inFlight = new Map<string, Promise<Buffer>>()
  const sheets = createStoryCache<Buffer>()
  /** Images that were being rendered when the disk was filled. The next run of the job stores them. */
  const unstored = new Map<string, TimedImage>()

  /** For display: rendering does not wait for the report, and it can be lost. */
  function reportRendering({ storyId, pageNumber }: Target): void {
    if (pageNumber === 'sheet') return
    stories
      .reportRendering(storyId, pageNumber)
      .catch(err => logger.info({ storyId, pageNumber, err: String(err) }, 'rendering not reported'))
  }

  async function renderOnce(target: Target, render: () => Promise<RenderedImage>): Promise<TimedImage> {
    await blobs.requireRoom(PICTURE_BYTES)
    const timed = await slots.execute(() =>
      rendering(nameOf(target), maxOutagesOf(target), async () => {
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

  async function renderAndStore(target: Target, render: () => Promise<RenderedImage>): Promise<StoredImage> {
    const { storyId, pageNumber } = target
    const name = nameOf(target)
    const timed = unstored.get(name) ?? (await renderOnce(target, render))
    unstored.delete(name)
    try {
      await images.putUnchecked(target, timed.image)
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

  /** Accepts an unchecked image, or deletes it. @throws AiError 'refused' if it is flagged */
  async function moderate(target: Target, image: StoredImage): Promise<Buffer> {
    const { storyId, pageNumber, signal } = target
    const { flagged, categories } = await moderation(nameOf(target), maxOutagesOf(target), () =>
      moderator.checkPicture(image.data, { storyId, signal }),
    )
    if (!flagged) {
      await images.accept(target, image)
      return image.data
    }
    await images.deleteUnchecked(target)
    logger.warn({ storyId, pageNumber, categories }, 'picture flagged')
    throw new AiError('refused', 'flagged by the moderator')
  }

  /** Returns the accepted image. An earlier run may have left it accepted or unchecked. */
  async function make(
    target: Target,
    render: (softened: boolean) => Promise<StoredImage>,
    { softened = false } = {},
  ): Promise<Buffer> {
    const { storyId, pageNumber } = target
    const accepted = await images.getAccepted(target)
    if (accepted) return accepted
    const unchecked = await images.getUnchecked(target)
    try {
      return await moderate(target, unchecked ?? (await render(softened)))
    } catch (error) {
      if (softened || !isAiError(error, 'refused')) throw error
      logger.warn({ storyId, pageNumber }, 'picture refused, retrying with a softer prompt')
      return moderate(target, await render(true))
    }
  }

  /** Deduplicates concurrent runs: a job that lost its lock can run twice at the same time. */
  function once(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const pending = inFlight.get(key) ?? render().finally(() => inFlight.delete(key))
    inFlight.set(key, pending)
    return pending
  }

  const photoOf = async ({ storyId, hasPhoto }: IllustrationRequest) => (hasPhoto ? stories.photo(storyId) : null)

  const keptSheetOf = async ({ keptSheetKey }: IllustrationRequest) => (keptSheetKey ? blobs.get(keptSheetKey) : null)

  async function makeSheet(request: IllustrationRequest, run: Run): Promise<Buffer> {
    const { storyId } = request
    const target: Target = { storyId, pageNumber: 'sheet', ...run }
    return make(target, async softened => {
      const [photo, kept] = await Promise.all([photoOf(request), softened ? null : keptSheetOf(request)])
      // The provider would refuse every picture that references this photo.
      if (softened && photo) await stories.deletePhoto(storyId)
      return renderAndStore(target, () =>
        illustrator.renderSheet(request, { photo: softened ? null : photo, kept }, optionsOf(run, softened)),
      )
    })
  }

  async function makePicture(request: IllustrationRequest, picture: PictureRequest, run: Run): Promise<Buffer> {
    const { signal } = run
    const { pageNumber, version, edit } = picture
    const target: Target = { storyId: request.storyId, pageNumber, version, ...run }
    async function render(softened: boolean): Promise<StoredImage> {
      const [sheet, photo, base] = await Promise.all([
        sheets.get(request.storyId, () =>
          once(request.sheetKey, () => makeSheet(request, { signal, release: () => undefined })),
        ),
        softened ? null : photoOf(request),
        edit ? blobs.get(edit.baseKey) : null,
      ])
      return renderAndStore(target, () =>
        illustrator.renderPicture(
          withLook(request, picture),
          picture,
          { sheet, photo, base },
          optionsOf(run, softened),
        ),
      )
    }
    return make(target, render, { softened: picture.softened })
  }

  return {
    /** The character sheet. @throws AiError, QueuePause */
    sheet: (request: IllustrationRequest, run: Run) => once(request.sheetKey, () => makeSheet(request, run)),
    /** The cover or a page. @throws AiError, QueuePause */
    picture: (request: IllustrationRequest, picture: PictureRequest, run: Run) =>
      once(picture.key, () => makePicture(request, picture, run)),
    /** Deletes what killed workers left. Call it when the jobs of the story have ended. */
    deleteLeftovers: (storyId: number) => images.deleteLeftovers(storyId),
    /** Deletes what a job may have stored after its story was deleted. */
    async discard(storyId: number, page: Omit<PictureId, 'storyId'> | null): Promise<void> {
      sheets.delete(storyId)
      for (const image of [{ pageNumber: 'sheet' as const }, ...(page === null ? [] : [page])]) {
        unstored.delete(nameOf({ storyId, ...image }))
        await images.delete({ storyId, ...image })
      }
    },
  }
}
export type IllustrationPipeline = ReturnType<typeof createIllustrationPipeline>
