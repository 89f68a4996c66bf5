import { alpha, shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { line, place, shape } from '../canvas/svg.ts'
import { type Frame, turn } from '../space/frame.ts'
import { add, between, cos, dot, sin, times, type Vec3 } from '../space/vec3.ts'
import { type Role, roleOf } from './acting.ts'
import { BIRD_STANCES, type BirdStance, DOWNBEAT } from './bird-stances.ts'
import { type Creature, type DrawCreature, enlarged } from './creature.ts'
import { drawHead, type HeadPlace, type HeadSpec, inHead } from './head.ts'
import type { Mood } from './mood.ts'
import { depthOf, egg, flat, hull, type Lump, limb, onLump, type Part, paint, skin, TO_VIEWER } from './solid.ts'
import { featherWing, type WingSpec } from './wings.ts'

/** The measurements and colours of a bird, in world units. */
export interface BirdSpec {
  /** Half width, half height and half length of the body, and its slant in degrees. */
  body: Vec3
  tilt: number
  legs: { length: number; thick: number; colour: string; webbed?: boolean }
  /** Length, degrees above the horizon, radii, and how much it is bent like an S. */
  neck: { length: number; angle: number; radii: readonly [number, number]; bend?: number; colour?: string }
  head: Omit<HeadSpec, 'snout' | 'mouth'>
  /** Length and height in sizes of the head; how far the tip bends down. */
  beak: { length: number; thick: number; hook: number; colour: string; wide?: number }
  wing: WingSpec
  tail: {
    length: number
    width: number
    angle: number
    feathers: number
    colour: string
    tip?: string
    fork?: number
    arch?: number
  }
  back: string
  belly?: string
  /** Scallops of feathers on the breast. */
  breast?: string
  rider?: boolean
  wear?: (context: DrawContext, rig: BirdRig, role: Role) => Part[]
}

export interface BirdRig {
  stance: BirdStance
  level: Frame
  trunk: Frame
  centre: Vec3
  body: Lump
  head: HeadPlace
  neckBase: Vec3
}

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
  const drawing =
    shape(outline, spec.back) +
    context.defs.clip(
      outline,
      (spec.neck.colour ? shape(skin(neck, 2), spec.neck.colour) : '') +
        (spec.belly ? shape(hull([bellyLump]), spec.belly) : '') +
        (spec.breast ? scallops(bellyLump, spec.breast, half) : ''),
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
  const onTop = facing > -0.3 || dot(rig.head.frame.forward, TO_VIEWER) > 0.2
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
    head: { at: [headX, headY - lowest], r: head.size * 1.5 },
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

const OPEN_BEAK: Partial<Record<Mood['mouth'], number>> = {
  grin: 0.3,
  gape: 0.52,
  round: 0.42,
  yawn: 0.62,
  small: 0.16,
}

const beakTip = ({ beak }: BirdSpec, place: HeadPlace): Vec3 => inHead(place, [0, -0.1 - beak.hook, 0.8 + beak.length])

function beakOf({ beak }: BirdSpec, place: HeadPlace, mood: Mood): Part[] {
  const { size } = place
  const open = OPEN_BEAK[mood.mouth] ?? 0
  const wide = beak.wide ?? 1
  const upper = [
    egg(inHead(place, [0, -0.04, 0.74]), place.frame, [
      beak.thick * wide * size,
      beak.thick * size,
      beak.thick * 0.7 * size,
    ]),
    egg(inHead(place, [0, -0.06 - beak.hook * 0.2, 0.74 + beak.length * 0.55]), place.frame, [
      beak.thick * 0.74 * wide * size,
      beak.thick * 0.66 * size,
      beak.thick * 0.5 * size,
    ]),
    egg(beakTip({ beak } as BirdSpec, place), place.frame, [0.05 * size, 0.05 * size, 0.05 * size]),
  ]
  const lower = [
    egg(inHead(place, [0, -0.04 - beak.thick * 0.7, 0.7]), place.frame, [
      beak.thick * 0.84 * wide * size,
      beak.thick * 0.5 * size,
      beak.thick * 0.5 * size,
    ]),
    egg(
      inHead(place, [
        0,
        -0.1 - beak.thick * 0.7 - open * (0.3 + beak.length * 0.5) - beak.hook * 0.2,
        0.74 + beak.length * 0.66 - open * 0.12,
      ]),
      place.frame,
      [0.08 * size * wide, 0.05 * size, 0.05 * size],
    ),
  ]
  const gap = open
    ? shape(
        hull([
          egg(inHead(place, [0, -0.08 - beak.thick * 0.3, 0.74]), place.frame, [
            beak.thick * 0.7 * wide * size,
            beak.thick * 0.5 * size,
            beak.thick * 0.3 * size,
          ]),
          egg(inHead(place, [0, -0.14 - open * 0.3, 0.78 + beak.length * 0.4]), place.frame, [
            0.05 * size,
            0.05 * size,
            0.05 * size,
          ]),
        ]),
        '#9c3a42',
      )
    : ''
  return [
    {
      depth: dot(place.frame.forward, TO_VIEWER) < -0.1 ? 1 : -1,
      drawing: shape(skin(lower, 1), shade(beak.colour, 0.2)) + gap + shape(skin(upper, 1), beak.colour),
    },
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

function drawTail(spec: BirdSpec, { trunk, level, centre, stance }: BirdRig, { mood }: Role) {
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

function drawLegs(spec: BirdSpec, { stance, level, centre }: BirdRig): string {
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

function drawWing(spec: BirdSpec, { stance, level, trunk, centre }: BirdRig, side: 1 | -1, depth: number): Part {
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
