import type { User } from '@kahani/contracts/accounts'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { CURRENCY_EXPONENTS } from '@kahani/contracts/money'
import {
  type PrintedCopyOrder,
  receivedFreePrintedCopySchema,
  receivedPrintedCopyOrderSchema,
  type ShippingForm,
  shippingAddressOf,
} from '@kahani/contracts/prints'
import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { postJson, requireSuccess } from '../../../lib/api.ts'
import { type CheckoutOrder, type Payment, verifyPayment } from '../../../lib/checkout.ts'
import { endpoints } from '../../../lib/endpoints.ts'

export type PaidOrder = Extract<PrintedCopyOrder, { freeOrder: false }>

/** A copy to order. `filesVersion` is that of the pages that the family has seen, if any. */
export interface CopyOrder {
  storyId: number
  form: ShippingForm
  filesVersion: string | undefined
}

/** Orders a free copy. Throws `UnsuccessfulError` if the server reports a failure. */
export async function orderFreeCopy({ storyId, form, filesVersion }: CopyOrder, idempotencyKey: string) {
  const body = { shippingAddress: shippingAddressOf(form), filesVersion }
  const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey }
  const path = endpoints.freePrintedCopy(storyId)
  return requireSuccess(await postJson(path, receivedFreePrintedCopySchema, body, { headers }))
}

const orderSchema = receivedPrintedCopyOrderSchema.refine(order => order.freeOrder || (order.orderId && order.keyId))

/** Creates an order. Throws `InvalidResponseError` if the response has no order to pay. */
export const createPrintOrder = ({ storyId, form, filesVersion }: CopyOrder) =>
  postJson(endpoints.orderPrintedCopy(storyId), orderSchema, { ...form, filesVersion })

export const toCheckoutOrder = (order: PaidOrder, { username, email }: User): CheckoutOrder => ({
  keyId: order.keyId,
  orderId: order.orderId,
  // Unlike all other orders, a print order has its amount in whole units.
  amount: order.amount * 10 ** CURRENCY_EXPONENTS[order.currency],
  currency: order.currency,
  description: messages.checkoutDescription,
  user: { username, email },
})

export const verifyPrintPayment = (payment: Payment) =>
  verifyPayment({ ...payment, orderType: 'printed_copy', planId: 'printed_copy' })
