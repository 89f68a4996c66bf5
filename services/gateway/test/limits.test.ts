import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { CSRF_HEADER, CSRF_HEADER_VALUE, IDENTITY_HEADER } from '@kahani/contracts/headers'
import { internalHeaders } from '@kahani/testing/keys'
import { describe, expect, onTestFinished, test } from 'vitest'
import { UPSTREAMS } from '../src/upstreams.ts'
import { setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()
const MB = 1024 * 1024

interface Client {
  socket: Socket
  /** What the gateway has sent, as text. */
  received: () => string
  isClosed: () => boolean
}

/** Connects to the gateway and sends these bytes. */
async function open(origin: string, bytes = '', localAddress = '127.0.0.1'): Promise<Client> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), localAddress })
  onTestFinished(() => void socket.destroy())
  let received = ''
  let closed = false
  socket.on('data', chunk => (received += chunk)).on('error', () => undefined)
  socket.once('close', () => (closed = true))
  await once(socket, 'connect')
  socket.write(bytes)
  return { socket, received: () => received, isClosed: () => closed }
}

/** The head of a POST request from our pages. */
function head(path: string, headers: Record<string, string | number>) {
  const all = { host: 'a', origin: 'http://a', [CSRF_HEADER]: CSRF_HEADER_VALUE, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

const shortBodies = (body: Partial<(typeof UPSTREAMS)[number]['body']>) =>
  UPSTREAMS.map(upstream => ({ ...upstream, body: { ...upstream.body, ...body } }))

/** A service whose responses are held back until `release` is called. */
async function startHolding() {
  let arrived = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const { url } = await startService(async (call, response) => {
    if (call.url === '/readyz') return response.end()
    arrived++
    await promise
    return response.end('[]')
  })
  return { url, release: resolve, arrived: () => arrived }
}

describe('a client that sends slowly', () => {
  test('holds no connection to a service: 200 incomplete bodies do not delay another visitor, and are ended', async () => {
    const { origin, get, post, received } = await setUp({
      ...shared,
      upstreams: shortBodies({ graceMs: 500, maxMs: 500 }),
    })
    const bytes = `${head('/api/logout', { 'content-length': 100 })}{`
    const slow = await Promise.all(Array.from({ length: 200 }, () => open(origin, bytes)))
    expect((await get('/api/me')).status).toBe(200)
    expect((await post('/api/login')).status).toBe(200)
    expect(received.map(({ url }) => url)).toEqual(['/api/me', '/api/login'])
    await expect.poll(() => slow.every(({ isClosed }) => isClosed())).toBe(true)
    expect(slow[0]?.received()).toMatch(/^HTTP\/1\.1 408 .*"code":"timeout"/s)
  })

  test('is ended below the minimum rate, although it never stops', async () => {
    const { origin } = await setUp({
      ...shared,
      upstreams: shortBodies({ graceMs: 1_000, minBytesPerSecond: 1_000, maxMs: 60_000 }),
    })
    const length = 10_000
    const start = head('/api/login', { 'content-length': length })
    const [slow, fast] = await Promise.all([open(origin, start), open(origin, start)])
    let sent = 0
    const sending = setInterval(() => {
      slow.socket.write(' ')
      // Bytes after the body would be the start of another, malformed request, which ends the connection.
      const bytes = Math.min(200, length - sent)
      if (bytes > 0) fast.socket.write(' '.repeat(bytes))
      sent += bytes
    }, 10)
    onTestFinished(() => clearInterval(sending))
    await expect.poll(fast.received).toMatch(/^HTTP\/1\.1 200 /)
    await expect.poll(slow.received).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('is ended when its headers are not complete in time, or it sends nothing', async () => {
    const { origin } = await setUp({ ...shared, limits: { headersMs: 200, headersCheckMs: 50 } })
    const clients = await Promise.all(['', 'GET /api/me HTTP/1.1\r\nHost: a\r\n'].map(bytes => open(origin, bytes)))
    await expect.poll(() => clients.every(({ isClosed }) => isClosed())).toBe(true)
    expect(clients[1]?.received()).toMatch(/^HTTP\/1\.1 408 .*"code":"timeout"/s)
  })
})

describe('a large body', () => {
  test('of a visitor, or beyond its limit, is refused before it is requested', async () => {
    const { origin, signIn, received } = await setUp(shared)
    const { cookie } = await signIn()
    const answerTo = async (path: string, headers: Record<string, string | number>) => {
      const { socket } = await open(origin, head(path, { expect: '100-continue', ...headers }))
      return text(socket)
    }
    expect(await answerTo('/api/generate-story', { 'content-length': 9 * MB })).toMatch(/^HTTP\/1\.1 401 /)
    for (const path of ['/api/login', '/api/generate-story']) {
      expect(await answerTo(path, { cookie, 'content-length': 12 * MB })).toMatch(/^HTTP\/1\.1 413 /)
    }
    expect(await answerTo('/api/unknown', { 'content-length': 12 * MB })).toMatch(/^HTTP\/1\.1 404 /)
    expect(await answerTo('/somewhere', { 'content-length': 12 * MB })).toMatch(/^HTTP\/1\.1 404 /)
    expect(received).toEqual([])
  })

  test('reaches its client’s answer although the client is still sending, then the connection ends', async () => {
    const { origin } = await setUp({ ...shared, limits: { lingerMs: 200 } })
    const { socket, received, isClosed } = await open(origin, head('/api/login', { 'content-length': 12 * MB }))
    socket.write(Buffer.alloc(4 * MB))
    await expect.poll(received).toMatch(/^HTTP\/1\.1 413 .*connection: close.*"code":"too_large"/s)
    await expect.poll(isClosed).toBe(true)
  })

  test('is limited in number for each account, and in bytes for all together', async () => {
    const { origin, get, post, signIn } = await setUp({ ...shared, limits: { largeBodyBytes: 3 * MB } })
    /** Announces 9 MB, and sends this much of it. */
    const start = async (userId: number, bytes: number) => {
      const { cookie } = await signIn(userId)
      const client = await open(origin, head('/api/generate-story', { cookie, 'content-length': 9 * MB }))
      client.socket.write(Buffer.alloc(bytes))
      return client
    }
    const buffered = async () =>
      /direction="request".*\} (\d+)/.exec(
        (await get('/metrics', internalHeaders('monitoring', 'gateway'))).body.toString(),
      )?.[1]
    const SMALL = 16 * 1024
    const first = await start(7, MB + SMALL)
    await start(7, MB + SMALL)
    await expect.poll(buffered).toBe(String(2 * MB))
    expect(await text((await start(7, 0)).socket)).toMatch(/^HTTP\/1\.1 429 .*retry-after/s)
    // What is announced only takes no memory from others.
    await start(8, 0)
    await start(8, 0)
    expect(await text((await start(9, 2 * MB)).socket)).toMatch(/^HTTP\/1\.1 503 .*retry-after/s)
    expect((await post('/api/login')).status).toBe(200)
    first.socket.destroy()
    await expect.poll(buffered).toBe(String(MB))
  })

  test('that took longer than its session lasted is not forwarded', async () => {
    const { origin, get, redis, signIn, received } = await setUp(shared)
    const { cookie, key } = await signIn()
    const headers = { cookie, 'content-length': MB, expect: '100-continue' }
    const client = await open(origin, head('/api/generate-story', headers))
    await expect.poll(client.received).toMatch(/^HTTP\/1\.1 100 /)
    client.socket.write(Buffer.alloc(MB / 2))
    await redis.del(key)
    const identity = async () => (await get('/api/stories', { cookie })).json().headers[IDENTITY_HEADER]
    await expect.poll(identity).toBeUndefined()
    client.socket.write(Buffer.alloc(MB / 2))
    await expect.poll(client.received).toMatch(/HTTP\/1\.1 401 /)
    expect(received.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

describe('connections', () => {
  test('beyond the limit of an address replace the longest idle one, and leave other addresses alone', async () => {
    const stories = await startHolding()
    const { origin, get } = await setUp({
      ...shared,
      services: { stories: stories.url },
      env: { MAX_CONNECTIONS_PER_ADDRESS: 3 },
    })
    const idle = await open(origin, 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(idle.received).toContain('alive')
    const busy = await Promise.all([1, 2].map(() => open(origin, 'GET /api/stories HTTP/1.1\r\nHost: a\r\n\r\n')))
    await expect.poll(stories.arrived).toBe(2)
    const newer = await open(origin, 'GET /api/stories HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(idle.isClosed).toBe(true)
    await expect.poll(stories.arrived).toBe(3)
    const refused = await open(origin, 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n').catch(() => null)
    await expect.poll(() => refused === null || refused.isClosed()).toBe(true)
    expect(refused?.received() ?? '').toBe('')
    const elsewhere = await open(origin, 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n', '127.0.0.2')
    await expect.poll(elsewhere.received).toContain('alive')
    stories.release()
    for (const { received } of [...busy, newer]) await expect.poll(received).toMatch(/^HTTP\/1\.1 200 /)
    expect((await get('/livez')).status).toBe(200)
  })

  test('are limited in total, and those of a trusted proxy not by its address', async () => {
    const { origin, get } = await setUp({
      ...shared,
      env: { MAX_CONNECTIONS: 4, MAX_CONNECTIONS_PER_ADDRESS: 1, TRUSTED_PROXIES: '127.0.0.0/8' },
    })
    const clients: Client[] = []
    for (let i = 0; i < 4; i++) clients.push(await open(origin))
    expect(clients.map(({ isClosed }) => isClosed())).toEqual([false, false, false, false])
    expect((await get('/livez')).status).toBe(200)
    await expect.poll(() => clients.map(({ isClosed }) => isClosed())).toEqual([true, false, false, false])
  })
})

describe('an upstream', () => {
  test('gives an account only its share of the connections, and is unhealthy when none is free', async () => {
    let now = 0
    const stories = await startHolding()
    const { get, signIn } = await setUp({
      ...shared,
      services: { stories: stories.url },
      limits: { upstreamConnections: 2, upstreamShare: 1, upstreamWaitMs: 100 },
      now: () => now,
    })
    const [first, second, third] = await Promise.all([7, 8, 9].map(signIn))
    const read = (user: typeof first) => get('/api/stories', { cookie: user?.cookie })
    const held = [read(first)]
    await expect.poll(stories.arrived).toBe(1)
    const more = await read(first)
    expect([more.status, more.json().code]).toEqual([429, 'too_many'])
    expect((await get('/healthz')).json().parts['stories connections']).toBe('ready')

    held.push(read(second))
    await expect.poll(stories.arrived).toBe(2)
    const other = await read(third)
    expect([other.status, other.json().code, Number(other.headers['retry-after'])]).toEqual([503, 'unavailable', 5])
    now = 5_000
    const health = await get('/healthz')
    expect(health.status).toBe(503)
    expect(health.json().parts).toMatchObject({ stories: 'ready', 'stories connections': 'not ready' })
    const metrics = (await get('/metrics', internalHeaders('monitoring', 'gateway'))).body.toString()
    expect(metrics).toMatch(/gateway_upstream_requests\{.*\/api\/stories",state="active".*\} 2/)

    stories.release()
    for (const response of held) expect((await response).status).toBe(200)
    now = 10_000
    await expect.poll(async () => (await get('/healthz')).status).toBe(200)
    expect((await read(third)).status).toBe(200)
  })

  test('serves waiting owners in turn', async () => {
    const stories = await startHolding()
    const { get, signIn } = await setUp({
      ...shared,
      services: { stories: stories.url },
      limits: { upstreamConnections: 1, upstreamShare: 1 },
    })
    const [greedy, modest] = await Promise.all([7, 8].map(signIn))
    const finished: string[] = []
    const read = async (name: string, user: typeof greedy) => {
      await get('/api/stories', { cookie: user?.cookie })
      finished.push(name)
    }
    const all = [read('greedy 1', greedy), read('greedy 2', greedy), read('greedy 3', greedy)]
    await expect.poll(stories.arrived).toBe(1)
    const waiting = async () => (await get('/metrics', internalHeaders('monitoring', 'gateway'))).body.toString()
    await expect.poll(waiting).toMatch(/\/api\/stories",state="waiting".*\} 2/)
    all.push(read('modest', modest))
    await expect.poll(waiting).toMatch(/\/api\/stories",state="waiting".*\} 3/)
    stories.release()
    await Promise.all(all)
    expect(finished.indexOf('modest')).toBeLessThan(3)
  })

  test('is not used by more requests of an address than allowed, or by a client that has left', async () => {
    const stories = await startHolding()
    const { origin, get } = await setUp({
      ...shared,
      services: { stories: stories.url },
      env: { MAX_REQUESTS_PER_ADDRESS: 1 },
    })
    const leaving = await open(origin, 'GET /api/stories HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(stories.arrived).toBe(1)
    const more = await get('/api/me')
    expect([more.status, more.headers['retry-after']]).toEqual([429, '5'])
    leaving.socket.destroy()
    await expect.poll(async () => (await get('/api/me')).status).toBe(200)
  })

  test('does not get the request of a client that left while it waited', async () => {
    const stories = await startHolding()
    const { origin, get, logger } = await setUp({
      ...shared,
      services: { stories: stories.url },
      limits: { upstreamConnections: 1, upstreamWaitMs: 60_000 },
    })
    const first = get('/api/stories')
    await expect.poll(stories.arrived).toBe(1)
    const leaving = await open(origin, 'GET /api/stories HTTP/1.1\r\nHost: a\r\n\r\n')
    const metrics = async () => (await get('/metrics', internalHeaders('monitoring', 'gateway'))).body.toString()
    await expect.poll(metrics).toMatch(/\/api\/stories",state="waiting".*\} 1/)
    leaving.socket.destroy()
    await expect.poll(() => logger.lines.join('')).toContain('request aborted by the client')
    stories.release()
    expect((await first).status).toBe(200)
    expect((await get('/api/stories')).status).toBe(200)
    expect(stories.arrived()).toBe(2)
  })
})

describe('a client that reads slowly', () => {
  test('holds no connection to a service while a picture is sent, and is ended without progress', async () => {
    const picture = Buffer.alloc(1.5 * MB, 1)
    const stories = await startService((_call, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length }).end(picture)
    })
    const { origin, get, logger } = await setUp({
      ...shared,
      services: { stories: stories.url },
      limits: { upstreamConnections: 1, readerMs: 600 },
    })
    const reader = await open(origin)
    // Fills the buffers of the operating system, so that the response stays in the gateway.
    reader.socket.pause()
    reader.socket.write('GET /api/images/1 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(8))
    const other = await get('/api/images/2')
    expect([other.status, other.body.length]).toEqual([200, picture.length])
    await expect.poll(() => logger.lines.join('')).toContain('aborted')
  })

  test('is ended below the minimum rate in the middle of a book', async () => {
    let left = 0
    const exports = await startService((_call, response) => {
      response.once('close', () => left++)
      response.writeHead(200, { 'content-type': 'application/pdf' })
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(MB)));
      }
      response.on('drain', send)
      send()
    })
    const { origin } = await setUp({
      ...shared,
      services: { exports: exports.url },
      limits: { readerMs: 600, readerMinBytes: 100 * MB },
    })
    const reader = await open(origin, 'GET /api/stories/7/pdf HTTP/1.1\r\nHost: a\r\n\r\n')
    const readOneChunk = () => {
      reader.socket.pause()
      setTimeout(() => reader.socket.resume(), 50)
    }
    reader.socket.on('data', readOneChunk)
    await expect.poll(() => left).toBe(1)
    reader.socket.off('data', readOneChunk)
    await expect.poll(reader.isClosed).toBe(true)
  })
})

describe('an ambiguous request', () => {
  test('is rejected: two lengths, a length and chunks, an unknown encoding, too many header bytes', async () => {
    const { origin, received } = await setUp(shared)
    const send = async (lines: string, body = '') => text((await open(origin, `${lines}\r\n\r\n${body}`)).socket)
    const post = 'POST /api/login HTTP/1.1\r\nHost: a'
    const smuggled = 'GET /api/me HTTP/1.1\r\nHost: a\r\n\r\n'
    for (const answer of [
      await send(`${post}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${smuggled}`),
      await send(`${post}\r\nContent-Length: 0\r\nContent-Length: ${smuggled.length}`, smuggled),
      await send(`${post}\r\nTransfer-Encoding: chunked, identity`, `0\r\n\r\n${smuggled}`),
      await send(`${post}\r\nTransfer-Encoding: xchunked`, smuggled),
      await send(`${post}\r\nContent-Length: +5`, smuggled),
      await send(`${post}\r\nTransfer-Encoding : chunked`, `0\r\n\r\n${smuggled}`),
    ]) {
      // An unknown encoding is noticed after the checks of the headers.
      expect.soft(answer).toMatch(/^HTTP\/1\.1 40[03] .*"code":"(bad_input|forbidden_origin)"/s)
      expect.soft(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    }
    expect(await send(`${post}\r\nX-Long: ${'x'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 .*"code":"too_large"/s)
    expect(received).toEqual([])
  })
})
