import { lookPreviewSchema } from '@kahani/contracts/look-previews'
import type { App } from '@kahani/service-kit/app'
import { type Identity, requireUser, signedIn } from '@kahani/service-kit/identity'
import type { LookPreviews } from '../looks/look-previews.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'

/** Largest body of a preview, in bytes: two texts in any script, and choices. */
const PREVIEW_BODY_LIMIT = 8 * 1024

/** Requests are counted before their bodies are read. */
export function lookRoutes(app: App, previews: LookPreviews, limits: Pick<RateLimits, 'lookPreviews'>) {
  const countPreview = (request: { identity: Identity | null }) =>
    limits.lookPreviews.consume(String(signedIn(request).userId))
  const preview = {
    onRequest: [requireUser, countPreview],
    bodyLimit: PREVIEW_BODY_LIMIT,
    schema: { body: lookPreviewSchema },
  }
  app.post('/api/looks/preview', preview, async (request, reply) =>
    reply.type('image/webp').send(await previews.render(request.body, signedIn(request).userId, request.signal)),
  )
}
