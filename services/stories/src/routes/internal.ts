import type { RecordAiCall } from '@kahani/ai/meter'
import { aiCallParamsSchema, aiCallSchema } from '@kahani/contracts/ai-calls'
import { illustrationRequestSchema } from '@kahani/contracts/illustration'
import { storyParamsSchema } from '@kahani/contracts/stories'
import { bookSchema, pictureParamsSchema, pictureReportSchema } from '@kahani/contracts/stories-internal'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { internalOnly } from '@kahani/service-kit/internal'
import { z } from 'zod'
import type { IllustrationService } from '../illustrations/illustration-service.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { Book } from '../stories/book.ts'
import type { StoryRepository } from '../stories/story-repository.ts'

export interface InternalParts {
  stories: StoryRepository
  pictures: IllustrationService
  photos: PhotoStore
  book: Book
  recordAiCall: RecordAiCall
}

/** What the illustrator and the book maker ask of stories. */
export function internalRoutes(
  app: App,
  { stories, pictures, photos, book, recordAiCall }: InternalParts,
  token: string,
) {
  const onRequest = internalOnly(token)
  const told = async (id: number) => {
    const story = await stories.find(id)
    if (story?.state !== 'told') throw notFound('story')
    return story
  }

  const drawing = { onRequest, schema: { params: storyParamsSchema, response: { 200: illustrationRequestSchema } } }
  app.get('/internal/stories/:id/illustration-request', drawing, async request =>
    pictures.order(await told(request.params.id)),
  )

  app.get(
    '/internal/stories/:id/photo',
    { onRequest, schema: { params: storyParamsSchema } },
    async (request, reply) => {
      const { photoKey } = await told(request.params.id)
      const photo = photoKey && (await photos.open(photoKey))
      return photo ? reply.type('image/jpeg').send(photo) : reply.code(204).send()
    },
  )

  app.delete(
    '/internal/stories/:id/photo',
    { onRequest, schema: { params: storyParamsSchema } },
    async (request, reply) => {
      await pictures.forgetPhoto(await told(request.params.id))
      return reply.code(204).send()
    },
  )
  const record = { onRequest, schema: { params: aiCallParamsSchema, body: aiCallSchema } }
  app.put('/internal/ai-calls/:id', record, async (request, reply) => {
    await recordAiCall(request.params.id, request.body)
    return reply.code(204).send()
  })

  const report = { onRequest, schema: { params: pictureParamsSchema, body: pictureReportSchema } }
  app.put('/internal/stories/:id/pictures/:pageNumber', report, async (request, reply) => {
    await pictures.report(request.params.id, request.params.pageNumber, request.body)
    return reply.code(204).send()
  })
  app.post(
    '/internal/stories/:id/illustrations-complete',
    { onRequest, schema: { params: storyParamsSchema } },
    async (request, reply) => {
      await pictures.finish(request.params.id)
      return reply.code(204).send()
    },
  )

  const bookOf = {
    onRequest,
    schema: {
      params: storyParamsSchema,
      querystring: z.object({ userId: z.coerce.number().int().positive() }),
      response: { 200: bookSchema },
    },
  }
  app.get('/internal/stories/:id/book', bookOf, request => book(request.params.id, request.query.userId))
}
