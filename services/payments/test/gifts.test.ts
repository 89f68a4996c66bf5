import { describe, expect, test } from 'vitest'
import { createGiftTokens } from '../src/gifts/gift-tokens.ts'
import { gift, type Shop, setUp } from './set-up.ts'

/** A gift that is paid; its token, as the recipient's mail has it. */
async function give(shop: Shop, changes: object = {}): Promise<string> {
  await shop.verify(shop.razorpay.pay(await shop.orderGift(changes)), 1)
  const mail = (await shop.mails()).findLast(({ letter }) => letter.kind === 'gift')
  return mail?.letter.kind === 'gift' ? mail.letter.token : ''
}
const waiting = async ({ post }: Shop, userId: number) =>
  (await post('/api/check-available-gifts', {}, userId)).json().gifts
const redeem = ({ post }: Shop, token: string, userId: number) => post('/api/redeem-gift', { token }, userId)

describe('a gift', () => {
  test('is told to the recipient by mail, and to the giver by a receipt', async () => {
    const shop = await setUp()
    const token = await give(shop, { message: 'Sweet dreams!' })
    expect(await shop.mails()).toEqual([
      {
        to: { name: 'Nani', email: 'family-2@example.in' },
        letter: { kind: 'gift', packageId: 'printed', senderName: 'family-1', message: 'Sweet dreams!', token },
      },
      {
        to: { userId: 1 },
        letter: expect.objectContaining({
          kind: 'gift-receipt',
          recipientName: 'Nani',
          price: { amount: 300_000, currency: 'INR' },
        }),
      },
    ])
    expect((await shop.credits(1)).storiesRemaining).toBe(1)
  })

  test('grants what was bought, printed booklets included, and makes the recipient premium', async () => {
    const shop = await setUp()
    const answer = await redeem(shop, await give(shop), 2)
    expect([answer.statusCode, answer.json()]).toEqual([200, { storyCredits: 3, printedCopies: 3 }])
    expect(await shop.standing(2)).toEqual({
      subscriptionStatus: 'premium',
      storiesRemaining: 4,
      printedCopiesRemaining: 3,
    })
    expect(await shop.standing(1)).toMatchObject({ subscriptionStatus: 'free' })
    expect(await shop.credits(2)).toMatchObject({ planId: 'printed', cancelled: false })
  })

  test('of twenty who redeem it at once one wins, and the others are told', async () => {
    const shop = await setUp()
    const token = await give(shop)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => redeem(shop, token, i + 2)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
    const others = answers.filter(answer => answer.statusCode !== 200)
    expect(others.map(answer => [answer.statusCode, answer.json().message])).toEqual(
      Array(19).fill([409, 'This gift has already been redeemed.']),
    )
    const rows = await shop.db.selectFrom('ledger').selectAll().where('ref', 'like', 'gift:%').execute()
    expect(rows.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
      ['printed_copy', 3],
      ['story', 3],
    ])
  })

  test('redeemed again by the same person, it says that the credits are there', async () => {
    const shop = await setUp()
    const token = await give(shop)
    await redeem(shop, token, 2)
    const again = await redeem(shop, token, 2)
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You have already redeemed this gift. Its credits are in your account.',
    ])
    expect((await shop.credits(2)).storiesRemaining).toBe(4)
  })

  test('waits in the banner of whoever has the address, whatever its case, until it is redeemed', async () => {
    const shop = await setUp()
    const token = await give(shop, { recipientEmail: 'FAMILY-2@example.in', message: 'For your stories' })
    expect(await waiting(shop, 2)).toEqual([
      {
        token,
        senderName: 'family-1',
        packageName: 'Printed Collection',
        storyCredits: 3,
        printedCopies: 3,
        message: 'For your stories',
      },
    ])
    expect(await waiting(shop, 3)).toEqual([])
    await redeem(shop, token, 2)
    expect(await waiting(shop, 2)).toEqual([])
  })

  test('that is not paid waits for nobody and redeems nothing', async () => {
    const shop = await setUp()
    await shop.orderGift()
    expect(await waiting(shop, 2)).toEqual([])
    const { id } = await shop.db.selectFrom('gifts').select('id').executeTakeFirstOrThrow()
    const answer = await redeem(shop, createGiftTokens('a secret for the tests, long enough').of(id), 2)
    expect(answer.statusCode).toBe(404)
  })

  test('its token is stored nowhere, and one that is changed in any place is worth nothing', async () => {
    const shop = await setUp()
    const token = await give(shop)
    for (const table of ['gifts', 'mails', 'outbox', 'orders'] as const) {
      expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute())).not.toContain(token)
    }
    for (const wrong of [
      `A${token.slice(1)}`,
      `${token.slice(0, 30)}A${token.slice(31)}`,
      token.slice(1),
      'nonsense',
    ]) {
      const answer = await redeem(shop, wrong, 2)
      expect([answer.statusCode, answer.json().message]).toEqual([
        404,
        'This gift link is not valid. Please check the link in your email.',
      ])
    }
  })
})

describe('POST /api/create-gift-order', () => {
  test('names what is wrong field by field', async () => {
    const { post } = await setUp()
    const answer = await post('/api/create-gift-order', { ...gift, recipientName: ' ', recipientEmail: '' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toContainEqual({ path: 'recipientName', message: 'Name is required' })
    expect(answer.json().issues).toContainEqual({ path: 'recipientEmail', message: 'Email is required' })
  })
  test('refuses a package that is not ours', async () => {
    const { post } = await setUp()
    const answer = await post('/api/create-gift-order', { ...gift, packageId: 'x' })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid package'])
  })
})
