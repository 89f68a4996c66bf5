import type { Illustration, Illustrations } from '@kahani/contracts/stories'
import { expect, test } from 'vitest'
import { coverOf, drawingProgress, pictureOf } from './pictures.ts'

const picture = (pageNumber: number): Illustration => ({
  id: 100 + pageNumber,
  pageNumber,
  imageUrl: `/api/images/${pageNumber}.png`,
  isCover: pageNumber === 0,
  altText: '',
})
const known: Illustrations = { status: 'processing', illustrations: [picture(0), picture(2)], total: 11 }

test('a page has its own picture, or none yet', () => {
  expect(pictureOf(known, 2)?.imageUrl).toBe('/api/images/2.png')
  expect(pictureOf(known, 1)).toBeUndefined()
  expect(pictureOf(undefined, 1)).toBeUndefined()
})

test('the cover is never the picture of a page, whatever its number', () => {
  const odd = { ...known, illustrations: [{ ...picture(0), pageNumber: 1 }] }
  expect(pictureOf(odd, 1)).toBeUndefined()
})

test('the cover is the newest one known', () => {
  expect(coverOf(known, { coverUrl: null })).toBe('/api/images/0.png')
  expect(coverOf(undefined, { coverUrl: '/api/images/before.png' })).toBe('/api/images/before.png')
  expect(coverOf({ ...known, illustrations: [] }, { coverUrl: null })).toBeNull()
})

test('progress counts the cover, and is only told while pictures are drawn', () => {
  expect(drawingProgress(known)).toEqual({ drawn: 2, total: 11 })
  expect(drawingProgress({ ...known, status: 'completed' })).toBeNull()
  expect(drawingProgress(undefined)).toBeNull()
})
