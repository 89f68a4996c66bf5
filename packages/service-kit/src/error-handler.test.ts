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
  app.get('/broken', async () => {
    throw new Error('the password is swordfish')
  })
  app.get('/busy', async () => {
    throw new HttpError(503, 'busy', 'Please wait.', { retryAfter: 7 })
  })
  return { app, logger }
}

test('what is wrong with a body is said by field', async () => {
  const { app } = setUp()
  const answer = await app.inject({ method: 'POST', url: '/form', body: { child: {} } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    code: 'bad_input',
    message: 'Name is required',
    issues: [{ path: 'child.name', message: 'Name is required' }],
  })
})

test('a failure of ours says nothing of the inside, and is logged', async () => {
  const { app, logger } = setUp()
  const answer = await app.inject('/broken')
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 'internal', message: 'Something went wrong. Please try again.' },
  ])
  expect(logger.lines.join('')).toContain('request failed')
})

test('a HttpError answers its own status, code, words and time to wait', async () => {
  const answer = await setUp().app.inject('/busy')
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '7',
    { code: 'busy', message: 'Please wait.' },
  ])
})

test.each([
  ['cut-off JSON', { 'content-type': 'application/json' }, '{"child":', 400],
  ['another type', { 'content-type': 'text/xml' }, '<a/>', 415],
  ['too much', { 'content-type': 'application/json' }, `{"a":"${'x'.repeat(2_000_000)}"}`, 413],
])('%s gets a clear status and our shape', async (_what, headers, payload, status) => {
  const answer = await setUp().app.inject({ method: 'POST', url: '/form', headers, payload })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})

test('a path that is not there is a 404 in our shape', async () => {
  expect((await setUp().app.inject('/nowhere')).json()).toEqual({
    code: 'not_found',
    message: 'There is no such page.',
  })
})
