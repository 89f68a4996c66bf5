import { AiError, isAiError } from '@kahani/ai/ai-error'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import { drawingKey, pictureKey, sheetKey } from '@kahani/contracts/picture-keys'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Logger } from '@kahani/service-kit/logger'
import type { Illustrator, RenderedImage } from '../illustrator/illustrator.ts'
import type { ProviderCircuitBreaker } from './provider-circuit-breaker.ts'
import type { StoriesClient } from './stories-client.ts'

/**
 * Outages that don't count as attempts of a picture. Beyond this limit they do, and its owner can request it again. The
 * sheet has no limit: without it there are no pictures.
 */
const MAX_OUTAGES = 6
const maxOutagesOf = ({ pageNumber }: Target) => (pageNumber === 'sheet' ? Number.POSITIVE_INFINITY : MAX_OUTAGES)

export interface IllustrationPipelineDeps {
  stories: StoriesClient
  blobs: BlobStore
  illustrator: Illustrator
  moderator: Moderator
  /** Circuit breakers of the two provider endpoints. */
  rendering: ProviderCircuitBreaker
  moderation: ProviderCircuitBreaker
  logger: Logger
  /** Called after each rendered picture with the time it took, in ms. */
  onRendered: (ms: number) => void
}

/** The image being made. */
interface Target {
  storyId: number
  pageNumber: number | 'sheet'
  key: string
  signal: AbortSignal
}

/**
 * Renders one picture, stores it, then moderates it, in that order: a retry moderates the stored picture instead of buying
 * it again. A picture that the illustrator or the moderator refuses is requested once more with a softer prompt.
 */
export function createIllustrationPipeline(deps: IllustrationPipelineDeps) {
  const { stories, blobs, illustrator, moderator, rendering, moderation, logger, onRendered } = deps
  const inFlight = new Map<string, Promise<Buffer>>()

  /** The picture is stored last: if it is there, its drawing is complete, or there is none. */
  async function store({ storyId, pageNumber, key }: Target, { data, drawing }: RenderedImage): Promise<void> {
    if (pageNumber !== 'sheet') {
      const svgKey = drawingKey(storyId, pageNumber)
      await (drawing === undefined ? blobs.delete(svgKey) : blobs.put(svgKey, Buffer.from(drawing)))
    }
    await blobs.put(key, data)
  }

  async function renderAndStore(target: Target, render: () => Promise<RenderedImage>): Promise<Buffer> {
    const { storyId, pageNumber } = target
    const { image, ms } = await rendering(`${storyId}/${pageNumber}`, maxOutagesOf(target), async () => {
      const startedAt = performance.now()
      const image = await render()
      return { image, ms: Math.round(performance.now() - startedAt) }
    })
    await store(target, image)
    onRendered(ms)
    logger.info({ storyId, pageNumber, ms }, 'picture rendered')
    return image.data
  }

  /** Deletes a flagged picture from the blob store. @throws AiError 'refused' if the picture is flagged */
  async function moderate(target: Target, picture: Buffer): Promise<void> {
    const { storyId, pageNumber, key, signal } = target
    const { flagged, categories } = await moderation(`${storyId}/${pageNumber}`, maxOutagesOf(target), () =>
      moderator.checkPicture(picture, { storyId, signal }),
    )
    if (!flagged) return
    await blobs.delete(key)
    if (pageNumber !== 'sheet') await blobs.delete(drawingKey(storyId, pageNumber))
    logger.warn({ storyId, pageNumber, categories }, 'picture flagged')
    throw new AiError('refused', 'flagged by the moderator')
  }

  async function retryWithSofterPrompt(
    { storyId, pageNumber }: Target,
    render: (softened: boolean) => Promise<Buffer>,
  ): Promise<Buffer> {
    try {
      return await render(false)
    } catch (error) {
      if (!isAiError(error, 'refused')) throw error
      logger.warn({ storyId, pageNumber }, 'picture refused, retrying with a softer prompt')
      return render(true)
    }
  }

  /** Deduplicates concurrent runs: a job that lost its lock can run twice at the same time. */
  function once(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const pending = inFlight.get(key) ?? render().finally(() => inFlight.delete(key))
    inFlight.set(key, pending)
    return pending
  }

  const photoOf = async ({ storyId, hasPhoto }: IllustrationRequest) => (hasPhoto ? stories.photo(storyId) : null)

  async function makeSheet(request: IllustrationRequest, signal: AbortSignal): Promise<Buffer> {
    const { storyId, sheetKey: key } = request
    const stored = await blobs.get(key)
    if (stored) return stored
    const target: Target = { storyId, pageNumber: 'sheet', key, signal }
    const photo = await photoOf(request)
    return retryWithSofterPrompt(target, async softened => {
      // The provider would refuse every picture that references this photo.
      if (softened && photo) await stories.deletePhoto(storyId)
      const sheet = await renderAndStore(target, () =>
        illustrator.renderSheet(request, softened ? null : photo, { signal, softened }),
      )
      await moderate(target, sheet)
      return sheet
    })
  }

  async function makePicture(
    request: IllustrationRequest,
    picture: PictureRequest,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const target: Target = { storyId: request.storyId, pageNumber: picture.pageNumber, key: picture.key, signal }
    let stored = await blobs.get(target.key)

    async function render(softened: boolean): Promise<Buffer> {
      const [sheet, photo] = await Promise.all([
        once(request.sheetKey, () => makeSheet(request, signal)),
        softened ? null : photoOf(request),
      ])
      return renderAndStore(target, () =>
        illustrator.renderPicture(request, picture, { sheet, photo }, { signal, softened }),
      )
    }
    async function renderModerated(softened: boolean): Promise<Buffer> {
      const data = stored ?? (await render(softened))
      stored = null
      await moderate(target, data)
      return data
    }
    return picture.softened ? renderModerated(true) : retryWithSofterPrompt(target, renderModerated)
  }

  return {
    /** The character sheet. A stored one is not moderated again, since no user sees it. @throws AiError, QueuePause */
    sheet: (request: IllustrationRequest, signal: AbortSignal) =>
      once(request.sheetKey, () => makeSheet(request, signal)),
    /** The cover or a page. A stored one is moderated again. @throws AiError, QueuePause */
    picture: (request: IllustrationRequest, picture: PictureRequest, signal: AbortSignal) =>
      once(picture.key, () => makePicture(request, picture, signal)),
    /** Deletes what a job may have stored after its story was deleted. */
    async discard(storyId: number, pageNumber: number | null): Promise<void> {
      await blobs.delete(sheetKey(storyId))
      if (pageNumber === null) return
      await blobs.delete(pictureKey(storyId, pageNumber))
      await blobs.delete(drawingKey(storyId, pageNumber))
    },
  }
}
export type IllustrationPipeline = ReturnType<typeof createIllustrationPipeline>
