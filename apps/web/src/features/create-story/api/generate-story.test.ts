import { describe, expect, test } from 'vitest'
import { ApiError, InvalidResponseError, isTransient, NetworkError } from '../../../lib/api-error.ts'
import { delayedUntil, isDefinite, MAX_RETRIES, retryDelay } from './generate-story.ts'

const apiError = (status: number, retryAfter: string | null = null) =>
  new ApiError({ status, statusText: '', body: '', retryAfter })
const networkError = new NetworkError(new TypeError('Failed to fetch'))

describe('a failed request', () => {
  test('is transient if the server is unavailable, and definite for any other status', () => {
    for (const error of [networkError, apiError(502), apiError(503), apiError(504)]) {
      expect(isTransient(error)).toBe(true)
      expect(isDefinite(error)).toBe(false)
    }
    for (const status of [400, 401, 402, 409, 422, 429, 500]) {
      expect(isTransient(apiError(status))).toBe(false)
      expect(isDefinite(apiError(status))).toBe(true)
    }
  })

  test('is neither if the response cannot be parsed', () => {
    for (const error of [new SyntaxError('Unexpected token'), new InvalidResponseError()]) {
      expect(isTransient(error)).toBe(false)
      expect(isDefinite(error)).toBe(false)
    }
  })
})

test('a delayed story has a time by which it is finished, and its attempt goes on', () => {
  const finishBy = '2026-11-22T16:00:00.000Z'
  const body = (code: string) => JSON.stringify({ code, message: 'Our storyteller is taking a rest.', finishBy })
  const errorOf = (code: string) => new ApiError({ status: 503, statusText: '', body: body(code) })
  expect(delayedUntil(errorOf('story_delayed'))).toEqual(new Date(finishBy))
  expect(isDefinite(errorOf('story_delayed'))).toBe(false)
  for (const error of [errorOf('unavailable'), apiError(503), networkError]) expect(delayedUntil(error)).toBeNull()
})

describe('retryDelay', () => {
  test('grows from one to three seconds', () => {
    const delays = Array.from({ length: MAX_RETRIES }, (_, failures) => retryDelay(failures, networkError))
    expect(delays).toEqual([1000, 1500, 2000, 2500, 3000, 3000, 3000, 3000])
  })

  test('follows Retry-After within limits', () => {
    expect(retryDelay(0, apiError(503, '5'))).toBe(5000)
    expect(retryDelay(4, apiError(503, '0'))).toBe(1000)
    expect(retryDelay(0, apiError(503, '3600'))).toBe(15_000)
  })
})
