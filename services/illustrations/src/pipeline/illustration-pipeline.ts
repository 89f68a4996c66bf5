import { AiError, isAiError } from '@kahani/ai/ai-error'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Logger } from '@kahani/service-kit/logger'
import sharp from 'sharp'
import type { Drawing, Illustrator } from '../illustrator/illustrator.ts'
import type { ProviderCircuitBreaker } from './provider-circuit-breaker.ts'
import type { StoriesClient } from './stories-client.ts'

/**
 * How many outages a picture is spared for; then its attempts count, and its owner can ask for it again. The sheet waits for
 * as long as it takes: without it there is no story.
 */
const MOST_OUTAGES = 6
const outagesOf = ({ pageNumber }: Piece) => (pageNumber === 'sheet' ? Number.POSITIVE_INFINITY : MOST_OUTAGES)

/** Side of what the moderator is shown, in px. */
const PREVIEW_PX = 512

export interface IllustrationPipelineParts {
  stories: StoriesClient
  blobs: BlobStore
  illustrator: Illustrator
  moderator: Moderator
  drawing: ProviderCircuitBreaker
  looking: ProviderCircuitBreaker
  logger: Logger
  /** Told of every picture that was made, in ms. */
  onDrawn: (ms: number) => void
}

interface Piece {
  storyId: number
  pageNumber: number | 'sheet'
  key: string
  signal: AbortSignal
}

/**
 * Gets one picture made: drawn, kept, and only then looked at, so that none is ever bought twice. What is refused, by the
 * illustrator or by the moderator, is asked for once more in milder words.
 */
export function createIllustrationPipeline(parts: IllustrationPipelineParts) {
  const { stories, blobs, illustrator, moderator, drawing, looking, logger, onDrawn } = parts
  const inWork = new Map<string, Promise<Buffer>>()

  async function draw(piece: Piece, ask: () => Promise<Drawing>): Promise<Buffer> {
    const { storyId, pageNumber, key } = piece
    const { data, ms } = await drawing(`${storyId}/${pageNumber}`, outagesOf(piece), async () => {
      const started = performance.now()
      const drawn = await ask()
      return { data: drawn.data, ms: Math.round(performance.now() - started) }
    })
    await blobs.put(key, data)
    onDrawn(ms)
    logger.info({ storyId, pageNumber, ms }, 'picture rendered')
    return data
  }

  /** @throws AiError 'refused' where it has no place in a book for children; then it is gone from the store */
  async function look(piece: Piece, picture: Buffer): Promise<void> {
    const { storyId, pageNumber, key, signal } = piece
    const preview = await sharp(picture).resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside' }).jpeg().toBuffer()
    const { flagged, categories } = await looking(`${storyId}/${pageNumber}`, outagesOf(piece), () =>
      moderator.checkPicture(preview, { storyId, signal }),
    )
    if (!flagged) return
    await blobs.delete(key)
    logger.warn({ storyId, pageNumber, categories }, 'picture flagged')
    throw new AiError('refused', 'flagged by the moderator')
  }

  async function mildlyIfRefused(piece: Piece, make: (softened: boolean) => Promise<Buffer>): Promise<Buffer> {
    try {
      return await make(false)
    } catch (error) {
      if (!isAiError(error, 'refused')) throw error
      logger.warn({ storyId: piece.storyId, pageNumber: piece.pageNumber }, 'picture refused, asked for mildly')
      return make(true)
    }
  }

  /** A job that lost its lock can run twice at once; what it makes is made once. */
  function once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const making = inWork.get(key) ?? make().finally(() => inWork.delete(key))
    inWork.set(key, making)
    return making
  }

  const photoOf = async ({ storyId, hasPhoto }: IllustrationRequest) => (hasPhoto ? stories.photo(storyId) : null)

  async function makeSheet(order: IllustrationRequest, signal: AbortSignal): Promise<Buffer> {
    const { storyId, sheetKey: key } = order
    const there = await blobs.get(key)
    if (there) return there
    const piece: Piece = { storyId, pageNumber: 'sheet', key, signal }
    const photo = await photoOf(order)
    return mildlyIfRefused(piece, async softened => {
      // Else each picture would be refused for it too.
      if (softened && photo) await stories.forgetPhoto(storyId)
      const sheet = await draw(piece, () =>
        illustrator.renderSheet(order, softened ? null : photo, { signal, softened }),
      )
      await look(piece, sheet)
      return sheet
    })
  }

  async function makePicture(
    order: IllustrationRequest,
    picture: PictureRequest,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const piece: Piece = { storyId: order.storyId, pageNumber: picture.pageNumber, key: picture.key, signal }
    let there = await blobs.get(piece.key)
    const make = async (softened: boolean) => {
      const data = there ?? (await draw(piece, await asked(softened)))
      there = null
      await look(piece, data)
      return data
    }
    const asked = async (softened: boolean) => {
      const [sheet, photo] = await Promise.all([
        once(order.sheetKey, () => makeSheet(order, signal)),
        softened ? null : photoOf(order),
      ])
      return () => illustrator.renderPicture(order, picture, { sheet, photo }, { signal, softened })
    }
    return picture.softened ? make(true) : mildlyIfRefused(piece, make)
  }

  return {
    /** The character sheet; it is shown to nobody, so that one that is there is good. @throws AiError, QueuePause */
    sheet: (order: IllustrationRequest, signal: AbortSignal) => once(order.sheetKey, () => makeSheet(order, signal)),
    /** The cover or a page; the moderator looks also at one that is there already. @throws AiError, QueuePause */
    picture: (order: IllustrationRequest, picture: PictureRequest, signal: AbortSignal) =>
      once(picture.key, () => makePicture(order, picture, signal)),
  }
}
export type IllustrationPipeline = ReturnType<typeof createIllustrationPipeline>
