import type { App } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { notFound } from '@kahani/service-kit/http-error'
import { signedIn } from '@kahani/service-kit/identity'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { pictureKey } from '../illustrations/illustration-service.ts'
import { createPictureRepository } from '../illustrations/picture-repository.ts'
import { PLACEHOLDER } from '../illustrations/placeholder.ts'

const params = z.object({ name: z.string().max(100) })
const A_YEAR = 'private, max-age=31536000, immutable'

/** Pictures go to the family they were drawn for, and to nobody else. A name always means the same picture. */
export function imageRoutes(app: App, db: Kysely<Database>, blobs: BlobStore) {
  const pictures = createPictureRepository(db)

  app.get('/api/images/placeholder', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(PLACEHOLDER),
  )

  app.get('/api/images/:name', { schema: { params } }, async (request, reply) => {
    const { userId } = signedIn(request)
    const { name } = request.params
    const picture = await pictures.findOf(name, userId)
    if (!picture) throw notFound('picture')
    const etag = `"${name}"`
    reply.header('cache-control', A_YEAR).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const blob = await blobs.stream(pictureKey(picture.storyId, picture.pageNumber))
    if (!blob) throw notFound('picture')
    return reply.type('image/png').header('content-length', blob.info.sizeBytes).send(blob.body)
  })
}
