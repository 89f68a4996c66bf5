import type { Illustration, Illustrations } from '@kahani/contracts/stories'
import { expect, test } from 'vitest'
import { isEmpty, pollInterval } from './illustrations.ts'

const picture: Illustration = { id: 1, pageNumber: 1, imageUrl: '/api/images/a.png', isCover: false, altText: 'A boat' }
const pictures = (status: Illustrations['status'], illustrations: Illustration[] = []): Illustrations => ({
  status,
  illustrations,
  missing: [],
  total: 11,
  refunded: false,
})

test('pictures are asked for every 5 s while they are drawn, and no longer', () => {
  expect(pollInterval(pictures('processing'), false)).toBe(5000)
  expect(pollInterval(pictures('processing', [picture]), false)).toBe(5000)
  for (const status of ['completed', 'partial', 'failed'] as const)
    expect(pollInterval(pictures(status), false)).toBe(false)
})

test('a poll that failed does not end the polling', () => {
  expect(pollInterval(pictures('processing'), true)).toBe(5000)
})

test('a first answer that never came is asked for again', () => {
  expect(pollInterval(undefined, false)).toBe(false)
  expect(pollInterval(undefined, true)).toBe(5000)
})

test('only an answer without a picture that promises none is looked at again', () => {
  expect(isEmpty(pictures('completed'))).toBe(true)
  expect(isEmpty(pictures('processing'))).toBe(false)
  expect(isEmpty(pictures('partial', [picture]))).toBe(false)
})
