import { availableGiftsSchema, giftDetailsSchema, redeemedGiftSchema, redeemGiftSchema } from '@kahani/contracts/gifts'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { RateLimit } from '@kahani/service-kit/rate-limit'
import type { GiftService } from '../gifts/gift-service.ts'

/** @param detailsByAddress limits the route that needs no account */
export function giftRoutes(app: App, gifts: GiftService, detailsByAddress: RateLimit) {
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
  app.post(
    '/api/gift-details',
    { schema: { body: redeemGiftSchema, response: { 200: giftDetailsSchema } } },
    async request => {
      await detailsByAddress.consume(customerOf(request.ip))
      return gifts.details(request.body.token)
    },
  )
}
