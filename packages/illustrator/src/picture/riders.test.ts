import { createRandom } from '@kahani/random/random'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import type { Company } from './company.ts'
import { reachFor } from './hands-and-eyes.ts'
import type { PlacedPerson } from './placed.ts'
import { placeAll } from './staging.ts'

/** A child and an object, as they are placed. */
function companyOf(input: Omit<ShotInput, 'camera'>): Company {
  const shot = shotSchema.parse({ camera: 'wide', ...input } satisfies ShotInput)
  const request = testRequest()
  const context = {
    random: createRandom('a'),
    bookRandom: createRandom('b'),
    defs: createSvgDefs(),
    light: createLight('day'),
  }
  const view = aimCamera({ camera: 'wide', stature: 1000, focus: [0, 400, 0] })
  const placed = placeAll({ context, request, guide: null, shot, view, spots: {} })
  const story = { cast: request.cast, guide: null, shot }
  return { context, view, placed, story, medium: 'air', wading: false, pools: undefined }
}

const childIn = ({ placed }: Company) => placed.find((each): each is PlacedPerson => each.kind === 'person')

/** x of a child who rides on an object in the middle of the picture. */
const riderOn = ({ what, facing }: NonNullable<ShotInput['objects']>[number]): number =>
  childIn(companyOf({ figures: [{ who: 'child', on: what, action: 'sitting' }], objects: [{ what, facing }] }))
    ?.at[0] ?? 0

test('who rides on a lorry is on its bed, whichever way it faces', () => {
  const facingRight = riderOn({ what: 'lorry', facing: 'right' })
  expect(facingRight).toBeLessThan(-300)
  expect(riderOn({ what: 'lorry', facing: 'left' })).toBeCloseTo(-facingRight)
})

test('who rides on a train is at a window of its first coach, whichever way it faces', () => {
  expect(riderOn({ what: 'train', facing: 'right' })).toBeCloseTo(0)
  expect(riderOn({ what: 'train', facing: 'left' })).toBeCloseTo(0)
})

test('who hangs from a branch has the hands beside the head and its hair', () => {
  const company = companyOf({
    figures: [{ who: 'child', action: 'swinging', touches: 'bough' }],
    objects: [{ what: 'bough', height: 0.6 }],
  })
  const child = childIn(company)
  const { left, right } = (child && reachFor(company, child)) ?? {}
  expect(Math.abs((left?.[0] ?? 0) - (right?.[0] ?? 0))).toBeGreaterThan((child?.look.body.head ?? 0) * 1.5)
})
