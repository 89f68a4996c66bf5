import { QUEUES } from '@kahani/contracts/jobs'
import { TERMS_VERSION } from '@kahani/messages/policy-versions'
import { closeWorker, openFlowProducer, openQueue, openWorker } from '@kahani/service-kit/queues'
import { openRedis } from '@kahani/service-kit/redis'
import { internalHeaders } from '@kahani/testing/keys'
import { LONG_LOCKS } from '@kahani/testing/worker-timings'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { asha, setUp } from './set-up.ts'

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

describe('GET /internal/users/:id', () => {
  test('responds with the account, without its password', async () => {
    const { app, post } = await setUp()
    await post('/api/signup', asha)
    const response = await app.inject({ url: '/internal/users/1', headers: internalHeaders('payments', 'auth') })
    expect(response.json()).toEqual({ id: 1, username: 'asha', email: 'asha@example.in', emailVerified: false })
  })

  test('responds with 404 for an unknown account', async () => {
    const { app } = await setUp()
    const response = await app.inject({ url: '/internal/users/1', headers: internalHeaders('payments', 'auth') })
    expect(response.statusCode).toBe(404)
  })

  test('rejects callers that are not services', async () => {
    const { app, post } = await setUp()
    await post('/api/signup', asha)
    expect((await app.inject({ url: '/internal/users/1' })).statusCode).toBe(401)
  })
})

test('GET /internal/users/:id/role responds with the role of the row, false for an unknown account', async () => {
  const { internal, signUp, db } = await setUp()
  await signUp()
  const isAdmin = async (id: number) => (await internal(`/internal/users/${id}/role`)).json().isAdmin
  expect(await isAdmin(1)).toBe(false)
  await db.updateTable('users').set({ is_admin: true }).execute()
  expect([await isAdmin(1), await isAdmin(2)]).toEqual([true, false])
})

describe('GET /internal/users/:id/data', () => {
  test('responds with everything about the account but secrets, and nothing about others', async () => {
    const { internal, post, signUp, db } = await setUp()
    await signUp()
    await post('/api/signup', { ...asha, username: 'riya', email: 'riya@example.in' })
    await db.insertInto('user_identities').values({ provider: 'google', subject: '1234', user_id: 1 }).execute()
    const response = await internal('/internal/users/1/data')
    expect(response.json()).toEqual({
      newEmail: null,
      ...{ username: 'asha', email: 'asha@example.in', emailVerifiedAt: null, isAdmin: false, hasPassword: true },
      ...{ termsVersion: TERMS_VERSION, adultConfirmedAt: TIME, createdAt: TIME },
      identities: [{ provider: 'google', connectedAt: expect.any(String) }],
      devices: [expect.objectContaining({ network: '127.0.0.0/24' })],
      activity: [expect.objectContaining({ action: 'sign-in', network: '127.0.0.0/24' })],
      newsletter: null,
      contactMessages: [],
    })
    expect((await internal('/internal/users/3/data')).statusCode).toBe(404)
  })

  test('includes the newsletter subscription and the messages of its address once that is verified', async () => {
    const { internal, post, signUp, db } = await setUp()
    await signUp()
    const message = { name: 'Asha', subject: 'A blank page', message: 'Page 3 is blank.' }
    for (const email of ['Asha@Example.in', 'riya@example.in']) {
      await post('/api/newsletter', { email })
      await post('/api/contact', { ...message, email })
    }
    const byEmail = async () => {
      const { newsletter, contactMessages } = (await internal('/internal/users/1/data')).json()
      return { newsletter, contactMessages }
    }
    expect(await byEmail()).toEqual({ newsletter: null, contactMessages: [] })
    await db.updateTable('users').set({ email_verified_at: new Date() }).execute()
    expect(await byEmail()).toEqual({
      newsletter: { requestedAt: expect.any(String), confirmedAt: null },
      contactMessages: [{ ...message, sentAt: expect.any(String) }],
    })
    const confirmedAt = new Date()
    await db.updateTable('newsletter_subscriptions').set({ confirmed_at: confirmedAt }).execute()
    expect((await byEmail()).newsletter).toMatchObject({ confirmedAt: confirmedAt.toISOString() })
  })
})

describe('POST /internal/users/:id/archive-ready', () => {
  test('sends one email per archive', async () => {
    const { internal, signUp, emails } = await setUp()
    await signUp()
    for (const archiveId of ['one', 'one', 'two']) {
      expect((await internal('/internal/users/1/archive-ready', { archiveId })).statusCode).toBe(204)
    }
    expect((await emails()).filter(email => email?.content.kind === 'archive-ready')).toHaveLength(2)
  })
})

describe('GET /internal/queues', () => {
  test('counts the jobs that need a worker: not those that are due later, have failed or depend on other jobs', async () => {
    const { app, redis, redisUrl, logger } = await setUp()
    const illustrate = openQueue(QUEUES.illustrate, redis, logger)
    const flows = openFlowProducer(QUEUES.illustrate, redis, logger)
    const connection = openRedis(redisUrl, logger, 'worker')
    const finish = Promise.withResolvers<void>()
    const books = openWorker({
      ...{ queue: QUEUES.books, payload: z.object({ fails: z.boolean() }), connection, logger, concurrency: 2 },
      timings: LONG_LOCKS,
      handle: ({ fails }) => (fails ? Promise.reject(new Error('no such story')) : finish.promise),
    })
    const bookQueue = openQueue(QUEUES.books, redis, logger)
    onTestFinished(async () => {
      finish.resolve()
      await Promise.all([closeWorker(books), illustrate.close(), bookQueue.close(), flows.close()])
      connection.disconnect()
    })
    const read = async () =>
      (await app.inject({ url: '/internal/queues', headers: internalHeaders('monitoring', 'auth') })).json()
    const none = Object.fromEntries(Object.values(QUEUES).map(name => [name, 0]))
    expect(await read()).toEqual(none)

    await flows.add({
      name: 'illustrations-complete',
      queueName: QUEUES.illustrationsComplete,
      children: [{ name: 'picture', queueName: QUEUES.illustrate, opts: { priority: 3 } }],
    })
    await illustrate.add('sheet', {})
    await illustrate.add('sheet', {}, { delay: 60_000 })
    expect(await read()).toEqual({ ...none, illustrate: 2 })
    // No worker has moved it to the waiting jobs when it is due.
    await illustrate.add('sheet', {}, { delay: 1 })
    await expect.poll(read).toEqual({ ...none, illustrate: 3 })

    await bookQueue.add('book', { fails: true }, { attempts: 1 })
    await bookQueue.add('book', { fails: false })
    void books.run()
    await expect.poll(() => bookQueue.getJobCounts('active', 'failed')).toEqual({ active: 1, failed: 1 })
    expect(await read()).toEqual({ ...none, illustrate: 3, books: 1 })
  })
})
