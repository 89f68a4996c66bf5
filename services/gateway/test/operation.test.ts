import { once } from 'node:events'
import { connect } from 'node:net'
import { INTERNAL_HEADER } from '@kahani/contracts/headers'
import { internalHeaders } from '@kahani/testing/keys'
import { startTestRedis } from '@kahani/testing/redis'
import { UNREACHABLE } from '@kahani/testing/unreachable'
import { describe, expect, test } from 'vitest'
import { sendRequest, setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()
const READY = {
  auth: 'ready',
  'auth connections': 'ready',
  stories: 'ready',
  'stories connections': 'ready',
  payments: 'ready',
  'payments connections': 'ready',
  exports: 'ready',
  'exports connections': 'ready',
  redis: 'ready',
}

describe('GET /healthz', () => {
  test('is 200 once every service is ready, and names one that is not', async () => {
    let ready = false
    let now = 0
    const stories = await startService((call, response) => {
      response.writeHead(call.url === '/readyz' && ready ? 200 : 503).end()
    })
    const { get } = await setUp({ ...shared, services: { stories: stories.url }, now: () => now })
    const before = await get('/healthz')
    expect(before.status).toBe(503)
    expect(before.json()).toEqual({ status: 'not ready', parts: { ...READY, stories: 'not ready' } })
    ready = true
    now = 1_000
    const after = await get('/healthz')
    expect(after.status).toBe(200)
    expect(after.json()).toEqual({ status: 'ready', parts: READY })
  })

  test('is 503 if a service or Redis is down', async () => {
    const server = await startTestRedis()
    const services = { payments: `http://${UNREACHABLE}` }
    const { get, redis } = await setUp({ redisUrl: server.url, services })
    await server.stop('SIGKILL')
    await expect.poll(() => redis.status).not.toBe('ready')
    const response = await get('/healthz')
    expect(response.status).toBe(503)
    expect(response.json().parts).toEqual({ ...READY, payments: 'not ready', redis: 'not ready' })
    for (const path of ['/livez', '/readyz']) expect((await get(path)).status, path).toBe(200)
  })

  test('is 503 before the gateway closes, which still serves requests and ends their connections', async () => {
    const { app, get } = await setUp(shared)
    app.draining.active = true
    const health = await get('/healthz')
    expect([health.status, health.json().status]).toEqual([503, 'draining'])
    expect((await get('/readyz')).status).toBe(503)
    const proxied = await get('/api/stories')
    expect([proxied.status, proxied.headers.connection]).toEqual([200, 'close'])
  })

  test('checks the services at most once a second', async () => {
    let now = 0
    const { get, received } = await setUp({ ...shared, now: () => now })
    await Promise.all(Array.from({ length: 50 }, () => get('/healthz')))
    expect(received).toHaveLength(4)
    now = 999
    await get('/healthz')
    expect(received).toHaveLength(4)
    now = 1_000
    await get('/healthz')
    expect(received).toHaveLength(8)
    expect(new Set(received.map(({ url }) => url))).toEqual(new Set(['/readyz']))
  })
})

describe('GET /metrics', () => {
  test('requires the internal token, and counts by route and status', async () => {
    const { get } = await setUp(shared)
    await get('/api/stories/7/pdf')
    expect((await get('/metrics')).status).toBe(401)
    expect((await get('/metrics', { [INTERNAL_HEADER]: 'Bearer guess' })).status).toBe(401)
    const { status, body } = await get('/metrics', internalHeaders('monitoring', 'gateway'))
    expect(status).toBe(200)
    // As Prometheus sends it.
    const { [INTERNAL_HEADER]: authorization } = internalHeaders('monitoring', 'gateway')
    expect((await get('/metrics', { authorization })).status).toBe(200)
    expect(body.toString()).toMatch(/duration_seconds_count\{.*route="\/api\/stories\/:id\/pdf",status="200".*\} 1/)
  })
})

// pino's levels.
const DEBUG = 20
const INFO = 30

describe('the log', () => {
  test('has one line per API request without its query, at debug level for fast reads, and none for files', async () => {
    const { get, post, origin, logger, signIn } = await setUp(shared)
    const { cookie } = await signIn()
    logger.lines.length = 0
    const response = await get('/api/stories/7/pdf?token=secret', { cookie })
    await post('/api/unknown?token=secret')
    await get('/auth/google/callback?code=secret')
    await get('/redeem-gift?token=secret', {
      accept: 'text/html',
      referer: 'http://kahani.test/redeem-gift?token=secret',
    })
    await sendRequest(origin, '/redeem-gift?token=secret', { method: 'POST' })
    await get('/redeem%2fgift?token=secret')
    await get('/healthz')
    await expect.poll(() => logger.lines.length).toBe(3)
    const [first, ...others] = logger.lines.map(line => JSON.parse(line))
    expect(first).toMatchObject({
      level: DEBUG,
      userId: 7,
      method: 'GET',
      path: '/api/stories/7/pdf',
      status: 200,
      ms: expect.any(Number),
      reqId: response.headers['x-request-id'],
    })
    expect(others.map(({ path, status, level }) => [path, status, level])).toEqual([
      ['/api/unknown', 404, INFO],
      ['/auth/google/callback', 200, DEBUG],
    ])
    expect(logger.lines.join('')).not.toMatch(/secret|sid=/)
  })

  test('uses the request id of the client if it is valid, else a new one', async () => {
    const { get } = await setUp(shared)
    const idFor = async (given?: string) => {
      const response = await get('/api/stories', given === undefined ? {} : { 'x-request-id': given })
      expect(response.json().headers['x-request-id']).toBe(response.headers['x-request-id'])
      return String(response.headers['x-request-id'])
    }
    const given = '0f8fad5b-d9cb-469f-a165-70867728950e'
    expect(await idFor(given)).toBe(given)
    for (const wrong of [undefined, 'short', 'x'.repeat(65), 'a b c d e f g h i j k', '{"json":"injection-1234"}']) {
      const id = await idFor(wrong)
      expect(id).toMatch(/^[\da-f-]{36}$/)
      expect(id).not.toBe(wrong)
    }
  })
})

test('completes active requests when the gateway closes', async () => {
  let finish: (() => void) | undefined
  const stories = await startService((_call, response) => {
    finish = () => response.end('the end')
  })
  const { app, get, origin } = await setUp({ ...shared, services: { stories: stories.url } })
  const response = get('/api/stories')
  await expect.poll(() => finish).toBeDefined()
  const closed = app.close()
  await expect
    .poll(() =>
      fetch(origin).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  finish?.()
  expect((await response).body.toString()).toBe('the end')
  await closed
})

test('an unused connection does not delay closing', async () => {
  const { app, origin, get } = await setUp(shared)
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  await get('/livez')
  const dropped = once(socket, 'close')
  await app.close()
  await dropped
})
