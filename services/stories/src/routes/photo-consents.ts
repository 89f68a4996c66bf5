import { photoConsentListSchema, photoConsentParamsSchema } from '@kahani/contracts/photo-consents'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { PhotoConsentService } from '../photo-consents/photo-consent-service.ts'

export function photoConsentRoutes(app: App, photoConsents: PhotoConsentService) {
  const onRequest = requireUser
  const list = { onRequest, schema: { response: { 200: photoConsentListSchema } } }
  app.get('/api/photo-consents', list, request => photoConsents.list(signedIn(request).userId))

  const withdraw = { onRequest, schema: { params: photoConsentParamsSchema } }
  app.delete('/api/photo-consents/:storyId', withdraw, async (request, reply) => {
    await photoConsents.withdraw(request.params.storyId, signedIn(request).userId)
    return reply.code(204).send()
  })
}
