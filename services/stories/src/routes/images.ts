import { imageQuerySchema } from '@kahani/contracts/image-query'
import { PICTURE_CACHING, type PictureNames, pictureEtag } from '@kahani/pictures/picture-names'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { z } from 'zod'
import { storedNameOf } from '../illustrations/image-url.ts'
import type { PictureRepository } from '../illustrations/picture-repository.ts'
import type { PictureVariantStore } from '../illustrations/picture-variants.ts'
import { PLACEHOLDER } from '../illustrations/placeholder.ts'

export interface ImageRouteDeps {
  pictures: PictureRepository
  pictureNames: PictureNames
  variants: PictureVariantStore
}

/** Pictures that the gateway does not serve itself: those without WebP files. */
export function imageRoutes(app: App, { pictures, pictureNames, variants }: ImageRouteDeps) {
  app.get('/api/images/placeholder', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(PLACEHOLDER),
  )

  const schema = { params: z.object({ name: z.string().max(100) }), querystring: imageQuerySchema }
  app.get('/api/images/:name', { onRequest: requireUser, schema }, async (request, reply) => {
    const { userId } = signedIn(request)
    const { width } = request.query
    const signed = pictureNames.verify(request.params.name, userId)
    const picture = signed && (await pictures.findByName(storedNameOf(signed.tag), userId))
    if (!picture) throw notFound('picture')
    const etag = pictureEtag(signed, width)
    reply.headers(PICTURE_CACHING).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const webp = await variants.get(picture, width)
    if (!webp) throw notFound('picture')
    return reply.type('image/webp').send(webp)
  })
}
