import type { StoryBriefInput } from '@kahani/contracts/brief'
import type { StoryPeople } from '@kahani/contracts/people'
import { composeStory } from '@kahani/storyteller/compose-story'
import { createBrief } from '@kahani/testing/drafts'
import { expect, test } from 'vitest'
import { bookCast } from './book-cast.ts'

function storyOf(input: Partial<StoryBriefInput>, people?: StoryPeople) {
  const brief = { ...createBrief({ theme: 'underwater', pet: 'Cat', ...input }), people }
  const { draft } = composeStory(brief, 7)
  return {
    brief,
    told: draft.told ?? null,
    pictures: [draft.cover, ...draft.pages.map(({ picture }) => picture)],
    texts: draft.pages.map(({ text }) => text),
  }
}
const namesOf = (story: Parameters<typeof bookCast>[0]) =>
  Object.fromEntries(bookCast(story).map(({ figure, name }) => [figure, name]))

test('a book has the names that its story uses: of the child, who comes along, the pet, the guide and who is at home', () => {
  const story = storyOf({ characterName: 'ஆஷா Rao', friendName: 'یوسف', characterAge: '7-9' })
  expect(namesOf(story)).toEqual({
    child: 'ஆஷா',
    friend: 'یوسف',
    pet: 'the cat',
    guide: 'the turtle',
    grandmother: 'Nani',
  })

  const child = { memberId: null, name: 'Asha', gender: 'girl', age: '7-9', relation: null, look: {}, seed: 1 } as const
  const people: StoryPeople = {
    ...{ child, hasSecondHero: false, companions: [], homeSeed: 1 },
    pet: { memberId: 'mia', name: 'Mia', pet: 'Cat', coat: {}, seed: 2 },
    grownUps: [{ ...child, memberId: 'ajji', name: 'Ajji', age: null, relation: 'grandmother' }],
  }
  expect(namesOf(storyOf({ characterName: 'Asha', characterAge: '7-9' }, people))).toMatchObject({
    ...{ pet: 'Mia', grandmother: 'Ajji' },
  })
})

test('who is not named in the texts, or no more since the family changed them, is not in the cast', () => {
  const story = storyOf({ characterName: 'Asha', friendName: 'Kabir' })
  expect(namesOf({ ...story, texts: ['The moon and Kabir.'] })).toEqual({ child: 'Asha', friend: 'Kabir' })
})

test('the guide of a provider’s story is named by the creature that is in most of its pictures', () => {
  const { pictures, ...story } = { ...storyOf({ characterName: 'Asha' }), told: null }
  const guides = (guide: 'little-bird' | 'fish' | null) => pictures.slice(0, 2).map(picture => ({ ...picture, guide }))
  const texts = ['A little bird and a fish sang for the cat.']
  const withGuides = [...guides('little-bird'), ...guides('fish').slice(1), ...guides(null)]
  expect(namesOf({ ...story, texts, pictures: withGuides })).toEqual({
    ...{ child: 'Asha', pet: 'the cat', guide: 'the little bird' },
  })
  expect(namesOf({ ...story, texts, pictures: guides('fish').slice(1) }).guide).toBeUndefined()
})
