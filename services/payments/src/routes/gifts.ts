import { availableGiftsSchema, redeemedGiftSchema, redeemGiftSchema } from '@kahani/contracts/gifts'
import type { App } from '@kahani/service-kit/app'
import { signedIn, signedInFirst } from '@kahani/service-kit/identity'
import type { GiftDesk } from '../gifts/gift-desk.ts'

export function giftRoutes(app: App, gifts: GiftDesk) {
  app.post('/api/check-available-gifts', { schema: { response: { 200: availableGiftsSchema } } }, async request => ({
    gifts: await gifts.waitingFor(signedIn(request).userId, request.id),
  }))
  app.post(
    '/api/redeem-gift',
    { onRequest: signedInFirst, schema: { body: redeemGiftSchema, response: { 200: redeemedGiftSchema } } },
    request => gifts.redeem(signedIn(request).userId, request.body.token),
  )
}
