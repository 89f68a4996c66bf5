import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer as createTcpServer } from 'node:net'
import getPort from 'get-port'
import { describe, expect, onTestFinished, test } from 'vitest'
import { UPSTREAMS } from '../src/upstreams.ts'
import { SELF_SIGNED } from './self-signed.ts'
import { type Answer, ask, setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()
const impatient = UPSTREAMS.map(upstream => ({ ...upstream, timeoutMs: 300 }))

const expectUnavailable = (answer: Answer) => {
  expect(answer.status).toBe(503)
  expect(answer.json()).toEqual({ code: 'unavailable', message: expect.stringContaining('story service') })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
}

// Node's words for a connection that ended before the whole answer, or before its head, was there.
const CUT_OFF = /aborted|socket hang up/

/** A service that says these bytes to whoever asks anything. @returns its address */
async function startSpeaking(bytes: string): Promise<string> {
  const server = createTcpServer(socket => {
    socket.on('error', () => undefined).once('data', () => socket.end(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

describe('what a service answers comes through', () => {
  test('a picture, byte for byte, with the headers that let a browser keep it', async () => {
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
    const answer = await get('/api/images/7-cover.png')
    expect(answer.body.equals(picture)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '3000001',
      'cache-control': 'private, max-age=86400',
      etag: '"v1"',
      'x-content-type-options': 'nosniff',
    })
    const again = await get('/api/images/7-cover.png', { 'if-none-match': '"v1"' })
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, '"v1"', 0])
  })

  test('a long book that is sent piece by piece, and a part of it', async () => {
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

  test('every cookie, redirect and status, and nothing that is about the connection or the inside', async () => {
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

  test('a picture that could be opened as a page runs no script there', async () => {
    const stories = await startService((call, response) => {
      response.writeHead(200, { 'content-type': call.url?.endsWith('.svg') ? 'image/svg+xml' : 'image/png' }).end()
    })
    const { get } = await setUp({ ...shared, services: { stories: stories.url } })
    const policyOf = async (path: string) => (await get(path)).headers['content-security-policy']
    expect(await policyOf('/api/images/7-cover.svg')).toContain("default-src 'none'")
    expect(await policyOf('/api/images/7-cover.png')).toBeUndefined()
  })

  test('how long an answer is, to who asks for its head alone', async () => {
    const stories = await startService((_call, response) =>
      response.writeHead(200, { 'content-length': 5 }).end('story'),
    )
    const { origin, get } = await setUp({ ...shared, services: { stories: stories.url } })
    const head = await ask(origin, '/api/stories/7', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '5', 0])
    expect((await get('/api/stories/7')).body.toString()).toBe('story')
  })

  test('a title beyond ASCII, byte for byte', async () => {
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Title: मीरा की नाव.pdf\r\n\r\n[]'
    const { get } = await setUp({ ...shared, services: { exports: await startSpeaking(head) } })
    const { headers } = await get('/api/stories/7/pdf')
    expect(Buffer.from(String(headers['x-title']), 'latin1').toString()).toBe('मीरा की नाव.pdf')
  })

  test('a failure, as the service put it, asked for once', async () => {
    let asked = 0
    const stories = await startService((call, response) => {
      asked++
      const status = Number(call.url?.split('/').at(-1))
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' })
      response.end(JSON.stringify({ code: `c${status}`, message: 'Said by the service.' }))
    })
    const { get } = await setUp({ ...shared, services: { stories: stories.url } })
    for (const status of [400, 401, 402, 404, 429, 500, 503]) {
      const answer = await get(`/api/stories/${status}`)
      expect(answer.status).toBe(status)
      expect(answer.json()).toEqual({ code: `c${status}`, message: 'Said by the service.' })
      expect(answer.headers['retry-after']).toBe('7')
    }
    expect(asked).toBe(7)
  })
})

describe('a service in trouble', () => {
  test('that is down is answered for with 503, and served again when it is back', async () => {
    const port = await getPort()
    const { get, post } = await setUp({ ...shared, services: { stories: `http://127.0.0.1:${port}` } })
    expectUnavailable(await get('/api/stories'))
    expectUnavailable(await post('/api/generate-story'))
    const { server } = await startService((_call, response) => response.end('[]'))
    server.close()
    await once(server.listen(port, '127.0.0.1'), 'listening')
    expect((await get('/api/stories')).status).toBe(200)
  })

  test('that never answers is given up', async () => {
    const stories = await startService(() => undefined)
    const { get, post } = await setUp({ ...shared, services: { stories: stories.url }, upstreams: impatient })
    expectUnavailable(await get('/api/stories'))
    expectUnavailable(await post('/api/generate-story'))
  })

  test('that hangs up at once is asked again for a read, never for a change', async () => {
    let asked = 0
    const stories = await startService(call => {
      asked++
      call.socket.destroy()
    })
    const { get, post } = await setUp({ ...shared, services: { stories: stories.url } })
    expectUnavailable(await get('/api/stories'))
    expect(asked).toBe(2)
    expectUnavailable(await post('/api/generate-story'))
    expect(asked).toBe(3)
  })

  test('that stops in the middle is never taken for a whole answer', async () => {
    const stories = await startService((call, response) => {
      response.writeHead(200, call.url === '/api/stories/1' ? { 'content-length': 100 } : {})
      response.write('half of it')
      setImmediate(() => response.destroy())
    })
    const { get } = await setUp({ ...shared, services: { stories: stories.url } })
    await expect(get('/api/stories/1')).rejects.toThrow(CUT_OFF)
    await expect(get('/api/stories/2')).rejects.toThrow(CUT_OFF)
  })

  test('that falls silent in the middle is given up', async () => {
    const stories = await startService((_call, response) => void response.writeHead(200).write('half of it'))
    const { get } = await setUp({ ...shared, services: { stories: stories.url }, upstreams: impatient })
    await expect(get('/api/stories')).rejects.toThrow(CUT_OFF)
  })

  test('that speaks no HTTP, or bad HTTP, is answered for with 503', async () => {
    for (const spoken of [
      'SSH-2.0-OpenSSH\r\n',
      'HTTP/1.1 200 OK\r\nX-Name: a\x01b\r\nContent-Length: 0\r\n\r\n',
      'HTTP/1.1 200 OK\r\nX-Name: a\x7fb\r\nContent-Length: 0\r\n\r\n',
      'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n',
      'HTTP/1.1 99999 Odd\r\nContent-Length: 0\r\n\r\n',
    ]) {
      const { get } = await setUp({ ...shared, services: { stories: await startSpeaking(spoken) } })
      expectUnavailable(await get('/api/stories'))
    }
  })

  test('whose certificate nobody vouches for is not spoken to', async () => {
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

  test('does not trouble the others, and its failure says nothing of the inside', async () => {
    const port = await getPort()
    const { get, origin } = await setUp({ ...shared, services: { stories: `http://127.0.0.1:${port}` } })
    const answer = await ask(origin, '/api/stories')
    expect(answer.body.toString()).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|stack/)
    expect((await get('/api/story-credits')).status).toBe(200)
  })
})

test('a caller that goes away in the middle is written down, and the service need not go on', async () => {
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

test('a caller that goes away in the middle of sending is not answered for, and harms nobody', async () => {
  const { get, origin, ours, heard, logger } = await setUp(shared)
  const call = request(`${origin}/api/generate-story`, { method: 'POST', headers: { ...ours, 'content-length': 1000 } })
  call.on('error', () => undefined).write('{"characterName":')
  await once(call, 'socket')
  await get('/api/story-credits')
  call.destroy()
  expect((await get('/api/stories')).status).toBe(200)
  await expect.poll(() => logger.lines.join('')).toContain('response errored')
  expect(logger.lines.join('')).not.toContain('request failed')
  expect(heard.map(({ url }) => url)).toEqual(['/api/story-credits', '/api/stories'])
})
