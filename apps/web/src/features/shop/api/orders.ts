import { type CreateGiftOrder, type CreateOrder, orderSchema } from '@kahani/contracts/shop'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import type { PayableOrder, Purchase } from '../purchase.ts'

/** The only currency that can be selected. */
const currencyCode = 'INR'

const payableOrderSchema = orderSchema
  .omit({ message: true })
  .refine(order => order.orderId !== '' && order.keyId !== '')

/** Creates the order of a purchase. Throws `InvalidResponseError` if the response has no order to pay. */
export function createOrder({ packageId, gift }: Purchase): Promise<PayableOrder> {
  if (!gift) {
    const order: CreateOrder = { packageId, currencyCode }
    return postJson(endpoints.createOrder(), payableOrderSchema, order)
  }
  const giftOrder: CreateGiftOrder = { packageId, ...gift, currencyCode }
  return postJson(endpoints.createGiftOrder(), payableOrderSchema, giftOrder)
}
