import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { withRetry } from './checkout-retry.ts'

const answer = (status: number) => new ApiError({ status, statusText: '', body: '' })
const cut = new NetworkError(new TypeError('Failed to fetch'))

/** Fails with `errors`, one a try, then succeeds; keeps the waits between the tries. */
function trying(errors: readonly Error[]) {
  const left = [...errors]
  const waits: number[] = []
  const act = async () => {
    const error = left.shift()
    if (error) throw error
    return 'granted'
  }
  const done = withRetry(act, async ms => void waits.push(ms))
  return { done, waits }
}

describe('a call that is safe to repeat', () => {
  test('is made once where it succeeds', async () => {
    const { done, waits } = trying([])
    expect(await done).toBe('granted')
    expect(waits).toEqual([])
  })

  test('is made again while the server is away, with longer and longer waits', async () => {
    const { done, waits } = trying([cut, answer(503), answer(502), answer(504), cut])
    expect(await done).toBe('granted')
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000])
  })

  test('is given up in the end, with the last error', async () => {
    const { done } = trying([cut, cut, cut, cut, cut, answer(503)])
    await expect(done).rejects.toMatchObject({ status: 503 })
  })

  test('is not repeated once the server has answered', async () => {
    for (const status of [400, 403, 409, 429, 500]) {
      const { done, waits } = trying([answer(status)])
      await expect(done).rejects.toMatchObject({ status })
      expect(waits).toEqual([])
    }
  })
})
