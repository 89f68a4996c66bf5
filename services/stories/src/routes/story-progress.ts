import { storyProgressQuerySchema, storyProgressSchema } from '@kahani/contracts/story-progress'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { StoryProgressService } from '../stories/story-progress.ts'

export function storyProgressRoute(app: App, progress: StoryProgressService, limits: RateLimits) {
  const schema = { querystring: storyProgressQuerySchema, response: { 200: storyProgressSchema } }
  app.get('/api/stories/progress', { onRequest: requireUser, schema }, async request => {
    const { userId } = signedIn(request)
    await limits.progress.consume(String(userId))
    return progress.find(userId, request.query.key)
  })
}
