import type { FreePrintedCopyAnswer, PrintedCopyOrder, ShippingForm } from '@kahani/contracts/prints'
import { type CheckoutOutcome, InvalidOrder, type Payment } from '../../lib/checkout-form.ts'

export type PaidOrder = Extract<PrintedCopyOrder, { freeOrder: false }>
export type PrintOutcome = { outcome: 'free'; copiesLeft: number } | { outcome: 'paid' } | { outcome: 'dismissed' }

/** Tells the orders of one story's printed copies on their way. */
export const printOrderKey = (storyId: number) => ['order-printed-copy', storyId]

/** Where on its way an order failed. */
export type PrintStep = 'free' | 'creating' | 'paying' | 'verifying'

/** `cause` is what was thrown at `step`. */
export class PrintOrderError extends Error {
  readonly step: PrintStep

  constructor(step: PrintStep, cause: unknown) {
    super(`The order of a printed copy failed at: ${step}`, { cause })
    this.name = 'PrintFailure'
    this.step = step
  }
}

/** What an order asks of the server, and of the person. */
export interface PrintCalls {
  orderFree(form: ShippingForm): Promise<FreePrintedCopyAnswer>
  create(form: ShippingForm): Promise<PrintedCopyOrder>
  checkout(order: PaidOrder): Promise<CheckoutOutcome>
  verify(payment: Payment): Promise<unknown>
}

/**
 * Orders a printed copy: with a free copy where the user has one or the server knows of one, else for money.
 * Throws `PrintOrderError`.
 */
export async function orderPrint(form: ShippingForm, freeCopies: number, calls: PrintCalls): Promise<PrintOutcome> {
  if (freeCopies > 0) return orderFree(form, calls)
  const order = await at('creating', () => calls.create(form).then(checked))
  if (order.freeOrder) return orderFree(form, calls)
  const checkout = await at('paying', () => calls.checkout(order))
  if (checkout.outcome === 'dismissed') return checkout
  await at('verifying', () => calls.verify(checkout.payment))
  return { outcome: 'paid' }
}

async function orderFree(form: ShippingForm, calls: PrintCalls): Promise<PrintOutcome> {
  const { printedCopiesRemaining } = await at('free', () => calls.orderFree(form))
  return { outcome: 'free', copiesLeft: printedCopiesRemaining }
}

function checked(order: PrintedCopyOrder): PrintedCopyOrder {
  if (!order.freeOrder && (!order.orderId || !order.keyId)) throw new InvalidOrder()
  return order
}

async function at<T>(step: PrintStep, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    throw new PrintOrderError(step, cause)
  }
}
