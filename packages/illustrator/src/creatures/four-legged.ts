import { alpha, shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, curve } from '../canvas/path.ts'
import { line, place, shape } from '../canvas/svg.ts'
import { turn } from '../space/frame.ts'
import { add, cos, dot, sin, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import { type Role, roleOf } from './acting.ts'
import { type Creature, type DrawCreature, enlarged } from './creature.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import { drawHead } from './head.ts'
import { drawLeg } from './legs.ts'
import { drawMarks } from './markings.ts'
import { drawBentNeck, neckOf } from './neck.ts'
import { alongChain, depthOf, egg, flat, type Lump, limb, onLump, type Part, paint, skin, TO_VIEWER } from './solid.ts'
import { STANCES, type Stance } from './stances.ts'

function rigOf(spec: FourLegged, role: Role): Rig {
  const stance: Stance = spec.stances?.[role.pose] ?? STANCES[role.pose]
  const { legs, spine: length } = spec
  const { body } = role
  const rise = ((stance.shoulders - stance.hips) * legs) / length
  const pitch = stance.pitch ?? Math.asin(Math.max(-0.9, Math.min(0.9, rise))) * 57.3
  const curl = stance.curl ?? 0
  const trunk = turn(body, { pitch })
  const middle: Vec3 = times(body.forward, -length * 0.5 * cos(pitch))
  const hip = add(middle, [0, (stance.hips + (stance.raise ?? 0)) * legs, 0])
  const shoulder = add(hip, times(turn(trunk, { yaw: -curl * 0.5 }).forward, length * (1 - curl * 0.003)))
  const bulge = (stance.arch ?? 0) * legs
  const waist = add(times(add(hip, shoulder), 0.5), times(trunk.up, (spec.chest[1] - spec.waist[1]) * 0.4 + bulge))
  const lump = (at: Vec3, [w, h]: readonly [number, number], forward: number): Lump => egg(at, trunk, [w, h, forward])
  const spine = [
    lump(
      add(hip, times(trunk.forward, -spec.hips[1] * 0.34)),
      [spec.hips[0] * 0.86, spec.hips[1] * 0.84],
      spec.hips[1] * 0.7,
    ),
    lump(hip, spec.hips, spec.hips[1] * 0.8),
    lump(waist, spec.waist, spec.waist[1]),
    lump(shoulder, spec.chest, spec.chest[1] * 0.8),
    lump(
      add(shoulder, add(times(trunk.forward, spec.chest[1] * 0.34), times(trunk.up, spec.chest[1] * 0.1))),
      [spec.chest[0] * 0.8, spec.chest[1] * 0.78],
      spec.chest[1] * 0.6,
    ),
  ]
  const start = add(shoulder, add(times(trunk.forward, spec.chest[1] * 0.34), times(trunk.up, spec.chest[1] * 0.3)))
  const neck = neckOf(spec.neck, start, body, role, stance)
  const frame = turn(turn(body, { yaw: role.head.yaw - curl * 1.5 }), {
    pitch: role.head.pitch + (stance.head ?? 0),
    roll: role.head.roll,
  })
  const size = spec.head.size
  let at = add(neck.end, add(times(frame.forward, size * 0.34), times(frame.up, size * 0.14)))
  // Heads rest on the ground, not in it.
  const lowest = size * 0.74
  if (at[1] < lowest) at = [at[0], lowest, at[2]]
  return {
    stance,
    body,
    spine,
    neck: neck.lumpsTo(at),
    head: { at, frame, size },
    hip,
    shoulder,
  }
}

const LEGS = [
  { hind: true, side: 1 },
  { hind: true, side: -1 },
  { hind: false, side: 1 },
  { hind: false, side: -1 },
] as const

/** A drawing function of an animal with four legs; `specOf` gives its colours in the light of the picture. */
export const fourLegged =
  (specOf: (on: (colour: string) => string, role: Role) => FourLegged, scale = 1): DrawCreature =>
  (context, view) => {
    const role = roleOf(view)
    return enlarged(drawFourLegged(context, specOf(context.light.on, role), role), scale)
  }

function drawFourLegged(context: DrawContext, spec: FourLegged, role: Role): Creature {
  const rig = rigOf(spec, role)
  const bodyDepth = depthOf(rig.spine[2]?.at ?? rig.hip)
  const facing = dot(rig.body.forward, TO_VIEWER)
  const bent = spec.neck.bend !== undefined
  const outline = skin(rig.spine) + (bent ? '' : skin(rig.neck, 2)) + (spec.wool ? wool(rig.spine) : '')
  const belly = rig.spine.map(({ at, axes }) => ({
    at: add(at, times(unit(axes[1]), -Math.hypot(...axes[1]) * 0.86)),
    axes: [times(axes[0], 0.8), times(axes[1], 0.6), axes[2]] as const,
  }))
  const shadow = rig.spine.map(({ at, axes }) => ({
    at: add(at, [0, -Math.hypot(...axes[1]) * 1.06, 0] as Vec3),
    axes,
  }))
  const bellySeen = dot(unit(rig.spine[2]?.axes[1] ?? [0, 1, 0]), TO_VIEWER) < 0.4
  const bodyDrawing =
    shape(outline, spec.coat) +
    context.defs.clip(
      outline,
      (spec.belly && bellySeen ? shape(skin(belly, 1), spec.belly) : '') +
        drawMarks(bent ? (spec.marks ?? []).filter(mark => !mark.neck) : (spec.marks ?? []), rig.spine, rig.neck) +
        (spec.belly ? '' : shape(skin(shadow, 1), alpha(shade(spec.coat, 0.6), 0.12))),
    )
  const parts: Part[] = [{ depth: bodyDepth, drawing: bodyDrawing }]
  if (bent) parts.push(drawBentNeck(context.defs, spec, rig, bodyDepth))
  const feet: Vec3[] = []
  for (const { hind, side } of LEGS) {
    const leg = drawLeg(spec, rig, hind, side, bodyDepth)
    parts.push(leg.part)
    feet.push(leg.foot)
  }
  const tail = drawTail(spec, rig, role)
  parts.push({ depth: bodyDepth + (facing < -0.3 ? -spec.spine : 1), drawing: tail.drawing })
  const head = drawHead(context, spec.head, rig.head, role.mood)
  const headOnTop = facing > -0.75 || dot(rig.head.frame.forward, TO_VIEWER) > 0.2
  parts.push({ depth: bodyDepth + (headOnTop ? -9000 : spec.spine * 0.4), drawing: head.drawing })
  parts.push(...(spec.wear?.(context, rig, role) ?? []))
  // Monkeys carry with their hands.
  const hand = role.pose === 'carry' && spec.foot.kind === 'hand' ? feet.at(-1) : undefined
  return finish(spec, rig, paint(parts), { feet, tail: tail.end, grip: hand ?? head.mouth })
}

function finish(
  spec: FourLegged,
  { stance, spine, head }: Rig,
  drawing: string,
  { feet, tail, grip }: { feet: readonly Vec3[]; tail: Vec3; grip: Vec3 },
): Creature {
  const points = [...feet, tail, ...spine.map(({ at }) => at)].map(flat)
  const [headX, headY] = flat(head.at)
  const body = Math.max(...points.map(([x]) => Math.abs(x))) + spec.leg[2]
  const lowest = stance.hovers ? Math.max(...points.map(([, y]) => y)) + spec.leg[2] : 0
  const top = Math.min(
    headY - head.size * (spec.head.top ?? 1.1),
    ...spine.map(({ at, axes }) => flat(at)[1] - Math.hypot(...axes[1])),
  )
  const seat = spec.rider === undefined ? null : flat(onLump(alongChain(spine, 0.25 + spec.rider * 0.5), 0, 90).at)
  const [gripX, gripY] = flat(grip)
  return {
    drawing: lowest === 0 ? drawing : place(drawing, 0, -lowest),
    halfWidth: Math.max(body, Math.abs(headX) + head.size),
    height: lowest - top,
    stands: !stance.hovers,
    head: { at: [headX, headY - lowest], r: head.size * 1.5, size: head.size },
    grip: [gripX, gripY - lowest],
    seat: seat && [seat[0], seat[1] - lowest],
  }
}

function drawTail(spec: FourLegged, rig: Rig, { mood }: Role): { drawing: string; end: Vec3 } {
  const { length, angle, bend, radii, tip } = spec.tail
  const { stance, body } = rig
  const root = add(
    rig.hip,
    add(times(turn(body, { pitch: 0 }).forward, -spec.hips[1] * 0.8), [0, spec.hips[1] * 0.4, 0]),
  )
  const low = stance.folded === 'hind' || stance.folded === 'all'
  const lift = low ? -14 + mood.tail * 14 : angle + (stance.tail ?? 0) + mood.tail * (mood.tail < 0 ? 84 : 34)
  const points: Vec3[] = [root]
  const curl = stance.curl ?? 0
  for (let i = 1; i <= 5; i++) {
    const share = i / 5
    const sag = low ? -64 * (1 - share) * (1 - Math.max(0, mood.tail)) : 0
    const a = Math.max(-88, Math.min(150, lift + sag + bend * share * (low ? 0.2 + 0.4 * Math.max(0, mood.tail) : 1)))
    // On the ground tails lie around the body.
    const aside = low ? 10 + share * (50 + curl * 0.9) : mood.tail * 10
    const back = turn(body, { yaw: 180 + aside })
    const before = points[i - 1] ?? root
    const step = add(times(back.forward, cos(a)), [0, sin(a), 0])
    const next = add(before, times(step, length / 5))
    const floor = (radii.at(-1) ?? 4) + 2
    points.push(next[1] < floor ? [next[0], floor, next[2]] : next)
  }
  const end = points[5] ?? root
  const tuft = tip
    ? shape(
        limb(
          [points[4] ?? root, end, add(end, times(subtract(end, points[4] ?? root), 0.5))],
          [tip.size * 0.6, tip.size, tip.size * 0.4],
        ),
        tip.colour,
      )
    : ''
  return { drawing: shape(limb(points, radii, 2), spec.coat) + tuft, end }
}

/** Tufts of wool around a body. */
function wool(spine: readonly Lump[]): string {
  const tufts: [number, number, number][] = []
  for (let i = 0; i <= 6; i++) {
    const { at, axes } = alongChain(spine, i / 6)
    for (let around = (i % 2) * 18; around < 360; around += 36) {
      const [x, y] = flat(add(at, add(times(axes[0], cos(around) * 0.92), times(axes[1], sin(around) * 0.92))))
      tufts.push([x, y, Math.hypot(...axes[1]) * 0.3])
    }
  }
  return tufts.map(([x, y, r]) => circlePath(x, y, r)).join('')
}

/** A collar, or a string with a bell, around the neck. `share` is its place from the bottom to the top. */
export function collar({ neck, body }: Rig, share: number, colour: string, width: number): string {
  const { at, axes } = alongChain(neck, share)
  const ring = Array.from({ length: 19 }, (_, i) => {
    const angle = i * 20
    const out = add(times(axes[0], cos(angle)), times(axes[1], sin(angle)))
    return { at: add(at, times(out, 1.03)), out }
  })
  const start = ring.findIndex(({ out }) => dot(out, TO_VIEWER) < 0)
  const visible = [...ring.slice(start), ...ring.slice(0, start)].filter(({ out }) => dot(out, TO_VIEWER) >= -0.5)
  return visible.length < 3 || body === undefined ? '' : line(curve(visible.map(each => flat(each.at))), colour, width)
}
