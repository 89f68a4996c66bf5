import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { withRetry } from './retry.ts'

const apiError = (status: number) => new ApiError({ status, statusText: '', body: '' })
const networkError = new NetworkError(new TypeError('Failed to fetch'))

/** Runs a request that fails with `errors`, one per attempt, then succeeds. Records the delays instead of waiting. */
function retryWith(errors: readonly Error[]) {
  const remaining = [...errors]
  const delays: number[] = []
  const request = async () => {
    const error = remaining.shift()
    if (error) throw error
    return 'granted'
  }
  const result = withRetry(request, async ms => void delays.push(ms))
  return { result, delays }
}

describe('withRetry', () => {
  test('sends one request if it succeeds', async () => {
    const { result, delays } = retryWith([])
    expect(await result).toBe('granted')
    expect(delays).toEqual([])
  })

  test('retries with growing delays while the server is unavailable', async () => {
    const { result, delays } = retryWith([networkError, apiError(503), apiError(502), apiError(504), networkError])
    expect(await result).toBe('granted')
    expect(delays).toEqual([1000, 2000, 4000, 8000, 15_000])
  })

  test('throws the last error when all attempts fail', async () => {
    const { result } = retryWith([networkError, networkError, networkError, networkError, networkError, apiError(503)])
    await expect(result).rejects.toMatchObject({ status: 503 })
  })

  test('does not retry after any other status', async () => {
    for (const status of [400, 403, 409, 429, 500]) {
      const { result, delays } = retryWith([apiError(status)])
      await expect(result).rejects.toMatchObject({ status })
      expect(delays).toEqual([])
    }
  })
})
