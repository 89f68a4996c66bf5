import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { orderSchema } from '@kahani/contracts/shop'
import { giftMessages } from '@kahani/messages/en/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brief, createFamily } from './family-client.ts'
import { type RunningProduct, runProduct } from './running-product.ts'
import { payAtSandbox } from './sandbox-payer.ts'

let product: RunningProduct
beforeAll(async () => {
  product = await runProduct()
})
afterAll(() => product?.end())

async function newFamily() {
  const family = createFamily(product.url)
  const user = await family.signUp()
  return { ...family, user }
}
type Member = Awaited<ReturnType<typeof newFamily>>

async function pay({ call, verify }: Member, path: string, asked: object) {
  const { orderId } = orderSchema.parse(await (await call('POST', path, asked)).json())
  const callback = await payAtSandbox(product, orderId, 'paid')
  return () => verify(callback)
}
const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort()

test('two hundred callbacks of one payment, with its webhooks among them, grant it once', async () => {
  const family = await newFamily()
  const tell = await pay(family, '/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
  const answers = await Promise.all(Array.from({ length: 200 }, tell))
  expect(statuses(answers)).toEqual(Array(200).fill(200))
  expect((await family.credits()).storiesRemaining).toBe(6)
})

test('forty stories asked for at once on one credit are one story', async () => {
  const family = await newFamily()
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      family.call('POST', '/api/generate-story', brief, { [IDEMPOTENCY_HEADER]: randomUUID() }),
    ),
  )
  expect(statuses(answers)).toEqual([201, ...Array(39).fill(402)])
  expect(await (await family.call('GET', '/api/stories')).json()).toHaveLength(1)
  expect((await family.credits()).storiesRemaining).toBe(0)
})

test('of twenty families that redeem one gift at once, one has it, and the others are told', async () => {
  const [giver, ...families] = await Promise.all(Array.from({ length: 21 }, newFamily))
  const [first] = families
  if (!giver || !first) throw new Error('there is nobody')
  const gift = { packageId: 'printed', recipientName: 'Nani', recipientEmail: first.user.email, message: '' }
  const tell = await pay(giver, '/api/create-gift-order', { ...gift, currencyCode: 'INR' })
  await tell()
  const { gifts } = await (await first.call('POST', '/api/check-available-gifts')).json()
  const answers = await Promise.all(
    families.map(({ call }) => call('POST', '/api/redeem-gift', { token: gifts[0].token })),
  )
  expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)])
  const refused = await Promise.all(answers.filter(({ ok }) => !ok).map(answer => answer.json()))
  expect(refused.map(({ message }) => message)).toEqual(Array(19).fill(giftMessages.redeemed))
  const credits = await Promise.all(families.map(async family => (await family.credits()).storiesRemaining))
  expect(credits.sort()).toEqual([...Array(19).fill(1), 4])
})
