import { randomUUID } from 'node:crypto'
import { isAiError } from '@kahani/ai/ai-error'
import type { CompanionFigure, IllustrationRequest } from '@kahani/contracts/illustration'
import type { IllustrateJob } from '@kahani/contracts/jobs'
import type { PictureFailure } from '@kahani/contracts/stories'
import { hasStatus } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { isStorageOutage } from '@kahani/service-kit/outages'
import { QueuePause, type RunningJob } from '@kahani/service-kit/queues'
import type { FlowProducer } from 'bullmq'
import type { PictureCheckQueue } from './check-handler.ts'
import { illustrateFlow } from './illustrate-flow.ts'
import type { IllustrationPipeline } from './illustration-pipeline.ts'
import { isStoryDeleted, type StoriesClient } from './stories-client.ts'

export interface IllustrateHandlerDeps {
  stories: StoriesClient
  pipeline: IllustrationPipeline
  flows: Pick<FlowProducer, 'add'>
  checkQueue: PictureCheckQueue
  logger: Logger
  /** Delay before the first retry of a picture. */
  retryDelayMs?: number | undefined
}

type PictureJob = Extract<IllustrateJob, { kind: 'picture' }>
type Attempt = Pick<RunningJob, 'lastAttempt' | 'signal' | 'release'>

/** Handles the jobs of the `illustrate` queue: renders a sheet or a picture and reports the outcome to `stories`. */
export function createIllustrateHandler({
  stories,
  pipeline,
  flows,
  checkQueue,
  logger,
  retryDelayMs,
}: IllustrateHandlerDeps) {
  /** A sheet that fails for good is given up: the pictures do without it. */
  async function renderCompanionSheet(request: IllustrationRequest, figure: CompanionFigure, attempt: Attempt) {
    const { storyId } = request
    try {
      await pipeline.sheet(request, figure, attempt)
    } catch (error) {
      const reason = permanentFailure(error, attempt.lastAttempt)
      if (!reason) throw error
      logger.warn({ storyId, figure, reason, err: String(error) }, 'sheet failed')
      await pipeline.giveUpSheet(storyId, figure)
    }
  }

  /** Renders all sheets concurrently, and ends when all have ended. @throws the error of the child's first */
  async function renderSheets(request: IllustrationRequest, { signal, lastAttempt, release }: Attempt): Promise<void> {
    const figures = ['child' as const, ...pipeline.companionsWithSheets(request)]
    const rendering = new Set<string>(figures)
    const outcomes = await Promise.allSettled(
      figures.map(async figure => {
        const onRendered = () => {
          rendering.delete(figure)
          if (rendering.size === 0) release()
        }
        const attempt = { signal, lastAttempt, release: onRendered }
        await (figure === 'child'
          ? pipeline.sheet(request, figure, attempt)
          : renderCompanionSheet(request, figure, attempt))
        // It may have been there already.
        onRendered()
      }),
    )
    const failed = outcomes.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  async function startStory(storyId: number, attempt: Attempt): Promise<void> {
    const request = await stories.illustrationRequest(storyId)
    if (request.pictures.length === 0) return
    try {
      await renderSheets(request, attempt)
    } catch (error) {
      const reason = permanentFailure(error, attempt.lastAttempt)
      if (!reason) throw error
      logger.warn({ storyId, reason, err: String(error) }, 'sheet failed')
      return await stories.reportComplete(storyId)
    }
    const readingPage = await stories.reportSheet(storyId)
    const flow = randomUUID()
    stories.keepRequest(request, flow)
    const order = { queuedAt: Date.now(), readingPage }
    await flows.add(illustrateFlow(request, { flow, ...order, ...(retryDelayMs !== undefined && { retryDelayMs }) }))
  }

  async function renderPicture({ storyId, pageNumber, version, flow }: PictureJob, attempt: Attempt): Promise<void> {
    const request = await (flow ? stories.requestOf(flow, storyId) : stories.illustrationRequest(storyId))
    const picture = request.pictures.find(
      pending => pending.pageNumber === pageNumber && (pending.version ?? 0) === (version ?? 0),
    )
    if (!picture) return
    const reported = { ...(version && { version }) }
    try {
      const { checks, unfinished } = await pipeline.picture(request, picture, attempt)
      if (unfinished) await checkQueue.add({ storyId, pageNumber, ...reported })
      await stories.reportPicture(storyId, pageNumber, { ...reported, outcome: 'completed', checks })
      if (checks.length > 0 && !unfinished) await pipeline.endReview(picture)
    } catch (error) {
      const reason = permanentFailure(error, attempt.lastAttempt)
      if (!reason) throw error
      logger.warn({ storyId, pageNumber, version, reason, err: String(error) }, 'picture failed')
      const checks = reason === 'refused' ? await pipeline.refusedChecks(picture) : []
      await stories.reportPicture(storyId, pageNumber, { ...reported, outcome: 'failed', reason, checks })
      if (reason === 'refused') await pipeline.endReview(picture)
    }
  }

  return async (job: IllustrateJob, attempt: Attempt): Promise<void> => {
    try {
      if (job.kind === 'sheet') await startStory(job.storyId, attempt)
      else await renderPicture(job, attempt)
    } catch (error) {
      if (!isStoryDeleted(error)) throw error
      stories.forget(job.storyId)
      await pipeline.discard(job.storyId, job.kind === 'sheet' ? null : job)
    }
  }
}

/** The failure to report, or null if the job is to be retried. */
function permanentFailure(error: unknown, lastAttempt: boolean): PictureFailure | null {
  if (error instanceof QueuePause || hasStatus(error, 503) || isStorageOutage(error)) return null
  if (isAiError(error, 'refused')) return 'refused'
  return lastAttempt || isAiError(error, 'bad-request') ? 'failed' : null
}
