import { createMeter } from '@kahani/ai/meter'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { withKnownPrices } from '@kahani/ai/prices'
import type { Fault } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Database, SCHEMA } from '../src/database.ts'
import { createBuiltInStoryteller } from '../src/storyteller/built-in-storyteller.ts'
import { createOpenAiStoryteller } from '../src/storyteller/openai/openai-storyteller.ts'
import { asha, setUp } from './set-up.ts'

const KEY = 'request-0001'

/** The text model is down, or does not answer, until `server.clearFaults()`. */
async function setUpOutage(
  fault: Fault = { kind: 'status', status: 500 },
  { timeoutMs = 20_000, db: existingDb = undefined as Kysely<Database> | undefined } = {},
) {
  const server = await startOpenAiServer()
  onTestFinished(() => server.stop())
  server.failAlways('text', fault)
  const setup = await setUp({
    db: existingDb,
    createProviders: (record, logger) => ({
      storyteller: createOpenAiStoryteller({
        client: createOpenAiClient({ apiKey: 'a key', baseUrl: server.url }),
        meter: createMeter({ record, prices: withKnownPrices({}), logger }),
        model: 'gpt-6-sol',
        timeoutMs,
      }),
      moderator: {
        name: 'none',
        checkTexts: async texts => texts.map(() => ({ flagged: false, categories: [] })),
        checkPicture: async () => ({ flagged: false, categories: [] }),
      },
    }),
  })
  const { db } = setup
  return {
    ...setup,
    server,
    order: () => setup.generateStory(asha, { key: KEY }),
    /** Resumes the story at once, without its delay. */
    async resume() {
      await sql`update stories set lease_expires_at = now() - interval '1 second'`.execute(db)
      return setup.resumeStory()
    },
    story: () =>
      db
        .selectFrom('stories')
        .select([
          'id',
          'state',
          'attempts',
          'outages',
          'postponed',
          sql<number>`extract(epoch from lease_expires_at)::float`.as('nextAttempt'),
        ])
        .executeTakeFirstOrThrow(),
    unfinished: async () => (await setup.get('/api/stories/unfinished')).json(),
    emails: async () => (await setup.internal('GET', '/internal/notifications/1')).json(),
  }
}

describe('a story that is ordered while the provider is down', () => {
  test('is promised with the time by which it is finished, and listed as unfinished; the same key attaches to it', async () => {
    const { order, unfinished, server, story, payments, get, app } = await setUpOutage()
    const response = await order()
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60'])
    const { code, message, finishBy } = response.json()
    expect(code).toBe('story_delayed')
    expect(message).toMatch(
      /^Our storyteller is taking a rest. We will finish your story, and it will be in My Stories by \d{1,2}:\d\d\s[ap]m. If not, your credit comes back by itself.$/,
    )
    const hours = (Date.parse(finishBy) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(5.9)
    expect(hours).toBeLessThanOrEqual(6)
    expect(await unfinished()).toMatchObject([{ id: 1, characterName: 'Asha', theme: 'space', finishBy }])
    expect((await get('/api/stories')).json()).toEqual([])
    expect((await get('/api/stories/unfinished', 2)).json()).toEqual([])

    // A click during the delay is answered at once, without another attempt.
    const calls = server.calls('text').length
    const again = await order()
    expect(again.json()).toEqual(response.json())
    expect(server.calls('text')).toHaveLength(calls)
    expect([await story(), payments.spent.size]).toMatchObject([{ attempts: 1, outages: 1 }, 1])
    expect((await app.inject('/metrics')).body).toMatch(/stories_delayed_total\{.*\} 1/)
  })

  test('uses up no attempt, backs off up to a minute, and is finished when the provider is back', async () => {
    const { order, server, resume, story, unfinished, get, payments } = await setUpOutage()
    for (const [i, seconds] of [5, 10, 20, 40, 60, 60, 60].entries()) {
      const before = Date.now() / 1000
      await (i === 0 ? order() : resume())
      const { nextAttempt, ...current } = await story()
      expect(current).toMatchObject({ state: 'writing', attempts: i + 1, outages: i + 1, postponed: true })
      expect(nextAttempt - before).toBeGreaterThan(seconds * 0.75)
      expect(nextAttempt - Date.now() / 1000).toBeLessThanOrEqual(seconds)
    }

    server.clearFaults()
    expect(await resume()).toBe(true)
    expect(await story()).toMatchObject({ state: 'text_ready' })
    expect(await unfinished()).toEqual([])
    expect((await get('/api/stories')).json()).toHaveLength(1)
    expect((await order()).statusCode).toBe(201)
    expect(payments.state.credits).toBe(0)
  })

  test('is finished with an email, even if its pictures take seconds only', async () => {
    const { order, server, resume, renderPicture, internal, emails } = await setUpOutage()
    await order()
    server.clearFaults()
    await resume()
    await renderPicture(1, 0)
    await internal('POST', '/internal/stories/1/illustrations-complete')
    expect(await emails()).toMatchObject({ to: { userId: 1 }, content: { kind: 'story-ready', storyId: 1 } })
  })

  test('fails after six hours: the credit is refunded, and the family gets an email', async () => {
    const { order, resumeStory, recover, db, story, payments, emails, unfinished } = await setUpOutage()
    await order()
    await recover()
    expect(await story()).toMatchObject({ state: 'writing' })
    await sql`update stories set created_at = now() - interval '6 hours'`.execute(db)
    expect(await resumeStory()).toBe(false)
    await recover()
    expect(await story()).toMatchObject({ state: 'failed' })
    expect(await unfinished()).toEqual([])
    expect(payments.state.credits).toBe(1)
    expect(await emails()).toEqual({ to: { userId: 1 }, content: { kind: 'story-failed' } })
    await recover()
    expect(payments.state.credits).toBe(1)
  })

  test('is not bought while the disk is full, and is finished when there is room', async () => {
    const { order, server, resume, story, disk, app } = await setUpOutage()
    server.clearFaults()
    disk.fill()
    expect((await order()).json().code).toBe('story_delayed')
    expect(server.calls('text')).toEqual([])
    expect(await story()).toMatchObject({ state: 'writing', outages: 1 })
    const { statusCode, body } = await app.inject('/readyz')
    expect([statusCode, JSON.parse(body).parts]).toEqual([
      503,
      { database: 'ready', redis: 'ready', storage: 'not ready' },
    ])
    disk.free()
    expect(await resume()).toBe(true)
    expect(await story()).toMatchObject({ state: 'text_ready' })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  test('is not bought while the disk of the database is full, and is finished when there is room', async () => {
    const database = await createTestDatabase()
    const logger = createTestLogger(createLogger)
    const existing = openDatabase<Database>({ ...database.poolFor(SCHEMA), logger })
    onTestFinished(() => existing.destroy())
    const { order, server, resume, story, app } = await setUpOutage(undefined, { db: existing })
    server.clearFaults()
    const free = await database.fill()
    expect((await order()).json().code).toBe('story_delayed')
    expect(await resume()).toBe(true)
    expect(server.calls('text')).toEqual([])
    expect(await story()).toMatchObject({ state: 'writing', outages: 2 })
    expect((await app.inject('/readyz')).json().parts).toMatchObject({ database: 'not ready' })
    await free()
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    expect(await resume()).toBe(true)
    expect(await story()).toMatchObject({ state: 'text_ready' })
    expect(server.calls('text')).toHaveLength(1)
  })

  test('is delayed at least as long as a rate-limiting provider asks for', async () => {
    const { order, server, story } = await setUpOutage()
    server.clearFaults()
    server.failAlways('text', { kind: 'status', status: 429, retryAfter: 300 })
    const before = Date.now() / 1000
    expect((await order()).json().code).toBe('story_delayed')
    expect((await story()).nextAttempt - before).toBeGreaterThanOrEqual(300)
  })
})

test('a story whose provider never answers is attempted five times, then its credit is refunded', async () => {
  const { order, resume, recover, story, payments } = await setUpOutage({ kind: 'hang' }, { timeoutMs: 50 })
  expect((await order()).json().code).toBe('story_delayed')
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    expect(await resume()).toBe(true)
    expect(await story()).toMatchObject({ state: 'writing', attempts: attempt, outages: 0, postponed: true })
  }
  expect(await resume()).toBe(false)
  await recover()
  expect([await story(), payments.state.credits]).toMatchObject([{ state: 'failed' }, 1])
})

test('a story whose writers crashed five times fails, whatever outages it met', async () => {
  const setup = await setUp({ storyteller: createBuiltInStoryteller() })
  await setup.generateStory()
  const reset = (attempts: number, outages: number) =>
    sql`update stories set state = 'writing', attempts = ${attempts}, outages = ${outages},
      lease_expires_at = now() - interval '1 second'`.execute(setup.db)
  await setup.db.deleteFrom('pages').execute()
  await setup.db.deleteFrom('pictures').execute()
  await reset(12, 7)
  expect(await setup.resumeStory()).toBe(false)
  await reset(12, 8)
  expect(await setup.resumeStory()).toBe(true)
  expect((await setup.get('/api/stories')).json()).toHaveLength(1)
})
