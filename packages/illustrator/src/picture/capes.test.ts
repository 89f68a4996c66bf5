import { createRandom } from '@kahani/random/random'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import { COLOUR_VALUES } from './draw-things.ts'
import { drawPicture } from './picture.ts'
import { hemOf } from './placed.ts'
import { placeAll } from './staging.ts'

const flier = { who: 'child', x: 0.3, height: 0.3, action: 'floating', wears: 'cape', facing: 'right-front' } as const

/** Everybody beside a child that flies in a cape. */
const placeWith = (other: ShotInput['figures'][number]) =>
  placeAll({
    context: {
      random: createRandom('a'),
      bookRandom: createRandom('b'),
      defs: createSvgDefs(),
      light: createLight('night'),
    },
    request: testRequest(),
    guide: 'calf',
    shot: shotSchema.parse({ camera: 'medium', figures: [flier, other] }),
    view: aimCamera({ camera: 'medium', stature: 1000, focus: [0, 400, 0] }),
    spots: {},
  })

test('a cape is only seen if somebody has put it on, in its colour', () => {
  const draw = (wears: 'cape' | null, colour: 'red' | 'green') =>
    drawPicture(
      testRequest(),
      testPicture({
        setting: 'meadow',
        timeOfDay: 'day',
        shot: shotSchema.parse({
          camera: 'medium',
          figures: [{ ...flier, wears }],
          objects: wears ? [{ what: wears, colour }] : [],
        }),
      }),
    )
  const [red, green, none] = [draw('cape', 'red'), draw('cape', 'green'), draw(null, 'red')]
  expect(red).toContain(COLOUR_VALUES.red)
  expect(green).toContain(COLOUR_VALUES.green)
  for (const colour of [COLOUR_VALUES.red, COLOUR_VALUES.green]) expect(none).not.toContain(colour)
})

test('a friend who flies along is towed by the edge of the cape', () => {
  const placed = placeWith({ who: 'friend', x: -0.6, action: 'flying', touches: 'cape', facing: 'right-front' })
  const friend = placed.find(({ shot }) => 'who' in shot && shot.who === 'friend')
  const edge = hemOf(placed, 'cape', [-600, 0, 0])
  if (friend?.kind !== 'person' || !edge) throw new Error('no friend, or no cape')
  expect(Math.hypot(...friend.rough.left.palm.map((each, i) => each - (edge[i] ?? 0)))).toBeLessThan(60)
})

test('a creature hangs from the hem, wherever its own place is', () => {
  const xs = [-0.8, 0.8].map(x => {
    const creature = placeWith({ who: 'kitten', x, action: 'flying', touches: 'cape', facing: 'right' }).find(
      ({ kind }) => kind === 'creature',
    )
    return creature?.at[0]
  })
  expect(xs[0]).toBeCloseTo(xs[1] ?? 0)
})
