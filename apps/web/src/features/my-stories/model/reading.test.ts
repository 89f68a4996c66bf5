import type { Story } from '@kahani/contracts/stories'
import { expect, test } from 'vitest'
import { chooseReading } from './reading.ts'

const story = (id: number) => ({ id, title: `Story ${id}` }) as Story
const stories = [story(2), story(1)]
const hour = (count: number) => count * 3_600_000
const at = (storyId: number, page: number, readAt: number) => ({ storyId, page, pages: 10, readAt: hour(readAt) })
const known = (id: number, page: number, readAt: number) => ({
  ...{ story: story(id), page, pages: 10, pictureUrl: '/api/images/a.webp' },
  readAt: new Date(hour(readAt)).toISOString(),
})

test('what was read last counts, on whichever device', () => {
  expect(chooseReading(null, [], stories)).toBeNull()
  expect(chooseReading(known(1, 4, 9), [at(2, 5, 8)], stories)).toMatchObject({ story: { id: 1 }, page: 4 })
  expect(chooseReading(known(1, 4, 7), [at(2, 5, 8)], stories)).toEqual({
    ...{ story: story(2), page: 5, pages: 10, pictureUrl: null },
  })
})

test('a book that was read to its end, or only opened, is not continued', () => {
  for (const page of [1, 10]) {
    expect(chooseReading(null, [at(2, page, 8)], stories)).toBeNull()
    expect(chooseReading(known(2, 4, 7), [at(2, page, 8)], stories)).toBeNull()
  }
  // It was begun again on another device since.
  expect(chooseReading(known(2, 4, 9), [at(2, 10, 8)], stories)).toMatchObject({ page: 4 })
})

test('a book that is not listed is not known', () => {
  expect(chooseReading(null, [at(3, 5, 8), at(2, 5, 7)], stories)).toMatchObject({ story: { id: 2 } })
})
