import { writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { createTestLogger } from '@kahani/testing/logger'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createApp } from './app.ts'
import { HttpError } from './http-error.ts'
import { createLogger } from './logger.ts'

function setUp() {
  const logger = createTestLogger(createLogger)
  const app = createApp(logger)
  onTestFinished(() => app.close())
  app.post(
    '/form',
    { schema: { body: z.object({ child: z.object({ name: z.string('Name is required') }) }) } },
    async () => 'fine',
  )
  const everything = z.object({
    count: z.coerce.number().int().min(1),
    text: z.string().min(2).max(3),
    choice: z.enum(['a', 'b']),
    union: z.union([z.iso.datetime(), z.object({ a: z.literal(1) })]),
    list: z.array(z.strictObject({ id: z.uuid() })),
  })
  app.post(
    '/everything/:count',
    { schema: { params: everything.pick({ count: true }), body: everything } },
    async () => '',
  )
  app.get('/broken', async () => {
    throw new Error('the password is swordfish')
  })
  app.get('/busy', async () => {
    throw new HttpError(503, 'busy', 'Please wait.', { retryAfter: 7 })
  })
  app.get('/full', () => writeFile('/dev/full', 'anything'))
  app.get('/quota', async () => {
    // Node has no name for it, and a test can't set quotas.
    throw Object.assign(new Error('Unknown system error -122'), { errno: -constants.errno.EDQUOT })
  })
  return { app, logger }
}

test('an invalid body is reported by field', async () => {
  const { app } = setUp()
  const response = await app.inject({ method: 'POST', url: '/form', body: { child: {} } })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    code: 'bad_input',
    message: 'Name is required',
    issues: [{ path: 'child.name', message: 'Name is required' }],
  })
})

test.each([
  ['/everything/abc', {}],
  ['/everything/1.5', {}],
  ['/everything/1', null],
  ['/everything/1', { count: 0, text: 'four', choice: 'c', union: 1, list: [{ id: '1', more: 1 }] }],
  ['/everything/1', { count: [], text: 1, choice: null, union: { a: 2 }, list: {} }],
])('no error has a text that is meant for developers: %s %j', async (url, body) => {
  const { app } = setUp()
  const response = await app.inject({ method: 'POST', url, ...(body && { body }) })
  const { message, issues } = response.json()
  expect(response.statusCode).toBe(400)
  for (const text of [message, ...issues.map((issue: { message: string }) => issue.message)]) {
    expect(text).toMatch(/^(Required|Invalid input)$/)
  }
})

test('a 500 is logged and reveals nothing internal', async () => {
  const { app, logger } = setUp()
  const response = await app.inject('/broken')
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { code: 'internal', message: 'Something went wrong. Please try again.' },
  ])
  expect(logger.lines.join('')).toContain('request failed')
})

test('an HttpError sets status, code, message and Retry-After', async () => {
  const response = await setUp().app.inject('/busy')
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    503,
    '7',
    { code: 'busy', message: 'Please wait.' },
  ])
})

test.each(['/full', '/quota'])('a disk that takes no data is a 503 with Retry-After: %s', async url => {
  const { app, logger } = setUp()
  const response = await app.inject(url)
  expect([response.statusCode, response.headers['retry-after'], response.json().code]).toEqual([
    503,
    '2',
    'unavailable',
  ])
  expect(logger.lines.join('')).toContain('a dependency is unavailable')
})

test.each([
  ['truncated JSON', { 'content-type': 'application/json' }, '{"child":', 400],
  ['an unsupported media type', { 'content-type': 'text/xml' }, '<a/>', 415],
  ['a body that is too large', { 'content-type': 'application/json' }, `{"a":"${'x'.repeat(2_000_000)}"}`, 413],
])('responds to %s with a specific status and an error body', async (_case, headers, payload, status) => {
  const response = await setUp().app.inject({ method: 'POST', url: '/form', headers, payload })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})

test('an unknown path is a 404 with an error body', async () => {
  expect((await setUp().app.inject('/nowhere')).json()).toEqual({
    code: 'not_found',
    message: 'There is no such page.',
  })
})
