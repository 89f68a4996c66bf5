import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AiError, type AiErrorKind } from './ai-error.ts'
import { withRetry } from './retry.ts'

const problem = (kind: AiErrorKind, retryAfterMs = 0) => new AiError(kind, 'not now', { retryAfterMs })

/** Asks something that fails so, one after the other, and then answers; with the time of every try in ms. */
function asking(problems: unknown[], signal = new AbortController().signal) {
  const began = Date.now()
  const tries: number[] = []
  const answer = withRetry(signal, async () => {
    const trouble = problems[tries.length]
    tries.push(Date.now() - began)
    if (trouble) throw trouble
    return 'fine'
  })
  answer.catch(() => undefined)
  return { answer, tries }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('patience', () => {
  test('is not needed where all is well', async () => {
    const { answer, tries } = asking([])
    expect(await answer).toBe('fine')
    expect(tries).toEqual([0])
  })

  test('waits as long as it is asked to, and a little more', async () => {
    const { answer, tries } = asking([problem('rate', 5_000)])
    await vi.runAllTimersAsync()
    expect(await answer).toBe('fine')
    expect(tries[1]).toBeGreaterThan(5_000)
    expect(tries[1]).toBeLessThan(6_000)
  })

  test('waits longer each time, and throws on what outlasts it', async () => {
    const outage = problem('outage')
    const { answer, tries } = asking(Array(9).fill(outage))
    await vi.runAllTimersAsync()
    await expect(answer).rejects.toBe(outage)
    expect(tries).toHaveLength(4)
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(750 * 2 ** index)
      expect(wait).toBeLessThanOrEqual(1_251 * 2 ** index)
    }
  })

  test('does not wait beyond its measure', async () => {
    for (const [problems, tried] of [
      [[problem('rate', 60_000)], 1],
      [[problem('rate', 20_000), problem('rate', 20_000), problem('rate', 20_000)], 3],
    ] as const) {
      const { answer, tries } = asking([...problems])
      await vi.runAllTimersAsync()
      await expect(answer).rejects.toMatchObject({ kind: 'rate' })
      expect(tries).toHaveLength(tried)
    }
  })

  test('gives what ran into its time limit one more chance', async () => {
    const { answer, tries } = asking([problem('timed-out'), problem('outage'), problem('timed-out')])
    await vi.runAllTimersAsync()
    await expect(answer).rejects.toMatchObject({ kind: 'timed-out' })
    expect(tries).toHaveLength(3)
  })

  test('is not wasted on what stays as it is', async () => {
    for (const kind of ['refused', 'bad-request', 'bad-answer'] as const) {
      const { answer, tries } = asking([problem(kind)])
      await expect(answer).rejects.toMatchObject({ kind })
      expect(tries).toHaveLength(1)
    }
    await expect(asking([new Error('a bug')]).answer).rejects.toThrow('a bug')
  })

  test('ends at once when nobody waits any more', async () => {
    const caller = new AbortController()
    const { answer, tries } = asking([problem('rate', 30_000)], caller.signal)
    await vi.advanceTimersByTimeAsync(1_000)
    caller.abort(new Error('gone'))
    await expect(answer).rejects.toThrow('gone')
    await vi.runAllTimersAsync()
    expect(tries).toHaveLength(1)
    await expect(asking([], AbortSignal.abort(new Error('gone'))).answer).rejects.toThrow('gone')
  })
})
