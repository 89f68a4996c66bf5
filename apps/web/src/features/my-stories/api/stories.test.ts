import { type Story, storyListQuerySchema } from '@kahani/contracts/stories'
import { expect, test } from 'vitest'
import { isCoverPending, nextBefore, STORIES_PER_PAGE } from './stories.ts'

const story = (id: number, coverUrl: string | null = '/api/images/a.png'): Story => ({
  id,
  title: 'Mira and the Moon',
  characterName: 'Mira',
  characterAge: '4-6',
  characterType: 'astronaut',
  theme: 'space',
  createdAt: '2025-03-09T18:30:00.000Z',
  coverUrl,
})
const pageOf = (length: number) => Array.from({ length }, (_, index) => story(500 - index))

test('a full page is followed by the stories before its last one', () => {
  expect(STORIES_PER_PAGE).toBe(storyListQuerySchema.parse({}).limit)
  expect(nextBefore(pageOf(STORIES_PER_PAGE))).toBe(401)
})

test('a page that is not full is the last', () => {
  expect(nextBefore(pageOf(STORIES_PER_PAGE - 1))).toBeUndefined()
  expect(nextBefore([])).toBeUndefined()
})

test('only the newest story can have a pending cover', () => {
  expect(isCoverPending([[story(2, null), story(1)]])).toBe(true)
  expect(isCoverPending([[story(2), story(1, null)]])).toBe(false)
  expect(isCoverPending([[]])).toBe(false)
  expect(isCoverPending(undefined)).toBe(false)
})
