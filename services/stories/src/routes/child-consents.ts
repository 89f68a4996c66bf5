import {
  childConsentListSchema,
  childConsentParamsSchema,
  type PrivacyNotice,
  privacyNoticeSchema,
} from '@kahani/contracts/child-consents'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { ChildConsentService } from '../child-consents/child-consent-service.ts'

export function childConsentRoutes(
  app: App,
  childConsents: ChildConsentService,
  notice: Omit<PrivacyNotice, 'version'>,
) {
  const answer = { schema: { response: { 200: privacyNoticeSchema } } }
  app.get('/api/privacy-notice', answer, () => ({ version: PRIVACY_VERSION, ...notice }))

  const onRequest = requireUser
  const list = { onRequest, schema: { response: { 200: childConsentListSchema } } }
  app.get('/api/child-consents', list, request => childConsents.list(signedIn(request).userId))

  const withdraw = { onRequest, schema: { params: childConsentParamsSchema } }
  app.delete('/api/child-consents/:id', withdraw, async (request, reply) => {
    await childConsents.withdraw(request.params.id, signedIn(request).userId)
    return reply.code(204).send()
  })
}
