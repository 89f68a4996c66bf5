import { z } from 'zod'
import { deliveryDaySchema } from './gift-delivery.ts'
import { packageIdSchema } from './shop.ts'

const time = z.iso.datetime()
/** Null once it is deleted. */
const deletable = z.string().nullable()

/** A gift as the account that gave it sees it. */
export const sentGiftSchema = z.object({
  id: z.uuid(),
  packageId: packageIdSchema,
  senderName: deletable,
  recipientName: deletable,
  recipientEmail: deletable,
  message: deletable,
  paidAt: time,
  /** When it was emailed; null before. */
  deliveredAt: time.nullable(),
  /** When it is emailed on a chosen day; null if it was emailed at once. */
  deliverAt: time.nullable(),
  redeemedAt: time.nullable(),
  cancelledAt: time.nullable(),
  /** Secrets that redeem the gift: the token of its link and a code to type. Null once it can't be redeemed. */
  token: z.string().nullable(),
  code: z.string().nullable(),
})
export type SentGift = z.infer<typeof sentGiftSchema>
export const sentGiftParamsSchema = z.object({ id: z.uuid() })

/** Response of `GET /api/gifts`: the paid gifts of the account, newest first. */
export const sentGiftsSchema = z.array(sentGiftSchema)

/** Body of `PUT /api/gifts/{id}/delivery`, before it is emailed. Null emails it now. */
export const changeGiftDeliverySchema = z.object({ deliverOn: deliveryDaySchema.nullable() })
export type ChangeGiftDelivery = z.infer<typeof changeGiftDeliverySchema>
