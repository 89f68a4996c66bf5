import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AiError, type AiErrorKind, toAiError } from '../src/ai-error.ts'
import { createOpenAiClient } from '../src/openai-client.ts'

/** `requestError` requests a picture and returns the converted error. */
async function setUp() {
  const server = await startOpenAiServer()
  onTestFinished(() => server.stop())
  const client = createOpenAiClient({ apiKey: 'a key', baseUrl: server.url })
  const requestError = (prompt = 'Asha on a hill', model = 'gpt-image-2.6-flare') =>
    client.images.generate({ model, prompt, size: '1024x1024' }).then(
      () => null,
      (error: unknown) => toAiError(error),
    )
  return { server, requestError }
}
type Fault = Parameters<OpenAiServer['failNext']>[1]
const status = (code: number, more: object = {}): Fault => ({ kind: 'status', status: code, ...more })

describe('toAiError', () => {
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
  test.each(cases)('returns %s for %o, without the prompt', async (kind, fault) => {
    const { server, requestError } = await setUp()
    server.failNext('picture', fault)
    const error = await requestError()
    expect(error).toBeInstanceOf(AiError)
    expect(error).toMatchObject({ kind })
    expect(String(error)).not.toContain('Asha')
  })

  test('keeps the status of a response, and the parameter that it names', async () => {
    const { server, requestError } = await setUp()
    server.failNext('picture', status(400, { param: 'size' }))
    expect(await requestError()).toMatchObject({ status: 400, param: 'size' })
    server.failNext('picture', status(503))
    expect(await requestError()).toMatchObject({ status: 503, param: undefined })
  })

  test('returns outage for an unreachable provider', async () => {
    const { server, requestError } = await setUp()
    await server.stop()
    expect(await requestError()).toMatchObject({ kind: 'outage', status: undefined })
  })

  test.each([
    [2, 2_000],
    [0.25, 250],
    [100_000, 600_000],
  ])('converts a Retry-After of %d s to %d ms', async (retryAfter, ms) => {
    const { server, requestError } = await setUp()
    server.failNext('picture', status(429, { retryAfter }))
    expect(await requestError()).toMatchObject({ retryAfterMs: ms })
  })

  test('uses a default delay for a 429 without Retry-After', async () => {
    const { server, requestError } = await setUp()
    server.failNext('picture', status(429))
    expect(await requestError()).toMatchObject({ kind: 'rate', retryAfterMs: 5_000 })
  })

  test('returns other errors unchanged', () => {
    const bug = new TypeError('x is not a function')
    expect(toAiError(bug)).toBe(bug)
  })
})

test('the client follows no redirect', async () => {
  const other = await startOpenAiServer()
  const redirecting = createServer((_request, response) =>
    response.writeHead(307, { location: `${other.url}/images/generations` }).end(),
  ).listen(0, '127.0.0.1')
  await once(redirecting, 'listening')
  onTestFinished(async () => {
    redirecting.close()
    await other.stop()
  })
  const baseUrl = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`
  const client = createOpenAiClient({ apiKey: 'a key', baseUrl })
  const call = client.images.generate({ model: 'gpt-image-2.6-flare', prompt: 'Asha on a hill', size: '1024x1024' })
  await expect(call).rejects.toThrow()
  expect(other.calls('picture')).toEqual([])
})

test('the client does not retry', async () => {
  const { server, requestError } = await setUp()
  server.failAlways('picture', status(500))
  await requestError()
  expect(server.calls('picture')).toHaveLength(1)
})
