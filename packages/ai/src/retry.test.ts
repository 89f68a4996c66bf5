import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AiError, type AiErrorKind } from './ai-error.ts'
import { withRetry } from './retry.ts'

const aiError = (kind: AiErrorKind, retryAfterMs = 0) => new AiError(kind, 'not now', { retryAfterMs })

/** Sends a request that fails with each error in turn and then succeeds. `attempts` holds the time of each, in ms. */
function retrying(errors: unknown[], signal = new AbortController().signal) {
  const startedAt = Date.now()
  const attempts: number[] = []
  const result = withRetry(signal, async () => {
    const error = errors[attempts.length]
    attempts.push(Date.now() - startedAt)
    if (error) throw error
    return 'fine'
  })
  result.catch(() => undefined)
  return { result, attempts }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('withRetry', () => {
  test('returns the first result', async () => {
    const { result, attempts } = retrying([])
    expect(await result).toBe('fine')
    expect(attempts).toEqual([0])
  })

  test('retries a little later than the provider asks for', async () => {
    const { result, attempts } = retrying([aiError('rate', 5_000)])
    await vi.runAllTimersAsync()
    expect(await result).toBe('fine')
    expect(attempts[1]).toBeGreaterThan(5_000)
    expect(attempts[1]).toBeLessThan(6_000)
  })

  test('backs off exponentially and throws the error of the last attempt', async () => {
    const outage = aiError('outage')
    const { result, attempts } = retrying(Array(9).fill(outage))
    await vi.runAllTimersAsync()
    await expect(result).rejects.toBe(outage)
    expect(attempts).toHaveLength(4)
    const delays = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
    for (const [index, delay] of delays.entries()) {
      expect(delay).toBeGreaterThanOrEqual(750 * 2 ** index)
      expect(delay).toBeLessThanOrEqual(1_251 * 2 ** index)
    }
  })

  test('limits the total delay', async () => {
    for (const [errors, count] of [
      [[aiError('rate', 60_000)], 1],
      [[aiError('rate', 20_000), aiError('rate', 20_000), aiError('rate', 20_000)], 3],
    ] as const) {
      const { result, attempts } = retrying([...errors])
      await vi.runAllTimersAsync()
      await expect(result).rejects.toMatchObject({ kind: 'rate' })
      expect(attempts).toHaveLength(count)
    }
  })

  test('retries one timeout only', async () => {
    const { result, attempts } = retrying([aiError('timed-out'), aiError('outage'), aiError('timed-out')])
    await vi.runAllTimersAsync()
    await expect(result).rejects.toMatchObject({ kind: 'timed-out' })
    expect(attempts).toHaveLength(3)
  })

  test('does not retry permanent errors', async () => {
    for (const kind of ['refused', 'bad-request', 'bad-answer'] as const) {
      const { result, attempts } = retrying([aiError(kind)])
      await expect(result).rejects.toMatchObject({ kind })
      expect(attempts).toHaveLength(1)
    }
    await expect(retrying([new Error('a bug')]).result).rejects.toThrow('a bug')
  })

  test('stops as soon as the signal is aborted', async () => {
    const caller = new AbortController()
    const { result, attempts } = retrying([aiError('rate', 30_000)], caller.signal)
    await vi.advanceTimersByTimeAsync(1_000)
    caller.abort(new Error('gone'))
    await expect(result).rejects.toThrow('gone')
    await vi.runAllTimersAsync()
    expect(attempts).toHaveLength(1)
    await expect(retrying([], AbortSignal.abort(new Error('gone'))).result).rejects.toThrow('gone')
  })
})
