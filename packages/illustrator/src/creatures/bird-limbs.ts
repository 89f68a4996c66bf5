import { alpha, shade } from '../canvas/colour.ts'
import { line, shape } from '../canvas/svg.ts'
import { type Frame, turn } from '../space/frame.ts'
import { add, between, times, type Vec3 } from '../space/vec3.ts'
import type { Role } from './acting.ts'
import type { BirdRig, BirdSpec } from './bird-spec.ts'
import { depthOf, egg, flat, hull, type Lump, limb, type Part } from './solid.ts'
import { featherWing } from './wings.ts'

/** The feathers of the tail. */
export function drawTail(spec: BirdSpec, { trunk, level, centre, stance }: BirdRig, { mood }: Role) {
  const { length, width, feathers, colour, tip, fork = 0 } = spec.tail
  const root = add(centre, times(trunk.forward, -spec.body[2] * 0.86))
  const pitch = spec.tail.angle + stance.tail + mood.tail * 12
  const back = turn(turn(level, { yaw: 180 }), { pitch })
  const ends = Array.from({ length: feathers }, (_, i) => {
    const spread = feathers === 1 ? 0 : i / (feathers - 1) - 0.5
    const long = length * (1 - (fork ? (0.5 - Math.abs(spread)) * fork : Math.abs(spread) * 0.36))
    const end = add(root, add(times(back.forward, long), times(level.side, spread * width)))
    return [end[0], Math.max(4, end[1]), end[2]] as Vec3
  })
  const r = Math.max(width / feathers, length * 0.05) * 0.7
  const arch = spec.tail.arch ?? 0
  const along = (end: Vec3, share: number): Vec3 =>
    add(between(root, end, share), [0, Math.sin(share * 2.6) * arch * length - arch * length * 0.9 * share ** 3, 0])
  const feather = (end: Vec3, from: number) =>
    arch
      ? limb(
          [from, (1 + from) / 2, 1].map(share => along(end, share)),
          [r * 0.8, r, r * 0.5],
          2,
        )
      : limb([between(root, end, from), end], [r * (from ? 1 : 0.8), r * 0.8], 1)
  return {
    drawing:
      shape(ends.map(end => feather(end, 0)).join(''), colour) +
      (tip ? shape(ends.map(end => feather(end, 0.74)).join(''), tip) : ''),
    end: ends[Math.floor(feathers / 2)] ?? root,
  }
}

/** Both legs; hidden below a sitting bird. */
export function drawLegs(spec: BirdSpec, { stance, level, centre }: BirdRig): string {
  const { length, thick, colour, webbed } = spec.legs
  if (stance.legs < 0.2 && stance.feet !== 'trail') return ''
  return ([1, -1] as const)
    .map(side => {
      const hip = add(centre, add(times(level.side, side * spec.body[0] * 0.42), [0, -spec.body[1] * 0.5, 0]))
      const step = stance.feet === 'stride' ? side * 0.36 : stance.feet === 'one' && side === -1 ? 0.34 : 0.02
      const ground = length * (stance.raise ?? 0) + (stance.feet === 'one' && side === -1 ? length * 0.5 : 0)
      const foot: Vec3 =
        stance.feet === 'trail'
          ? add(hip, add(times(level.forward, -length * 0.62), [0, -length * 0.36, 0]))
          : [hip[0] + level.forward[0] * length * step, ground + thick, hip[2] + level.forward[2] * length * step]
      const knee = add(between(hip, foot, 0.55), times(level.forward, -length * 0.12))
      const toes = [-0.5, 0, 0.5].map(spread =>
        add(foot, add(times(level.forward, length * 0.1 + thick * 2.6), times(level.side, spread * thick * 5))),
      )
      const claws = [...toes, add(foot, times(level.forward, -thick * 2))]
        .map(toe => limb([foot, toe], [thick * 0.7, thick * 0.5], 1))
        .join('')
      const web = webbed ? hull(toes.map(toe => egg(toe, level, [thick, thick * 0.5, thick]))) : ''
      const far = side * level.side[2] > 0.2
      return shape(
        limb([hip, knee, foot], [thick, thick * 0.8, thick * 0.7], 2) + claws + web,
        far ? shade(colour, 0.16) : colour,
      )
    })
    .join('')
}

/** A folded or open wing. */
export function drawWing(spec: BirdSpec, { stance, level, trunk, centre }: BirdRig, side: 1 | -1, depth: number): Part {
  const [wide, half, long] = spec.body
  const near = side * level.side[2] <= 0.05
  const pose = stance.wings?.[side === -1 ? 0 : 1]
  const out = times(trunk.side, side * wide * 0.76)
  if (pose) {
    const shoulder = add(centre, add(out, add(times(trunk.forward, long * 0.04), times(trunk.up, half * 0.46))))
    const wing = featherWing(spec.wing, shoulder, level, side, pose)
    const behind = pose.raise > 0 && !near && pose.sweep < 40
    return {
      ...wing,
      depth: pose.sweep >= 40 ? depth - wide * 3 : behind ? depth + wide : Math.min(wing.depth, depth - wide * 0.9),
    }
  }
  const front = egg(add(centre, add(out, add(times(trunk.forward, long * 0.2), times(trunk.up, half * 0.14)))), trunk, [
    wide * 0.3,
    half * 0.6,
    long * 0.5,
  ])
  const end = egg(
    add(centre, add(times(out, 0.7), add(times(trunk.forward, -long * 1.02), times(trunk.up, half * 0.14)))),
    trunk,
    [wide * 0.1, half * 0.12, long * 0.12],
  )
  const tipLump = egg(
    add(centre, add(times(out, 0.92), add(times(trunk.forward, -long * 0.42), times(trunk.up, half * 0.02)))),
    trunk,
    [wide * 0.22, half * 0.4, long * 0.4],
  )
  const fill = near ? spec.wing.colour : shade(spec.wing.colour, 0.12)
  const tips = near ? spec.wing.tips : shade(spec.wing.tips, 0.12)
  return {
    depth: depthOf(front.at) < depth - 1 ? depth - wide * 0.8 : depth + wide * 0.8,
    drawing:
      shape(hull([tipLump, end]), tips) +
      (spec.wing.bar ? shape(hull([front, tipLump]), spec.wing.bar) : '') +
      shape(hull([front]), fill) +
      line(foldLines(trunk, tipLump), alpha(shade(tips, 0.5), 0.3), half * 0.05),
  }
}

/** Edges of the long feathers of a folded wing. */
function foldLines(trunk: Frame, { at, axes }: Lump): string {
  return [-0.3, 0.1]
    .map(up => {
      const from = flat(add(at, add(times(axes[1], up), times(axes[2], 0.1))))
      const to = flat(add(at, add(times(axes[1], up * 0.4 + 0.1), times(trunk.forward, -Math.hypot(...axes[2]) * 1.3))))
      return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`
    })
    .join('')
}
