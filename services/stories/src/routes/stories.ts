import {
  deleteStorySchema,
  storyListQuerySchema,
  storyListSchema,
  storyParamsSchema,
  storyWithPagesSchema,
  unfinishedStoryListSchema,
} from '@kahani/contracts/stories'
import { linkNextPage, toPage } from '@kahani/listing/paging'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { AiCallRepository } from '../costs/ai-call-repository.ts'
import type { DeletionService } from '../deletions/deletion-service.ts'
import type { ImageUrl } from '../illustrations/image-url.ts'
import type { StoryRepository } from '../stories/story-repository.ts'
import { dedicationOf, toStory, toUnfinishedStory } from '../stories/story-view.ts'

export interface StoryRouteDeps {
  stories: StoryRepository
  aiCalls: Pick<AiCallRepository, 'digitalSources'>
  imageUrl: ImageUrl
  deletions: DeletionService
}

export function storyRoutes(app: App, { stories, aiCalls, imageUrl, deletions }: StoryRouteDeps) {
  const onRequest = requireUser

  const listStories = { onRequest, schema: { querystring: storyListQuerySchema, response: { 200: storyListSchema } } }
  app.get('/api/stories', listStories, async (request, reply) => {
    const { userId } = signedIn(request)
    const { limit, before } = request.query
    const { entries, next } = toPage(await stories.listByUser(userId, limit + 1, before), limit, story => story.id)
    linkNextPage(request, reply, next)
    return entries.map(story => toStory(story, imageUrl))
  })

  const listUnfinished = { onRequest, schema: { response: { 200: unfinishedStoryListSchema } } }
  app.get('/api/stories/unfinished', listUnfinished, async request =>
    (await stories.listUnfinished(signedIn(request).userId)).map(toUnfinishedStory),
  )

  const getStory = { onRequest, schema: { params: storyParamsSchema, response: { 200: storyWithPagesSchema } } }
  app.get('/api/stories/:id', getStory, async request => {
    const story = await stories.getReadable(request.params.id, signedIn(request).userId)
    const [pages, digitalSources] = await Promise.all([stories.listPages(story.id), aiCalls.digitalSources(story.id)])
    return {
      ...toStory(story, imageUrl),
      pages: pages.map(({ pageNumber, text }) => ({ pageNumber, content: text })),
      dedication: dedicationOf(story),
      digitalSources,
    }
  })

  const deleteStory = { onRequest, schema: { params: storyParamsSchema, body: deleteStorySchema } }
  app.delete('/api/stories/:id', deleteStory, async (request, reply) => {
    await deletions.deleteStory(request.params.id, signedIn(request).userId, request.body?.cancelCopies ?? [])
    return reply.code(204).send()
  })
}
