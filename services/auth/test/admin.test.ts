import { QUEUES } from '@kahani/contracts/jobs'
import { nextPagePath } from '@kahani/contracts/paging'
import { closeWorker, openQueue, openWorker } from '@kahani/service-kit/queues'
import { openRedis } from '@kahani/service-kit/redis'
import { listRoutes } from '@kahani/testing/routes'
import { LONG_LOCKS } from '@kahani/testing/worker-timings'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../src/database.ts'
import { asha, cookieOf, endingModel, recentStory, setUp } from './set-up.ts'

/** Inserts users `family-1` and so on, continuing after the last id. */
const insertUsers = (db: Kysely<Database>, count: number) =>
  sql`insert into users (username, username_key, email, email_key, password_hash)
    select name, name, name || '@example.in', name || '@example.in', ''
    from (select 'family-' || ((select coalesce(max(id), 0) from users) + i) as name
      from generate_series(1, ${count}::integer) as i) as names`.execute(db)

/** Signs Asha up as user 1, an administrator. */
async function setUpAdmin() {
  const setup = await setUp()
  const { app, db, post } = setup
  const cookie = cookieOf(await post('/api/signup', asha))
  const setAdmin = (isAdmin: boolean) =>
    db.updateTable('users').set({ is_admin: isAdmin }).where('id', '=', 1).execute()
  await setAdmin(true)
  const get = (url: string) => app.inject({ url, headers: { cookie } })
  const getPage = async (url: string) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    return { body: response.json(), next: nextPagePath(String(response.headers.link ?? '')) }
  }
  return { ...setup, cookie, setAdmin, get, getPage }
}
const idsOf = (users: { id: number }[]) => users.map(({ id }) => id)

test('the account decides who is an administrator, and not the session', async () => {
  const { app, db, cookie, setAdmin } = await setUpAdmin()
  const statuses = async () => {
    const isAdministration = ({ url }: { url: string }) => /^\/(api\/admin|auth\/gmail)\//.test(url)
    const routes = listRoutes(app).filter(isAdministration)
    const body = '{"'
    const headers = { cookie, 'content-type': 'application/json' }
    const responses = routes.map(({ method, url }) =>
      app.inject(method === 'POST' ? { method, url, headers, body } : { method, url, headers }),
    )
    const received = (await Promise.all(responses)).map(({ statusCode }) => statusCode)
    expect(received.length).toBeGreaterThan(15)
    return [...new Set(received)].sort()
  }
  expect(await statuses()).toEqual([200, 302, 400])
  await setAdmin(false)
  expect(await statuses()).toEqual([403])
  await db.deleteFrom('users').execute()
  expect(await statuses()).toEqual([401])
})

describe('GET /api/admin/dashboard', () => {
  test('joins the counts of the services, and responds with 503 while one of them is down', async () => {
    const { db, get, services } = await setUpAdmin()
    await insertUsers(db, 4)
    expect((await get('/api/admin/dashboard')).json()).toEqual({
      ...{ userCount: 5, paidUserCount: 2, storyCount: 7, recentStories: [{ ...recentStory, username: 'asha' }] },
      subscriptionStats: { null: 3, premium: 2 },
      endingModels: [endingModel],
    })
    await db.deleteFrom('users').where('id', '>', 2).execute()
    expect((await get('/api/admin/dashboard')).json()).toMatchObject({
      userCount: 2,
      subscriptionStats: { premium: 2 },
    })
    await services.stop()
    for (const path of ['/api/admin/dashboard', '/api/admin/users']) {
      const response = await get(path)
      expect(response.statusCode).toBe(503)
      expect(response.json()).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining("can't be reached"),
      })
    }
  })
})

describe('GET /api/admin/users', () => {
  test('lists accounts with their credits, without gaps or repeats while users sign up', async () => {
    const { db, getPage } = await setUpAdmin()
    await insertUsers(db, 119)
    const users: { id: number }[] = []
    let path: string | null = '/api/admin/users'
    while (path) {
      const { body, next } = await getPage(path)
      users.push(...body)
      path = next
      await insertUsers(db, 3)
    }
    expect(idsOf(users)).toEqual(Array.from({ length: 120 }, (_, i) => 120 - i))
    expect(users.at(-1)).toEqual({
      ...{ id: 1, username: 'asha', email: 'asha@example.in', isAdmin: true, createdAt: expect.any(String) },
      ...{ subscriptionStatus: 'premium', subscriptionCancelled: true, storiesRemaining: 4 },
    })
  })

  test('searches usernames, email addresses and ids beyond the first page', async () => {
    const { db, getPage } = await setUpAdmin()
    await insertUsers(db, 120)
    const search = async (q: string) => idsOf((await getPage(`/api/admin/users?q=${encodeURIComponent(q)}`)).body)
    expect(await search('ASH')).toEqual([1])
    expect(await search('asha@example.in')).toEqual([1])
    expect(await search('family-12')).toEqual([121, 120, 12])
    expect(await search('1')).toContain(1)
    expect(await search('nobody')).toEqual([])
    const { body, next } = await getPage('/api/admin/users?q=example&limit=100')
    expect([body.length, (await getPage(next ?? '')).body.length]).toEqual([100, 21])
  })
})

describe('the queues', () => {
  const setUpQueues = async () => {
    const setup = await setUpAdmin()
    const email = openQueue(QUEUES.email, setup.redis, setup.logger)
    const illustrate = openQueue(QUEUES.illustrate, setup.redis, setup.logger)
    const connection = openRedis(setup.redisUrl, setup.logger, 'worker')
    const worker = openWorker({
      ...{ queue: QUEUES.email, payload: z.object({}), connection, logger: setup.logger, concurrency: 1 },
      timings: LONG_LOCKS,
      handle: () => Promise.reject(new Error('the mail server is away. '.repeat(100))),
    })
    void worker.run()
    onTestFinished(async () => {
      await Promise.all([closeWorker(worker), email.close(), illustrate.close()])
      connection.disconnect()
    })
    const { post, cookie } = setup
    const retry = (id: string, queue = 'mail') => post(`/api/admin/queues/${queue}/jobs/${id}/retry`, {}, cookie)
    return { ...setup, email, illustrate, worker, retry }
  }

  test('a job that fails again while several retries arrive is retried or refused each time', async () => {
    const { email, retry } = await setUpQueues()
    await email.add('mail', { mailId: 1 }, { jobId: 'mail-1', attempts: 1 })
    await expect.poll(() => email.getFailedCount()).toBe(1)
    const statuses = new Set<number>()
    for (let i = 0; i < 10; i += 1) {
      const responses = await Promise.all(Array.from({ length: 12 }, () => retry('mail-1')))
      for (const { statusCode } of responses) statuses.add(statusCode)
    }
    expect([...statuses].filter(status => status !== 200 && status !== 409)).toEqual([])
  })

  test('are counted, and list failed jobs, which can be retried', async () => {
    const { email, illustrate, worker, get, getPage, retry } = await setUpQueues()
    const ids = ['mail-1', 'mail-2', 'mail-3']
    for (const jobId of ids) await email.add('mail', { mailId: 1 }, { jobId, attempts: 1 })
    await expect.poll(() => email.getFailedCount()).toBe(3)
    await closeWorker(worker)
    await email.add('mail', { mailId: 4 }, { jobId: 'mail-4' })
    await illustrate.add('picture', { storyId: 1 }, { priority: 3 })
    await illustrate.add('picture', { storyId: 2 }, { delay: 60_000 })

    const { body, next } = await getPage('/api/admin/queues?limit=2')
    const empty = { waiting: 0, active: 0, delayed: 0, failed: 0 }
    expect(body.queues).toEqual([
      { ...empty, name: 'illustrate', waiting: 1, delayed: 1 },
      { ...empty, name: 'illustrations-complete' },
      { ...empty, name: 'picture-checks' },
      { ...empty, name: 'books' },
      { ...empty, name: 'book-checks' },
      { ...empty, name: 'archives' },
      { ...empty, name: 'mail', waiting: 1, failed: 3 },
    ])
    const [newest] = body.failedJobs
    expect(newest).toMatchObject({ queue: 'mail', name: 'mail', attempts: 1, failedAt: expect.any(String) })
    expect(newest.failedReason).toMatch(/^the mail server is away\..{270,280}$/)
    const second = await getPage(next ?? '')
    expect(second.next).toBeNull()
    expect([...body.failedJobs, ...second.body.failedJobs].map(({ id }) => id).toSorted()).toEqual(ids)

    const retries = await Promise.all([retry('mail-2'), retry('mail-2')])
    expect(retries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await email.getJob('mail-2'))?.attemptsMade).toBe(0)
    expect((await retry('mail-4')).statusCode).toBe(409)
    expect((await retry('mail-9')).statusCode).toBe(404)
    expect((await retry('mail-1', 'unknown')).statusCode).toBe(404)
    expect((await get('/api/admin/queues')).json().queues.at(-1)).toEqual({
      ...empty,
      name: 'mail',
      waiting: 2,
      failed: 2,
    })
  })
})
