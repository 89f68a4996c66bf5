import type { DrawContext } from '../canvas/draw-context.ts'
import { line, place, shape } from '../canvas/svg.ts'
import { turn } from '../space/frame.ts'
import { add, between, cos, dot, sin, times, type Vec3 } from '../space/vec3.ts'
import { type Role, roleOf } from './acting.ts'
import { beakOf, beakTip } from './beak.ts'
import { drawLegs, drawTail, drawWing } from './bird-limbs.ts'
import type { BirdRig, BirdSpec } from './bird-spec.ts'
import { BIRD_STANCES, type BirdStance, DOWNBEAT } from './bird-stances.ts'
import { type Creature, type DrawCreature, enlarged } from './creature.ts'
import { drawHead } from './head.ts'
import { depthOf, egg, flat, hull, type Lump, onLump, type Part, paint, skin, TO_VIEWER } from './solid.ts'

export const bird =
  (specOf: (on: (colour: string) => string, role: Role) => BirdSpec, scale = 1): DrawCreature =>
  (context, view) => {
    const role = roleOf(view)
    return enlarged(drawBird(context, specOf(context.light.on, role), role), scale)
  }

function rigOf(spec: BirdSpec, role: Role, stance: BirdStance): BirdRig {
  const [, half, long] = spec.body
  const level = role.body
  const slant = Math.max(-50, Math.min(86, spec.tilt * (stance.hovers ? 0.4 : 1) + stance.tilt))
  const trunk = turn(level, { pitch: slant })
  const reach = Math.hypot(long * sin(slant), half * cos(slant))
  const legs = spec.legs.length
  const centre: Vec3 = [0, legs * (stance.legs + (stance.raise ?? 0)) + reach * 0.94, 0]
  const body = egg(centre, trunk, spec.body)
  const neckBase = add(centre, add(times(trunk.forward, long * 0.56), times(trunk.up, half * 0.36)))
  const angle = Math.max(
    -70,
    Math.min(100, spec.neck.angle * (stance.hovers ? 0.5 : 1) + stance.neck + role.head.pitch * 0.2),
  )
  const direction = turn(turn(level, { yaw: role.head.yaw * 0.3 }), { pitch: angle })
  const yaw = stance.tucked ? -96 : role.head.yaw
  const frame = turn(turn(level, { yaw }), { pitch: role.head.pitch + stance.head, roll: role.head.roll })
  const size = spec.head.size
  const top = add(neckBase, times(direction.forward, spec.neck.length))
  const at = add(top, add(times(frame.forward, size * 0.2), times(frame.up, size * 0.2)))
  return {
    stance,
    level,
    trunk,
    centre,
    body,
    neckBase,
    head: { at: [at[0], Math.max(at[1], size * 0.8), at[2]], frame, size },
  }
}

function drawBird(context: DrawContext, spec: BirdSpec, role: Role): Creature {
  const beat = role.pose === 'fly' && context.random.chance(0.5)
  const stance = beat ? DOWNBEAT : BIRD_STANCES[role.pose]
  const rig = rigOf(spec, role, stance)
  const { trunk, level, centre } = rig
  const [wide, half, long] = spec.body
  const facing = dot(level.forward, TO_VIEWER)
  const depth = depthOf(centre)
  const tailBase = egg(add(centre, add(times(trunk.forward, -long * 0.82), times(trunk.up, half * 0.1))), trunk, [
    wide * 0.42,
    half * 0.3,
    long * 0.3,
  ])
  const neck = neckLumps(spec, rig)
  const outline = skin([tailBase, rig.body], 2) + skin(neck, 2)
  const bellyLump = egg(add(centre, add(times(trunk.up, -half * 0.42), times(trunk.forward, long * 0.2))), trunk, [
    wide * 0.84,
    half * 0.8,
    long * 0.8,
  ])
  const bellySeen = dot(add(times(trunk.up, -0.8), times(trunk.forward, 0.3)), TO_VIEWER) > -0.3
  const drawing =
    shape(outline, spec.back) +
    context.defs.clip(
      outline,
      (spec.neck.colour ? shape(skin(neck, 2), spec.neck.colour) : '') +
        (spec.belly && bellySeen ? shape(hull([bellyLump]), spec.belly) : '') +
        (spec.breast && bellySeen ? scallops(bellyLump, spec.breast, half) : ''),
    )
  const parts: Part[] = [{ depth, drawing }]
  const tail = drawTail(spec, rig, role)
  parts.push({ depth: depth + (facing < -0.3 ? -long : long * 0.2 + 1), drawing: tail.drawing })
  const legs = drawLegs(spec, rig)
  parts.push({ depth: depth + 0.5, drawing: legs })
  for (const side of [1, -1] as const) parts.push(drawWing(spec, rig, side, depth))
  const head = drawHead(
    context,
    {
      ...spec.head,
      snout: [],
      grip: place => beakTip(spec, place),
      extras: (place, mood) => [...(spec.head.extras?.(place, mood) ?? []), ...beakOf(spec, place, mood)],
    },
    rig.head,
    role.mood,
  )
  const onTop = facing > -0.75 || dot(rig.head.frame.forward, TO_VIEWER) > 0.2
  parts.push({ depth: depth + (onTop ? -wide * 1.4 : long * 0.3), drawing: head.drawing })
  parts.push(...(spec.wear?.(context, rig, role) ?? []))
  return finish(spec, rig, paint(parts), { tail: tail.end, mouth: head.mouth })
}

function finish(
  spec: BirdSpec,
  { stance, centre, head, body }: BirdRig,
  drawing: string,
  { tail, mouth }: { tail: Vec3; mouth: Vec3 },
): Creature {
  const [wide, half, long] = spec.body
  const [headX, headY] = flat(head.at)
  const [tailX, tailY] = flat(tail)
  const [, middle] = flat(centre)
  const lowest = stance.hovers ? Math.max(middle + half * 1.3, tailY) : 0
  const span = stance.wings ? spec.wing.length * 0.5 : 0
  const [mouthX, mouthY] = flat(mouth)
  const seat = spec.rider ? flat(onLump(body, 0, 96).at) : null
  return {
    drawing: lowest === 0 ? drawing : place(drawing, 0, -lowest),
    halfWidth: Math.max(wide + span, long, Math.abs(headX) + head.size, Math.min(Math.abs(tailX), long * 2.2)),
    height: lowest - Math.min(headY - head.size * 1.1, middle - half),
    stands: !stance.hovers,
    head: { at: [headX, headY - lowest], r: head.size * 1.5, size: head.size },
    grip: [mouthX, mouthY - lowest],
    seat: seat && [seat[0], seat[1] - lowest],
  }
}

function neckLumps({ neck, body }: BirdSpec, { neckBase, head, trunk, stance }: BirdRig): Lump[] {
  const [bottom, top] = neck.radii
  const bend = stance.hovers ? 0 : (neck.bend ?? 0) * neck.length
  const lump = (share: number, r: number, off: number): Lump =>
    egg(add(between(neckBase, head.at, share), times(trunk.forward, off)), trunk, [r * 0.9, r, r])
  return [
    egg(add(neckBase, times(trunk.forward, -body[2] * 0.2)), trunk, [bottom, bottom, bottom]),
    lump(0.34, bottom * 0.5 + top * 0.5, bend),
    lump(0.7, top, -bend * 0.8),
    lump(1, top * 1.04, 0),
  ]
}

function scallops(lump: Lump, colour: string, size: number): string {
  const marks = [-10, -36, -62].flatMap((elevation, row) =>
    [-40, -14, 14, 40].map(azimuth => {
      const { at, out } = onLump(lump, azimuth + (row % 2) * 13, elevation + 10)
      if (dot(out, TO_VIEWER) < 0.1) return ''
      const [x, y] = flat(at)
      const r = size * 0.13
      return `M${(x - r).toFixed(1)} ${y.toFixed(1)}q${r.toFixed(1)} ${r.toFixed(1)} ${(2 * r).toFixed(1)} 0`
    }),
  )
  return line(marks.join(''), colour, size * 0.05)
}
