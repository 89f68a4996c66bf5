import { expect, test } from 'vitest'
import { nextInstance } from './services.ts'

test('instances of a service are numbered, whatever else has a similar name', () => {
  const running = ['gateway', 'exports', 'exports-worker', 'exports-worker-2']
  expect(nextInstance('exports', running)).toBe('exports-2')
  expect(nextInstance('exports-worker', running)).toBe('exports-worker-3')
  expect(nextInstance('exports', [...running, 'exports-2'])).toBe('exports-3')
})
