import { createRandom } from '@kahani/random/random'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import { placeAll } from './staging.ts'

/** Where the guide, a calf, is placed. */
function placeGuide(guide: Partial<ShotInput['figures'][number]>) {
  const figures: ShotInput['figures'] = [
    { who: 'child', x: 0 },
    { who: 'guide', x: 0.1, facing: 'left-front', ...guide },
  ]
  const placed = placeAll({
    context: {
      random: createRandom('a'),
      bookRandom: createRandom('b'),
      defs: createSvgDefs(),
      light: createLight('day'),
    },
    request: testRequest(),
    guide: 'calf',
    shot: shotSchema.parse({ camera: 'medium', figures }),
    view: aimCamera({ camera: 'medium', stature: 800, focus: [0, 400, 0] }),
    spots: {},
  })
  const [calf] = placed.filter(({ kind }) => kind === 'creature')
  return { x: calf?.at[0] ?? 0, halfWidth: calf?.halfWidth ?? 0 }
}

test('a guide that would cover the child steps aside', () => {
  const { x, halfWidth } = placeGuide({})
  expect(Math.abs(x)).toBeGreaterThan(halfWidth)
})

test('a guide with enough room stays where it is', () => {
  expect(placeGuide({ x: 0.95 }).x).toBeCloseTo(0.95 * 0.5 * 1.9 * 800, 0)
})

test('a guide that hugs or touches the child stays close', () => {
  expect(placeGuide({ action: 'hugging' }).x).toBeLessThan(100)
  const { x, halfWidth } = placeGuide({ touches: 'child' })
  expect(x).toBeLessThan(halfWidth * 1.3)
})
