import { storyBriefSchema } from '@kahani/contracts/brief'
import { AGE_BANDS, GENDERS, THEMES } from '@kahani/contracts/options'
import { combinations } from '@kahani/testing/pairwise'
import { readWishes } from '@kahani/wishes/read-wishes'
import { expect, test } from 'vitest'
import { friendGender } from '../language/friend-gender.ts'
import { findEvidence } from '../language/pronoun-evidence.ts'
import { composeStory } from './compose-story.ts'
import { describeCast } from './describe-cast.ts'

test.each([
  ['Zoya', 'an Indian girl'],
  ['Ishaan', 'an Indian boy'],
  ['Harpreet', 'an Indian child'],
  ['कबीर', 'an Indian child'],
])('the friend %s is described as %s', (friendName, noun) => {
  const input = { characterName: 'Asha', characterAge: '7-9', characterGender: 'girl', friendName } as const
  const brief = storyBriefSchema.parse(input)
  expect(describeCast(brief, 1, readWishes(brief)).friend).toContain(`is ${noun}`)
})

test('the built-in stories say neither he nor she of the friend, and describe it as its name suggests', () => {
  for (const { friendName, seed, ...choices } of combinations({
    theme: THEMES,
    characterAge: AGE_BANDS,
    characterGender: GENDERS,
    friendName: ['Zoya', 'Ishaan'],
    seed: [0, 1, 2, 3],
  })) {
    const brief = storyBriefSchema.parse({ ...choices, characterName: 'Tara', customTheme: 'trains', friendName })
    const { draft } = composeStory(brief, seed)
    const passages = draft.pages.map(page => page.text)
    const expected = friendName === 'Zoya' ? 'girl' : 'boy'
    expect(friendGender(brief, { description: draft.bible.friend, passages })).toBe(expected)
    const child = { name: 'Tara', gender: choices.characterGender }
    expect(findEvidence(passages, friendName, child).certain).toEqual({ girl: 0, boy: 0 })
  }
})
