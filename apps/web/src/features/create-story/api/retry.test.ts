import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../../lib/api-error.ts'
import { isDefinite, isTransient, MAX_RETRIES, retryDelay } from './retry.ts'

const answer = (status: number, retryAfter: string | null = null) =>
  new ApiError({ status, statusText: '', body: '', retryAfter })
const cut = new NetworkError(new TypeError('Failed to fetch'))

describe('patience with an order', () => {
  test('a server that is away is worth another try, an answer is not', () => {
    for (const error of [cut, answer(502), answer(503), answer(504)]) {
      expect(isTransient(error)).toBe(true)
      expect(isDefinite(error)).toBe(false)
    }
    for (const status of [400, 401, 402, 409, 422, 429, 500]) {
      expect(isTransient(answer(status))).toBe(false)
      expect(isDefinite(answer(status))).toBe(true)
    }
  })

  test('an answer that could not be understood settles nothing', () => {
    expect(isTransient(new SyntaxError('Unexpected token'))).toBe(false)
    expect(isDefinite(new SyntaxError('Unexpected token'))).toBe(false)
  })

  test('waits one second at first and three at most', () => {
    const waits = Array.from({ length: MAX_RETRIES }, (_, failures) => retryDelay(failures, cut))
    expect(waits).toEqual([1000, 1500, 2000, 2500, 3000, 3000, 3000, 3000])
  })

  test('waits as long as the server asks, within reason', () => {
    expect(retryDelay(0, answer(503, '5'))).toBe(5000)
    expect(retryDelay(4, answer(503, '0'))).toBe(1000)
    expect(retryDelay(0, answer(503, '3600'))).toBe(15_000)
  })
})
