import { headersFor } from '@kahani/testing/keys'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setUp as setUpShop } from './set-up.ts'

async function setUp() {
  const shop = await setUpShop()
  const credits = async (userId: number) => (await shop.credits(userId)).storiesRemaining
  const post = (operation: 'spend' | 'refund', userId: number, storyId: number) =>
    shop.internal('POST', `/internal/credits/${operation}`, { userId, storyId })
  return { ...shop, credits, post }
}

describe('GET /api/story-credits', () => {
  test('gives a new account one free credit, also under concurrent requests', async () => {
    const { credits } = await setUp()
    expect(await Promise.all(Array.from({ length: 10 }, () => credits(1)))).toEqual(Array(10).fill(1))
  })

  test('responds with 401 to a visitor', async () => {
    const { app } = await setUp()
    const response = await app.inject({ url: '/api/story-credits' })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'not_signed_in' })
  })
})

describe('POST /internal/credits/spend', () => {
  test('spends one credit for one of five concurrent stories; the others get 402', async () => {
    const { db, credits, post } = await setUp()
    expect(await credits(1)).toBe(1)
    // No story is recorded before two of them wait.
    const { sent } = await db.transaction().execute(async trx => {
      await sql`lock table ledger in share mode`.execute(trx)
      const sent = [1, 2, 3, 4, 5].map(storyId => post('spend', 1, storyId))
      const waiting = sql<{ count: number }>`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBeGreaterThan(1)
      return { sent }
    })
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([204, 402, 402, 402, 402])
    expect(await credits(1)).toBe(0)
  })

  test('is idempotent', async () => {
    const { credits, post } = await setUp()
    for (const response of await Promise.all([post('spend', 1, 5), post('spend', 1, 5), post('spend', 1, 5)])) {
      expect(response.statusCode).toBe(204)
    }
    expect(await credits(1)).toBe(0)
  })

  test("rejects another account's story", async () => {
    const { post } = await setUp()
    await post('spend', 1, 5)
    expect((await post('spend', 2, 5)).statusCode).toBe(403)
  })

  test('rejects callers that are not services', async () => {
    const { app, credits } = await setUp()
    const response = await app.inject({
      method: 'POST',
      url: '/internal/credits/spend',
      headers: await headersFor({ userId: 9 }),
      body: { userId: 1, storyId: 5 },
    })
    expect(response.statusCode).toBe(401)
    expect(await credits(1)).toBe(1)
  })
})

describe('POST /internal/credits/refund', () => {
  test('refunds once, and the story cannot spend again', async () => {
    const { credits, post } = await setUp()
    await post('spend', 1, 5)
    await Promise.all([post('refund', 1, 5), post('refund', 1, 5)])
    expect(await credits(1)).toBe(1)
    expect((await post('spend', 1, 5)).statusCode).toBe(409)
    expect(await credits(1)).toBe(1)
  })

  test('refunds nothing if nothing was spent, and rejects a spend that arrives late', async () => {
    const { credits, post } = await setUp()
    expect(await credits(1)).toBe(1)
    expect((await post('refund', 1, 99)).statusCode).toBe(204)
    expect(await credits(1)).toBe(1)
    expect((await post('spend', 1, 99)).statusCode).toBe(409)
    expect(await credits(1)).toBe(1)
  })

  test("rejects another account's story and changes neither balance", async () => {
    const { credits, post } = await setUp()
    await post('spend', 1, 5)
    expect((await post('refund', 2, 5)).statusCode).toBe(403)
    expect([await credits(1), await credits(2)]).toEqual([0, 1])
  })
})

test('the ledger is append-only', async () => {
  const { db, credits } = await setUp()
  await credits(1)
  await expect(db.deleteFrom('ledger').execute()).rejects.toThrow('append-only')
  await expect(db.updateTable('ledger').set({ amount: 9 }).execute()).rejects.toThrow('append-only')
  await db
    .insertInto('accounts')
    .values([{ user_id: 2 }, { user_id: -1 }])
    .execute()
  for (const change of [{ user_id: 2 }, { user_id: -1, amount: 9 }, { user_id: -1, ref: 'story:1' }]) {
    await expect(db.updateTable('ledger').set(change).execute()).rejects.toThrow('append-only')
  }
})
