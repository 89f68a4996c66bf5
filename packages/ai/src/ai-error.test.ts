import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AiError, type AiErrorKind, toAiError } from './ai-error.ts'
import { createOpenAiClient } from './openai-client.ts'

async function setUp() {
  const server = await startOpenAiServer()
  onTestFinished(() => server.stop())
  const client = createOpenAiClient({ apiKey: 'a key', baseUrl: server.url })
  const draw = (prompt = 'Asha on a hill', model = 'gpt-image-2.6-flare') =>
    client.images.generate({ model, prompt, size: '1024x1024' }).then(
      () => null,
      (error: unknown) => toAiError(error),
    )
  return { server, client, draw }
}
type Fault = Parameters<OpenAiServer['failNext']>[1]
const status = (code: number, more: object = {}): Fault => ({ kind: 'status', status: code, ...more })

describe('what goes wrong with a provider is told apart', () => {
  const cases: [AiErrorKind, Fault][] = [
    ['refused', { kind: 'refusal' }],
    ['refused', status(400, { code: 'content_policy_violation' })],
    ['rate', status(429, { retryAfter: 2 })],
    ['outage', status(429, { code: 'insufficient_quota' })],
    ['outage', status(401)],
    ['outage', status(403)],
    ['outage', status(500)],
    ['outage', status(503)],
    ['outage', { kind: 'reset' }],
    ['bad-request', status(400)],
    ['bad-request', status(404)],
    ['bad-request', status(413)],
    ['bad-request', status(422)],
    ['bad-answer', { kind: 'cut-off' }],
  ]
  test.each(cases)('%s: %o', async (kind, trouble) => {
    const { server, draw } = await setUp()
    server.failNext('picture', trouble)
    const problem = await draw()
    expect(problem).toBeInstanceOf(AiError)
    expect(problem).toMatchObject({ kind })
    expect(String(problem)).not.toContain('Asha')
  })

  test('out of reach', async () => {
    const { server, draw } = await setUp()
    await server.stop()
    expect(await draw()).toMatchObject({ kind: 'outage' })
  })

  test.each([
    [2, 2_000],
    [0.25, 250],
    [100_000, 600_000],
  ])('a Retry-After of %d s is a wait of %d ms', async (retryAfter, ms) => {
    const { server, draw } = await setUp()
    server.failNext('picture', status(429, { retryAfter }))
    expect(await draw()).toMatchObject({ retryAfterMs: ms })
  })

  test('a 429 that names no time is waited out all the same', async () => {
    const { server, draw } = await setUp()
    server.failNext('picture', status(429))
    expect(await draw()).toMatchObject({ kind: 'rate', retryAfterMs: 5_000 })
  })

  test('what is none of the provider’s stays what it is', () => {
    const bug = new TypeError('x is not a function')
    expect(toAiError(bug)).toBe(bug)
  })
})

test('the client asks once and never again by itself', async () => {
  const { server, draw } = await setUp()
  server.failAlways('picture', status(500))
  await draw()
  expect(server.calls('picture')).toHaveLength(1)
})
