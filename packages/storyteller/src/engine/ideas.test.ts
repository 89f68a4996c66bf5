import { storyBriefSchema } from '@kahani/contracts/brief'
import { AGE_BANDS, GENDERS, PETS, PRIMARY_VALUES } from '@kahani/contracts/options'
import { FULL } from '@kahani/testing/full'
import { findIdeas } from '@kahani/wishes/find-ideas'
import { firstName } from '@kahani/wishes/first-name'
import { IDEAS } from '@kahani/wishes/ideas'
import { describe, expect, test } from 'vitest'
import { PLOTS } from '../ideas/plots-by-idea.ts'
import { composeStory } from './compose-story.ts'
import { talesAbout } from './library.ts'
import { STORY_RULES } from './story-rules.fixture.ts'

const NAMES = ['Asha', 'Rohan Mehta', 'Baby Tara', 'आशा']
const FRIENDS = ['Kabir', '', 'Dadi', 'Rani Didi', 'Baby Chintu']
const SEEDS = FULL ? 24 : 2

const aboutOf = (idea: (typeof IDEAS)[number]) => talesAbout(idea)[0]?.about ?? ''

test('every idea has four tales or more, and is found in what they are about', () => {
  for (const idea of IDEAS) {
    expect(talesAbout(idea).length, idea).toBeGreaterThanOrEqual(4)
    expect(findIdeas(aboutOf(idea))[0]).toBe(idea)
  }
  expect(Object.keys(PLOTS).sort()).toEqual(['anything', ...IDEAS].sort())
})

test.each(IDEAS)('a tale about %s names the child whose pet it is, since somebody else may have spoken last', idea => {
  const unclear = talesAbout(idea).filter(({ pages }) => /\{petIntro\}/i.test(JSON.stringify(pages)))
  expect(unclear.map(({ name }) => name)).toEqual([])
})

describe.each(IDEAS)('a story about %s', idea => {
  test.each(AGE_BANDS)('for %s keeps the rules of stories', characterAge => {
    const violations: string[] = []
    for (let seed = 0; seed < SEEDS; seed++) {
      const at = seed + IDEAS.indexOf(idea) + AGE_BANDS.indexOf(characterAge)
      const pick = <T>(list: readonly T[], offset: number) => list[(at + offset) % list.length] as T
      const brief = storyBriefSchema.parse({
        ...{ characterAge, theme: 'custom', customTheme: aboutOf(idea), customValue: 'patience' },
        characterName: pick(NAMES, 0),
        characterGender: pick(GENDERS, 1),
        friendName: pick(FRIENDS, 2),
        pet: pick(PETS, 3),
        primaryValue: pick(PRIMARY_VALUES, seed * 3),
        specialMessage: seed % 2 === 0 ? '' : 'Grow slowly. Love, Papa',
      })
      const { draft, missing } = composeStory(brief, seed)
      const pictures = [draft.cover, ...draft.pages.map(({ picture }) => picture)]
      const story = draft.pages.map(({ text }) => text).join('\n')
      const generated = { brief, draft, name: firstName(brief.characterName), story, pictures, missing }
      for (const [rule, check] of Object.entries(STORY_RULES)) {
        const violation = check(generated)
        if (violation !== undefined) violations.push(`${draft.told?.tale}: ${rule}: ${violation}`)
      }
    }
    expect(violations).toEqual([])
  })
})
