import { shade } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { add, between, times, type Vec3 } from '../space/vec3.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import { alongCurve, depthOf, egg, elbowOf, hull, limb, type Part } from './solid.ts'

/** One leg. `side` is 1 for the animal's left. */
export function drawLeg(
  spec: FourLegged,
  rig: Rig,
  hind: boolean,
  side: 1 | -1,
  bodyDepth: number,
): { part: Part; foot: Vec3 } {
  const { legs, leg } = spec
  const { stance, body } = rig
  const [fore, aft] = side === 1 ? [stance.feet[0], stance.feet[2]] : [stance.feet[1], stance.feet[3]]
  const [forward, up] = hind ? aft : fore
  const free = !hind && (stance.free?.[side === 1 ? 0 : 1] ?? false)
  const folded = stance.folded === 'all' || stance.folded === (hind ? 'hind' : 'fore')
  const lying = stance.folded === 'all'
  const out = times(body.side, side * spec.stance * (folded && hind ? 1.3 : 1))
  const root = hind ? rig.hip : rig.shoulder
  const joint = add(root, add(times(body.side, side * spec.stance * 0.86), [0, hind ? 0 : -spec.chest[1] * 0.2, 0]))
  const ground = (ahead: number, height: number): Vec3 => {
    const at = add(add(root, out), times(body.forward, ahead * legs))
    return [at[0], height, at[2]]
  }
  const [r0, r1, r2] = leg
  const far = depthOf(add(root, out)) > depthOf(root) + spec.stance * 0.3
  // Arms stand out from the body that they cross; pale legs would vanish before it.
  const coat = shade(spec.coat, far ? 0.15 : spec.foot.kind === 'hand' && !hind ? 0.07 : 0.035)
  let points: Vec3[]
  let foot: Vec3
  const height = spec.foot.kind === 'hoof' ? spec.foot.size * 0.5 : r2 * 0.8
  if (folded && hind) {
    foot = ground(lying ? 0.42 : 0.5, height)
    points = [ground(lying ? 0.02 : 0.1, height + r2 * 0.5), between(ground(0.1, height), foot, 0.5), foot]
  } else if (folded && lying && spec.foot.kind === 'hoof') {
    foot = ground(-0.02, height * 0.9)
    points = [joint, ground(0.42, r1), foot]
  } else if (folded) {
    foot = ground(0.62, height)
    points = [joint, ground(-0.02, r1 * 1.3), foot]
  } else {
    // Monkeys have long arms.
    const long = free && spec.foot.kind === 'hand' ? 1.28 : 1
    const target = free
      ? add(
          add(joint, times(body.side, spec.foot.kind === 'hand' ? side * legs * 0.14 : 0)),
          add(times(body.forward, forward * legs * long), [0, up * legs * long, 0]),
        )
      : ground(forward, height + (up + (stance.raise ?? 0)) * legs)
    foot = target
    const bend = times(
      body.forward,
      (hind ? stance.tucked || spec.foot.kind === 'hand' : spec.foot.kind === 'hoof') ? 1 : -1,
    )
    const length = (legs - height - (hind ? 0 : spec.chest[1] * 0.2)) * 0.508 * long
    const elbow = elbowOf(joint, target, length, length, bend)
    points = [joint, elbow, target]
  }
  const thigh = hind ? thighOf(spec, rig, joint, points, folded) : ''
  const radii = folded && hind ? [r1, r2 * 1.05, r2] : [hind ? r0 : r0 * 0.92, r1, r2]
  const start = r1 + (r2 - r1) * 0.4 + 0.8
  const sock = spec.socks
    ? shape(
        limb(
          [0.7, 0.8, 0.9, 1].map(share => alongCurve(points, share)),
          [start, r2 + 0.6],
          1,
        ),
        far ? shade(spec.socks, 0.15) : spec.socks,
      )
    : ''
  const nearer = depthOf(between(joint, foot, 0.5)) - bodyDepth
  // The legs beneath a body that is seen from its side belong to its near or far side, however they move.
  const across = depthOf(add(root, out)) - depthOf(root)
  const sideways = Math.abs(across) > spec.stance * 0.55
  return {
    part: {
      depth: bodyDepth + (sideways ? across * 4 + (hind ? 1 : 0) : nearer),
      drawing: shape(thigh + limb(points, radii), coat) + sock + drawFoot(spec, rig, foot, hind, far),
    },
    foot,
  }
}

function thighOf(
  spec: FourLegged,
  { body, stance }: Rig,
  joint: Vec3,
  points: readonly Vec3[],
  folded: boolean,
): string {
  const [w, h] = spec.hips
  if (spec.foot.kind === 'column') return ''
  if (folded) {
    const lying = stance.folded === 'all'
    const at = add(joint, times(body.forward, spec.legs * 0.14))
    const middle: Vec3 = [at[0], Math.max(h * (lying ? 0.66 : 0.8), at[1] - spec.legs * 0.06), at[2]]
    return hull([egg(middle, body, [w * 0.5, h * (lying ? 0.7 : 0.86), h * 0.92])])
  }
  const knee = between(joint, points[1] ?? joint, 0.35)
  return hull([egg(knee, body, [w * 0.4, h * 0.8, h * 0.62])])
}

function drawFoot(spec: FourLegged, { body }: Rig, at: Vec3, hind: boolean, far: boolean): string {
  const { kind, size, colour } = spec.foot
  const fill = far ? shade(colour, 0.15) : colour
  switch (kind) {
    case 'hoof':
      return shape(
        hull([egg(add(at, times(body.forward, size * 0.14)), body, [size * 0.56, size * 0.5, size * 0.66])]),
        fill,
      )
    case 'column': {
      const toes = [-0.5, 0, 0.5].map(shift =>
        hull([
          egg(add(at, add(times(body.forward, size * 0.84), times(body.side, shift * size))), body, [
            size * 0.2,
            size * 0.24,
            size * 0.16,
          ]),
        ]),
      )
      return shape(toes.join(''), far ? shade('#f2e6d4', 0.15) : colour)
    }
    default: {
      const longer = kind === 'hand' && hind ? 1.5 : 1
      const paw = egg(add(at, add(times(body.forward, size * 0.42 * longer), [0, -size * 0.1, 0])), body, [
        size * 0.66,
        size * 0.52,
        size * 0.84 * longer,
      ])
      return shape(hull([paw]), fill)
    }
  }
}
