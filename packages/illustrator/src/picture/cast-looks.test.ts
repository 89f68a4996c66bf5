import type { Cast } from '@kahani/contracts/illustration'
import { type Look as ChosenLook, CLOTH_DYES, HEADWEAR } from '@kahani/contracts/looks'
import { AGE_BANDS, CHARACTER_TYPES, GENDERS } from '@kahani/contracts/options'
import { RELATIONS, type StoryPerson } from '@kahani/contracts/people'
import type { Figure } from '@kahani/scene/shot'
import { GROWN_UPS } from '@kahani/scene/words'
import { testRequest } from '@kahani/testing/illustration-requests'
import { describe, expect, test } from 'vitest'
import { distanceOf, tint } from '../canvas/colour.ts'
import { isNear } from '../people/cloth-colours.ts'
import { costumeFor } from '../people/costume-words.ts'
import { COSTUMES, type Costume, colourOfCostume } from '../people/costumes.ts'
import type { Look } from '../people/look.ts'
import type { Outfit } from '../people/outfit.ts'
import { lookOf } from './cast-looks.ts'

const seedsTo = (count: number) => Array.from({ length: count }, (_, seed) => seed)
const seeds = seedsTo(30)
const different = (values: readonly unknown[]) => new Set(values.map(value => JSON.stringify(value))).size

function look(who: Figure, cast: Partial<Cast> = {}, seed = 3): Look {
  const found = lookOf(who, testRequest(cast).cast, seed)
  if (!found) throw new Error(`Expected a person, received ${who}`)
  return found
}

const person = (parts: Partial<StoryPerson> = {}): StoryPerson => ({
  memberId: '6f0f6a3e-6a44-4f0c-9a39-0d7a3c2f1b11',
  name: 'Kiara',
  gender: 'girl',
  age: '4-6',
  relation: null,
  look: {},
  seed: 11,
  ...parts,
})

describe("the child's look", () => {
  test('depends only on the cast and the seed', () => {
    expect(look('child', {}, 4)).toEqual(look('child', { firstName: 'Meera', pet: 'Cat' }, 4))
  })

  test('differs from seed to seed', () => {
    const looks = seeds.map(seed => look('child', {}, seed))
    expect(different(looks)).toBeGreaterThan(25)
    expect(different(looks.map(({ hair }) => hair.style))).toBeGreaterThan(4)
    expect(different(looks.map(({ skin }) => skin))).toBeGreaterThan(3)
  })

  test('has a different outfit for each character type', () => {
    expect(different(CHARACTER_TYPES.map(characterType => look('child', { characterType }).outfit))).toBe(
      CHARACTER_TYPES.length,
    )
  })

  test('is taller with a relatively smaller head at a higher age', () => {
    const bodies = AGE_BANDS.map(age => look('child', { age }).body)
    expect(bodies.map(body => body.stature)).toEqual(bodies.map(body => body.stature).sort((a, b) => a - b))
    expect(bodies.map(body => -body.head / body.stature)).toEqual(
      bodies.map(body => -body.head / body.stature).sort((a, b) => a - b),
    )
  })
})

test.each(seeds.slice(0, 12))('the friend looks different from the child (seed %i)', seed => {
  const child = look('child', { gender: 'neutral' }, seed)
  const friend = look('friend', { gender: 'neutral' }, seed)
  expect(friend.skin).not.toBe(child.skin)
  expect(friend.hair.style).not.toBe(child.hair.style)
  expect(friend.outfit.top).not.toBe(child.outfit.top)
})

test('the friend has the hair and clothes of the friend’s gender', () => {
  const stylesOf = (friendGender: 'girl' | 'boy' | 'neutral') =>
    new Set(seeds.map(seed => look('friend', { friendGender }, seed).hair.style))
  expect(stylesOf('girl')).not.toContain('quiff')
  expect(stylesOf('boy')).not.toContain('plaits')
  expect(stylesOf('neutral')).not.toContain('plaits')
  expect(seeds.every(seed => look('friend', { friendGender: 'girl' }, seed).lashes)).toBe(true)
})

describe('a family', () => {
  const dadi = person({ name: 'Dadi', gender: 'girl', age: null, relation: 'grandmother', seed: 5 })
  const sister = person({ name: 'Anvi', age: '7-9', seed: 12 })

  test('looks the same in all its stories', () => {
    const people = { child: person(), friend: sister, grandmother: dadi }
    for (const who of ['child', 'friend', 'grandmother'] as const)
      expect(different(seeds.map(seed => look(who, { people }, seed)))).toBe(1)
  })

  test('keeps its faces, hair and skin when another child is the hero', () => {
    for (const seed of seeds) {
      const [one, two] = [person({ seed }), person({ seed: seed + 1 })]
      const told = look('friend', { people: { child: one, friend: two } })
      const { outfit: _clothes, ...hero } = look('child', { people: { child: two, friend: one } })
      expect(told).toMatchObject(hero)
    }
  })

  test('has no two tops of a colour', () => {
    for (const seed of seeds) {
      const people = { child: person({ seed }), friend: person({ seed }), 'second-friend': person({ seed }) }
      const tops = (['child', 'friend', 'second-friend'] as const).map(who => look(who, { people }).outfit.top)
      expect(different(tops)).toBe(3)
    }
  })

  test('has an unsaved grandmother of its own, with skin near the child’s', () => {
    const known = seeds.map(seed => look('grandmother', { homeSeed: 8, people: { child: person() } }, seed))
    expect(different(known)).toBe(1)
    expect(different(seeds.map(seed => look('grandmother', {}, seed)))).toBeGreaterThan(10)
  })

  test.each(RELATIONS)('comes along with a grown-up body as %s', relation => {
    const friend = person({ age: null, relation, seed: 4 })
    expect(look('friend', { people: { friend } }).body.stature).toBeGreaterThan(1150)
    if (relation === 'grandmother')
      expect(look('friend', { people: { friend } })).toEqual(look('grandmother', { people: { grandmother: friend } }))
  })

  test('has two heroes in one costume of two colours', () => {
    for (const costume of Object.keys(COSTUMES) as Costume[])
      for (const seed of seeds.slice(0, 6)) {
        const cast: Partial<Cast> = {
          characterType: 'custom',
          customCharacter: costume === 'royal' ? 'a raja' : costume,
          hasSecondHero: true,
          people: { child: person({ seed }), friend: person({ seed }) },
        }
        const [one, two] = [look('child', cast).outfit, look('friend', cast).outfit]
        expect(two.headgear).toBe(one.headgear)
        expect(two.accessories).toEqual(one.accessories)
        expect(isNear(colourOfCostume(costume, one), colourOfCostume(costume, two)), costume).toBe(false)
      }
  })
})

/** Everything that speaks of faith or ability. */
const marksOf = ({ face, aids, outfit, nightwear }: Look) => ({
  forehead: face.forehead,
  glasses: face.glasses,
  aids,
  cloth: [outfit, nightwear].map(({ headCloth }) => headCloth),
  hat: [outfit, nightwear].some(({ headgear }) => headgear === 'turban'),
})

test('nobody has glasses, an aid, a mark on the forehead or a cloth on the head that was not chosen', () => {
  const nothing = {
    forehead: null,
    glasses: false,
    aids: { hearingAid: false, mobilityAid: null, limbDifference: null },
    cloth: [null, null],
    hat: false,
  }
  for (const seed of seedsTo(300)) {
    const gender = GENDERS[seed % 3] ?? 'girl'
    const cast = { gender, friendGender: gender, characterType: CHARACTER_TYPES[seed % 9] ?? 'myself' }
    for (const who of ['child', 'friend', ...GROWN_UPS] as const)
      expect(marksOf(look(who, cast, seed)), `${who}, seed ${seed}`).toEqual(nothing)
    const friend = person({ gender, age: null, relation: RELATIONS[seed % RELATIONS.length] ?? 'other', seed })
    expect(marksOf(look('friend', { people: { friend } }))).toEqual(nothing)
  }
  for (const outfit of Object.values(COSTUMES).flat() as Outfit[])
    expect([outfit.headCloth, outfit.headgear === 'turban']).toEqual([null, false])
})

describe('headwear', () => {
  const worn = (headwear: NonNullable<ChosenLook['headwear']>, cast: Partial<Cast> = {}) => {
    const { outfit, nightwear } = look('child', {
      ...cast,
      people: { child: person({ look: { headwear, headwearColour: 'red' } }) },
    })
    return [outfit.headCloth?.kind ?? null, outfit.headgear, nightwear.headCloth?.kind ?? null]
  }

  test('of faith is worn with every costume', () => {
    for (const headwear of HEADWEAR.filter(each => each !== 'none' && each !== 'cap'))
      for (const characterType of CHARACTER_TYPES) expect(worn(headwear, { characterType })[0]).toBe(headwear)
  })

  test.each([
    ['hijab', 'astronaut', 'hijab', 'helmet'],
    ['hijab', 'pirate', 'hijab', 'pirate-hat'],
    ['dupatta', 'princess', 'dupatta', 'tiara'],
    ['patka', 'pirate', 'patka', null],
    ['patka', 'superhero', 'patka', 'mask'],
    ['turban', 'dragon', 'turban', null],
    ['prayer-cap', 'wizard', 'prayer-cap', null],
    ['cap', 'wizard', null, 'wizard-hat'],
    ['cap', 'myself', null, 'cap'],
  ] as const)('%s and the costume %s', (headwear, characterType, cloth, hat) => {
    expect(worn(headwear, { characterType }).slice(0, 2)).toEqual([cloth, hat])
  })

  test('stays in bed if it covers the hair', () => {
    expect(HEADWEAR.map(headwear => worn(headwear)[2])).toEqual([null, 'patka', 'patka', 'hijab', null, null, null])
  })
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

describe('clothes and faces', () => {
  test('have no cloth that looks like the skin of its wearer', () => {
    for (const costume of [undefined, ...(Object.keys(COSTUMES) as Costume[])])
      for (let skin = 1; skin <= 10; skin++)
        for (const seed of seeds.slice(0, 8)) {
          const cast: Partial<Cast> = {
            ...(costume && { characterType: 'custom', customCharacter: costume === 'royal' ? 'a raja' : costume }),
            people: {
              child: person({ look: { skin }, seed }),
              grandmother: person({ relation: 'grandmother', age: null, look: { skin }, seed }),
            },
          }
          for (const { skin, outfit } of [look('child', cast), look('grandmother', cast)])
            for (const cloth of [outfit.top, outfit.bottom, outfit.skirt])
              if (cloth) expect(distanceOf(cloth, skin), `${costume} ${skin} ${cloth}`).toBeGreaterThan(60)
        }
  })

  test('keep a colour that the family likes in clothes that look like skin, paler or deeper', () => {
    const { skin, outfit } = look('child', {
      people: { child: person({ look: { skin: 7, clothes: 't-shirt-and-trousers', favouriteColour: 'brown' } }) },
    })
    expect(distanceOf(outfit.top, skin)).toBeGreaterThan(60)
    const [r, g, b] = [1, 3, 5].map(at => Number.parseInt(outfit.top.slice(at, at + 2), 16)) as [number, number, number]
    expect(r > g && g > b).toBe(true)
  })

  test('have in bed a paler cloth of the same colour on the head', () => {
    const { outfit, nightwear } = look('child', {
      people: { child: person({ look: { headwear: 'hijab', headwearColour: 'violet' } }) },
    })
    expect(outfit.headCloth?.colour).toBe(CLOTH_DYES.violet)
    expect(nightwear.headCloth).toEqual({ kind: 'hijab', colour: tint(CLOTH_DYES.violet, 0.38) })
  })
})
