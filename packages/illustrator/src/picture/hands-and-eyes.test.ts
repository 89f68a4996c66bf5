import type { StoryPerson } from '@kahani/contracts/people'
import { createRandom } from '@kahani/random/random'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { between } from '../space/vec3.ts'
import { aimCamera } from '../stage/cameras.ts'
import { clearTilt } from './clear-thing.ts'
import { drawHeld, mouthOf } from './draw-things.ts'
import { reachFor } from './hands-and-eyes.ts'
import { placeAll } from './staging.ts'

const ELDER: StoryPerson = {
  memberId: null,
  name: 'Dada',
  gender: 'boy',
  relation: 'grandfather',
  age: null,
  seed: 1,
  look: {},
}

const context = () => ({
  random: createRandom('a'),
  bookRandom: createRandom('b'),
  defs: createSvgDefs(),
  light: createLight('day'),
})

test('hands that touch what a creature holds are at its mouth', () => {
  const view = aimCamera({ camera: 'medium', stature: 1000, focus: [0, 400, 0] })
  const placed = placeAll({
    context: context(),
    request: testRequest(),
    guide: 'dolphin',
    shot: shotSchema.parse({
      camera: 'medium',
      figures: [
        { who: 'child', x: -0.3, arms: 'holding', touches: 'key' },
        { who: 'guide', x: 0.4, height: 0.4, holds: 'key', facing: 'left' },
      ],
    } satisfies ShotInput),
    view,
    spots: {},
  })
  const child = placed.find(each => each.kind === 'person')
  const dolphin = placed.find(each => each.kind === 'creature')
  if (!child || !dolphin) throw new Error('The child and the dolphin are not placed.')
  const { left, right } = reachFor({ placed, view }, child) ?? {}
  if (!left || !right) throw new Error('The child does not reach with both hands.')
  const [x, y] = between(left, right, 0.5)
  const mouth = mouthOf(dolphin.creature)
  expect(x).toBeCloseTo(dolphin.at[0] - mouth[0])
  expect(y).toBeCloseTo(dolphin.at[1] - mouth[1])
})

test('whoever always wears a prayer cap puts no turban on', () => {
  const clothOf = (headwear: 'prayer-cap' | 'none') => {
    const request = testRequest()
    const elder: StoryPerson = { ...ELDER, look: { headwear } }
    const [placed] = placeAll({
      context: context(),
      request: { ...request, cast: { ...request.cast, people: { grandfather: elder } } },
      guide: null,
      shot: shotSchema.parse({ camera: 'medium', figures: [{ who: 'grandfather', wears: 'turban' }] }),
      view: aimCamera({ camera: 'medium', stature: 1000, focus: [0, 400, 0] }),
      spots: {},
    })
    if (placed?.kind !== 'person') throw new Error('The grandfather is not placed.')
    return [placed.look.outfit.headCloth?.kind ?? null, placed.look.outfit.headgear]
  }
  expect(clothOf('prayer-cap')).toEqual(['prayer-cap', null])
  expect(clothOf('none')).toEqual([null, 'turban'])
})

test('a leaf on a stalk stays upright over a face that is beside its stalk', () => {
  const leaf = drawHeld(context(), 'banana-leaf', {
    cast: testRequest().cast,
    guide: null,
    shot: shotSchema.parse({ camera: 'medium', figures: [] }),
  })
  if (!leaf) throw new Error('There is no leaf.')
  const tiltFor = (height: number) =>
    clearTilt(leaf, { at: [0, 0], scale: 1, turn: 0, grip: leaf.grip.at }, [
      [-60, -height],
      [-110, -height],
    ])
  expect(tiltFor(120)).toBe(0)
  expect(tiltFor(420)).not.toBe(0)
})
