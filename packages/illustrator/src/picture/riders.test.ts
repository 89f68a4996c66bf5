import { createRandom } from '@kahani/random/random'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import { placeAll } from './staging.ts'

/** x of a child who rides on an object in the middle of the picture. */
function riderOn({ what, facing }: NonNullable<ShotInput['objects']>[number]): number {
  const shot = shotSchema.parse({
    camera: 'wide',
    figures: [{ who: 'child', on: what, action: 'sitting' }],
    objects: [{ what, facing }],
  } satisfies ShotInput)
  const placed = placeAll({
    context: {
      random: createRandom('a'),
      bookRandom: createRandom('b'),
      defs: createSvgDefs(),
      light: createLight('day'),
    },
    request: testRequest(),
    guide: null,
    shot,
    view: aimCamera({ camera: 'wide', stature: 1000, focus: [0, 400, 0] }),
    spots: {},
  })
  return placed.find(({ kind }) => kind === 'person')?.at[0] ?? 0
}

test('who rides on a lorry is on its bed, whichever way it faces', () => {
  const facingRight = riderOn({ what: 'lorry', facing: 'right' })
  expect(facingRight).toBeLessThan(-300)
  expect(riderOn({ what: 'lorry', facing: 'left' })).toBeCloseTo(-facingRight)
})

test('who rides on a train is at a window of its first coach, whichever way it faces', () => {
  expect(riderOn({ what: 'train', facing: 'right' })).toBeCloseTo(0)
  expect(riderOn({ what: 'train', facing: 'left' })).toBeCloseTo(0)
})
