import { expect, test } from 'vitest'
import { ApiError, isExpiredLink } from './api-error.ts'

const rejection = (code: string) =>
  new ApiError({ status: 400, statusText: 'Bad Request', body: JSON.stringify({ code, message: 'No' }) })

test('an expired link is recognized by its error code', () => {
  expect(isExpiredLink(rejection('link_expired'))).toBe(true)
  expect(isExpiredLink(rejection('weak_password'))).toBe(false)
  expect(isExpiredLink(new TypeError('link_expired'))).toBe(false)
  expect(isExpiredLink(null)).toBe(false)
})
