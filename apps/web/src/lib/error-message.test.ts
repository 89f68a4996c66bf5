import { expect, test } from 'vitest'
import { ApiError, InvalidResponseError, NetworkError, UnsuccessfulError } from './api-error.ts'
import { errorMessage } from './error-message.ts'

const apiError = (status: number, body: string, retryAfter?: string) =>
  new ApiError({ status, statusText: 'Not OK', body, retryAfter: retryAfter ?? null })

test("shows the server's message first", () => {
  expect(errorMessage(apiError(429, '{"code":"slow","message":"Easy now"}', '3'), 'Failed')).toBe('Easy now')
  expect(errorMessage(new UnsuccessfulError('Not captured'), 'Failed')).toBe('Not captured')
})

test('never shows a body that is not an error body', () => {
  expect(errorMessage(apiError(500, '<h1>stack trace</h1>'), 'Failed')).toBe('Failed')
  expect(errorMessage(apiError(500, '{"message":""}'))).toBe('Something went wrong. Please try again.')
  expect(errorMessage(new UnsuccessfulError(''), 'Failed')).toBe('Failed')
})

test('says how long to wait after too many requests', () => {
  expect(errorMessage(apiError(429, '', '601'))).toContain('11 minutes.')
  expect(errorMessage(apiError(429, '', '1'))).toContain('1 minute.')
})

test('says that we are unreachable for a network error', () => {
  expect(errorMessage(new NetworkError(new Error('refused')), 'Failed')).toContain('could not reach Kahani')
})

test('shows the fallback for any other error, not its message', () => {
  expect(errorMessage(new TypeError('x is undefined'), 'Failed')).toBe('Failed')
  expect(errorMessage(new InvalidResponseError(), 'Failed')).toBe('Failed')
})

test('shows the text for unexpected errors if there is no error response', () => {
  expect(errorMessage(new NetworkError(new Error('refused')), 'Failed', 'Unexpected')).toBe('Unexpected')
  expect(errorMessage(new TypeError('x is undefined'), 'Failed', 'Unexpected')).toBe('Unexpected')
  expect(errorMessage(apiError(500, ''), 'Failed', 'Unexpected')).toBe('Failed')
})
