import { z } from 'zod'
import { received } from './received.ts'

/** A redeemable gift that was sent to the caller's address. The token is a secret that redeems the gift. */
export const availableGiftSchema = z.object({
  token: z.string(),
  senderName: z.string(),
  packageName: z.string(),
  storyCredits: z.number().int(),
  printedCopies: z.number().int(),
  message: z.string().optional(),
})
export type AvailableGift = z.infer<typeof availableGiftSchema>

/** Response of `POST /api/check-available-gifts`, oldest first. */
export const availableGiftsSchema = z.object({ gifts: z.array(availableGiftSchema) })
export type AvailableGifts = z.infer<typeof availableGiftsSchema>

/** Body of `POST /api/redeem-gift` and `POST /api/gift-details`: the token of a link, or the code on a printed card. */
export const redeemGiftSchema = z.object({ token: z.string().min(1).max(200) })

/** Response of `POST /api/gift-details`, which needs no account: the gift of a token that can be redeemed. */
export const giftDetailsSchema = availableGiftSchema.omit({ token: true })
export type GiftDetails = z.infer<typeof giftDetailsSchema>

/** Response of `POST /api/redeem-gift`: the granted credits. */
export const redeemedGiftSchema = z.object({ storyCredits: z.number().int(), printedCopies: z.number().int() })
export type RedeemedGift = z.infer<typeof redeemedGiftSchema>

const receivedGiftDefaults = { printedCopies: 0, message: undefined }
export const receivedGiftsSchema = z.object({ gifts: z.array(received(availableGiftSchema, receivedGiftDefaults)) })
export const receivedGiftDetailsSchema = received(giftDetailsSchema, receivedGiftDefaults)
export const receivedRedeemedGiftSchema = received(redeemedGiftSchema, { printedCopies: 0 })
