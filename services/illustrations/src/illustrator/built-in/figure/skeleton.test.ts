import { ACTIONS, type Action, EXPRESSIONS } from '@kahani/contracts/illustration'
import { AGE_BANDS } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { distance } from '../canvas/path.ts'
import { ANKLE, BUILDS } from './build.ts'
import { poseFor } from './pose.ts'
import { skeletonOf } from './skeleton.ts'

const AWAKE = ACTIONS.filter((action): action is Exclude<Action, 'sleeping'> => action !== 'sleeping')
const AIRBORNE: readonly Action[] = ['jumping', 'flying', 'swimming']

describe.each(AWAKE)('%s', action => {
  test.each(AGE_BANDS)('has the bone lengths of a child of %s', age => {
    const build = BUILDS[age]
    for (const expression of EXPRESSIONS) {
      const { near, far, nearLeg, farLeg } = skeletonOf(build, poseFor(action, expression))
      for (const arm of [near, far]) {
        expect(distance(arm.shoulder, arm.elbow)).toBeCloseTo(build.upperArm, 3)
        expect(distance(arm.elbow, arm.wrist)).toBeLessThan(build.foreArm * 1.02)
      }
      for (const leg of [nearLeg, farLeg]) {
        expect(distance(leg.hip, leg.knee)).toBeCloseTo(build.thigh, 3)
        expect(distance(leg.knee, leg.ankle)).toBeCloseTo(build.shin, 3)
      }
    }
  })

  test('has its feet on the ground, or in the air if airborne', () => {
    const { nearLeg, farLeg } = skeletonOf(BUILDS['7-9'], poseFor(action, 'happy'))
    const lowest = Math.max(nearLeg.ankle[1], farLeg.ankle[1])
    if (AIRBORNE.includes(action)) expect(lowest).toBeLessThan(-ANKLE * 2)
    else expect(Math.abs(lowest + ANKLE)).toBeLessThan(60)
  })
})
