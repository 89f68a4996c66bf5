import type { Cast } from '@kahani/contracts/illustration'
import type { Coat } from '@kahani/contracts/looks'
import type { StoryPerson } from '@kahani/contracts/people'
import { type Camera, type ShotInput, shotSchema } from '@kahani/scene/shot'
import { CAMERAS, FACINGS, SETTINGS, TIMES_OF_DAY } from '@kahani/scene/words'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { everyCombination } from '@kahani/testing/pairwise'
import { someOf } from '@kahani/testing/some-of'
import { describe, expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { SCHEMES } from '../places/school/scheme.ts'
import { ROCKET_PAINTS } from '../scenery/rockets.ts'
import { travellerLook } from './cast-looks.ts'
import { drawPicture } from './picture.ts'

const child = { who: 'child', x: -0.2 } as const
const shotOf = (input: Partial<ShotInput>) =>
  shotSchema.parse({ camera: 'medium', figures: [child], ...input } satisfies ShotInput)
const draw = (input: Partial<ShotInput>, setting: (typeof SETTINGS)[number] = 'meadow', page = 1) =>
  drawPicture(testRequest(), testPicture({ setting, shot: shotOf(input) }, page))
const layers = (svg: string) => [...svg.matchAll(/<g data-layer="([\w-]+)">/g)].map(([, name]) => name)

describe('every setting', () => {
  test.each(SETTINGS)('%s can be seen by all cameras with a child in it', setting => {
    // The tests of places go through all their sides and cameras.
    for (const [at, camera] of someOf([...CAMERAS.entries()], CAMERAS.length, SETTINGS.indexOf(setting))) {
      const timeOfDay = TIMES_OF_DAY[at % TIMES_OF_DAY.length] ?? 'day'
      const shot = shotOf({ camera, side: at % 3 })
      const svg = drawPicture(testRequest(), testPicture({ setting, timeOfDay, shot }))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length, camera).toBeLessThan(700_000)
    }
  })
})

describe('a shot', () => {
  test('is lit by a burning lamp in the hands of the child, and not by one that is out', () => {
    const withLamp = (states: ('lit' | 'unlit')[]) =>
      drawPicture(
        testRequest(),
        testPicture({
          setting: 'meadow',
          timeOfDay: 'night',
          shot: shotOf({ figures: [{ ...child, holds: 'diya' }], objects: [{ what: 'diya', states }] }),
        }),
      )
    expect(withLamp(['lit'])).toContain('data-glow')
    expect(withLamp(['unlit'])).not.toContain('data-glow')
  })

  test('draws the lamps on the ground besides the one in the hands', () => {
    const lamps = (objects: ShotInput['objects']) =>
      layers(draw({ figures: [{ ...child, holds: 'diya' }], objects })).filter(name => name === 'object').length
    expect(lamps([{ what: 'diya' }])).toBe(0)
    expect(lamps([{ what: 'diya' }, { what: 'diya', x: 0.5, count: 3 }])).toBe(3)
  })

  test('has the rocket in the yard of a family in the colours in which it flies', () => {
    const colours = (setting: 'rocket' | 'courtyard', seed: number) => {
      const request = testRequest()
      const objects: ShotInput['objects'] = setting === 'rocket' ? [] : [{ what: 'cardboard-rocket' }]
      const drawing = drawPicture(
        { ...request, seed, cast: { ...request.cast, homeSeed: 1 } },
        testPicture({ setting, timeOfDay: 'day', shot: shotOf({ camera: 'wide', figures: [child], objects }) }),
      )
      const { on } = createLight('day')
      return ROCKET_PAINTS.filter(({ fins, nose }) => [fins, nose].every(paint => drawing.includes(on(paint))))
    }
    for (const seed of [1, 2, 3, 4, 5]) expect(colours('courtyard', seed)).toEqual(colours('rocket', seed))
  })

  test('has the hands over a pillow in the arms, and a baby over the hands', () => {
    const { on } = createLight('day')
    const hands = on(travellerLook('child', testRequest().cast, testRequest().seed).skin)
    const cradled = (holds: 'pillow' | 'baby') => draw({ figures: [{ ...child, action: 'cradling', holds }] })
    const pillow = cradled('pillow')
    expect(pillow.lastIndexOf(hands)).toBeGreaterThan(pillow.lastIndexOf(on('#e79aa8')))
    const baby = cradled('baby')
    expect(baby.lastIndexOf(hands)).toBeLessThan(baby.lastIndexOf(on('#bd8456')))
  })

  test('has one moon in its sky, or none on a moonless night', () => {
    const night = (shot: Partial<ShotInput>) =>
      drawPicture(
        testRequest(),
        testPicture({ setting: 'meadow', timeOfDay: 'night', shot: shotOf({ figures: [child], ...shot }) }),
      )
    const disc = '#fff9e4'
    const moon = { what: 'crescent-moon', height: 1.6 } as const
    expect(night({})).toContain(disc)
    expect(night({ objects: [moon] })).not.toContain(disc)
    expect(night({ objects: [{ ...moon, imagined: true }] })).toContain(disc)
    expect(night({ states: ['moonless'] })).not.toContain(disc)
  })

  test.each(['bedroom', 'kitchen', 'verandah'] as const)('shows the same %s in all stories of a family', setting => {
    const colours = (seed: number, homeSeed: number) => {
      const night = testPicture({ setting, timeOfDay: 'night' })
      return new Set(drawPicture(testRequest({ homeSeed }, seed), night, { figures: false }).match(/"#[0-9a-f]{6}"/g))
    }
    const [one, two, other] = [colours(1, 5), colours(2, 5), colours(2, 6)]
    const shared = (others: ReadonlySet<string>) => [...one].filter(colour => others.has(colour)).length / one.size
    expect(shared(two)).toBeGreaterThan(0.85)
    expect(shared(other)).toBeLessThan(0.75)
  })

  test('draws who comes along, as many as there are, in the coats and clothes of the family', () => {
    const figures = (['child', 'friend', 'second-friend', 'third-friend', 'pet'] as const).map((who, i) => ({
      ...child,
      who,
      x: i * 0.3 - 0.6,
    }))
    const count = (cast: Partial<Cast>) =>
      layers(drawPicture(testRequest(cast), testPicture({ setting: 'meadow', shot: shotOf({ figures }) }))).filter(
        name => name === 'figure',
      ).length
    expect(count({ hasFriend: false, pet: 'none' })).toBe(1)
    expect(count({ hasFriend: true, pet: 'Dog' })).toBe(3)
    const person: StoryPerson = {
      memberId: null,
      name: 'Ravi Mama',
      gender: 'boy',
      age: null,
      relation: 'uncle',
      look: {},
      seed: 4,
    }
    expect(count({ people: { friend: person, 'second-friend': person, 'third-friend': person } })).toBe(5)
    const dog = (coat: Coat) =>
      drawPicture(
        testRequest({ familyPet: { memberId: null, name: 'Moti', pet: 'Dog', coat, seed: 3 } }),
        testPicture({ setting: 'meadow', shot: shotOf({ figures }) }),
      )
    expect(dog({ colour: 'blue' })).not.toBe(dog({ colour: 'pink' }))
  })

  test('gives the same drawing for the same story and page, and another one for another page', () => {
    expect(draw({})).toBe(draw({}))
    expect(draw({}, 'meadow', 2)).not.toBe(draw({}))
  })

  test('shows the child in the same colours from every side and distance', () => {
    const { skin, hair } = travellerLook('child', testRequest().cast, testRequest().seed)
    const { on } = createLight('day')
    const cameras: Camera[] = ['wide', 'medium', 'close-up', 'from-above', 'from-below']
    for (const { facing, camera } of someOf(everyCombination({ facing: FACINGS, camera: cameras }), 3)) {
      const svg = draw({ camera, figures: [{ ...child, facing }] })
      expect(svg, `${facing}, ${camera}`).toContain(on(skin))
      expect(svg, `${facing}, ${camera}`).toContain(on(hair.colour))
    }
  })

  test('draws who is near over who is far, in whichever order the shot names them', () => {
    const hair = createLight('day').on(travellerLook('child', testRequest().cast, testRequest().seed).hair.colour)
    const drawnInOrder = (figures: ShotInput['figures']) =>
      draw({ figures })
        .split('<g data-layer="')
        .flatMap(part => (part.startsWith('figure') ? [part.includes(hair) ? 'child' : 'cow'] : []))
    for (const [childAt, cowAt, order] of [
      ['near', 'far', ['cow', 'child']],
      ['far', 'near', ['child', 'cow']],
    ] as const) {
      const both: ShotInput['figures'] = [
        { ...child, distance: childAt },
        { who: 'cow', x: 0.3, distance: cowAt },
      ]
      expect(drawnInOrder(both)).toEqual(order)
      expect(drawnInOrder(both.toReversed())).toEqual(order)
    }
  })

  test('leaves out a friend and a pet whom the story does not have', () => {
    const figures: ShotInput['figures'] = [child, { who: 'friend', x: 0.3 }, { who: 'pet', x: 0.6 }]
    const picture = testPicture({ setting: 'meadow', shot: shotOf({ figures }) })
    const alone = testPicture({ setting: 'meadow', shot: shotOf({}) })
    const request = testRequest({ hasFriend: false, pet: 'none' })
    expect(drawPicture(request, picture)).toBe(drawPicture(request, alone))
    expect(layers(drawPicture(testRequest(), picture)).filter(name => name === 'figure')).toHaveLength(3)
  })

  test('draws what is held once, in the hands', () => {
    const lantern = { what: 'lantern', x: 0.4 } as const
    const apart = draw({ objects: [lantern] })
    const held = draw({ objects: [lantern], figures: [{ ...child, action: 'carrying', holds: 'lantern' }] })
    expect(layers(apart)).toContain('object')
    expect(layers(held)).not.toContain('object')
  })

  test('draws a creature that is held in the hands, and others of the same kind on their own', () => {
    const moth = { who: 'moth', x: 0.5 } as const
    const figureLayers = (figures: ShotInput['figures']) =>
      layers(draw({ figures })).filter(name => name === 'figure').length
    expect(figureLayers([child, moth])).toBe(2)
    expect(figureLayers([{ ...child, arms: 'cupping', holds: 'moth' }, moth])).toBe(1)
  })

  test('draws further objects of the kind that is held', () => {
    const kites: ShotInput['objects'] = [{ what: 'kite' }, { what: 'kite', x: 0.6, height: 1.4, count: 3 }]
    const svg = draw({ figures: [{ ...child, holds: 'kite' }], objects: kites })
    expect(layers(svg).filter(name => name === 'object')).toHaveLength(3)
  })

  test('draws what is imagined in a cloud that is within the picture, without shadows', () => {
    const grandmother = { who: 'grandmother', x: 0.4, height: 3, imagined: true } as const
    const svg = draw({ figures: [child, grandmother] })
    expect(layers(svg).filter(name => name === 'figure')).toHaveLength(2)
    const shift = /translate\(([-\d.]+) ([-\d.]+)\)"><path d="M[^"]+" fill="#fff8e8/.exec(svg)
    expect(Number(shift?.[2])).toBeGreaterThan(0)
  })

  test('draws spectacles on whoever wears them', () => {
    expect(draw({ figures: [{ ...child, wears: 'spectacles' }] })).not.toBe(draw({}))
  })

  test('draws the string from the spool to a kite in the hands of somebody else', () => {
    const drawn = (holds: 'kite-reel' | 'flask') =>
      layers(
        draw({
          figures: [
            { ...child, holds: 'kite' },
            { who: 'father', x: 0.5, holds },
          ],
        }),
      ).filter(name => name === 'object').length
    expect(drawn('kite-reel')).toBe(drawn('flask') + 1)
  })

  test('draws the blade of an oar over the side of a boat', () => {
    const drawn = (action: 'rowing' | 'kneeling') =>
      layers(
        draw(
          {
            side: 2,
            figures: [{ ...child, on: 'rowing-boat', action, holds: 'oar' }],
            objects: [{ what: 'rowing-boat', height: -0.08 }, { what: 'oar' }],
          },
          'riverside',
        ),
      ).filter(name => name === 'figure').length
    expect(drawn('rowing')).toBe(drawn('kneeling') + 1)
  })

  test('lets animals look up to a child who stands, and a dinosaur look down', () => {
    for (const [who, direction] of [
      ['three-horn', 'up'],
      ['dinosaur', 'down'],
    ] as const) {
      const looking = (looksAt: 'child' | 'up' | 'down') =>
        draw({ figures: [child, { who, x: 0.5, facing: 'left', distance: 'far', looksAt }] })
      expect(looking('child'), who).toBe(looking(direction))
    }
    expect(draw({ figures: [child, { who: 'dinosaur', looksAt: 'up' }] })).not.toBe(
      draw({ figures: [child, { who: 'dinosaur', looksAt: 'down' }] }),
    )
  })

  test('zooms in', () => {
    expect(draw({ zoom: 1.5 })).not.toBe(draw({}))
  })

  test('draws as many objects as it says', () => {
    const objects = (count: number) => layers(draw({ objects: [{ what: 'diya', x: 0.3, count }] }))
    expect(objects(5).filter(name => name === 'object')).toHaveLength(5)
  })

  test('has the title on the cover only', () => {
    const request = { ...testRequest(), title: '' }
    expect(layers(drawPicture(request, testPicture({}, 0)))).not.toContain('lettering')
  })
})

test('a place has the same colours on every page of a book', () => {
  const { land } = createLight('day')
  const wallsOn = (page: number) => {
    const svg = draw({}, 'school', page)
    return SCHEMES.map(({ wall }) => wall).filter(wall => svg.includes(land(wall)))
  }
  const [first, ...others] = [1, 2, 3, 4].map(wallsOn)
  expect(first).toHaveLength(1)
  for (const walls of others) expect(walls).toEqual(first)
})

test('a brief without a shot is staged in another way on every page', () => {
  const pages = [1, 2, 3, 4, 5, 6].map(page => drawPicture(testRequest(), testPicture({ setting: 'meadow' }, page)))
  expect(new Set(pages.map(svg => /data-layer="ground">(.{400})/.exec(svg)?.[1])).size).toBeGreaterThanOrEqual(5)
})
