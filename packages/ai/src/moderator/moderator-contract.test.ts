import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createPng } from '@kahani/sandbox/openai/png'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { AiError } from '../ai-error.ts'
import { createMeter, type RecordAiCall } from '../meter.ts'
import { createOpenAiClient } from '../openai-client.ts'
import { withKnownPrices } from '../prices.ts'
import { createBuiltInModerator } from './built-in-moderator.ts'
import type { Moderator } from './moderator.ts'
import { createOpenAiModerator } from './openai-moderator.ts'

const MODEL = 'omni-moderation-latest'
const about = { storyId: 5, signal: new AbortController().signal }

async function startOpenAi() {
  const server = await startOpenAiServer()
  onTestFinished(() => server.stop())
  const calls: Parameters<RecordAiCall>[1][] = []
  const record: RecordAiCall = async (_id, call) => void calls.push(call)
  const moderator = createOpenAiModerator({
    client: createOpenAiClient({ apiKey: 'a key', baseUrl: server.url }),
    meter: createMeter({ record, prices: withKnownPrices({}), logger: createTestLogger(createLogger) }),
    model: MODEL,
    timeoutMs: 300,
  })
  return { server, moderator, calls }
}

/** Each with a text that it flags. */
const adapters: [string, () => Promise<{ moderator: Moderator }>, unfit: string][] = [
  ['built-in', async () => ({ moderator: createBuiltInModerator() }), 'they murdered him'],
  ['openai', startOpenAi, 'flagme'],
]

describe.each(adapters)('the %s moderator', (name, start, unfit) => {
  let picture: Buffer
  beforeAll(() => {
    picture = createPng(64, 64, 'a hill')
  })

  test('says its name, and gives a verdict on each text, in their order', async () => {
    const { moderator } = await start()
    expect(moderator.name).toBe(name)
    const verdicts = await moderator.checkTexts(['Asha waves to the moon.', unfit, 'Good night.'], about)
    expect(verdicts.map(verdict => verdict.flagged)).toEqual([false, true, false])
    expect(verdicts[1]?.categories.length).toBeGreaterThan(0)
    expect(await moderator.checkTexts([], about)).toEqual([])
  })

  test('lets a picture of a hill pass', async () => {
    const { moderator } = await start()
    expect(await moderator.checkPicture(picture, about)).toEqual({ flagged: false, categories: [] })
  })

  test('ends when it is called off', async () => {
    const { moderator } = await start()
    const off = { storyId: 5, signal: AbortSignal.abort(new Error('called off')) }
    await expect(moderator.checkTexts(['Asha'], off)).rejects.toThrow('called off')
    await expect(moderator.checkPicture(picture, off)).rejects.toThrow('called off')
  })
})

describe('the openai moderator', () => {
  test('sends the words and the picture and nothing else, to the model that is configured', async () => {
    const { server, moderator } = await startOpenAi()
    await moderator.checkTexts(['Asha', 'a kite'], about)
    await moderator.checkPicture(createPng(64, 64, 'a hill'), about)
    const [texts, picture] = server.calls('moderation').map(({ body }) => body)
    expect(texts).toEqual({ model: MODEL, input: ['Asha', 'a kite'] })
    expect(picture).toEqual({
      model: MODEL,
      input: [{ type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/png;base64,/) } }],
    })
  })

  test('flags a picture, with why', async () => {
    const { server, moderator } = await startOpenAi()
    server.failNext('moderation', { kind: 'flagged', category: 'violence' })
    expect(await moderator.checkPicture(createPng(64, 64, 'a hill'), about)).toEqual({
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
  ] as const)('never takes silence for a pass: %s by %o', async (kind, trouble) => {
    const { server, moderator, calls } = await startOpenAi()
    server.failNext('moderation', trouble)
    const error = await moderator.checkTexts(['Asha'], about).catch(thrown => thrown)
    expect(error).toBeInstanceOf(AiError)
    expect(error.kind).toBe(kind)
    expect(error.message).not.toContain('Asha')
    expect(calls.map(call => call.outcome)).toEqual(['failed'])
  })
})
