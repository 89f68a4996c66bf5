import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createPng } from '@kahani/sandbox/openai/png'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { AiError } from '../src/ai-error.ts'
import { createMeter, type RecordAiCall } from '../src/meter.ts'
import { createBuiltInModerator } from '../src/moderator/built-in-moderator.ts'
import type { Moderator } from '../src/moderator/moderator.ts'
import { createOpenAiModerator } from '../src/moderator/openai-moderator.ts'
import { createOpenAiClient } from '../src/openai-client.ts'
import { withKnownPrices } from '../src/prices.ts'

const MODEL = 'omni-moderation-latest'
const context = { storyId: 5, signal: new AbortController().signal }

async function startOpenAi(timeoutMs?: number) {
  const server = await startOpenAiServer()
  onTestFinished(() => server.stop())
  const calls: Parameters<RecordAiCall>[1][] = []
  const record: RecordAiCall = async (_id, call) => void calls.push(call)
  const moderator = createOpenAiModerator({
    client: createOpenAiClient({ apiKey: 'a key', baseUrl: server.url }),
    meter: createMeter({ record, prices: withKnownPrices({}), logger: createTestLogger(createLogger) }),
    model: MODEL,
    ...(timeoutMs && { timeoutMs }),
  })
  return { server, moderator, calls }
}

const adapters: [string, () => Promise<{ moderator: Moderator }>, flaggedText: string][] = [
  ['built-in', async () => ({ moderator: createBuiltInModerator() }), 'they murdered him'],
  ['openai', () => startOpenAi(), 'flagme'],
]

describe.each(adapters)('the %s moderator', (name, start, flaggedText) => {
  let picture: Buffer
  beforeAll(() => {
    picture = createPng(64, 64, 'a hill')
  })

  test('returns a verdict for each text, in order', async () => {
    const { moderator } = await start()
    expect(moderator.name).toBe(name)
    const verdicts = await moderator.checkTexts(['Asha waves to the moon.', flaggedText, 'Good night.'], context)
    expect(verdicts.map(verdict => verdict.flagged)).toEqual([false, true, false])
    expect(verdicts[1]?.categories.length).toBeGreaterThan(0)
    expect(await moderator.checkTexts([], context)).toEqual([])
  })

  test('passes a picture of a hill', async () => {
    const { moderator } = await start()
    expect(await moderator.checkPicture(picture, context)).toEqual({ flagged: false, categories: [] })
  })

  test('rejects when the signal is aborted', async () => {
    const { moderator } = await start()
    const aborted = { storyId: 5, signal: AbortSignal.abort(new Error('aborted')) }
    await expect(moderator.checkTexts(['Asha'], aborted)).rejects.toThrow('aborted')
    await expect(moderator.checkPicture(picture, aborted)).rejects.toThrow('aborted')
  })
})

describe('the openai moderator', () => {
  test('sends only the texts or the picture to the configured model', async () => {
    const { server, moderator } = await startOpenAi()
    await moderator.checkTexts(['Asha', 'a kite'], context)
    await moderator.checkPicture(createPng(64, 64, 'a hill'), context)
    const [texts, picture] = server.calls('moderation').map(({ body }) => body)
    expect(texts).toEqual({ model: MODEL, input: ['Asha', 'a kite'] })
    expect(picture).toEqual({
      model: MODEL,
      input: [{ type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/jpeg;base64,/) } }],
    })
  })

  test('flags a picture with its categories', async () => {
    const { server, moderator } = await startOpenAi()
    server.failNext('moderation', { kind: 'flagged', category: 'violence' })
    expect(await moderator.checkPicture(createPng(64, 64, 'a hill'), context)).toEqual({
      flagged: true,
      categories: ['violence'],
    })
  })

  test.each([
    ['outage', { kind: 'status', status: 500 }],
    ['outage', { kind: 'reset' }],
    ['rate', { kind: 'status', status: 429, retryAfter: 2 }],
    ['timed-out', { kind: 'hang' }],
    ['bad-answer', { kind: 'garbage' }],
    ['bad-answer', { kind: 'cut-off' }],
  ] as const)('throws %s for %o instead of passing', async (kind, fault) => {
    const { server, moderator, calls } = await startOpenAi(kind === 'timed-out' ? 50 : undefined)
    server.failNext('moderation', fault)
    const error = await moderator.checkTexts(['Asha'], context).catch(thrown => thrown)
    expect(error).toBeInstanceOf(AiError)
    expect(error.kind).toBe(kind)
    expect(error.message).not.toContain('Asha')
    expect(calls.map(call => call.outcome)).toEqual(['failed'])
  })
})
