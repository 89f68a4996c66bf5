import { randomUUID } from 'node:crypto'
import type { AiCall } from '@kahani/contracts/ai-calls'
import { seededRandom } from '@kahani/random/seeded-random'
import { createBrief } from '@kahani/testing/drafts'
import { FULL } from '@kahani/testing/full'
import { headersFor } from '@kahani/testing/keys'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createDailyBudgets, withinBudget } from '../src/costs/budget.ts'
import { createBudgetRepository } from '../src/costs/budget-repository.ts'
import type { Database } from '../src/database.ts'
import { dailyBudgetReached } from '../src/errors.ts'
import { createStoryRepository } from '../src/stories/story-repository.ts'
import { samplePhoto } from './sample-photo.ts'
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

const STEPS = FULL ? 80 : 20

/** A story costs 100 rupees, a picture 8. */
const estimate = { story: () => 10_000, picture: () => 800 }

const readCounter = async (db: Kysely<Database>) => {
  const { day, secondsLeft, ...counter } = await createBudgetRepository(db).lockToday()
  return counter
}

/** What the counter counts, summed up from the stories and their calls. */
async function sumUp(db: Kysely<Database>) {
  const { rows } = await sql<{
    costPaise: number
    freeCostPaise: number
    reservedPaise: number
    freeReservedPaise: number
  }>`
    select costs.*, reservations.*
    from (
      select coalesce(sum(price_paise), 0)::bigint as "costPaise",
        coalesce(sum(price_paise) filter (where not premium), 0)::bigint as "freeCostPaise"
      from ai_calls where (created_at at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date
    ) as costs, (
      select coalesce(sum(paise), 0)::bigint as "reservedPaise",
        coalesce(sum(paise) filter (where not premium), 0)::bigint as "freeReservedPaise"
      from stories cross join lateral (
        select greatest(budget_paise - coalesce(sum(price_paise), 0), 0) as paise
        from ai_calls where story_id = stories.id
      ) as reservation
      where state = 'writing'
        or (state = 'text_ready' and (illustration_status = 'processing' or redraws_pending > 0))
    ) as reservations`.execute(db)
  return rows[0]
}

async function setUpCosts(options: Parameters<typeof setUp>[0] = {}) {
  const setup = await setUp({ credits: 50, ...options })
  const record = (change: Partial<AiCall> = {}, id: string = randomUUID()) =>
    setup.internal('PUT', `/internal/ai-calls/${id}`, { ...call, ...change })
  const getCosts = async (query = '', userId = 9) =>
    setup.app.inject({ url: `/api/admin/costs${query}`, headers: await headersFor({ userId }) })
  const generateStory = async (brief: object = asha) => (await setup.generateStory(brief)).statusCode
  return { ...setup, record, getCosts, generateStory }
}

describe('GET /api/admin/costs', () => {
  test('requires an administrator, and is rejected while the role is unavailable', async () => {
    const { app, getCosts, payments } = await setUpCosts()
    expect((await app.inject({ url: '/api/admin/costs' })).statusCode).toBe(401)
    const status = async (userId: number) => (await getCosts('', userId)).statusCode
    expect([await status(9), await status(8)]).toEqual([200, 403])
    payments.state.administratorId = 8
    expect([await status(9), await status(8)]).toEqual([403, 200])
    payments.state.mode = 'error'
    expect([await status(9), await status(8)]).toEqual([503, 503])
  })

  test('sums up calls by story and by Indian day', async () => {
    const { generateStory, record, getCosts, db } = await setUpCosts()
    expect([await generateStory(), await generateStory()]).toEqual([201, 201])
    await record()
    await record({ pageNumber: 4, outcome: 'failed', images: 0, outputTokens: 0, pricePaise: 0 })
    await record({ storyId: 2, kind: 'text', pageNumber: null, images: 0, pricePaise: 40 })
    await record({ storyId: null, kind: 'moderation', pageNumber: null, images: 0, pricePaise: 0 })
    // 23:30 on 14 November in India, and an hour later.
    await sql`update ai_calls set created_at = '2026-11-14T18:00:00Z' where story_id = 1 and page_number = 3`.execute(
      db,
    )
    await sql`update ai_calls set created_at = '2026-11-14T19:00:00Z' where story_id = 1 and page_number = 4`.execute(
      db,
    )

    const { today, days, stories } = (await getCosts('?days=366')).json()
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
    expect((await getCosts('?limit=1&before=2')).json().stories).toMatchObject([{ storyId: 1 }])
  })

  test('keeps the cost of a deleted story, without the story', async () => {
    const { generateStory, record, getCosts, db } = await setUpCosts()
    await generateStory()
    const id = randomUUID()
    await record({ outcome: 'started', images: 0, pricePaise: 350 }, id)
    await db.deleteFrom('stories').execute()
    await record({}, id)
    await record({ outcome: 'answered', pricePaise: 40 })
    const { today, stories } = (await getCosts()).json()
    expect(today).toMatchObject({ costPaise: 340, freeCostPaise: 300 })
    expect(stories).toEqual([])
    expect(await db.selectFrom('ai_calls').select('story_id').execute()).toEqual([
      { story_id: null },
      { story_id: null },
    ])
  })

  test('counts a call from its start, and once with its outcome if reports are repeated or late', async () => {
    const { record, getCosts, db } = await setUpCosts()
    const id = randomUUID()
    const cost = async () => (await getCosts()).json().today.costPaise
    await record({ outcome: 'started', images: 0, pricePaise: 350 }, id)
    expect(await cost()).toBe(350)
    await record({}, id)
    await record({}, id)
    await record({ outcome: 'started', pricePaise: 350 }, id)
    expect(await cost()).toBe(300)
    expect(await db.selectFrom('ai_calls').select(['outcome', 'images']).execute()).toEqual([
      { outcome: 'answered', images: 1 },
    ])
  })
})

describe('the daily budget', () => {
  test('rejects a story that would exceed it with 429, and spends nothing', async () => {
    const setup = await setUpCosts({ estimate, budgetRupees: 250 })
    expect([await setup.generateStory(), await setup.generateStory()]).toEqual([201, 201])
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

  test('is not exceeded by concurrent requests', async () => {
    const { generateStory, getCosts } = await setUpCosts({ estimate, budgetRupees: 350 })
    const statuses = await Promise.all(Array.from({ length: 12 }, generateStory))
    expect(statuses.filter(status => status === 201)).toHaveLength(3)
    expect(statuses.filter(status => status === 429)).toHaveLength(9)
    expect((await getCosts()).json().today).toMatchObject({ costPaise: 0, reservedPaise: 30_000, budgetPaise: 35_000 })
  })

  test('releases the unused estimate of a finished story, and ignores the cost of previous days', async () => {
    const { generateStory, record, internal, db } = await setUpCosts({ estimate, budgetRupees: 150 })
    expect(await generateStory()).toBe(201)
    await record({ storyId: 1, pricePaise: 4_000 })
    expect(await generateStory()).toBe(429)
    await db.updateTable('pictures').set({ state: 'completed' }).where('page_number', '<', 10).execute()
    await internal('PUT', '/internal/stories/1/pictures/10', { outcome: 'failed', reason: 'failed' })
    expect(await generateStory()).toBe(201)
    expect(await generateStory()).toBe(429)
    await sql`update ai_calls set created_at = created_at - interval '1 day'`.execute(db)
    await sql`update stories set illustration_status = 'completed'`.execute(db)
    expect(await generateStory()).toBe(201)
  })

  test('applies to retried pictures', async () => {
    const { generateStory, record, post, internal, db } = await setUpCosts({ estimate, budgetRupees: 150 })
    expect(await generateStory()).toBe(201)
    await db.updateTable('pictures').set({ state: 'completed' }).where('page_number', '<', 10).execute()
    await internal('PUT', '/internal/stories/1/pictures/10', { outcome: 'failed', reason: 'failed' })
    await record({ storyId: 1, pricePaise: 14_500 })
    const retry = await post('/api/stories/1/illustrations/10/retry')
    expect([retry.statusCode, retry.json().code]).toEqual([429, 'daily_budget'])
    await sql`update ai_calls set created_at = created_at - interval '1 day'`.execute(db)
    expect((await post('/api/stories/1/illustrations/10/retry')).statusCode).toBe(202)
  })

  test('of free accounts rejects their stories and retries, but not those of premium accounts', async () => {
    const { generateStory, record, payments, post, internal, getCosts, db } = await setUpCosts({
      ...{ estimate, budgetRupees: 400, freeBudgetRupees: 150 },
    })
    expect([await generateStory(), await generateStory()]).toEqual([201, 429])
    payments.state.premium = true
    const withPhoto = { ...asha, characterPhoto: await samplePhoto(), photoConsent: true }
    expect([await generateStory(withPhoto), await generateStory(withPhoto)]).toEqual([201, 201])
    payments.state.premium = false
    // The rejected order used up an id.
    const [free = 0, premium = 0] = (await db.selectFrom('stories').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )
    await db.updateTable('pictures').set({ state: 'completed' }).where('page_number', '<', 10).execute()
    for (const id of [free, premium]) {
      await internal('PUT', `/internal/stories/${id}/pictures/10`, { outcome: 'failed', reason: 'failed' })
      await record({ storyId: id, pricePaise: 14_500 })
    }
    const retry = async (id: number) => (await post(`/api/stories/${id}/illustrations/10/retry`)).statusCode
    expect([await retry(free), await retry(premium)]).toEqual([429, 202])
    expect((await getCosts()).json().today).toMatchObject({
      ...{ costPaise: 29_000, reservedPaise: 10_800, budgetPaise: 40_000 },
      ...{ freeCostPaise: 14_500, freeReservedPaise: 0, freeBudgetPaise: 15_000 },
    })
  })

  test('as a whole includes the stories of free accounts', async () => {
    const { app, generateStory } = await setUpCosts({ estimate, budgetRupees: 150, freeBudgetRupees: 1_000 })
    expect([await generateStory(), await generateStory()]).toEqual([201, 429])
    expect((await app.inject('/metrics')).body).toMatch(/^daily_budget_spent_ratio\S* 0\.666/m)
  })

  test('lets an order pass while the transaction of another one is open', async () => {
    const { generateStory, getCosts, db } = await setUpCosts({ estimate, budgetRupees: 250 })
    const budgets = createDailyBudgets(
      { OPENAI_DAILY_BUDGET: 250, OPENAI_DAILY_BUDGET_FREE: undefined },
      () => undefined,
    )
    const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const row = {
      ...{ userId: 2, idempotencyKey: null, brief: createBrief(), briefHash: '', seed: 1, photoKey: null },
      ...{ photoConsent: null, premium: false, budgetPaise: 10_000 },
      consent: { source: 'terms' as const, notice: '2026-11-27', provider: null },
    }
    const expense = { paise: 10_000, premium: false }
    const open = withinBudget(db, budgets, expense, dailyBudgetReached('full'), async trx => {
      await createStoryRepository(trx).insert(row)
      written.resolve()
      await released.promise
    })
    await written.promise
    expect(await generateStory()).toBe(201)
    released.resolve()
    await open
    expect((await getCosts()).json().today).toMatchObject({ reservedPaise: 20_000 })
    expect(await generateStory()).toBe(429)
  })

  test('equals the sum of calls and reservations, whatever happens to stories', async () => {
    const setup = await setUpCosts({ estimate, budgetRupees: 2_000 })
    const { generateStory, record, internal, post, remove, blobs, renderPicture, payments, db } = setup
    const random = seededRandom(7)
    const below = (limit: number) => Math.floor(random() * limit)
    const withPhoto = { ...asha, characterPhoto: await samplePhoto(), photoConsent: true }
    const readyIds = async () =>
      (await db.selectFrom('stories').select('id').where('state', '=', 'text_ready').execute()).map(({ id }) => id)
    const calls = Array.from({ length: 40 }, () => randomUUID())
    const actions: ((id: number, page: number) => Promise<unknown>)[] = [
      () => generateStory(),
      async () => {
        payments.state.premium = true
        await generateStory(withPhoto)
        payments.state.premium = false
      },
      id => record({ storyId: id, pricePaise: 1_500 }, calls[below(40)]),
      id => record({ storyId: id, pricePaise: 9_000, outcome: 'started' }, calls[below(40)]),
      id => record({ storyId: id, pricePaise: 700 }, calls[below(40)]),
      () => record({ storyId: null, pricePaise: 5, kind: 'moderation' }),
      // Its story may be deleted while the file is written.
      (id, page) => renderPicture(id, page).catch(error => expect(error.code).toBe('ENOENT')),
      (id, page) =>
        internal('PUT', `/internal/stories/${id}/pictures/${page}`, { outcome: 'failed', reason: 'failed' }),
      (id, page) => post(`/api/stories/${id}/illustrations/${page}/retry`),
      (id, page) => post(`/api/stories/${id}/illustrations/${page}/versions`, 1, { basedOn: 0, camera: 'wide' }),
      (id, page) => internal('PUT', `/internal/stories/${id}/pictures/${page}`, { outcome: 'completed', version: 1 }),
      (id, page) =>
        internal('PUT', `/internal/stories/${id}/pictures/${page}`, {
          outcome: 'failed',
          reason: 'failed',
          version: 1,
        }),
      async (id, page) => {
        await blobs.delete(`pictures/${id}/${page}.png`)
        await internal('POST', `/internal/stories/${id}/pictures/${page}/lost`)
      },
      id => internal('POST', `/internal/stories/${id}/illustrations-complete`),
      id => remove(`/api/stories/${id}`),
      id => sql`update stories set state = 'writing' where id = ${id}`.execute(db),
      () => sql`update stories set state = 'failed' where state = 'writing'`.execute(db),
      () => sql`update ai_calls set created_at = created_at - interval '1 day' where price_paise = 1500`.execute(db),
    ]
    let mostReserved = 0
    for (let step = 0; step < STEPS; step++) {
      const ids = await readyIds()
      const together = Array.from({ length: 3 }, () => {
        const action = actions[below(actions.length)]
        return action?.(ids[below(ids.length)] ?? 0, below(3))
      })
      await Promise.all(together)
      const counter = await readCounter(db)
      expect(counter, `after step ${step}`).toEqual(await sumUp(db))
      mostReserved = Math.max(mostReserved, counter.reservedPaise)
    }
    expect(mostReserved).toBeGreaterThan(10_000)
  })

  test('of a new day starts with what is reserved', async () => {
    const { generateStory, record, getCosts, db } = await setUpCosts({ estimate, budgetRupees: 300 })
    await generateStory()
    await record({ storyId: 1, pricePaise: 4_000 })
    await record({ storyId: null, pricePaise: 20_000 })
    expect(await generateStory()).toBe(429)
    await sql`update budget_counter set day = day - 1`.execute(db)
    expect((await getCosts()).json().today).toMatchObject({ costPaise: 0, reservedPaise: 6_000 })
    expect(await generateStory()).toBe(201)
  })

  test('does not apply to stories that cost nothing', async () => {
    const { generateStory, record } = await setUpCosts({ budgetRupees: 1 })
    await record({ pricePaise: 500 })
    expect(await generateStory()).toBe(201)
  })
})
