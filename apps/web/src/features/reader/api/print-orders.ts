import type { User } from '@kahani/contracts/accounts'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { CURRENCY_EXPONENTS } from '@kahani/contracts/money'
import {
  type FreePrintedCopyAnswer,
  type PrintedCopyOrder,
  type ShippingForm,
  shippingAddressOf,
} from '@kahani/contracts/prints'
import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { postJson } from '../../../lib/api.ts'
import { verifyPayment } from '../../../lib/checkout.ts'
import type { CheckoutOrder } from '../../../lib/checkout-form.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import type { PaidOrder, PrintCalls } from '../print-order.ts'

export function orderFreeCopy(storyId: number, form: ShippingForm, key: string): Promise<FreePrintedCopyAnswer> {
  const body = { shippingAddress: shippingAddressOf(form) }
  return postJson(endpoints.freePrintedCopy(storyId), body, { headers: { [IDEMPOTENCY_HEADER]: key } })
}

export const createPrintOrder = (storyId: number, form: ShippingForm) =>
  postJson<PrintedCopyOrder>(endpoints.orderPrintedCopy(storyId), form)

export const checkoutOrderOf = (order: PaidOrder, { username, email }: User): CheckoutOrder => ({
  keyId: order.keyId,
  orderId: order.orderId,
  // This one order is answered in whole units.
  amount: order.amount * 10 ** CURRENCY_EXPONENTS[order.currency],
  currency: order.currency,
  description: messages.checkoutDescription,
  user: { username, email },
})

export const verifyPrintPayment: PrintCalls['verify'] = payment =>
  verifyPayment({ ...payment, orderType: 'printed_copy', planId: 'printed_copy' })
