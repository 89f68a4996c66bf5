import {
  binQuerySchema,
  binSchema,
  currentReadingSchema,
  drawingStoryListSchema,
  favouriteSchema,
  firstPictureSchema,
  readingSchema,
} from '@kahani/contracts/shelf'
import { storyParamsSchema } from '@kahani/contracts/stories'
import { linkNextPage, toPage } from '@kahani/listing/paging'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { ShelfService } from '../shelf/shelf-service.ts'

/** Favourites, the bin, and where the family stopped reading. */
export function shelfRoutes(app: App, shelf: ShelfService, limits: Pick<RateLimits, 'shelf'>) {
  const onRequest = requireUser
  const params = storyParamsSchema

  const favourite = { onRequest, schema: { params, body: favouriteSchema } }
  app.put('/api/stories/:id/favourite', favourite, async (request, reply) => {
    const { userId } = signedIn(request)
    await limits.shelf.consume(String(userId))
    await shelf.setFavourite(request.params.id, userId, request.body.favourite)
    return reply.code(204).send()
  })

  const byStory = { onRequest, schema: { params } }
  app.put('/api/stories/:id/bin', byStory, async (request, reply) => {
    await shelf.moveToBin(request.params.id, signedIn(request).userId)
    return reply.code(204).send()
  })
  app.delete('/api/stories/:id/bin', byStory, async (request, reply) => {
    await shelf.restore(request.params.id, signedIn(request).userId)
    return reply.code(204).send()
  })

  const bin = { onRequest, schema: { querystring: binQuerySchema, response: { 200: binSchema } } }
  app.get('/api/stories/bin', bin, async (request, reply) => {
    const { limit, before } = request.query
    const stories = await shelf.listBin(signedIn(request).userId, limit + 1, before)
    const { entries, next } = toPage(stories, limit, story => story.id)
    linkNextPage(request, reply, next)
    return entries
  })

  const drawing = { onRequest, schema: { response: { 200: drawingStoryListSchema } } }
  app.get('/api/stories/drawing', drawing, request => shelf.listDrawing(signedIn(request).userId))

  const reading = { onRequest, schema: { params, body: readingSchema } }
  app.put('/api/stories/:id/reading', reading, async (request, reply) => {
    const { userId } = signedIn(request)
    await limits.shelf.consume(String(userId))
    await shelf.recordReading(request.params.id, userId, request.body.page)
    return reply.code(204).send()
  })

  const firstPicture = { onRequest, schema: { params, response: { 200: firstPictureSchema } } }
  app.get('/api/stories/:id/first-picture', firstPicture, async request => ({
    pictureUrl: await shelf.findFirstPicture(request.params.id, signedIn(request).userId),
  }))

  const currentReading = { onRequest, schema: { response: { 200: currentReadingSchema } } }
  app.get('/api/stories/reading', currentReading, async request => ({
    reading: await shelf.findReading(signedIn(request).userId),
  }))
}
