import { randomUUID } from 'node:crypto'
import type { AiCall } from '@kahani/contracts/ai-calls'
import { headersFor } from '@kahani/testing/keys'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asha, setUp } from './set-up.ts'

const call: AiCall = {
  storyId: 1,
  kind: 'picture',
  pageNumber: 3,
  model: 'gpt-image-2.6-flare',
  outcome: 'answered',
  inputTokens: 700,
  inputImageTokens: 660,
  outputTokens: 1047,
  images: 1,
  pricePaise: 300,
}

/** A story costs 100 rupees, a picture 8. */
const estimate = { story: () => 10_000, picture: () => 800 }

async function withCosts(options: Parameters<typeof setUp>[0] = {}) {
  const setup = await setUp({ credits: 50, ...options })
  const record = (change: Partial<AiCall> = {}, id: string = randomUUID()) =>
    setup.internal('PUT', `/internal/ai-calls/${id}`, { ...call, ...change })
  const costs = async (query = '', admin = true) =>
    setup.app.inject({ url: `/api/admin/costs${query}`, headers: await headersFor({ userId: 9, admin }) })
  const order = async () => (await setup.order()).statusCode
  return { ...setup, record, costs, order }
}

describe('GET /api/admin/costs', () => {
  test('is for administrators', async () => {
    const { app, costs } = await withCosts()
    expect((await app.inject({ url: '/api/admin/costs' })).statusCode).toBe(401)
    expect((await costs('', false)).statusCode).toBe(403)
  })

  test('adds up calls by story and by day of India', async () => {
    const { record, costs, db } = await withCosts()
    await record()
    await record({ pageNumber: 4, outcome: 'failed', images: 0, outputTokens: 0, pricePaise: 0 })
    await record({ storyId: 2, kind: 'text', pageNumber: null, images: 0, pricePaise: 40 })
    await record({ storyId: null, kind: 'moderation', pageNumber: null, images: 0, pricePaise: 0 })
    // Half past eleven in the evening of India's 14 November, and an hour later.
    await sql`update ai_calls set created_at = '2026-11-14T18:00:00Z' where story_id = 1 and page_number = 3`.execute(
      db,
    )
    await sql`update ai_calls set created_at = '2026-11-14T19:00:00Z' where story_id = 1 and page_number = 4`.execute(
      db,
    )

    const { today, days, stories } = (await costs('?days=366')).json()
    expect(today).toMatchObject({ costPaise: 40, reservedPaise: 0, budgetPaise: null })
    expect(days.slice(1)).toEqual([
      expect.objectContaining({ day: '2026-11-15', calls: 1, unanswered: 1, images: 0, costPaise: 0 }),
      expect.objectContaining({ day: '2026-11-14', calls: 1, unanswered: 0, images: 1, costPaise: 300 }),
    ])
    expect(days[0]).toMatchObject({ day: today.day, calls: 2, costPaise: 40 })
    expect(stories).toMatchObject([
      { storyId: 2, calls: 1, costPaise: 40 },
      { storyId: 1, calls: 2, unanswered: 1, images: 1, inputTokens: 2720, outputTokens: 1047, costPaise: 300 },
    ])
    expect((await costs('?limit=1&before=2')).json().stories).toMatchObject([{ storyId: 1 }])
  })

  test('a call is counted from before it is made; told twice, or late, it is counted once and as it ended', async () => {
    const { record, costs, db } = await withCosts()
    const id = randomUUID()
    const cost = async () => (await costs()).json().today.costPaise
    await record({ outcome: 'begun', images: 0, pricePaise: 350 }, id)
    expect(await cost()).toBe(350)
    await record({}, id)
    await record({}, id)
    await record({ outcome: 'begun', pricePaise: 350 }, id)
    expect(await cost()).toBe(300)
    expect(await db.selectFrom('ai_calls').select(['outcome', 'images']).execute()).toEqual([
      { outcome: 'answered', images: 1 },
    ])
  })
})

describe('the budget of a day', () => {
  test('new stories stop before it is passed, with a clear word, and nothing is used up', async () => {
    const setup = await withCosts({ estimate, budgetRupees: 250 })
    expect([await setup.order(), await setup.order()]).toEqual([201, 201])
    const { spent, state } = setup.payments
    const before = { spent: spent.size, credits: state.credits }
    const refused = await setup.app.inject({
      method: 'POST',
      url: '/api/generate-story',
      headers: await headersFor({ userId: 1 }),
      body: asha,
    })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      code: 'daily_budget',
      message:
        'We have written as many stories as we can today. Please come back tomorrow: your credit and what you filled in here are safe.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400)
    expect({ spent: spent.size, credits: state.credits }).toEqual(before)
  })

  test('orders at the same moment do not pass it together', async () => {
    const { order, costs } = await withCosts({ estimate, budgetRupees: 350 })
    const answers = await Promise.all(Array.from({ length: 12 }, order))
    expect(answers.filter(status => status === 201)).toHaveLength(3)
    expect(answers.filter(status => status === 429)).toHaveLength(9)
    expect((await costs()).json().today).toMatchObject({ costPaise: 0, reservedPaise: 30_000, budgetPaise: 35_000 })
  })

  test('what a finished story did not need is free again, and yesterday does not count', async () => {
    const { order, record, internal, db } = await withCosts({ estimate, budgetRupees: 150 })
    expect(await order()).toBe(201)
    await record({ storyId: 1, pricePaise: 4_000 })
    expect(await order()).toBe(429)
    await db.updateTable('pictures').set({ state: 'drawn' }).where('page_number', '<', 10).execute()
    await internal('PUT', '/internal/stories/1/pictures/10', { outcome: 'failed', reason: 'failed' })
    expect(await order()).toBe(201)
    expect(await order()).toBe(429)
    await sql`update ai_calls set created_at = created_at - interval '1 day'`.execute(db)
    await sql`update stories set drawing = 'completed'`.execute(db)
    expect(await order()).toBe(201)
  })

  test('a picture that is asked for again is held to it too', async () => {
    const { order, record, post, internal, db } = await withCosts({ estimate, budgetRupees: 150 })
    expect(await order()).toBe(201)
    await db.updateTable('pictures').set({ state: 'drawn' }).where('page_number', '<', 10).execute()
    await internal('PUT', '/internal/stories/1/pictures/10', { outcome: 'failed', reason: 'failed' })
    await record({ storyId: 1, pricePaise: 14_500 })
    const redraw = await post('/api/stories/1/illustrations/10/retry')
    expect([redraw.statusCode, redraw.json().code]).toEqual([429, 'daily_budget'])
    await sql`update ai_calls set created_at = created_at - interval '1 day'`.execute(db)
    expect((await post('/api/stories/1/illustrations/10/retry')).statusCode).toBe(202)
  })

  test('what costs nothing is never stopped by it', async () => {
    const { order, record } = await withCosts({ budgetRupees: 1 })
    await record({ pricePaise: 500 })
    expect(await order()).toBe(201)
  })
})
