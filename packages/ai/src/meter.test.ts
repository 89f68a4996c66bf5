import type { AiCall } from '@kahani/contracts/ai-calls'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { describe, expect, test } from 'vitest'
import { AiError } from './ai-error.ts'
import { createMeter } from './meter.ts'
import { priceOf, pricesSchema, withKnownPrices } from './prices.ts'
import { NO_USAGE } from './usage.ts'

/** 100 paise per thousand output tokens. */
const prices = { model: { input: 10_000, inputImage: 20_000, output: 100_000 } }
const usage = { inputTokens: 100, inputImageTokens: 50, outputTokens: 1_000, images: 1 }
const estimate = { ...NO_USAGE, outputTokens: 2_000 }

function setUp(record?: () => Promise<void>) {
  const calls: [string, AiCall][] = []
  const meter = createMeter({
    record: record ?? (async (id, call) => void calls.push([id, call])),
    prices,
    logger: createTestLogger(createLogger),
  })
  const call = {
    kind: 'picture' as const,
    storyId: 5,
    pageNumber: 3,
    model: 'model',
    estimate,
    timeoutMs: 50,
    signal: new AbortController().signal,
  }
  return { meter, call, calls }
}
const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

describe('a metered call', () => {
  test('is recorded with its estimate before it is sent, and with its usage after', async () => {
    const { meter, call, calls } = setUp()
    const value = await meter(call, async () => {
      expect(calls).toMatchObject([[expect.any(String), { outcome: 'started', pricePaise: 200 }]])
      return { value: 'a picture', usage }
    })
    expect(value).toBe('a picture')
    expect(calls[1]).toEqual([
      calls[0]?.[0],
      { storyId: 5, kind: 'picture', pageNumber: 3, model: 'model', outcome: 'answered', ...usage, pricePaise: 102 },
    ])
  })

  test('is recorded once if it is free', async () => {
    const { meter, call, calls } = setUp()
    await meter({ ...call, estimate: NO_USAGE }, async () => ({ value: '', usage: NO_USAGE }))
    expect(calls.map(([, { outcome }]) => outcome)).toEqual(['answered'])
  })

  test('is not sent if it cannot be recorded', async () => {
    const { meter, call } = setUp(() => Promise.reject(new Error('no record')))
    let sent = 0
    const send = async () => {
      sent += 1
      return { value: '', usage }
    }
    await expect(meter(call, send)).rejects.toThrow('no record')
    expect(sent).toBe(0)
  })

  test('times out and is billed at its estimate', async () => {
    const { meter, call, calls } = setUp()
    await expect(meter(call, never)).rejects.toMatchObject({ kind: 'timed-out' })
    expect(calls[1]?.[1]).toMatchObject({ outcome: 'failed', pricePaise: 200, images: 0 })
  })

  test('succeeds at a cost of 0 if the price of its model is unknown', async () => {
    const { meter, call, calls } = setUp()
    expect(await meter({ ...call, model: 'unknown' }, async () => ({ value: 'a picture', usage }))).toBe('a picture')
    expect(calls.map(([, { outcome, pricePaise }]) => [outcome, pricePaise])).toEqual([
      ['started', 0],
      ['answered', 0],
    ])
    expect(calls[1]?.[1]).toMatchObject(usage)
  })

  test('that fails is billed for the usage it reports', async () => {
    const { meter, call, calls } = setUp()
    const refuse = () => Promise.reject(new AiError('refused', 'refused 400', { usage }))
    await expect(meter(call, refuse)).rejects.toMatchObject({ kind: 'refused' })
    const fail = () => Promise.reject(new AiError('outage', 'outage 500'))
    await expect(meter(call, fail)).rejects.toMatchObject({ kind: 'outage' })
    expect(calls.map(([, { outcome, pricePaise }]) => [outcome, pricePaise])).toEqual([
      ['started', 200],
      ['refused', 102],
      ['started', 200],
      ['failed', 0],
    ])
  })
})

describe('prices', () => {
  test('are rounded up to whole paise', () => {
    expect(priceOf(prices.model, { ...NO_USAGE, inputTokens: 1 })).toBe(1)
    expect(priceOf(prices.model, usage)).toBe(102)
    expect(priceOf(prices.model, NO_USAGE)).toBe(0)
  })

  test('that are configured override the known ones', () => {
    const given = pricesSchema.parse('{"gpt-6-sol":{"input":1,"output":2},"llama":{"input":0,"output":0}}')
    expect(withKnownPrices(given)).toMatchObject({
      'gpt-6-sol': { input: 1, inputImage: 0, output: 2 },
      llama: { output: 0 },
      'gpt-image-2.6-flare': { input: 41_667, inputImage: 66_667, output: 250_000 },
    })
    expect(pricesSchema.safeParse('{"m":1}').success).toBe(false)
    expect(pricesSchema.safeParse('gpt').success).toBe(false)
  })
})
