import { createDerivedTokens } from '@kahani/service-kit/derived-tokens'
import { headersFor, NEWER_TEST_SECRET, TEST_SECRET } from '@kahani/testing/keys'
import { replaceCharacter } from '@kahani/testing/replace-character'
import { describe, expect, test } from 'vitest'
import { gift, type Shop, setUp } from './set-up.ts'

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
