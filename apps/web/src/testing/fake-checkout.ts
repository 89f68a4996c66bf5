import { onTestFinished, vi } from 'vitest'
import type { RazorpayConstructor } from '../lib/checkout.ts'

type Options = ConstructorParameters<RazorpayConstructor>[0]

/** Loads a fake of the provider's script, or blocks it. */
export function fakeCheckout({ blocked = false } = {}) {
  const opened: Options[] = []
  const append = vi.spyOn(document.head, 'append').mockImplementation(script => {
    if (!(script instanceof Node)) return
    setTimeout(() => {
      if (!blocked) window.Razorpay = Razorpay
      script.dispatchEvent(new Event(blocked ? 'error' : 'load'))
    })
  })
  class Razorpay implements InstanceType<RazorpayConstructor> {
    readonly options: Options
    constructor(options: Options) {
      this.options = options
    }
    open() {
      opened.push(this.options)
    }
  }
  onTestFinished(() => {
    append.mockRestore()
    delete window.Razorpay
  })
  const payment = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signed' }
  return {
    opened,
    pay: () => opened.at(-1)?.handler(payment),
    close: () => opened.at(-1)?.modal.ondismiss(),
  }
}
