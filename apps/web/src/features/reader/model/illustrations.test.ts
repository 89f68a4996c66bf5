import type { Illustration, Illustrations } from '@kahani/contracts/stories'
import { expect, test } from 'vitest'
import { coverUrlOf, illustrationOf, illustrationProgress, missingIllustrationOf } from './illustrations.ts'

const illustration = (pageNumber: number): Illustration => ({
  id: 100 + pageNumber,
  pageNumber,
  imageUrl: `/api/images/${pageNumber}.png`,
  isCover: pageNumber === 0,
  altText: '',
})
const processing: Illustrations = {
  status: 'processing',
  illustrations: [illustration(0), illustration(2)],
  missing: [],
  total: 11,
  refunded: false,
}

test('finds the illustration of a page', () => {
  expect(illustrationOf(processing, 2)?.imageUrl).toBe('/api/images/2.png')
  expect(illustrationOf(processing, 1)).toBeUndefined()
  expect(illustrationOf(undefined, 1)).toBeUndefined()
})

test('never uses the cover as the illustration of a page, whatever its number', () => {
  const numberedCover = { ...processing, illustrations: [{ ...illustration(0), pageNumber: 1 }] }
  expect(illustrationOf(numberedCover, 1)).toBeUndefined()
})

test('uses the newest cover', () => {
  expect(coverUrlOf(processing, { coverUrl: null })).toBe('/api/images/0.png')
  expect(coverUrlOf(undefined, { coverUrl: '/api/images/before.png' })).toBe('/api/images/before.png')
  expect(coverUrlOf({ ...processing, illustrations: [] }, { coverUrl: null })).toBeNull()
})

test('distinguishes a failed illustration from a pending one', () => {
  const failed = { pageNumber: 3, reason: 'refused', canRetry: true } as const
  const withFailed: Illustrations = { ...processing, missing: [failed] }
  expect(missingIllustrationOf(withFailed, 3)).toBe(failed)
  expect(missingIllustrationOf(withFailed, 4)).toBeUndefined()
  expect(missingIllustrationOf(undefined, 3)).toBeUndefined()
})

test('reports no missing illustration for a refunded story', () => {
  const missing = [{ pageNumber: 3, reason: 'failed', canRetry: false } as const]
  const refunded: Illustrations = { ...processing, status: 'failed', illustrations: [], missing, refunded: true }
  expect(missingIllustrationOf(refunded, 3)).toBeUndefined()
})

test('progress includes the cover, and exists only while illustrations are generated', () => {
  expect(illustrationProgress(processing)).toEqual({ completed: 2, total: 11 })
  const missing = [{ pageNumber: 3, reason: 'failed', canRetry: true } as const]
  expect(illustrationProgress({ ...processing, missing })).toEqual({ completed: 2, total: 11 })
  expect(illustrationProgress({ ...processing, status: 'completed' })).toBeNull()
  expect(illustrationProgress(undefined)).toBeNull()
})
