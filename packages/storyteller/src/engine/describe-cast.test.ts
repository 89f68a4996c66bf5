import { storyBriefSchema } from '@kahani/contracts/brief'
import { AGE_BANDS, GENDERS, THEMES } from '@kahani/contracts/options'
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
  expect(describeCast(storyBriefSchema.parse(input), 1).friend).toContain(`is ${noun}`)
})

test('the built-in stories say neither he nor she of the friend, and describe it as its name suggests', async () => {
  for (const theme of THEMES) {
    for (const characterAge of AGE_BANDS) {
      for (const characterGender of GENDERS) {
        for (const [seed, friendName] of ['Zoya', 'Ishaan', 'Zoya', 'Ishaan'].entries()) {
          const input = {
            characterName: 'Tara',
            characterAge,
            characterGender,
            theme,
            customTheme: 'trains',
            friendName,
          }
          const given = storyBriefSchema.parse(input)
          const { draft } = composeStory(given, seed)
          const passages = draft.pages.map(page => page.text)
          const expected = friendName === 'Zoya' ? 'girl' : 'boy'
          expect(friendGender(given, { description: draft.bible.friend, passages })).toBe(expected)
          const child = { name: 'Tara', gender: characterGender }
          expect(findEvidence(passages, friendName, child).certain).toEqual({ girl: 0, boy: 0 })
        }
      }
    }
  }
})
