import { rewriteRequestSchema } from '@kahani/contracts/rewrites'
import { storyParamsSchema } from '@kahani/contracts/stories'
import {
  changeDetailsSchema,
  changedPageParamsSchema,
  changedPictureParamsSchema,
  changePageSchema,
  choosePictureSchema,
  pageTextSchema,
  pictureChangeSchema,
  rewrittenPageSchema,
  storyChangesSchema,
  storyDetailsSchema,
} from '@kahani/contracts/story-changes'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { GetChanges } from '../changes/get-changes.ts'
import type { PictureChanges } from '../changes/picture-changes.ts'
import type { ProposeWording } from '../changes/propose-wording.ts'
import type { TextChanges } from '../changes/text-changes.ts'
import type { StoryRepository } from '../stories/story-repository.ts'

export interface ChangeRouteDeps {
  stories: StoryRepository
  getChanges: GetChanges
  texts: TextChanges
  proposeWording: ProposeWording
  pictures: PictureChanges
}

/** Changes of a finished book by its family. */
export function changeRoutes(app: App, { stories, getChanges, texts, proposeWording, pictures }: ChangeRouteDeps) {
  const onRequest = requireUser

  const list = { onRequest, schema: { params: storyParamsSchema, response: { 200: storyChangesSchema } } }
  app.get('/api/stories/:id/changes', list, async request =>
    getChanges(await stories.getReadable(request.params.id, signedIn(request).userId)),
  )

  const page = {
    onRequest,
    schema: { params: changedPageParamsSchema, body: changePageSchema, response: { 200: pageTextSchema } },
  }
  app.put('/api/stories/:id/pages/:pageNumber', page, async request => {
    const { id, pageNumber } = request.params
    return texts.changePage(await stories.getReadable(id, signedIn(request).userId), pageNumber, request.body)
  })

  const rewrite = {
    onRequest,
    schema: { params: changedPageParamsSchema, body: rewriteRequestSchema, response: { 200: rewrittenPageSchema } },
  }
  app.post('/api/stories/:id/pages/:pageNumber/rewrite', rewrite, async request => {
    const { id, pageNumber } = request.params
    const story = await stories.getReadable(id, signedIn(request).userId)
    return { content: await proposeWording(story, pageNumber, request.body) }
  })

  const details = {
    onRequest,
    schema: { params: storyParamsSchema, body: changeDetailsSchema, response: { 200: storyDetailsSchema } },
  }
  app.put('/api/stories/:id/details', details, async request =>
    texts.changeDetails(await stories.getReadable(request.params.id, signedIn(request).userId), request.body),
  )

  const redraw = {
    onRequest,
    schema: { params: changedPictureParamsSchema, body: pictureChangeSchema, response: { 202: storyChangesSchema } },
  }
  app.post('/api/stories/:id/illustrations/:pageNumber/versions', redraw, async (request, reply) => {
    const { userId } = signedIn(request)
    const { id, pageNumber } = request.params
    await pictures.request(await stories.getReadable(id, userId), pageNumber, request.body)
    return reply.code(202).send(await getChanges(await stories.getReadable(id, userId)))
  })

  const choose = {
    onRequest,
    schema: { params: changedPictureParamsSchema, body: choosePictureSchema, response: { 200: storyChangesSchema } },
  }
  app.put('/api/stories/:id/illustrations/:pageNumber/version', choose, async request => {
    const { userId } = signedIn(request)
    const { id, pageNumber } = request.params
    await pictures.choose(await stories.getReadable(id, userId), pageNumber, request.body)
    return getChanges(await stories.getReadable(id, userId))
  })
}
