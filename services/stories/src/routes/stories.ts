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
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { linkNextPage, toPage } from '@kahani/service-kit/paging'
import type { DeletionService } from '../deletions/deletion-service.ts'
import { badKey } from '../errors.ts'
import type { IllustrationService } from '../illustrations/illustration-service.ts'
import type { PictureRetry } from '../illustrations/retry-picture.ts'
import type { StoryRepository } from '../stories/story-repository.ts'
import type { StoryService } from '../stories/story-service.ts'
import { toStory } from '../stories/story-view.ts'

/** Largest brief, in bytes: it may hold a photo. */
const BODY_LIMIT = 12 * 1024 * 1024
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/

function parseIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY.test(header)) throw badKey()
  return header
}

export interface StoryRouteDeps {
  storyService: StoryService
  stories: StoryRepository
  illustrations: IllustrationService
  retryPicture: PictureRetry
  deletions: DeletionService
}

export function storyRoutes(
  app: App,
  { storyService, stories, illustrations, retryPicture, deletions }: StoryRouteDeps,
) {
  const onRequest = requireUser

  async function findStory(id: number, userId: number) {
    const story = await stories.findReadable(id, userId)
    if (!story) throw notFound('story')
    return story
  }

  const generateStory = {
    onRequest,
    bodyLimit: BODY_LIMIT,
    schema: { body: storyBriefSchema, response: { 201: generatedStorySchema } },
  }
  app.post('/api/generate-story', generateStory, async (request, reply) => {
    const { userId } = signedIn(request)
    const idempotencyKey = parseIdempotencyKey(request.headers[IDEMPOTENCY_HEADER])
    const id = await storyService.generateStory(userId, request.body, idempotencyKey)
    return reply.code(201).send({ story: { id } })
  })

  const listStories = { onRequest, schema: { querystring: storyListQuerySchema, response: { 200: storyListSchema } } }
  app.get('/api/stories', listStories, async (request, reply) => {
    const { userId } = signedIn(request)
    const { limit, before } = request.query
    const { entries, next } = toPage(await stories.listByUser(userId, limit + 1, before), limit, story => story.id)
    linkNextPage(request, reply, next)
    return entries.map(toStory)
  })

  const getStory = { onRequest, schema: { params: storyParamsSchema, response: { 200: storyWithPagesSchema } } }
  app.get('/api/stories/:id', getStory, async request => {
    const story = await findStory(request.params.id, signedIn(request).userId)
    const pages = await stories.listPages(story.id)
    return { ...toStory(story), pages: pages.map(({ pageNumber, text }) => ({ pageNumber, content: text })) }
  })

  app.delete('/api/stories/:id', { onRequest, schema: { params: storyParamsSchema } }, async (request, reply) => {
    await deletions.deleteStory(request.params.id, signedIn(request).userId)
    return reply.code(204).send()
  })

  const getIllustrations = { onRequest, schema: { params: storyParamsSchema, response: { 200: illustrationsSchema } } }
  app.get('/api/stories/:id/illustrations', getIllustrations, async request =>
    illustrations.getIllustrations(await findStory(request.params.id, signedIn(request).userId)),
  )

  const retry = { onRequest, schema: { params: retryPictureParamsSchema, response: { 202: illustrationsSchema } } }
  app.post('/api/stories/:id/illustrations/:pageNumber/retry', retry, async (request, reply) => {
    const { userId } = signedIn(request)
    const { id, pageNumber } = request.params
    await retryPicture(await findStory(id, userId), pageNumber)
    return reply.code(202).send(await illustrations.getIllustrations(await findStory(id, userId)))
  })
}
