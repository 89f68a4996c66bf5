import { describe, expect, test } from 'vitest'
import { add, lengthOf, subtract, times, type Vec3 } from '../space/vec3.ts'
import { ADULT_BODIES, CHILD_BODIES, vary } from './body.ts'
import { POSES, type Pose, type PoseName } from './pose.ts'
import { skeletonOf } from './skeleton.ts'

const BODIES = { toddler: CHILD_BODIES['2-3'], eleven: CHILD_BODIES['10-12'], man: ADULT_BODIES.man }
const POSE_NAMES = Object.keys(POSES) as PoseName[]

test('grown-ups are taller than the tallest child', () => {
  const tallest = vary(CHILD_BODIES['10-12'], 1, 1.03).stature
  for (const body of Object.values(ADULT_BODIES)) expect(vary(body, 1, 0.97).stature).toBeGreaterThan(tallest * 1.05)
})

describe.each(Object.keys(BODIES) as (keyof typeof BODIES)[])('a %s', name => {
  const body = BODIES[name]

  test.each(POSE_NAMES)('rests on the ground, or above it: %s', poseName => {
    const pose: Pose = POSES[poseName]
    const bones = skeletonOf(body, pose, { at: [0, 0, 0], yaw: 30 })
    const joints = [
      ...[bones.leftLeg, bones.rightLeg].flatMap(({ ankle, toe }) => [ankle, add(ankle, times(toe, body.foot * 0.68))]),
      bones.leftLeg.knee,
      bones.rightLeg.knee,
      bones.pelvis,
      bones.waist,
      bones.neck,
      bones.head,
      ...(pose.handsDown ? [bones.left.palm, bones.right.palm] : []),
    ]
    const lowest = Math.min(...joints.map(joint => joint[1])) - (pose.lift ?? 0) * body.stature
    // Joints lie within the flesh: at most the radius of the hips or of the head above the ground.
    expect(lowest).toBeGreaterThan(0)
    expect(lowest).toBeLessThan(Math.max(body.hip, body.head * 0.42))
  })

  test('reaches a target with its palm', () => {
    const standing = skeletonOf(body, POSES.standing, { at: [0, 0, 0], yaw: 0 })
    const reach = (body.upperArm + body.foreArm) * 0.7
    const target: Vec3 = [standing.left.shoulder[0] + reach * 0.5, standing.left.shoulder[1], -reach * 0.8]
    const bones = skeletonOf(body, POSES.standing, { at: [0, 0, 0], yaw: 0, reach: { left: target } })
    expect(lengthOf(subtract(bones.left.palm, target))).toBeLessThan(5)
  })
})

test('on a seat the hips rest on it, whatever the feet do', () => {
  const body = CHILD_BODIES['4-6']
  const { pelvis } = skeletonOf(body, POSES['sitting-on'], { at: [10, 50, 20], yaw: 0, seat: 300 })
  expect(pelvis[1]).toBeCloseTo(350 + body.hip * 0.62)
})

test('a head turns to what it looks at, but not farther than a neck allows', () => {
  const look = (x: number, z: number) =>
    skeletonOf(CHILD_BODIES['7-9'], POSES.standing, { at: [0, 0, 0], yaw: 0, gaze: [x, 880, z] }).skull.forward
  expect(look(2000, -2000)[0]).toBeGreaterThan(0.6)
  expect(look(0, 3000)[2]).toBeLessThan(0.6)
})

test.each(['standing', 'crouching', 'flying'] as const)(
  'the face of somebody %s is not lowered into the chest',
  name => {
    const gaze: Vec3 = [0, -400, -300]
    const { skull } = skeletonOf(CHILD_BODIES['7-9'], POSES[name], { at: [0, 0, 0], yaw: 0, gaze })
    expect(skull.forward[1]).toBeGreaterThan(-0.4)
  },
)
