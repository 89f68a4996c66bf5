import { storyBriefSchema } from '@kahani/contracts/brief'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import {
  generatedStorySchema,
  illustrationsSchema,
  retryPictureParamsSchema,
  storyListQuerySchema,
  storyListSchema,
  storyParamsSchema,
  storyWithPagesSchema,
} from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { signedIn } from '@kahani/service-kit/identity'
import { badKey } from '../errors.ts'
import type { IllustrationService } from '../illustrations/illustration-service.ts'
import type { PictureRetry } from '../illustrations/retry-picture.ts'
import type { StoryRepository } from '../stories/story-repository.ts'
import type { StoryService } from '../stories/story-service.ts'
import { toStory } from '../stories/story-view.ts'

/** Largest body of an order, in bytes: a photo and a few words. */
const BODY_LIMIT = 12 * 1024 * 1024
const KEY = /^[\w-]{8,100}$/

function keyFrom(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !KEY.test(header)) throw badKey()
  return header
}

export interface StoryParts {
  desk: StoryService
  stories: StoryRepository
  pictures: IllustrationService
  redraw: PictureRetry
}

export function storyRoutes(app: App, { desk, stories, pictures, redraw }: StoryParts) {
  const generate = {
    bodyLimit: BODY_LIMIT,
    schema: { body: storyBriefSchema, response: { 201: generatedStorySchema } },
  }
  app.post('/api/generate-story', generate, async (request, reply) => {
    const { userId } = signedIn(request)
    const id = await desk.order(userId, request.body, keyFrom(request.headers[IDEMPOTENCY_HEADER]))
    return reply.code(201).send({ story: { id } })
  })

  const list = { schema: { querystring: storyListQuerySchema, response: { 200: storyListSchema } } }
  app.get('/api/stories', list, async (request, reply) => {
    const { userId } = signedIn(request)
    const { limit, before } = request.query
    const found = await stories.listOf(userId, limit, before)
    const last = found.at(-1)
    if (last && found.length === limit)
      reply.header('link', `</api/stories?limit=${limit}&before=${last.id}>; rel="next"`)
    return found.map(toStory)
  })

  const one = { schema: { params: storyParamsSchema, response: { 200: storyWithPagesSchema } } }
  app.get('/api/stories/:id', one, async request => {
    const { userId } = signedIn(request)
    const story = await stories.findOf(request.params.id, userId)
    if (!story) throw notFound('story')
    const pages = await stories.pagesOf(story.id)
    return { ...toStory(story), pages: pages.map(({ pageNumber, text }) => ({ pageNumber, content: text })) }
  })

  const drawn = { schema: { params: storyParamsSchema, response: { 200: illustrationsSchema } } }
  app.get('/api/stories/:id/illustrations', drawn, async request => {
    const { userId } = signedIn(request)
    const story = await stories.findOf(request.params.id, userId)
    if (!story) throw notFound('story')
    return pictures.illustrations(story)
  })

  const again = { schema: { params: retryPictureParamsSchema, response: { 202: illustrationsSchema } } }
  app.post('/api/stories/:id/illustrations/:pageNumber/retry', again, async (request, reply) => {
    const { userId } = signedIn(request)
    const { id, pageNumber } = request.params
    const before = await stories.findOf(id, userId)
    if (!before) throw notFound('story')
    await redraw(before, pageNumber)
    const story = await stories.findOf(id, userId)
    if (!story) throw notFound('story')
    return reply.code(202).send(await pictures.illustrations(story))
  })
}
