import { foundStoriesSchema, storyFiltersSchema, storySearchSchema } from '@kahani/contracts/story-search'
import { toPage } from '@kahani/listing/paging'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { ImageUrl } from '../illustrations/image-url.ts'
import type { StorySearchRepository } from '../stories/story-search-repository.ts'
import { toStory } from '../stories/story-view.ts'

export function storySearchRoutes(app: App, stories: StorySearchRepository, imageUrl: ImageUrl) {
  const onRequest = requireUser

  const search = { onRequest, schema: { body: storySearchSchema, response: { 200: foundStoriesSchema } } }
  app.post('/api/stories/search', search, async request => {
    const { limit } = request.body
    const found = await stories.search(signedIn(request).userId, request.body, limit + 1)
    const { entries, next } = toPage(found, limit, story => story.id)
    return { stories: entries.map(story => toStory(story, imageUrl)), next }
  })

  const filters = { onRequest, schema: { response: { 200: storyFiltersSchema } } }
  app.get('/api/stories/filters', filters, request => stories.listFilters(signedIn(request).userId))
}
