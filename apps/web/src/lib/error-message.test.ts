import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { errorMessage } from './error-message.ts'

const answer = (status: number, body: string, retryAfter?: string) =>
  new ApiError({ status, statusText: 'Not OK', body, retryAfter: retryAfter ?? null })

test("the server's own words come first", () => {
  expect(errorMessage(answer(429, '{"code":"slow","message":"Easy now"}', '3'), 'Failed')).toBe('Easy now')
})

test('a body that is no failure is never shown', () => {
  expect(errorMessage(answer(500, '<h1>stack trace</h1>'), 'Failed')).toBe('Failed')
  expect(errorMessage(answer(500, '{"message":""}'))).toBe('Something went wrong. Please try again.')
})

test('too many calls say how long to wait', () => {
  expect(errorMessage(answer(429, '', '30'))).toContain('30 seconds')
  expect(errorMessage(answer(429, '', '1'))).toContain('1 second.')
})

test('no answer is told as a matter of the connection', () => {
  expect(errorMessage(new NetworkError(new Error('refused')), 'Failed')).toContain('could not reach the server')
})

test('an unknown error shows the fallback, not its message', () => {
  expect(errorMessage(new TypeError('x is undefined'), 'Failed')).toBe('Failed')
})

test('a screen may have its own words for what is no answer', () => {
  expect(errorMessage(new NetworkError(new Error('refused')), 'Failed', 'Unexpected')).toBe('Unexpected')
  expect(errorMessage(new TypeError('x is undefined'), 'Failed', 'Unexpected')).toBe('Unexpected')
  expect(errorMessage(answer(500, ''), 'Failed', 'Unexpected')).toBe('Failed')
})
