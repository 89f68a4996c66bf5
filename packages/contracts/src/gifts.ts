import { z } from 'zod'

/** A gift that waits for the account that asks. The token is a secret: whoever holds it may redeem the gift. */
export const availableGiftSchema = z.object({
  token: z.string(),
  senderName: z.string(),
  packageName: z.string(),
  storyCredits: z.number().int(),
  printedCopies: z.number().int(),
  message: z.string().optional(),
})
export type AvailableGift = z.infer<typeof availableGiftSchema>

/** Answer of `POST /api/check-available-gifts`, oldest first. */
export const availableGiftsSchema = z.object({ gifts: z.array(availableGiftSchema) })
export type AvailableGifts = z.infer<typeof availableGiftsSchema>

export const redeemGiftSchema = z.object({ token: z.string().min(1).max(200) })

/** Answer of `POST /api/redeem-gift`: what was granted. */
export const redeemedGiftSchema = z.object({ storyCredits: z.number().int(), printedCopies: z.number().int() })
export type RedeemedGift = z.infer<typeof redeemedGiftSchema>
