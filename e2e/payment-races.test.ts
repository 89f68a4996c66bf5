import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { orderSchema } from '@kahani/contracts/shop'
import { giftMessages } from '@kahani/messages/en/payments'
import { expect, inject, test } from 'vitest'
import { type ApiClient, brief, createFamily } from './api-client.ts'
import { payInSandbox } from './payment-sandbox.ts'
import { waitForLink } from './sandbox-mailbox.ts'

/** Pays a new order. @returns a function that reports the payment to the gateway, as the page does */
async function pay({ send, verifyPayment }: ApiClient, path: string, order: object) {
  const { orderId } = orderSchema.parse(await (await send('POST', path, order)).json())
  const payment = await payInSandbox(inject('product'), orderId, 'paid')
  return () => verifyPayment(payment)
}
const statuses = (responses: Response[]) => responses.map(({ status }) => status).sort()

test('two hundred concurrent callbacks of one payment, and its webhooks, grant its credits once', async () => {
  const { client } = await createFamily()
  const verify = await pay(client, '/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
  const responses = await Promise.all(Array.from({ length: 200 }, verify))
  expect(statuses(responses)).toEqual(Array(200).fill(200))
  expect((await client.credits()).storiesRemaining).toBe(6)
})

test('forty concurrent story requests on one credit create one story', async () => {
  const { client } = await createFamily()
  const responses = await Promise.all(
    Array.from({ length: 40 }, () =>
      client.send('POST', '/api/generate-story', brief, { [IDEMPOTENCY_HEADER]: randomUUID() }),
    ),
  )
  expect(statuses(responses)).toEqual([201, ...Array(39).fill(402)])
  expect(await (await client.send('GET', '/api/stories')).json()).toHaveLength(1)
  expect((await client.credits()).storiesRemaining).toBe(0)
})

test('one of twenty families that redeem a gift concurrently receives it, and the others a conflict', async () => {
  const [giver, ...families] = await Promise.all(Array.from({ length: 21 }, () => createFamily()))
  const [first] = families
  if (!giver || !first) throw new Error('no family signed up')
  const gift = { packageId: 'printed', recipientName: 'Nani', recipientEmail: first.email, message: '' }
  const verify = await pay(giver.client, '/api/create-gift-order', { ...gift, currencyCode: 'INR' })
  await verify()
  const token = (await waitForLink(first.email, '/redeem-gift')).searchParams.get('token')
  const responses = await Promise.all(families.map(({ client }) => client.send('POST', '/api/redeem-gift', { token })))
  expect(statuses(responses)).toEqual([200, ...Array(19).fill(409)])
  const conflicts = await Promise.all(responses.filter(({ ok }) => !ok).map(response => response.json()))
  expect(conflicts.map(({ message }) => message)).toEqual(Array(19).fill(giftMessages.redeemed))
  const credits = await Promise.all(families.map(async ({ client }) => (await client.credits()).storiesRemaining))
  expect(credits.sort()).toEqual([...Array(19).fill(1), 4])
})
