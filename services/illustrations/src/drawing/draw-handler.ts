import type { DrawingOrder, PictureOrder } from '@kahani/contracts/drawing'
import type { DrawJob } from '@kahani/contracts/jobs'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { Failure } from '@kahani/service-kit/failure'
import type { Logger } from '@kahani/service-kit/logger'
import type { FlowProducer } from 'bullmq'
import type { Drawing, Illustrator } from '../illustrator/illustrator.ts'
import { drawFlow } from './draw-flow.ts'
import { pngSize } from './png-size.ts'
import type { StoriesClient } from './stories-client.ts'

export interface DrawParts {
  stories: StoriesClient
  blobs: BlobStore
  illustrator: Illustrator
  flows: Pick<FlowProducer, 'add'>
  logger: Logger
  /** Told of every picture that was made, in ms. */
  onDrawn: (ms: number) => void
}

interface Attempt {
  lastAttempt: boolean
  signal: AbortSignal
}

/** Draws what a job asks for. A picture that is in the blob store is never made again. */
export function createDrawHandler({ stories, blobs, illustrator, flows, logger, onDrawn }: DrawParts) {
  async function make(storyId: number, pageNumber: number | 'sheet', draw: () => Promise<Drawing>): Promise<Buffer> {
    const started = performance.now()
    const { data } = await draw()
    const ms = Math.round(performance.now() - started)
    onDrawn(ms)
    logger.info({ storyId, pageNumber, ms }, 'picture drawn')
    return data
  }

  async function sheetOf(order: DrawingOrder, signal: AbortSignal): Promise<Buffer> {
    const there = await blobs.get(order.sheetKey)
    if (there) return there
    const photo = await stories.photo(order.storyId)
    const sheet = await make(order.storyId, 'sheet', () => illustrator.drawSheet(order, photo, signal))
    await blobs.put(order.sheetKey, sheet)
    return sheet
  }

  async function pictureOf(order: DrawingOrder, picture: PictureOrder, signal: AbortSignal): Promise<Buffer> {
    const there = await blobs.get(picture.key)
    if (there) return there
    const sheet = await sheetOf(order, signal)
    const data = await make(order.storyId, picture.pageNumber, () =>
      illustrator.drawPicture(order, picture, sheet, signal),
    )
    await blobs.put(picture.key, data)
    return data
  }

  async function begin(storyId: number, { lastAttempt, signal }: Attempt): Promise<void> {
    const order = await stories.order(storyId)
    if (!order || order.pictures.length === 0) return
    try {
      await sheetOf(order, signal)
    } catch (error) {
      if (lastAttempt && !isOutage(error)) await stories.finished(storyId)
      throw error
    }
    await flows.add(drawFlow(order))
  }

  async function draw(storyId: number, pageNumber: number, { lastAttempt, signal }: Attempt): Promise<void> {
    const order = await stories.order(storyId)
    const picture = order?.pictures.find(wanted => wanted.pageNumber === pageNumber)
    if (!order || !picture) return
    try {
      const { widthPx, heightPx } = pngSize(await pictureOf(order, picture, signal))
      await stories.report(storyId, pageNumber, { outcome: 'drawn', widthPx, heightPx })
    } catch (error) {
      if (lastAttempt && !isOutage(error)) {
        await stories.report(storyId, pageNumber, {
          outcome: 'failed',
          reason: `${illustrator.name} could not draw it`,
        })
      }
      throw error
    }
  }

  return (job: DrawJob, attempt: Attempt): Promise<void> =>
    job.kind === 'sheet' ? begin(job.storyId, attempt) : draw(job.storyId, job.pageNumber, attempt)
}

// Then the job waits and runs again; nothing is given up.
const isOutage = (error: unknown) => error instanceof Failure && error.statusCode === 503
