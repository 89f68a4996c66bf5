import { coverPreviewSchema } from '@kahani/contracts/cover-preview'
import { lookPreviewSchema, proposedLookSchema } from '@kahani/contracts/look-previews'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import { type Identity, requireUser, signedIn } from '@kahani/service-kit/identity'
import { createBodyReader } from '../briefs/read-body.ts'
import type { CoverPreviews } from '../looks/cover-previews.ts'
import type { LookPreviews } from '../looks/look-previews.ts'
import type { PhotoReader } from '../looks/photo/photo-reader.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'

/** Largest body of a preview, in bytes: two texts in any script, and choices. */
const PREVIEW_BODY_LIMIT = 8 * 1024
/** Photos that one process receives at the same time. */
const MAX_PHOTOS = 2

export interface LookRouteDeps {
  previews: LookPreviews
  covers: CoverPreviews
  photoReader: PhotoReader
  limits: Pick<RateLimits, 'lookPreviews' | 'coverPreviews' | 'photoLooksByAccount' | 'photoLooksByAddress'>
}

/** Requests are counted before their bodies are read. */
export function lookRoutes(app: App, { previews, covers, photoReader, limits }: LookRouteDeps) {
  const countPreview = (request: { identity: Identity | null }) =>
    limits.lookPreviews.consume(String(signedIn(request).userId))
  const preview = {
    onRequest: [requireUser, countPreview],
    bodyLimit: PREVIEW_BODY_LIMIT,
    schema: { body: lookPreviewSchema },
  }
  app.post('/api/looks/preview', preview, async (request, reply) =>
    reply.type('image/webp').send(await previews.render(request.body, signedIn(request).userId)),
  )

  const cover = {
    onRequest: ({ ip }: { ip: string }) => limits.coverPreviews.consume(customerOf(ip)),
    bodyLimit: PREVIEW_BODY_LIMIT,
    schema: { body: coverPreviewSchema },
  }
  app.post('/api/cover-preview', cover, async (request, reply) =>
    reply.type('image/webp').send(await covers.render(request.body)),
  )

  const readBody = createBodyReader(MAX_PHOTOS)
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', (_request, _body, done) => done(null))
    const fromPhoto = { onRequest: requireUser, schema: { response: { 200: proposedLookSchema } } }
    scope.post('/api/looks/from-photo', fromPhoto, async request => {
      await limits.photoLooksByAccount.consume(String(signedIn(request).userId))
      await limits.photoLooksByAddress.consume(customerOf(request.ip))
      return { look: await photoReader.fromBody(await readBody(request.raw)) }
    })
  })
}
