import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { INSTRUCTIONS } from '../src/storyteller/openai/instructions.ts'
import { briefOf, setUpOpenAi, withPage } from './storyteller-set-up.ts'

describe('an answer that is none', () => {
  test.each([
    [{ kind: 'refusal' }, 'refused', 'refused'],
    [{ kind: 'cut-off' }, 'bad-answer', 'failed'],
    [{ kind: 'garbage' }, 'bad-answer', 'failed'],
    [{ kind: 'empty' }, 'bad-answer', 'failed'],
    [{ kind: 'story', change: () => ({ title: 'Only a title' }) }, 'bad-answer', 'failed'],
    [withPage(() => INSTRUCTIONS.slice(0, 200)), 'bad-answer', 'failed'],
  ] as const)('is told apart, and paid for all the same: %o', async (trouble, kind, outcome) => {
    const { server, tell, recorded } = await setUpOpenAi()
    server.failNext('text', trouble)
    const message = expect.stringMatching(
      trouble.kind === 'cut-off' ? /cut off$/ : /refused$|is no story$|instructions$/,
    )
    await expect(tell(briefOf())).rejects.toMatchObject({ name: 'AiError', kind, message })
    expect(recorded()).toMatchObject([{ outcome, outputTokens: expect.any(Number) }])
    expect(recorded()[0]?.inputTokens).toBeGreaterThan(0)
  })

  test.each([
    ['text/html', '<html>Welcome</html>'],
    ['application/json', '{"choices": []}'],
    ['application/json', '{"object": "response"}'],
  ])('is one where another kind of server is at the address: %s %s', async (type, body) => {
    const page = createServer((_, response) => response.setHeader('content-type', type).end(body)).listen(
      0,
      '127.0.0.1',
    )
    await once(page, 'listening')
    onTestFinished(() => void page.close())
    const baseUrl = `http://127.0.0.1:${(page.address() as AddressInfo).port}/v1`
    const { tell } = await setUpOpenAi({ client: createOpenAiClient({ apiKey: 'sk-test', baseUrl }) })
    await expect(tell(briefOf())).rejects.toMatchObject({ kind: 'bad-answer' })
  })
})

describe('a provider in trouble', () => {
  test('that is busy is waited for as long as it asks', async () => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failNext('text', { kind: 'status', status: 429, retryAfter: 1 })
    const { pages } = await tellWhole(briefOf())
    const [first, second] = server.calls('text')
    expect(pages).toHaveLength(10)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_000)
  })

  test('that fails for a moment is asked again', async () => {
    const { server, tellWhole, recorded } = await setUpOpenAi()
    server.failNext('text', { kind: 'status', status: 500 })
    server.failNext('text', { kind: 'reset' })
    server.failNext('moderation', { kind: 'status', status: 503 })
    await tellWhole(briefOf())
    expect(recorded().map(call => call.outcome)).toEqual(['failed', 'failed', 'answered'])
  })

  test('that stays away is given up', async () => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failAlways('text', { kind: 'status', status: 500 })
    await expect(tellWhole(briefOf())).rejects.toMatchObject({ kind: 'outage' })
    expect(server.calls('text')).toHaveLength(4)
  })

  test('that will not take the call is not asked again', async () => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failAlways('text', { kind: 'status', status: 400 })
    await expect(tellWhole(briefOf())).rejects.toMatchObject({ kind: 'bad-request' })
    expect(server.calls('text')).toHaveLength(1)
  })

  test('that never answers is left within the limit, tried once more, and billed', async () => {
    const { server, tellWhole, recorded } = await setUpOpenAi({ timeoutMs: 300 })
    server.failAlways('text', { kind: 'hang' })
    await expect(tellWhole(briefOf())).rejects.toMatchObject({ kind: 'timed-out' })
    expect(server.calls('text')).toHaveLength(2)
    await expect.poll(() => server.received.map(call => call.aborted)).toEqual([true, true])
    for (const { at, endedAt = 0 } of server.received) expect(endedAt - at).toBeLessThan(2_000)
    for (const call of recorded()) expect(call.pricePaise).toBeGreaterThan(0)
  })

  test('is left at once when the story is no longer wanted', async () => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failAlways('text', { kind: 'status', status: 429, retryAfter: 30 })
    const caller = new AbortController()
    const telling = tellWhole(briefOf(), caller.signal)
    const ended = expect(telling).rejects.toThrow('gone')
    await expect.poll(() => server.calls('text')[0]?.status).toBe(429)
    caller.abort(new Error('gone'))
    await ended
  })
})
