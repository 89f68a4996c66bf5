import type { AiCall } from '@kahani/contracts/ai-calls'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { describe, expect, test } from 'vitest'
import { AiError } from './ai-error.ts'
import { createMeter } from './meter.ts'
import { priceOf, pricesSchema, withKnownPrices } from './prices.ts'
import { NO_USAGE } from './usage.ts'

/** 100 paise for a thousand tokens out. */
const prices = { model: { input: 10_000, inputImage: 20_000, output: 100_000 } }
const usage = { inputTokens: 100, inputImageTokens: 50, outputTokens: 1_000, images: 1 }
const expected = { ...NO_USAGE, outputTokens: 2_000 }

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
    expected,
    timeoutMs: 50,
    signal: new AbortController().signal,
  }
  return { meter, call, calls }
}
const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cut off'))))

describe('a call to a provider', () => {
  test('is recorded at its estimate before it is made, and as it ended after', async () => {
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

  test('that costs nothing is recorded once, as it ended', async () => {
    const { meter, call, calls } = setUp()
    await meter({ ...call, expected: NO_USAGE }, async () => ({ value: '', usage: NO_USAGE }))
    expect(calls.map(([, { outcome }]) => outcome)).toEqual(['answered'])
  })

  test('is not made where it can not be recorded', async () => {
    const { meter, call } = setUp(() => Promise.reject(new Error('no record')))
    let asked = 0
    const ask = async () => {
      asked += 1
      return { value: '', usage }
    }
    await expect(meter(call, ask)).rejects.toThrow('no record')
    expect(asked).toBe(0)
  })

  test('is given up after its time, and counted as billed', async () => {
    const { meter, call, calls } = setUp()
    await expect(meter(call, never)).rejects.toMatchObject({ kind: 'timed-out' })
    expect(calls[1]?.[1]).toMatchObject({ outcome: 'failed', pricePaise: 200, images: 0 })
  })

  test('that brought nothing usable is counted as what it used', async () => {
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
  test('are whole paise, rounded up', () => {
    expect(priceOf(prices.model, { ...NO_USAGE, inputTokens: 1 })).toBe(1)
    expect(priceOf(prices.model, usage)).toBe(102)
    expect(priceOf(prices.model, NO_USAGE)).toBe(0)
  })

  test('that are configured win over those that are known', () => {
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
