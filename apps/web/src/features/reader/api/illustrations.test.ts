import type { Illustration, Illustrations } from '@kahani/contracts/stories'
import { expect, test } from 'vitest'
import { isEmpty, pollInterval } from './illustrations.ts'

const illustration: Illustration = {
  id: 1,
  pageNumber: 1,
  imageUrl: '/api/images/a.png',
  isCover: false,
  altText: 'A boat',
}
const response = (status: Illustrations['status'], illustrations: Illustration[] = []): Illustrations => ({
  status,
  illustrations,
  missing: [],
  total: 11,
  refunded: false,
})

test('polls every 5 s while illustrations are processing', () => {
  expect(pollInterval(response('processing'), false)).toBe(5000)
  expect(pollInterval(response('processing', [illustration]), false)).toBe(5000)
  for (const status of ['completed', 'partial', 'failed'] as const)
    expect(pollInterval(response(status), false)).toBe(false)
})

test('continues polling after a failed poll', () => {
  expect(pollInterval(response('processing'), true)).toBe(5000)
})

test('polls after a failed first request', () => {
  expect(pollInterval(undefined, false)).toBe(false)
  expect(pollInterval(undefined, true)).toBe(5000)
})

test('a list is empty if it has no illustration and none is processing', () => {
  expect(isEmpty(response('completed'))).toBe(true)
  expect(isEmpty(response('processing'))).toBe(false)
  expect(isEmpty(response('partial', [illustration]))).toBe(false)
})
