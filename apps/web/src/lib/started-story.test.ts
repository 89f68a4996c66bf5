// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepStartedStory, takeStartedStory } from './started-story.ts'

const STORY = { characterName: 'आरव', characterAge: '4-6', characterType: 'pirate' } as const

test('a started story is taken once', () => {
  keepStartedStory(STORY)
  expect(takeStartedStory()).toEqual(STORY)
  expect(takeStartedStory()).toBeNull()
})

test('what an older version has stored is ignored', () => {
  sessionStorage.setItem('kahani.started-story', JSON.stringify({ ...STORY, characterAge: 5 }))
  expect(takeStartedStory()).toBeNull()
})
