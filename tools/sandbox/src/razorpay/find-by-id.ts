import { unknownId } from './razorpay-error.ts'

/** @throws RazorpayError if there is none */
export function findById<T extends { id: string }>(all: T[], id: string): T {
  const found = all.find(each => each.id === id)
  if (!found) throw unknownId()
  return found
}
