import {
  illustrationEventsQuerySchema,
  illustrationsSchema,
  prioritizePictureParamsSchema,
  retryPictureParamsSchema,
  storyParamsSchema,
} from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { z } from 'zod'
import type { IllustrationStreams } from '../event-streams/illustration-streams.ts'
import type { IllustrationService } from '../illustrations/illustration-service.ts'
import type { ReadingPage } from '../illustrations/reading-page.ts'
import type { PictureRetry } from '../illustrations/retry-picture.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { StoryRepository } from '../stories/story-repository.ts'

export interface IllustrationRouteDeps {
  stories: StoryRepository
  illustrations: IllustrationService
  streams: IllustrationStreams
  retryPicture: PictureRetry
  readingPage: ReadingPage
  limits: Pick<RateLimits, 'readingPage'>
}

/** The pictures of a story: their list, its changes, retries, and their order. */
export function illustrationRoutes(app: App, deps: IllustrationRouteDeps) {
  const { stories, illustrations, streams, retryPicture, readingPage, limits } = deps
  const onRequest = requireUser

  const list = {
    onRequest,
    schema: { params: storyParamsSchema, response: { 200: illustrationsSchema, 304: z.undefined() } },
  }
  app.get('/api/stories/:id/illustrations', list, async (request, reply) => {
    const story = await stories.getReadable(request.params.id, signedIn(request).userId)
    const tag = await illustrations.getTag(story)
    reply.header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return illustrations.getIllustrations(story)
  })

  const events = { onRequest, schema: { params: storyParamsSchema, querystring: illustrationEventsQuerySchema } }
  app.get('/api/stories/:id/illustrations/events', events, async (request, reply) => {
    const received = request.headers['last-event-id'] ?? request.query.after
    const stream = await streams.open(request.params.id, signedIn(request).userId, received?.toString())
    if (!stream) return reply.code(204).send()
    // The second header is for proxies like nginx, which would buffer the events.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
  })

  const retry = { onRequest, schema: { params: retryPictureParamsSchema, response: { 202: illustrationsSchema } } }
  app.post('/api/stories/:id/illustrations/:pageNumber/retry', retry, async (request, reply) => {
    const { userId } = signedIn(request)
    const { id, pageNumber } = request.params
    await retryPicture(await stories.getReadable(id, userId), pageNumber)
    const story = await stories.getReadable(id, userId)
    reply.header('etag', await illustrations.getTag(story))
    return reply.code(202).send(await illustrations.getIllustrations(story))
  })

  const prioritize = { onRequest, schema: { params: prioritizePictureParamsSchema } }
  app.post('/api/stories/:id/illustrations/:pageNumber/prioritize', prioritize, async (request, reply) => {
    const { userId } = signedIn(request)
    await limits.readingPage.consume(String(userId))
    await readingPage.set(await stories.getReadable(request.params.id, userId), request.params.pageNumber)
    return reply.code(204).send()
  })
}
