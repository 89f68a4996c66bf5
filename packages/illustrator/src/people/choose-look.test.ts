import { AGE_BANDS, CHARACTER_TYPES } from '@kahani/contracts/options'
import { testRequest } from '@kahani/testing/illustration-requests'
import { describe, expect, test } from 'vitest'
import { childLook, friendLook } from './choose-look.ts'
import { costumeFor } from './costume-words.ts'

const seeds = Array.from({ length: 30 }, (_, seed) => seed)
const different = (values: readonly unknown[]) => new Set(values.map(value => JSON.stringify(value))).size

describe("the child's look", () => {
  test('depends only on the cast and the seed', () => {
    expect(childLook(testRequest().cast, 4)).toEqual(childLook(testRequest({ firstName: 'Meera', pet: 'Cat' }).cast, 4))
  })

  test('differs from seed to seed', () => {
    const looks = seeds.map(seed => childLook(testRequest().cast, seed))
    expect(different(looks)).toBeGreaterThan(25)
    expect(different(looks.map(look => look.hair.style))).toBeGreaterThan(4)
    expect(different(looks.map(look => look.skin))).toBeGreaterThan(3)
  })

  test('has a different outfit for each character type', () => {
    expect(
      different(CHARACTER_TYPES.map(characterType => childLook(testRequest({ characterType }).cast, 3).outfit)),
    ).toBe(CHARACTER_TYPES.length)
  })

  test('is taller with a relatively smaller head at a higher age', () => {
    const bodies = AGE_BANDS.map(age => childLook(testRequest({ age }).cast, 3).body)
    expect(bodies.map(body => body.stature)).toEqual(bodies.map(body => body.stature).sort((a, b) => a - b))
    expect(bodies.map(body => -body.head / body.stature)).toEqual(
      bodies.map(body => -body.head / body.stature).sort((a, b) => a - b),
    )
  })
})

test.each(seeds.slice(0, 12))('the friend looks different from the child (seed %i)', seed => {
  const { cast } = testRequest({ gender: 'neutral' })
  const child = childLook(cast, seed)
  const friend = friendLook(cast, seed)
  expect(friend.skin).not.toBe(child.skin)
  expect(friend.hair.style).not.toBe(child.hair.style)
  expect(friend.outfit.top).not.toBe(child.outfit.top)
})

test('the friend has the hair and clothes of the friend’s gender', () => {
  const stylesOf = (friendGender: 'girl' | 'boy' | 'neutral') =>
    new Set(seeds.map(seed => friendLook(testRequest({ friendGender }).cast, seed).hair.style))
  expect(stylesOf('girl')).not.toContain('quiff')
  expect(stylesOf('boy')).not.toContain('plaits')
  expect(stylesOf('neutral')).not.toContain('plaits')
  expect(seeds.every(seed => friendLook(testRequest({ friendGender: 'girl' }).cast, seed).lashes)).toBe(true)
})

test.each([
  ['a kind doctor', 'doctor'],
  ['Cricket star', 'cricketer'],
  ['the queen of mangoes', 'royal'],
  ['Bharatanatyam dancer', 'dancer'],
  ['friendly ROBOT', 'robot'],
  ['someone nobody has heard of', 'adventurer'],
] as const)('a custom character, %s, wears the costume %s', (description, costume) => {
  expect(costumeFor(description)).toBe(costume)
})
