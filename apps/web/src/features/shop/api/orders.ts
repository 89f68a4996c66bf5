import {
  type CreateGiftOrder,
  type CreateOrder,
  createGiftOrderSchema,
  orderSchema,
  type PackageId,
} from '@kahani/contracts/shop'
import type { z } from 'zod'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** The fields of the gift dialog. */
export const giftFormSchema = createGiftOrderSchema.pick({
  ...{ recipientName: true, recipientEmail: true, message: true, senderName: true, deliverOn: true },
})
export type GiftForm = z.input<typeof giftFormSchema>
export type Gift = z.output<typeof giftFormSchema>

export interface Purchase {
  packageId: PackageId
  /** The recipient, if the package is a gift. */
  gift?: Gift
}

/** The only currency that can be selected. */
const currencyCode = 'INR'

const payableOrderSchema = orderSchema
  .omit({ message: true })
  .refine(order => order.orderId !== '' && order.keyId !== '')
export type PayableOrder = z.infer<typeof payableOrderSchema>

/** Creates the order of a purchase. Throws `InvalidResponseError` if the response has no order to pay. */
export function createOrder({ packageId, gift }: Purchase): Promise<PayableOrder> {
  if (!gift) {
    const order: CreateOrder = { packageId, currencyCode }
    return postJson(endpoints.createOrder(), payableOrderSchema, order)
  }
  const giftOrder: CreateGiftOrder = { packageId, ...gift, currencyCode }
  return postJson(endpoints.createGiftOrder(), payableOrderSchema, giftOrder)
}
