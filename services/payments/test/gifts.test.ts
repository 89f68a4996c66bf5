import { deliveryTime, indianDay } from '@kahani/contracts/gift-delivery'
import type { SentGift } from '@kahani/contracts/sent-gifts'
import { createDerivedTokens } from '@kahani/service-kit/derived-tokens'
import { headersFor, NEWER_TEST_SECRET, TEST_SECRET } from '@kahani/testing/keys'
import { replaceCharacter } from '@kahani/testing/replace-character'
import { describe, expect, test } from 'vitest'
import { gift, type Shop, setUp } from './set-up.ts'

const DAY_MS = 24 * 60 * 60_000

/** Orders and pays a gift. @returns the token in the recipient's email */
async function buyGift(shop: Shop, changes: object = {}): Promise<string> {
  await shop.verify(shop.razorpay.pay(await shop.orderGift(changes)), 1)
  const email = (await shop.emails()).findLast(({ content }) => content.kind === 'gift')
  return email?.content.kind === 'gift' ? email.content.token : ''
}
const listGifts = async ({ post }: Shop, userId: number) =>
  (await post('/api/check-available-gifts', {}, userId)).json().gifts
const redeem = ({ post }: Shop, token: string, userId: number) => post('/api/redeem-gift', { token }, userId)

describe('a gift', () => {
  test('queues an email to the recipient and a receipt to the buyer', async () => {
    const shop = await setUp()
    const token = await buyGift(shop, { message: 'Sweet dreams!' })
    expect(await shop.emails()).toEqual([
      {
        to: { name: 'Nani', email: 'family-2@example.in' },
        content: { kind: 'gift', packageId: 'printed', senderName: 'family-1', message: 'Sweet dreams!', token },
      },
      {
        to: { userId: 1 },
        content: expect.objectContaining({
          kind: 'gift-receipt',
          recipientName: 'Nani',
          price: { amount: 300_000, currency: 'INR' },
        }),
      },
    ])
    expect((await shop.credits(1)).storiesRemaining).toBe(1)
  })

  test('grants story credits and printed copies, and makes the recipient premium', async () => {
    const shop = await setUp()
    const response = await redeem(shop, await buyGift(shop), 2)
    expect([response.statusCode, response.json()]).toEqual([200, { storyCredits: 3, printedCopies: 3 }])
    expect(await shop.summary(2)).toEqual({
      subscriptionStatus: 'premium',
      storiesRemaining: 4,
      printedCopiesRemaining: 3,
    })
    expect(await shop.summary(1)).toMatchObject({ subscriptionStatus: 'free' })
    expect(await shop.credits(2)).toMatchObject({ planId: 'printed', cancelled: false })
  })

  test('is redeemed by one of twenty concurrent requests; the others get 409', async () => {
    const shop = await setUp()
    const token = await buyGift(shop)
    const responses = await Promise.all(Array.from({ length: 20 }, (_, i) => redeem(shop, token, i + 2)))
    expect(responses.filter(response => response.statusCode === 200)).toHaveLength(1)
    const others = responses.filter(response => response.statusCode !== 200)
    expect(others.map(response => [response.statusCode, response.json().message])).toEqual(
      Array(19).fill([409, 'This gift has already been redeemed.']),
    )
    const rows = await shop.db.selectFrom('ledger').selectAll().where('ref', 'like', 'gift:%').execute()
    expect(rows.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
      ['printed_copy', 3],
      ['story', 3],
    ])
  })

  test('tells the same user that the gift is already redeemed', async () => {
    const shop = await setUp()
    const token = await buyGift(shop)
    await redeem(shop, token, 2)
    const again = await redeem(shop, token, 2)
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You have already redeemed this gift. Its credits are in your account.',
    ])
    expect((await shop.credits(2)).storiesRemaining).toBe(4)
  })

  test('is listed for the account with its email address, ignoring case, until it is redeemed', async () => {
    const shop = await setUp()
    const token = await buyGift(shop, { recipientEmail: 'FAMILY-2@example.in', message: 'For your stories' })
    expect(await listGifts(shop, 2)).toEqual([
      {
        token,
        senderName: 'family-1',
        packageName: 'Printed Collection',
        storyCredits: 3,
        printedCopies: 3,
        message: 'For your stories',
      },
    ])
    expect(await listGifts(shop, 3)).toEqual([])
    await redeem(shop, token, 2)
    expect(await listGifts(shop, 2)).toEqual([])
  })

  test('is not listed for an account that has not verified the address, but its link works and verifies it', async () => {
    const shop = await setUp()
    const token = await buyGift(shop, { recipientEmail: 'family-850@example.in' })
    expect(await listGifts(shop, 850)).toEqual([])
    expect((await redeem(shop, token, 850)).statusCode).toBe(200)
    expect(shop.confirmedEmails).toEqual([{ userId: 850, email: 'family-850@example.in' }])
  })

  test('is not listed and cannot be redeemed before it is paid', async () => {
    const shop = await setUp()
    await shop.orderGift()
    expect(await listGifts(shop, 2)).toEqual([])
    const { id } = await shop.db.selectFrom('gifts').select('id').executeTakeFirstOrThrow()
    const response = await redeem(shop, createDerivedTokens([TEST_SECRET], 'gift').create(id), 2)
    expect(response.statusCode).toBe(404)
  })

  test('can be redeemed with its link as long as the key is listed that the link was made with', async () => {
    const shop = await setUp()
    const [first, second] = [await buyGift(shop), await buyGift(shop)]
    const during = await shop.buildWith({ GIFT_KEY: [NEWER_TEST_SECRET, TEST_SECRET] })
    const after = await shop.buildWith({ GIFT_KEY: [NEWER_TEST_SECRET] })
    const redeemAt = async (app: typeof during, token: string) =>
      (
        await app.inject({
          ...{ method: 'POST', url: '/api/redeem-gift', body: { token }, headers: await headersFor({ userId: 2 }) },
        })
      ).statusCode
    expect(await redeemAt(after, first)).toBe(404)
    expect(await redeemAt(during, first)).toBe(200)

    const banner = await during.inject({
      ...{ method: 'POST', url: '/api/check-available-gifts', body: {}, headers: await headersFor({ userId: 2 }) },
    })
    const [{ token: newToken }] = banner.json().gifts
    expect(newToken).not.toBe(second)
    expect(await redeemAt(after, newToken)).toBe(200)
  })

  test('does not store its token, and rejects a modified token', async () => {
    const shop = await setUp()
    const token = await buyGift(shop)
    for (const table of ['gifts', 'notifications', 'outbox', 'orders'] as const) {
      expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute())).not.toContain(token)
    }
    for (const wrong of [replaceCharacter(token, 0), replaceCharacter(token, 30), token.slice(1), 'nonsense']) {
      const response = await redeem(shop, wrong, 2)
      expect([response.statusCode, response.json().message]).toEqual([
        404,
        'This gift link is not valid. Please check the link in your email.',
      ])
    }
  })
})

describe('a gift for a later day', () => {
  const day = indianDay(new Date(Date.now() + 5 * DAY_MS))
  const giftEmails = async (shop: Shop) => (await shop.emails()).filter(({ content }) => content.kind === 'gift')
  const sent = async ({ get }: Shop, userId = 1): Promise<SentGift[]> => (await get('/api/gifts', userId)).json()
  const change = async ({ app }: Shop, id: string, deliverOn: string | null, userId = 1) =>
    app.inject({
      method: 'PUT',
      url: `/api/gifts/${id}/delivery`,
      headers: await headersFor({ userId }),
      body: { deliverOn },
    })
  /** Lets the day of all gifts come. */
  const letDayCome = ({ db }: Shop) => db.updateTable('gifts').set({ deliver_at: new Date() }).execute()
  async function buyForLater(changes: object = {}) {
    const shop = await setUp()
    await shop.verify(shop.razorpay.pay(await shop.orderGift({ deliverOn: day, ...changes })), 1)
    const [bought] = await sent(shop)
    return { shop, id: bought?.id ?? '' }
  }

  test('is emailed on that day, once, by any number of processes', async () => {
    const { shop } = await buyForLater({ senderName: 'Dadi' })
    const [receipt] = await shop.emails()
    expect(receipt?.content).toMatchObject({ kind: 'gift-receipt', deliverAt: deliveryTime(day).toISOString() })
    await shop.reconciler.run()
    expect([await giftEmails(shop), await listGifts(shop, 2)]).toEqual([[], []])

    await letDayCome(shop)
    await Promise.all([shop.reconciler.run(), shop.reconciler.run(), shop.reconciler.run()])
    await shop.reconciler.run()
    expect((await giftEmails(shop)).map(({ content }) => content)).toEqual([
      expect.objectContaining({ senderName: 'Dadi' }),
    ])
    expect(await listGifts(shop, 2)).toEqual([expect.objectContaining({ senderName: 'Dadi' })])
    expect((await sent(shop))[0]?.deliveredAt).toEqual(expect.any(String))
  })

  test('is not emailed after a refund, or once it was redeemed with its link or the code of its card', async () => {
    const { shop } = await buyForLater()
    const payment = shop.razorpay.pay(await shop.orderGift({ deliverOn: day }))
    await shop.verify(payment, 1)
    await shop.deliver(shop.refunded(shop.razorpay.refund(payment.id)))
    const [refunded, open] = await sent(shop)
    expect([refunded?.cancelledAt, refunded?.token, refunded?.code]).toEqual([expect.any(String), null, null])
    expect((await redeem(shop, open?.code?.toLowerCase() ?? '', 2)).json()).toEqual({
      storyCredits: 3,
      printedCopies: 3,
    })
    await letDayCome(shop)
    await shop.reconciler.run()
    expect(await giftEmails(shop)).toEqual([])
  })

  test('keeps its address until that day, although the account of the recipient is deleted', async () => {
    const { shop } = await buyForLater()
    await shop.completeEmails()
    await shop.erase(2)
    await letDayCome(shop)
    await shop.reconciler.run()
    expect(await giftEmails(shop)).toHaveLength(1)
    await shop.completeEmails()
    await shop.reconciler.cleanUp()
    expect((await sent(shop))[0]?.recipientEmail).toBeNull()
  })

  test('can be moved or sent at once by its sender until it is emailed, and sent again once a day afterwards', async () => {
    const { shop, id } = await buyForLater()
    const resend = (userId = 1) => shop.post(`/api/gifts/${id}/resend`, {}, userId)
    expect((await change(shop, id, day, 2)).statusCode).toBe(404)
    expect((await resend()).json().code).toBe('gift_not_sent')
    const later = indianDay(new Date(Date.now() + 9 * DAY_MS))
    expect((await change(shop, id, later)).json().deliverAt).toBe(deliveryTime(later).toISOString())
    expect((await change(shop, id, null)).json()).toMatchObject({ deliverAt: null, deliveredAt: expect.any(String) })
    expect(await giftEmails(shop)).toHaveLength(1)
    expect((await change(shop, id, later)).json().code).toBe('gift_sent')

    expect((await resend(2)).statusCode).toBe(404)
    expect((await resend()).statusCode).toBe(204)
    expect((await resend()).json().code).toBe('gift_sent_today')
    expect(await giftEmails(shop)).toHaveLength(2)
  })

  test('needs a day between today and a year from now', async () => {
    const { post } = await setUp()
    const statusOf = async (deliverOn: string) =>
      (await post('/api/create-gift-order', { ...gift, deliverOn })).statusCode
    const yesterday = indianDay(new Date(Date.now() - DAY_MS))
    expect(await Promise.all([yesterday, '2099-01-01', '2026-02-30', 'soon'].map(statusOf))).toEqual([
      400, 400, 400, 400,
    ])
    expect(await Promise.all([indianDay(new Date()), day].map(statusOf))).toEqual([200, 200])
  })
})

describe('POST /api/gift-details', () => {
  const read = ({ app }: Shop, token: string, remoteAddress = '203.0.113.1') =>
    app.inject({ method: 'POST', url: '/api/gift-details', body: { token }, remoteAddress })

  test('describes a gift to whoever has its token, without an account, until it is redeemed', async () => {
    const shop = await setUp()
    const token = await buyGift(shop, { message: 'Sweet dreams!' })
    expect((await read(shop, token)).json()).toEqual({
      senderName: 'family-1',
      packageName: 'Printed Collection',
      storyCredits: 3,
      printedCopies: 3,
      message: 'Sweet dreams!',
    })
    await redeem(shop, token, 2)
    const redeemed = await read(shop, token)
    expect([redeemed.statusCode, redeemed.json().message]).toEqual([409, 'This gift has already been redeemed.'])
  })

  test('says that a token is not valid, and refuses further ones from the same address', async () => {
    const shop = await setUp()
    const { statusCode, body } = await read(shop, 'nonsense')
    expect([statusCode, JSON.parse(body).message]).toEqual([
      404,
      'This gift link is not valid. Please check the link in your email.',
    ])
    for (let i = 1; i < 300; i++) await read(shop, 'nonsense')
    expect((await read(shop, 'nonsense')).statusCode).toBe(429)
    expect((await read(shop, 'nonsense', '203.0.113.2')).statusCode).toBe(404)
  })
})

describe('POST /api/create-gift-order', () => {
  test('reports each invalid field', async () => {
    const { post } = await setUp()
    const response = await post('/api/create-gift-order', { ...gift, recipientName: ' ', recipientEmail: '' })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toContainEqual({ path: 'recipientName', message: 'Name is required' })
    expect(response.json().issues).toContainEqual({ path: 'recipientEmail', message: 'Email is required' })
  })
  test('rejects an unknown package', async () => {
    const { post } = await setUp()
    const response = await post('/api/create-gift-order', { ...gift, packageId: 'x' })
    expect([response.statusCode, response.json().message]).toEqual([400, 'Invalid package'])
  })
})
