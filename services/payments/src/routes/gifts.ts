import { availableGiftsSchema, redeemedGiftSchema, redeemGiftSchema } from '@kahani/contracts/gifts'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { GiftService } from '../gifts/gift-service.ts'

export function giftRoutes(app: App, gifts: GiftService) {
  app.post(
    '/api/check-available-gifts',
    { onRequest: requireUser, schema: { response: { 200: availableGiftsSchema } } },
    async request => ({ gifts: await gifts.listRedeemable(signedIn(request).userId, request.id) }),
  )
  app.post(
    '/api/redeem-gift',
    { onRequest: requireUser, schema: { body: redeemGiftSchema, response: { 200: redeemedGiftSchema } } },
    request => gifts.redeem(signedIn(request).userId, request.body.token),
  )
}
