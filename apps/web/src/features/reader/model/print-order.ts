import type { FreePrintedCopyAnswer, PrintedCopyOrder, ShippingForm } from '@kahani/contracts/prints'
import { InvalidResponseError } from '../../../lib/api-error.ts'
import type { CheckoutOutcome, Payment } from '../../../lib/checkout-form.ts'
import type { PaidOrder } from '../api/print-orders.ts'

type FreeCopyOrdered = Extract<FreePrintedCopyAnswer, { success: true }>
export type PrintOutcome = { outcome: 'free'; copiesRemaining: number } | { outcome: 'paid' } | { outcome: 'dismissed' }

/** Mutation key of the print orders of a story. */
export const printOrderKey = (storyId: number) => ['order-printed-copy', storyId]

/** The steps at which an order can fail. */
export type PrintStep = 'free' | 'creating' | 'paying' | 'verifying'

/** `cause` is the error of `step`. */
export class PrintOrderError extends Error {
  readonly step: PrintStep

  constructor(step: PrintStep, cause: unknown) {
    super(`The print order failed at step: ${step}`, { cause })
    this.name = 'PrintOrderError'
    this.step = step
  }
}

/** The steps of an order: requests to the server, and the checkout. */
export interface PrintOrderSteps {
  orderFree(form: ShippingForm): Promise<FreeCopyOrdered>
  create(form: ShippingForm): Promise<PrintedCopyOrder>
  checkout(order: PaidOrder): Promise<CheckoutOutcome>
  verify(payment: Payment): Promise<unknown>
}

/**
 * Orders a printed copy: free if the user has free copies or the server says so, otherwise paid.
 * Throws `PrintOrderError`.
 */
export async function orderPrint(
  form: ShippingForm,
  freeCopies: number,
  steps: PrintOrderSteps,
): Promise<PrintOutcome> {
  if (freeCopies > 0) return orderFree(form, steps)
  const order = await run('creating', () => steps.create(form).then(requireOrderIds))
  if (order.freeOrder) return orderFree(form, steps)
  const checkout = await run('paying', () => steps.checkout(order))
  if (checkout.outcome === 'dismissed') return checkout
  await run('verifying', () => steps.verify(checkout.payment))
  return { outcome: 'paid' }
}

async function orderFree(form: ShippingForm, steps: PrintOrderSteps): Promise<PrintOutcome> {
  const { printedCopiesRemaining } = await run('free', () => steps.orderFree(form))
  return { outcome: 'free', copiesRemaining: printedCopiesRemaining }
}

function requireOrderIds(order: PrintedCopyOrder): PrintedCopyOrder {
  if (!order.freeOrder && (!order.orderId || !order.keyId)) throw new InvalidResponseError()
  return order
}

async function run<T>(step: PrintStep, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (cause) {
    throw new PrintOrderError(step, cause)
  }
}
