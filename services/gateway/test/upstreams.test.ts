import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer as createTcpServer } from 'node:net'
import { Worker } from 'node:worker_threads'
import { UNREACHABLE } from '@kahani/testing/unreachable'
import { describe, expect, onTestFinished, test } from 'vitest'
import { UPSTREAMS } from '../src/upstreams.ts'
import { SELF_SIGNED } from './self-signed.ts'
import { sendRequest, setUp, shareRedis, startService, type TestResponse } from './set-up.ts'

const shared = shareRedis()
const KB = 1024
const MB = 1024 * KB
const shortTimeouts = UPSTREAMS.map(upstream => ({ ...upstream, timeoutMs: 2_000 }))

const expectUnavailable = (response: TestResponse) => {
  expect(response.status).toBe(503)
  expect(response.json()).toEqual({ code: 'unavailable', message: expect.stringContaining('story service') })
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
}

// Node's errors for a connection that ended before the complete response, or before its headers.
const CUT_OFF = /aborted|socket hang up/

/** A service that responds to any request with these bytes. @returns its URL */
async function startSpeaking(bytes: string): Promise<string> {
  const server = createTcpServer(socket => {
    socket.on('error', () => undefined).once('data', () => socket.end(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

describe('responses', () => {
  test('passes a picture on unchanged with its caching headers', async () => {
    const picture = randomBytes(3_000_001)
    const stories = await startService((call, response) => {
      if (call.headers['if-none-match'] === '"v1"') return response.writeHead(304, { etag: '"v1"' }).end()
      response.writeHead(200, {
        'content-type': 'image/png',
        'content-length': picture.length,
        'cache-control': 'private, max-age=86400',
        etag: '"v1"',
      })
      response.end(picture)
    })
    const { get } = await setUp({ ...shared, services: { stories: stories.url } })
    const response = await get('/api/images/7-cover.png')
    expect(response.body.equals(picture)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '3000001',
      'cache-control': 'private, max-age=86400',
      etag: '"v1"',
      'x-content-type-options': 'nosniff',
    })
    const again = await get('/api/images/7-cover.png', { 'if-none-match': '"v1"' })
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, '"v1"', 0])
  })

  test('passes on that a book is not ready, and that one has not changed', async () => {
    const exports = await startService((call, response) => {
      if (call.headers['if-none-match'] === '"v1"') return response.writeHead(304, { etag: '"v1"' }).end()
      response.writeHead(202, { 'content-type': 'application/json', 'retry-after': '1' })
      response.end('{"state":"processing","progress":0.5}')
    })
    const { get } = await setUp({ ...shared, services: { exports: exports.url } })
    const pending = await get('/api/stories/7/pdf')
    expect([pending.status, pending.headers['retry-after'], pending.json().progress]).toEqual([202, '1', 0.5])
    expect((await get('/api/stories/7/pdf', { 'if-none-match': '"v1"' })).status).toBe(304)
  })

  test('streams a long book, and a range of it', async () => {
    const pieces = Array.from({ length: 200 }, () => randomBytes(64 * 1024))
    const exports = await startService(async (call, response) => {
      const { range } = call.headers
      response.writeHead(range ? 206 : 200, {
        'content-type': 'application/pdf',
        ...(range && { 'content-range': range }),
      })
      for (const piece of range ? pieces.slice(0, 1) : pieces) {
        if (!response.write(piece)) await once(response, 'drain')
      }
      response.end()
    })
    const { get } = await setUp({ ...shared, services: { exports: exports.url } })
    expect((await get('/api/stories/7/pdf')).body.equals(Buffer.concat(pieces))).toBe(true)
    const part = await get('/api/stories/7/pdf', { range: 'bytes=0-65535' })
    expect([part.status, part.headers['content-range'], part.body.length]).toEqual([206, 'bytes=0-65535', 65536])
  })

  test('passes on cookies, redirects and statuses, but no hop-by-hop or internal headers', async () => {
    const auth = await startService((_call, response) => {
      response.writeHead(302, {
        location: '/signin?redirectTo=%2F',
        'set-cookie': ['sid=a; Path=/; HttpOnly', 'other=b'],
        connection: 'close',
        'keep-alive': 'timeout=1',
        'x-kahani-inside': 'secret',
        'x-powered-by': 'something',
      })
      response.end()
    })
    const { get } = await setUp({ ...shared, services: { auth: auth.url } })
    const { status, headers } = await get('/auth/google')
    expect(status).toBe(302)
    expect(headers).toMatchObject({
      location: '/signin?redirectTo=%2F',
      'set-cookie': ['sid=a; Path=/; HttpOnly', 'other=b'],
      connection: 'keep-alive',
    })
    expect(headers).not.toHaveProperty('x-kahani-inside')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers['keep-alive']).not.toBe('timeout=1')
  })

  test('blocks scripts in pictures that could be opened as a document', async () => {
    const stories = await startService((call, response) => {
      response.writeHead(200, { 'content-type': call.url?.endsWith('.svg') ? 'image/svg+xml' : 'image/png' }).end()
    })
    const { get } = await setUp({ ...shared, services: { stories: stories.url } })
    const policyOf = async (path: string) => (await get(path)).headers['content-security-policy']
    for (const file of ['7-cover.svg', '7-cover.png']) {
      expect(await policyOf(`/api/images/${file}`)).toContain("default-src 'none'")
    }
  })

  test('keeps the Content-Length of a HEAD response', async () => {
    const stories = await startService((_call, response) =>
      response.writeHead(200, { 'content-length': 5 }).end('story'),
    )
    const { origin, get } = await setUp({ ...shared, services: { stories: stories.url } })
    const head = await sendRequest(origin, '/api/stories/7', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '5', 0])
    expect((await get('/api/stories/7')).body.toString()).toBe('story')
  })

  test('keeps a non-ASCII title unchanged', async () => {
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Title: मीरा की नाव.pdf\r\n\r\n[]'
    const { get } = await setUp({ ...shared, services: { exports: await startSpeaking(head) } })
    const { headers } = await get('/api/stories/7/pdf')
    expect(Buffer.from(String(headers['x-title']), 'latin1').toString()).toBe('मीरा की नाव.pdf')
  })

  test('passes an error of the service on without a retry', async () => {
    let asked = 0
    const stories = await startService((call, response) => {
      asked++
      const status = Number(call.url?.split('/').at(-1))
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' })
      response.end(JSON.stringify({ code: `c${status}`, message: 'Said by the service.' }))
    })
    const { get } = await setUp({ ...shared, services: { stories: stories.url } })
    for (const status of [400, 401, 402, 404, 429, 500, 503]) {
      const response = await get(`/api/stories/${status}`)
      expect(response.status).toBe(status)
      expect(response.json()).toEqual({ code: `c${status}`, message: 'Said by the service.' })
      expect(response.headers['retry-after']).toBe('7')
    }
    expect(asked).toBe(7)
  })
})

/**
 * A service that answers each request without reading its body, and closes the connection. It has a thread of its own, so that
 * it does so while the gateway is sending.
 */
async function startRefusing() {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads')
    const server = require('node:net').createServer(socket => {
      socket.on('error', () => undefined).once('data', () => {
        socket.pause()
        socket.end('HTTP/1.1 413 Payload Too Large\\r\\nConnection: close\\r\\nContent-Length: 21\\r\\n\\r\\n{"code":"too_large"}\\n')
        socket.destroySoon()
      })
    })
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`,
    { eval: true },
  )
  onTestFinished(() => void worker.terminate())
  const [port] = await once(worker, 'message')
  return `http://127.0.0.1:${port}`
}

test.each([
  ['/api/signup', 200 * KB, 20],
  ['/api/generate-story', 9 * MB, 5],
])('%s: passes on what a service answers before it has read the body, and closes', async (path, bytes, times) => {
  const refusing = await startRefusing()
  const { post, signIn } = await setUp({ ...shared, services: { auth: refusing, stories: refusing } })
  const { cookie } = await signIn()
  const body = JSON.stringify({ text: 'm'.repeat(bytes) })
  for (let i = 0; i < times; i++) {
    const response = await post(path, { cookie }, body)
    expect([response.status, response.body.toString()]).toEqual([413, '{"code":"too_large"}\n'])
  }
})

describe('a failing service', () => {
  test('that is down leads to a 503 until it is back', async () => {
    const { server, url } = await startService((_call, response) => response.end('[]'))
    const { get, post } = await setUp({ ...shared, services: { stories: url } })
    server.close()
    expectUnavailable(await get('/api/stories'))
    expectUnavailable(await post('/api/photo-consents'))
    await once(server.listen(Number(new URL(url).port), '127.0.0.1'), 'listening')
    expect((await get('/api/stories')).status).toBe(200)
  })

  test('that does not respond times out', async () => {
    const stories = await startService(() => undefined)
    const { get, post } = await setUp({ ...shared, services: { stories: stories.url }, upstreams: shortTimeouts })
    expectUnavailable(await get('/api/stories'))
    expectUnavailable(await post('/api/photo-consents'))
  })

  test('that closes the connection is retried for a read, never for a write', async () => {
    let asked = 0
    const stories = await startService(call => {
      asked++
      call.socket.destroy()
    })
    const { get, post } = await setUp({ ...shared, services: { stories: stories.url } })
    expectUnavailable(await get('/api/stories'))
    expect(asked).toBe(2)
    expectUnavailable(await post('/api/photo-consents'))
    expect(asked).toBe(3)
  })

  test('that stops in the middle of a response truncates it visibly', async () => {
    const stories = await startService((call, response) => {
      response.writeHead(200, call.url === '/api/stories/1' ? { 'content-length': 100 } : {})
      response.write('half of it')
      setImmediate(() => response.destroy())
    })
    const { get } = await setUp({ ...shared, services: { stories: stories.url } })
    await expect(get('/api/stories/1')).rejects.toThrow(CUT_OFF)
    await expect(get('/api/stories/2')).rejects.toThrow(CUT_OFF)
  })

  test('that stalls in the middle of a response times out', async () => {
    const stories = await startService((_call, response) => void response.writeHead(200).write('half of it'))
    const { get } = await setUp({ ...shared, services: { stories: stories.url }, upstreams: shortTimeouts })
    await expect(get('/api/stories')).rejects.toThrow(CUT_OFF)
  })

  test('that sends invalid HTTP leads to a 503', async () => {
    for (const spoken of [
      'SSH-2.0-OpenSSH\r\n',
      'HTTP/1.1 200 OK\r\nX-Name: a\x01b\r\nContent-Length: 0\r\n\r\n',
      'HTTP/1.1 200 OK\r\nX-Name: a\x7fb\r\nContent-Length: 0\r\n\r\n',
      'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n',
      'HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n',
      'HTTP/1.1 99999 Odd\r\nContent-Length: 0\r\n\r\n',
    ]) {
      const { get } = await setUp({ ...shared, services: { stories: await startSpeaking(spoken) } })
      expectUnavailable(await get('/api/stories'))
    }
  })

  test('with an untrusted certificate is not contacted', async () => {
    let asked = 0
    const server = createHttpsServer(SELF_SIGNED, (_call, response) => {
      asked++
      response.end('[]')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    const { get, logger } = await setUp({ ...shared, services: { stories: `https://localhost:${port}` } })
    expectUnavailable(await get('/api/stories'))
    expect(asked).toBe(0)
    expect(logger.lines.join('')).toContain('self-signed certificate')
  })

  test('does not affect other services, and its error reveals nothing internal', async () => {
    const { get, origin } = await setUp({ ...shared, services: { stories: `http://${UNREACHABLE}` } })
    const response = await sendRequest(origin, '/api/stories')
    expect(response.body.toString()).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|stack/)
    expect((await get('/api/story-credits')).status).toBe(200)
  })
})

test('a client that disconnects during the response is logged, and the service is disconnected', async () => {
  let left = 0
  const stories = await startService((_call, response) => {
    response.on('close', () => left++)
    response.writeHead(200).write('the beginning')
  })
  const { get, logger, origin } = await setUp({ ...shared, services: { stories: stories.url } })
  const call = request(`${origin}/api/stories/7`).end()
  const [response] = await once(call, 'response')
  response.destroy()
  await expect.poll(() => left).toBe(1)
  await expect.poll(() => logger.lines.join('')).toContain('request aborted by the client')
  expect((await get('/api/story-credits')).status).toBe(200)
})

test('a client that disconnects while sending gets no response and affects no other request', async () => {
  const { get, origin, sameOrigin, received, logger } = await setUp(shared)
  const call = request(`${origin}/api/photo-consents`, {
    method: 'POST',
    headers: { ...sameOrigin, 'content-length': 1000 },
  })
  call.on('error', () => undefined).write('{"characterName":')
  await once(call, 'socket')
  await get('/api/story-credits')
  call.destroy()
  expect((await get('/api/stories')).status).toBe(200)
  await expect.poll(() => logger.lines.join('')).toContain('request aborted by the client')
  expect(logger.lines.join('')).not.toContain('request failed')
  expect(received.map(({ url }) => url)).toEqual(['/api/story-credits', '/api/stories'])
})
