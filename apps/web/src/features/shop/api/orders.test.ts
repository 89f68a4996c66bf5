import { afterEach, describe, expect, test, vi } from 'vitest'
import { InvalidResponseError } from '../../../lib/api-error.ts'
import { createOrder, giftFormSchema } from './orders.ts'

const answer = { orderId: 'order_1', keyId: 'rzp_key', amount: 40_000, currency: 'INR', message: 'Ready' }
const createWith = (response: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(response))
  return createOrder({ packageId: 'single_digital' })
}

describe('an order response', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('is an order that can be paid', async () => {
    const { message, ...order } = answer
    expect(await createWith(answer)).toEqual(order)
    expect(await createWith(order)).toEqual(order)
  })

  test('is invalid without an order id, a key or an amount', async () => {
    for (const wrong of [{ orderId: undefined }, { keyId: undefined }, { orderId: '' }, { keyId: '' }, { amount: '4' }])
      await expect(createWith({ ...answer, ...wrong })).rejects.toBeInstanceOf(InvalidResponseError)
    await expect(createWith(null)).rejects.toBeInstanceOf(InvalidResponseError)
  })
})

describe('the gift form', () => {
  const messages = (form: unknown) =>
    (giftFormSchema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path[0], message])

  test('requires a name and an email', () => {
    expect(messages({ recipientName: ' ', recipientEmail: '', message: '' })).toEqual([
      ['recipientName', 'Name is required'],
      ['recipientEmail', 'Email is required'],
    ])
  })

  test('accepts an optional message', () => {
    const gift = { recipientName: 'Asha', recipientEmail: 'asha@example.com' }
    expect(giftFormSchema.parse(gift)).toEqual({ ...gift, message: '', senderName: '' })
    expect(messages({ ...gift, recipientEmail: 'asha' })).toEqual([
      ['recipientEmail', 'Please enter a valid email address'],
    ])
  })
})
