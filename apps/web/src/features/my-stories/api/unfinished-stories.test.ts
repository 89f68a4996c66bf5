import type { UnfinishedStory } from '@kahani/contracts/stories'
import { expect, test } from 'vitest'
import { hasEnded, pollInterval } from './unfinished-stories.ts'

const story = (id: number): UnfinishedStory => ({
  id,
  characterName: 'Mira',
  characterAge: '4-6',
  characterType: 'astronaut',
  theme: 'space',
  createdAt: '2025-03-09T18:30:00.000Z',
  finishBy: null,
})

test('stories are polled every 5 s while one is being written', () => {
  expect(pollInterval([story(1)])).toBe(5000)
  expect(pollInterval([])).toBe(false)
  expect(pollInterval(undefined)).toBe(false)
})

test('a story that is no longer listed has ended, a new one has not', () => {
  expect(hasEnded([story(2), story(1)], [story(2)])).toBe(true)
  expect(hasEnded([story(1)], [story(2), story(1)])).toBe(false)
  expect(hasEnded([], [story(1)])).toBe(false)
})
