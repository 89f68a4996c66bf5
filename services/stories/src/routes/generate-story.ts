import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { generatedStorySchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { createBodyReader } from '../briefs/read-body.ts'
import { badKey } from '../errors.ts'
import type { StoryService } from '../stories/story-service.ts'
import type { WorkerPool } from '../worker-pool/worker-pool.ts'

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/

function parseIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY.test(header)) throw badKey()
  return header
}

/** `POST /api/generate-story`. Its body stays unread until the account may have a story (decision 010). */
export function generateStoryRoute(app: App, storyService: StoryService, workerPool: WorkerPool) {
  const readBody = createBodyReader()

  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', (_request, _body, done) => done(null))
    const options = { onRequest: requireUser, schema: { response: { 201: generatedStorySchema } } }
    scope.post('/api/generate-story', options, async (request, reply) => {
      const id = await storyService.generateStory({
        userId: signedIn(request).userId,
        address: customerOf(request.ip),
        idempotencyKey: parseIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]),
        signal: request.signal,
        readBrief: async () => workerPool.parseBrief(await readBody(request.raw)),
      })
      return reply.code(201).send({ story: { id } })
    })
  })
}
