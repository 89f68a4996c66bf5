import { pictureKey } from '@kahani/contracts/picture-keys'
import type { App } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { notFound } from '@kahani/service-kit/http-error'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { createPictureRepository } from '../illustrations/picture-repository.ts'
import { PLACEHOLDER } from '../illustrations/placeholder.ts'

// A name never changes its content.
const ONE_YEAR = 'private, max-age=31536000, immutable'

export function imageRoutes(app: App, db: Kysely<Database>, blobs: BlobStore) {
  const pictures = createPictureRepository(db)

  app.get('/api/images/placeholder', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(PLACEHOLDER),
  )

  const getImage = { onRequest: requireUser, schema: { params: z.object({ name: z.string().max(100) }) } }
  app.get('/api/images/:name', getImage, async (request, reply) => {
    const { userId } = signedIn(request)
    const { name } = request.params
    const picture = await pictures.findByName(name, userId)
    if (!picture) throw notFound('picture')
    const etag = `"${name}"`
    reply.header('cache-control', ONE_YEAR).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const blob = await blobs.stream(pictureKey(picture.storyId, picture.pageNumber))
    if (!blob) throw notFound('picture')
    return reply.type('image/png').header('content-length', blob.info.sizeBytes).send(blob.body)
  })
}
