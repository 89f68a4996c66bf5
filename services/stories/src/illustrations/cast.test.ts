import type { StoryPeople, StoryPerson } from '@kahani/contracts/people'
import { createBrief } from '@kahani/testing/drafts'
import { expect, test } from 'vitest'
import { castOf } from './cast.ts'

const person = (name: string, more: Partial<StoryPerson> = {}): StoryPerson => ({
  ...{ memberId: null, name, gender: 'neutral', age: '4-6', relation: null, look: {}, seed: name.length, ...more },
})
const peopleOf = (more: Partial<StoryPeople>): StoryPeople => ({
  ...{ child: person('Asha'), hasSecondHero: false, companions: [], pet: null, grownUps: [], homeSeed: 1, ...more },
})
const castWith = (people: StoryPeople | undefined, friendName: string, passages: string[] = []) =>
  castOf({ brief: { ...createBrief({ friendName }), people }, bible: null, told: null }, passages)

test('a friend whom only the form names is a girl or a boy as the story says, a saved one as the family says', () => {
  const passages = [
    'Kiran took her lamp. “Come,” Kiran said, and she ran.',
    'Noor lost his shoe. Noor laughed, and he ran.',
  ]
  const companions = [person('Kiran'), person('Noor')]
  const unsaved = castWith(peopleOf({ companions }), 'Kiran and Noor', passages)
  expect(unsaved).toMatchObject({
    friendGender: 'girl',
    people: { friend: { gender: 'girl' }, 'second-friend': { gender: 'boy' } },
  })
  const saved = companions.map(each => ({ ...each, memberId: 'an id' }))
  expect(castWith(peopleOf({ companions: saved }), 'Kiran and Noor', passages)).toMatchObject({
    friendGender: 'neutral',
    people: { friend: { gender: 'neutral' }, 'second-friend': { gender: 'neutral' } },
  })
})

test('the first saved grown-up of a relation is at home, and who comes along is drawn as such', () => {
  const [dadi, nani, uncle, papa] = [
    person('Dadi', { memberId: 'dadi', age: null, relation: 'grandmother' }),
    person('Nani', { memberId: 'nani', age: null, relation: 'grandmother' }),
    person('Ravi Mama', { memberId: 'ravi', age: null, relation: 'uncle' }),
    person('Papa', { age: null, relation: 'father' }),
  ]
  const people = peopleOf({ companions: [uncle, papa], grownUps: [dadi, nani, uncle] })
  const cast = castWith(people, 'Ravi Mama and Papa')
  expect(cast.hasFriend).toBe(false)
  expect(cast.people).toEqual({
    child: people.child,
    ...{ friend: uncle, 'second-friend': papa, grandmother: dadi },
  })
})

test('a story from before people had looks has none', () => {
  const cast = castWith(undefined, 'Kabir')
  expect(cast).toMatchObject({ hasFriend: true, friendGender: 'boy' })
  for (const key of ['people', 'hasSecondHero', 'familyPet', 'homeSeed']) expect(cast).not.toHaveProperty(key)
})
