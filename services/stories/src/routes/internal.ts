import type { RecordAiCall } from '@kahani/ai/meter'
import { aiCallParamsSchema, aiCallSchema } from '@kahani/contracts/ai-calls'
import { type EmailPicture, emailCoverSchema } from '@kahani/contracts/email-pictures'
import { illustrationRequestSchema } from '@kahani/contracts/illustration'
import { storyParamsSchema } from '@kahani/contracts/stories'
import {
  bookSchema,
  illustrationRequestQuerySchema,
  lostPictureSchema,
  pictureParamsSchema,
  pictureReportSchema,
  reportedSheetSchema,
} from '@kahani/contracts/stories-internal'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import { z } from 'zod'
import type { IllustrationService } from '../illustrations/illustration-service.ts'
import type { ReportLostPicture } from '../illustrations/lost-picture.ts'
import type { ReadingPage } from '../illustrations/reading-page.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { GetBook } from '../stories/get-book.ts'
import type { StoryRepository } from '../stories/story-repository.ts'

export interface InternalRouteDeps {
  stories: StoryRepository
  illustrations: IllustrationService
  readingPage: Pick<ReadingPage, 'find'>
  photos: PhotoStore
  getBook: GetBook
  recordAiCall: RecordAiCall
  reportLostPicture: ReportLostPicture
  findEmailCover: (storyId: number) => Promise<EmailPicture | null>
}

/** Routes for the other services. */
export function internalRoutes(app: App, deps: InternalRouteDeps, callers: InternalCallers) {
  const { stories, illustrations, readingPage, photos, getBook, recordAiCall, reportLostPicture, findEmailCover } = deps
  const onRequest = internalOnly(callers, 'illustrations')
  const fromExports = internalOnly(callers, 'exports', 'exports-worker')
  const byStory = { onRequest, schema: { params: storyParamsSchema } }

  async function findStory(id: number) {
    const story = await stories.find(id)
    if (story?.state !== 'text_ready') throw notFound('story')
    return story
  }

  const illustrationRequest = {
    onRequest,
    schema: {
      params: storyParamsSchema,
      querystring: illustrationRequestQuerySchema,
      response: { 200: illustrationRequestSchema },
    },
  }
  app.get('/internal/stories/:id/illustration-request', illustrationRequest, async request =>
    illustrations.buildRequest(await findStory(request.params.id), request.query.page),
  )

  app.get('/internal/stories/:id/photo', byStory, async (request, reply) => {
    const { photoKey } = await findStory(request.params.id)
    const photo = photoKey && (await photos.get(photoKey))
    return photo ? reply.type('image/jpeg').send(photo) : reply.code(204).send()
  })

  app.delete('/internal/stories/:id/photo', byStory, async (request, reply) => {
    await illustrations.deletePhoto(await findStory(request.params.id))
    return reply.code(204).send()
  })

  const emailCover = {
    onRequest: internalOnly(callers, 'payments'),
    schema: { params: storyParamsSchema, response: { 200: emailCoverSchema } },
  }
  app.get('/internal/stories/:id/email-cover', emailCover, async request => ({
    cover: await findEmailCover(request.params.id),
  }))

  const aiCall = { onRequest, schema: { params: aiCallParamsSchema, body: aiCallSchema } }
  app.put('/internal/ai-calls/:id', aiCall, async (request, reply) => {
    await recordAiCall(request.params.id, request.body)
    return reply.code(204).send()
  })

  const pictureReport = { onRequest, schema: { params: pictureParamsSchema, body: pictureReportSchema } }
  app.put('/internal/stories/:id/pictures/:pageNumber', pictureReport, async (request, reply) => {
    await illustrations.reportPicture(request.params.id, request.params.pageNumber, request.body)
    return reply.code(204).send()
  })

  const rendering = { onRequest, schema: { params: pictureParamsSchema } }
  app.put('/internal/stories/:id/pictures/:pageNumber/rendering', rendering, async (request, reply) => {
    await illustrations.reportRendering(request.params.id, request.params.pageNumber)
    return reply.code(204).send()
  })

  const sheet = { onRequest, schema: { params: storyParamsSchema, response: { 200: reportedSheetSchema } } }
  app.put('/internal/stories/:id/sheet', sheet, async request => {
    await illustrations.reportSheet(await findStory(request.params.id))
    return { readingPage: await readingPage.find(request.params.id) }
  })

  const lostPicture = {
    onRequest: internalOnly(callers, 'exports', 'exports-worker', 'illustrations'),
    schema: { params: pictureParamsSchema, response: { 200: lostPictureSchema } },
  }
  app.post('/internal/stories/:id/pictures/:pageNumber/lost', lostPicture, async request =>
    reportLostPicture(await findStory(request.params.id), request.params.pageNumber),
  )

  app.post('/internal/stories/:id/illustrations-complete', byStory, async (request, reply) => {
    await illustrations.completeJob(request.params.id)
    return reply.code(204).send()
  })

  const book = {
    onRequest: fromExports,
    schema: {
      params: storyParamsSchema,
      querystring: z.object({ userId: z.coerce.number().int().positive() }),
      response: { 200: bookSchema },
    },
  }
  app.get('/internal/stories/:id/book', book, request => getBook(request.params.id, request.query.userId))
}
