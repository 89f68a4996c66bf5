import { headersFor } from '@kahani/testing/keys'
import { describe, expect, test } from 'vitest'
import { setUp as setUpShop } from './set-up.ts'

async function setUp() {
  const shop = await setUpShop()
  const credits = async (userId: number) => (await shop.credits(userId)).storiesRemaining
  const post = (what: 'spend' | 'refund', userId: number, storyId: number) =>
    shop.internal('POST', `/internal/credits/${what}`, { userId, storyId })
  return { ...shop, credits, post }
}

describe('GET /api/story-credits', () => {
  test('a new account holds one free credit, however often and at once it is asked', async () => {
    const { credits } = await setUp()
    expect(await Promise.all(Array.from({ length: 10 }, () => credits(1)))).toEqual(Array(10).fill(1))
  })

  test('a visitor is asked to sign in', async () => {
    const { app } = await setUp()
    const answer = await app.inject({ url: '/api/story-credits' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'not_signed_in' })
  })
})

describe('POST /internal/credits/spend', () => {
  test('forty stories at once on one credit: one is paid for, the others are told that none is left', async () => {
    const { credits, post } = await setUp()
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => post('spend', 1, i + 1)))
    expect(answers.filter(answer => answer.statusCode === 204)).toHaveLength(1)
    expect(answers.filter(answer => answer.statusCode === 402)).toHaveLength(39)
    expect(await credits(1)).toBe(0)
  })

  test('saying it again spends nothing more', async () => {
    const { credits, post } = await setUp()
    for (const answer of await Promise.all([post('spend', 1, 5), post('spend', 1, 5), post('spend', 1, 5)])) {
      expect(answer.statusCode).toBe(204)
    }
    expect(await credits(1)).toBe(0)
  })

  test('another account cannot lean on a story that was paid for', async () => {
    const { post } = await setUp()
    await post('spend', 1, 5)
    expect((await post('spend', 2, 5)).statusCode).toBe(403)
  })

  test('it is refused to anyone who is not a service', async () => {
    const { app, credits } = await setUp()
    const answer = await app.inject({
      method: 'POST',
      url: '/internal/credits/spend',
      headers: await headersFor({ userId: 1, admin: true }),
      body: { userId: 1, storyId: 5 },
    })
    expect(answer.statusCode).toBe(401)
    expect(await credits(1)).toBe(1)
  })
})

describe('POST /internal/credits/refund', () => {
  test('it gives back once what was spent, and the story cannot spend again', async () => {
    const { credits, post } = await setUp()
    await post('spend', 1, 5)
    await Promise.all([post('refund', 1, 5), post('refund', 1, 5)])
    expect(await credits(1)).toBe(1)
    expect((await post('spend', 1, 5)).statusCode).toBe(409)
    expect(await credits(1)).toBe(1)
  })

  test('it gives nothing for a story that spent nothing, and a spend that arrives late is refused', async () => {
    const { credits, post } = await setUp()
    expect(await credits(1)).toBe(1)
    expect((await post('refund', 1, 99)).statusCode).toBe(204)
    expect(await credits(1)).toBe(1)
    expect((await post('spend', 1, 99)).statusCode).toBe(409)
    expect(await credits(1)).toBe(1)
  })
})

test('the ledger can only be added to', async () => {
  const { db, credits } = await setUp()
  await credits(1)
  await expect(db.deleteFrom('ledger').execute()).rejects.toThrow('append-only')
  await expect(db.updateTable('ledger').set({ amount: 9 }).execute()).rejects.toThrow('append-only')
})
