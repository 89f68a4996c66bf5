import { PRODUCT_NAME } from '@kahani/messages/product'
import { expect, test } from 'vitest'
import { type CheckoutOrder, openCheckoutForm, type Provider } from './checkout-form.ts'

const order: CheckoutOrder = {
  keyId: 'rzp_test_key',
  orderId: 'order_1',
  amount: 150_000,
  currency: 'INR',
  description: 'Digital Collection',
  user: { username: 'meera', email: 'meera@example.com' },
}
const response = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signed' }

type Options = ConstructorParameters<Provider>[0]
/** A form that does what `act` does once it is opened. */
const formThat = (act: (options: Options) => void): Provider =>
  class {
    readonly options: Options
    constructor(options: Options) {
      this.options = options
    }
    open() {
      act(this.options)
    }
  }

test('the form is opened with the order and what the provider may fill in', async () => {
  let seen: Options | null = null
  const form = formThat(options => {
    seen = options
    options.modal.ondismiss()
  })
  await openCheckoutForm(form, order)
  expect(seen).toMatchObject({
    key: 'rzp_test_key',
    order_id: 'order_1',
    amount: 150_000,
    currency: 'INR',
    name: PRODUCT_NAME,
    description: 'Digital Collection',
    prefill: { name: 'meera', email: 'meera@example.com' },
  })
})

test('a payment is answered as the server wants to see it', async () => {
  const outcome = await openCheckoutForm(
    formThat(options => options.handler(response)),
    order,
  )
  const payment = { razorpayPaymentId: 'pay_1', razorpayOrderId: 'order_1', signature: 'signed' }
  expect(outcome).toEqual({ outcome: 'paid', payment })
})

test('a form that closes after the payment was not dismissed', async () => {
  const form = formThat(options => {
    options.handler(response)
    options.modal.ondismiss()
  })
  expect(await openCheckoutForm(form, order)).toMatchObject({ outcome: 'paid' })
})

test('a form that was closed without a payment was dismissed', async () => {
  expect(
    await openCheckoutForm(
      formThat(options => options.modal.ondismiss()),
      order,
    ),
  ).toEqual({ outcome: 'dismissed' })
})

test('a form that does not open is an error', async () => {
  const broken = formThat(() => {
    throw new Error('no frame')
  })
  await expect(openCheckoutForm(broken, order)).rejects.toThrow('no frame')
})
