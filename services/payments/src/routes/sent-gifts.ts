import {
  changeGiftDeliverySchema,
  sentGiftParamsSchema,
  sentGiftSchema,
  sentGiftsSchema,
} from '@kahani/contracts/sent-gifts'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { SentGiftService } from '../gifts/sent-gift-service.ts'

/** Gifts that the account has given. */
export function sentGiftRoutes(app: App, gifts: SentGiftService) {
  app.get('/api/gifts', { onRequest: requireUser, schema: { response: { 200: sentGiftsSchema } } }, request =>
    gifts.list(signedIn(request).userId),
  )
  app.put(
    '/api/gifts/:id/delivery',
    {
      onRequest: requireUser,
      schema: { params: sentGiftParamsSchema, body: changeGiftDeliverySchema, response: { 200: sentGiftSchema } },
    },
    request => gifts.changeDelivery(signedIn(request).userId, request.params.id, request.body),
  )
  app.post(
    '/api/gifts/:id/resend',
    { onRequest: requireUser, schema: { params: sentGiftParamsSchema } },
    async (request, reply) => {
      await gifts.resend(signedIn(request).userId, request.params.id)
      return reply.code(204).send()
    },
  )
}
