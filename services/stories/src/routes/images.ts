import { imageQuerySchema } from '@kahani/contracts/image-query'
import { pictureKey } from '@kahani/contracts/picture-keys'
import { PICTURE_CACHING, type PictureNames, pictureEtag } from '@kahani/pictures/picture-names'
import type { App } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
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
  blobs: BlobStore
}

/**
 * Pictures that the gateway does not serve itself: those without WebP files, and the PNG of a name without a signature,
 * which pages contain that were opened before names had one.
 */
export function imageRoutes(app: App, { pictures, pictureNames, variants, blobs }: ImageRouteDeps) {
  app.get('/api/images/placeholder', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(PLACEHOLDER),
  )

  const schema = { params: z.object({ name: z.string().max(100) }), querystring: imageQuerySchema }
  app.get('/api/images/:name', { onRequest: requireUser, schema }, async (request, reply) => {
    const { userId } = signedIn(request)
    const { name } = request.params
    const { width } = request.query
    const signed = pictureNames.verify(name, userId)
    const picture = await pictures.findByName(signed ? storedNameOf(signed.version) : name, userId)
    if (!picture) throw notFound('picture')
    const etag = signed ? pictureEtag(signed, width) : `"${name}"`
    reply.headers(PICTURE_CACHING).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (signed) {
      const webp = await variants.get(picture, width)
      if (!webp) throw notFound('picture')
      return reply.type('image/webp').send(webp)
    }
    const png = await blobs.stream(pictureKey(picture.storyId, picture.pageNumber))
    if (!png) throw notFound('picture')
    return reply.type('image/png').header('content-length', png.info.sizeBytes).send(png.body)
  })
}
