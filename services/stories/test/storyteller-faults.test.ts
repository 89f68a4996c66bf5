import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { INSTRUCTIONS } from '../src/storyteller/openai/instructions.ts'
import { createBrief, setUpOpenAi, withPage } from './set-up-openai.ts'

describe('an unusable response', () => {
  test.each([
    [{ kind: 'refusal' }, 'refused', 'refused'],
    [{ kind: 'cut-off' }, 'bad-answer', 'failed'],
    [{ kind: 'garbage' }, 'bad-answer', 'failed'],
    [{ kind: 'empty' }, 'bad-answer', 'failed'],
    [{ kind: 'story', change: () => ({ title: 'Only a title' }) }, 'bad-answer', 'failed'],
    [withPage(() => INSTRUCTIONS.slice(0, 200)), 'bad-answer', 'failed'],
  ] as const)('is classified, and its usage is recorded: %o', async (fault, kind, outcome) => {
    const { server, generate, recordedCalls } = await setUpOpenAi()
    server.failNext('text', fault)
    const message = expect.stringMatching(
      fault.kind === 'cut-off' ? /truncated$/ : /refused$|not have its format$|instructions$/,
    )
    await expect(generate(createBrief())).rejects.toMatchObject({ name: 'AiError', kind, message })
    expect(recordedCalls()).toMatchObject([{ outcome, outputTokens: expect.any(Number) }])
    expect(recordedCalls()[0]?.inputTokens).toBeGreaterThan(0)
  })

  test.each([
    ['text/html', '<html>Welcome</html>'],
    ['application/json', '{"choices": []}'],
    ['application/json', '{"object": "response"}'],
  ])('includes that of a server with another API: %s %s', async (type, body) => {
    const otherServer = createServer((_, response) => response.setHeader('content-type', type).end(body)).listen(
      0,
      '127.0.0.1',
    )
    await once(otherServer, 'listening')
    onTestFinished(() => void otherServer.close())
    const baseUrl = `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}/v1`
    const { generate } = await setUpOpenAi({ client: createOpenAiClient({ apiKey: 'sk-test', baseUrl }) })
    await expect(generate(createBrief())).rejects.toMatchObject({ kind: 'bad-answer' })
  })
})

describe('a failing provider', () => {
  test('is retried after the delay that it asks for', async () => {
    const { server, generateText } = await setUpOpenAi()
    server.failNext('text', { kind: 'status', status: 429, retryAfter: 0.2 })
    const { pages } = await generateText(createBrief())
    const [first, second] = server.calls('text')
    expect(pages).toHaveLength(10)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(200)
  })

  test('is retried after a transient error', async () => {
    const { server, generateText, recordedCalls } = await setUpOpenAi()
    server.failNext('text', { kind: 'status', status: 500 })
    server.failNext('text', { kind: 'reset' })
    server.failNext('moderation', { kind: 'status', status: 503 })
    await generateText(createBrief())
    expect(recordedCalls().map(call => call.outcome)).toEqual(['failed', 'failed', 'answered'])
  })

  test('is retried three times before the call fails', async () => {
    const { server, generateText } = await setUpOpenAi()
    server.failAlways('text', { kind: 'status', status: 500 })
    await expect(generateText(createBrief())).rejects.toMatchObject({ kind: 'outage' })
    expect(server.calls('text')).toHaveLength(4)
  })

  test('is not retried after a permanent error', async () => {
    const { server, generateText } = await setUpOpenAi()
    server.failAlways('text', { kind: 'status', status: 400 })
    await expect(generateText(createBrief())).rejects.toMatchObject({ kind: 'bad-request' })
    expect(server.calls('text')).toHaveLength(1)
  })

  test('is retried once after a time-out, and both calls are billed', async () => {
    const { server, generateText, recordedCalls } = await setUpOpenAi({ timeoutMs: 100 })
    server.failAlways('text', { kind: 'hang' })
    await expect(generateText(createBrief())).rejects.toMatchObject({ kind: 'timed-out' })
    expect(recordedCalls().map(({ pricePaise }) => (pricePaise ?? 0) > 0)).toEqual([true, true])
    // A call of a slow machine may time out before it arrives.
    await expect.poll(() => server.received.every(({ aborted }) => aborted)).toBe(true)
  })

  test('is abandoned at once when the signal is aborted', async () => {
    const { server, generateText } = await setUpOpenAi()
    server.failAlways('text', { kind: 'status', status: 429, retryAfter: 30 })
    const controller = new AbortController()
    const generation = generateText(createBrief(), controller.signal)
    const ended = expect(generation).rejects.toThrow('gone')
    await expect.poll(() => server.calls('text')[0]?.status).toBe(429)
    controller.abort(new Error('gone'))
    await ended
  })
})
