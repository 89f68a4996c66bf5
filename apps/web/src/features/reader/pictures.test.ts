import type { Illustration, Illustrations } from '@kahani/contracts/stories'
import { expect, test } from 'vitest'
import { coverUrlOf, illustrationProgress, missingPicture, pagePicture } from './pictures.ts'

const picture = (pageNumber: number): Illustration => ({
  id: 100 + pageNumber,
  pageNumber,
  imageUrl: `/api/images/${pageNumber}.png`,
  isCover: pageNumber === 0,
  altText: '',
})
const known: Illustrations = {
  status: 'processing',
  illustrations: [picture(0), picture(2)],
  missing: [],
  total: 11,
  refunded: false,
}

test('a page has its own picture, or none yet', () => {
  expect(pagePicture(known, 2)?.imageUrl).toBe('/api/images/2.png')
  expect(pagePicture(known, 1)).toBeUndefined()
  expect(pagePicture(undefined, 1)).toBeUndefined()
})

test('the cover is never the picture of a page, whatever its number', () => {
  const odd = { ...known, illustrations: [{ ...picture(0), pageNumber: 1 }] }
  expect(pagePicture(odd, 1)).toBeUndefined()
})

test('the cover is the newest one known', () => {
  expect(coverUrlOf(known, { coverUrl: null })).toBe('/api/images/0.png')
  expect(coverUrlOf(undefined, { coverUrl: '/api/images/before.png' })).toBe('/api/images/before.png')
  expect(coverUrlOf({ ...known, illustrations: [] }, { coverUrl: null })).toBeNull()
})

test('a picture that was given up is told from one that is still on its way', () => {
  const given = { pageNumber: 3, reason: 'refused', canRetry: true } as const
  const gaps: Illustrations = { ...known, missing: [given] }
  expect(missingPicture(gaps, 3)).toBe(given)
  expect(missingPicture(gaps, 4)).toBeUndefined()
  expect(missingPicture(undefined, 3)).toBeUndefined()
})

test('of a story whose credit came back no picture is missing', () => {
  const missing = [{ pageNumber: 3, reason: 'failed', canRetry: false } as const]
  expect(missingPicture({ ...known, status: 'failed', illustrations: [], missing, refunded: true }, 3)).toBeUndefined()
})

test('progress counts the cover, and is only told while pictures are drawn', () => {
  expect(illustrationProgress(known)).toEqual({ drawn: 2, total: 11 })
  const missing = [{ pageNumber: 3, reason: 'failed', canRetry: true } as const]
  expect(illustrationProgress({ ...known, missing })).toEqual({ drawn: 2, total: 11 })
  expect(illustrationProgress({ ...known, status: 'completed' })).toBeNull()
  expect(illustrationProgress(undefined)).toBeNull()
})
