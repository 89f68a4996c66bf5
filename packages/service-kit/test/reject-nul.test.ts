import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createTestLogger } from '@kahani/testing/logger'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createApp } from '../src/app.ts'
import { HttpError } from '../src/http-error.ts'
import { createLogger } from '../src/logger.ts'

function setUp() {
  const app = createApp(createTestLogger(createLogger))
  onTestFinished(() => app.close())
  app.post('/notes/:id', { schema: { body: z.unknown() } }, async () => 'ok')
  app.post(
    '/private',
    {
      onRequest: async () => {
        throw new HttpError(401, 'not_signed_in', 'Please sign in first.')
      },
    },
    async () => 'ok',
  )
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/raw', async request => (request.body as Buffer).toString('hex'))
  })
  return app
}

const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  ['a value', '/notes/7', { text: 'a\0b' }],
  ['a nested value', '/notes/7', { list: [{ text: ['ok', 'a\0b'] }] }],
  ['a key', '/notes/7', { 'a\0b': 1 }],
  ['the body itself', '/notes/7', '"a\\u0000b"'],
  ['the query', '/notes/7?name=a%00b', {}],
  ['a repeated query parameter', '/notes/7?name=a&name=%00', {}],
  ['a path parameter', '/notes/a%00b', {}],
])('rejects a NUL character in %s', async (_where, url, payload) => {
  const response = await setUp().inject({ method: 'POST', url, headers: JSON_TYPE, payload })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'bad_input', message: expect.stringContaining("can't be stored") })
})

test('accepts other control characters', async () => {
  const payload = '{"text":"\\u0001\\n\\u2028"}'
  const response = await setUp().inject({ method: 'POST', url: '/notes/7', headers: JSON_TYPE, payload })
  expect(response.statusCode).toBe(200)
})

test('authenticates first', async () => {
  const response = await setUp().inject({ method: 'POST', url: '/private', payload: { text: '\0' } })
  expect(response.statusCode).toBe(401)
})

test('leaves raw bodies alone', async () => {
  const response = await setUp().inject({
    method: 'POST',
    url: '/raw',
    headers: JSON_TYPE,
    payload: Buffer.from([0, 1]),
  })
  expect([response.statusCode, response.body]).toEqual([200, '0001'])
})

test('a NUL character in a header is a 400', async () => {
  const app = setUp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end('POST /notes/7 HTTP/1.1\r\nHost: a\r\nIdempotency-Key: a\0b\r\nContent-Length: 0\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
})
