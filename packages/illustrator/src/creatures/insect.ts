import { shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { shape } from '../canvas/svg.ts'
import { type Frame, inFrame, turn } from '../space/frame.ts'
import { add, cos, dot, sin, times, unit, type Vec3 } from '../space/vec3.ts'
import { type Pose, type Role, roleOf } from './acting.ts'
import { assemble } from './assemble.ts'
import { type DrawCreature, enlarged } from './creature.ts'
import { drawHead, type HeadPlace, type HeadSpec } from './head.ts'
import { drawMarks, type Mark } from './markings.ts'
import { depthOf, egg, hull, type Lump, limb, type Part, skin, TO_VIEWER } from './solid.ts'

/** A pair of wings; lengths in world units. */
interface InsectWing {
  /** From the middle of the body: to the front and up. */
  root: readonly [forward: number, up: number]
  length: number
  width: number
  /** Degrees by which it points to the front when it is spread. */
  sweep: number
  /** Degrees above the horizon at rest and in flight. */
  rest: number
  flight: number
  colour: string
  /** A smaller shape on the wing, and a dot near the tip. */
  inner?: string
  spot?: string
  /** A wing case, which lies along the back at rest. */
  shell?: boolean
}

/** Bees, beetles and butterflies. */
export interface Insect {
  /** Half axes of thorax and abdomen. */
  thorax: Vec3
  abdomen: Vec3
  /** Degrees by which the abdomen hangs down. */
  droop: number
  coat: string
  tail?: string
  marks?: readonly Mark[]
  wings: readonly InsectWing[]
  legs: { length: number; thick: number; colour: string; count: 2 | 3 }
  head: HeadSpec
  antennae: { length: number; knob: number; colour: string; bent?: boolean }
  /** Never stands on the ground. */
  hovers?: boolean
  wear?: (context: DrawContext, role: Role, abdomen: Lump) => Part[]
}

interface InsectPose {
  pitch: number
  roll: number
  legs: 'stand' | 'step' | 'fold' | 'reach' | 'up'
  /** Share of the way from rest to flight. */
  wings: number
  /** Degrees below the horizon at which wings hang down, as when they are wet. */
  hang?: number
  lift?: number
  hovers?: boolean
  head: number
}

const REST: InsectPose = { pitch: 10, roll: 0, legs: 'stand', wings: 0, head: 0 }

const POSES: Record<Pose, InsectPose> = {
  stand: REST,
  proud: { ...REST, pitch: 26, head: 8, wings: 0.3 },
  walk: { ...REST, legs: 'step' },
  run: { ...REST, legs: 'step', pitch: -2, wings: 0.4 },
  jump: { ...REST, legs: 'fold', pitch: 24, wings: 0.8, lift: 60 },
  sit: { ...REST, pitch: 44, legs: 'reach' },
  wave: { ...REST, pitch: 36, legs: 'up' },
  lie: { ...REST, pitch: 0, legs: 'fold' },
  curl: { ...REST, pitch: -6, legs: 'fold', head: -20 },
  cower: { ...REST, pitch: -10, legs: 'fold', head: -24, wings: 0.2 },
  sniff: { ...REST, pitch: -22, head: -20 },
  tug: { ...REST, pitch: 26, legs: 'reach', head: -14 },
  push: { ...REST, pitch: -12, legs: 'step', head: -10 },
  crouch: { ...REST, pitch: -4, legs: 'fold', head: 4 },
  creep: { ...REST, pitch: -2, legs: 'step', head: 6 },
  rear: { ...REST, pitch: 62, legs: 'up', wings: 1, lift: 10 },
  dance: { ...REST, pitch: 50, roll: 18, legs: 'up', wings: 0.7 },
  climb: { ...REST, pitch: 56, legs: 'step', head: 14 },
  snuggle: { ...REST, pitch: 20, roll: -10, legs: 'reach', head: -10 },
  fly: { ...REST, pitch: 22, legs: 'fold', wings: 1, hovers: true },
  swim: { ...REST, pitch: 6, legs: 'step', wings: 0.3, hovers: true },
  float: { ...REST, pitch: 40, legs: 'fold', wings: 0.7, hovers: true },
  bow: { ...REST, pitch: -26, head: -10, wings: 0.3 },
  tumble: { ...REST, pitch: 8, roll: 164, legs: 'step', wings: 0 },
  startle: { ...REST, pitch: 34, legs: 'up', wings: 0.9, lift: 22 },
  droop: { ...REST, pitch: -4, head: -22, wings: -0.16, hang: 12 },
  point: { ...REST, pitch: 20, legs: 'reach', head: 6 },
  carry: { ...REST, pitch: 18, legs: 'step', wings: 0.2 },
}

export const insect =
  (specOf: (on: (colour: string) => string, role: Role) => Insect, scale = 1): DrawCreature =>
  (context, view) => {
    const role = roleOf(view)
    const spec = specOf(context.light.on, role)
    const pose = POSES[role.pose]
    const trunk = turn(role.body, { pitch: pose.pitch, roll: pose.roll })
    const thorax = egg([0, 0, 0], trunk, spec.thorax)
    const hanging = turn(trunk, { pitch: spec.droop * (pose.hovers ? 1 : 0.5) })
    const abdomenAt = add(times(trunk.forward, -spec.thorax[2] * 0.6), times(hanging.forward, -spec.abdomen[2] * 0.84))
    const chain = [
      egg(add(abdomenAt, times(hanging.forward, -spec.abdomen[2] * 0.66)), hanging, times(spec.abdomen, 0.5)),
      egg(abdomenAt, hanging, spec.abdomen),
      thorax,
    ]
    const outline = skin(chain, 2)
    const body =
      shape(outline, spec.coat) +
      context.defs.clip(
        outline,
        (spec.tail ? shape(skin(chain.slice(0, 2), 1), spec.tail) : '') + drawMarks(spec.marks ?? [], chain, chain),
      )
    const depth = 0
    const parts: Part[] = [{ depth, drawing: body }]
    const size = spec.head.size
    const frame = turn(turn(role.body, { yaw: role.head.yaw * 0.8 }), {
      pitch: role.head.pitch + pose.head,
      roll: role.head.roll + pose.roll,
    })
    const at = add(
      times(trunk.forward, spec.thorax[2] * 0.8 + size * 0.4),
      times(trunk.up, size * 0.36 + pose.head * size * 0.01),
    )
    const head: HeadPlace = { at, frame, size }
    const away = dot(role.body.forward, TO_VIEWER) < -0.3
    const drawn = drawHead(
      context,
      { ...spec.head, horns: [...(spec.head.horns ?? []), feelers(spec, role)] },
      head,
      role.mood,
    )
    parts.push({ depth: depth + (away ? size * 1.2 : -size * 1.2), drawing: drawn.drawing })
    for (const wing of spec.wings)
      for (const side of [1, -1] as const) parts.push(drawWing(wing, trunk, side, pose, spec.thorax[0]))
    const feet: Vec3[] = spec.wings.flatMap(wing =>
      pose.roll > 90
        ? [inFrame(trunk, [0, wing.root[1] + wing.length * sin(wing.rest) + wing.width * (wing.shell ? 0.8 : 0.2), 0])]
        : [],
    )
    for (const side of [1, -1] as const) {
      const legs = drawLegs(spec, trunk, side, pose)
      feet.push(...legs.feet)
      const near = side * trunk.side[2] < 0.1
      parts.push({ depth: near ? depth - size * 0.5 : depth + size * 1.4, drawing: legs.drawing })
    }
    parts.push(...(spec.wear?.(context, role, chain[1] ?? thorax) ?? []))
    const edges = [
      ...feet,
      ...chain.map(({ at: point }) => add(point, [0, -spec.abdomen[1] * 0.9, 0] as Vec3)),
      add(at, [0, size, 0] as Vec3),
      add(at, [0, -size * 0.8, 0] as Vec3),
    ]
    const creature = assemble({
      parts,
      edges: [...edges, ...chain.map(each => each.at), at],
      margin: size * 0.2,
      head,
      bubble: size * 1.7,
      grip: drawn.mouth,
      stands: !(pose.hovers || spec.hovers),
      lift: pose.lift ?? 0,
    })
    return enlarged(creature, scale)
  }

function feelers({ antennae }: Insect, { mood }: Role) {
  const { length, knob, colour, bent } = antennae
  const lean = mood.ears * 0.26
  return {
    points: [
      [0.24, 0.74, 0.2],
      [0.36, 0.9 + length * 0.55, 0.2 + lean + (bent ? -0.1 : 0.1)],
      [0.5, 0.9 + length * (0.9 + lean * 0.6), 0.34 + lean * 2 + (bent ? length * 0.5 : 0.1)],
    ] as const,
    radii: [0.07, 0.06, knob],
    colour,
  }
}

function drawWing(wing: InsectWing, trunk: Frame, side: 1 | -1, pose: InsectPose, wide: number): Part {
  const root = inFrame(trunk, [side * wide * 0.4, wing.root[1], wing.root[0]])
  const hanging = wing.shell ? undefined : pose.hang
  const raise = hanging === undefined ? wing.rest + (wing.flight - wing.rest) * pose.wings : -hanging
  // Wing cases lie along the back until they open.
  const sweep = wing.shell ? -84 + (wing.sweep + 84) * Math.max(0, pose.wings) : wing.sweep
  const direction = unit(
    inFrame(trunk, [
      side * cos(raise) * cos(sweep),
      sin(raise),
      cos(raise) * sin(sweep) + sin(raise) * sin(sweep) * 0.5,
    ]),
  )
  const along = unit(add(trunk.forward, times(direction, -dot(trunk.forward, direction))))
  // Wing cases are arched, and the wings below them are hidden until they open.
  const closed = Math.max(0, 1 - pose.wings * 2)
  if (wing.shell && wing.colour.length > 7 && closed > 0.2) return { depth: 0, drawing: '' }
  const thick = wing.shell ? 1 + wing.width * 0.62 * closed : 1
  const lump = (share: number, width: number): Lump => ({
    at: add(root, times(direction, wing.length * share)),
    axes: [times(along, wing.width * width), times(direction, wing.length * 0.2), times(trunk.up, thick)],
  })
  const chain = [lump(0.1, 0.3), lump(0.5, 0.8), lump(0.86, 0.9)]
  const near = side * trunk.side[2] < 0.1
  const lit = (colour: string) => (near || colour.length > 7 ? colour : shade(colour, 0.12))
  const smaller = chain
    .slice(1)
    .map(({ at, axes }) => ({ at, axes: [times(axes[0], 0.6), times(axes[1], 0.5), axes[2]] as const }))
  const raised = times(trunk.up, thick * 0.8)
  const spots = (wing.shell ? [0.24, 0.54, 0.82] : [0.9]).map(share =>
    add(add(root, times(direction, wing.length * share)), raised),
  )
  const depth = depthOf(add(root, times(direction, wing.length * 0.4)))
  return {
    depth: wing.shell ? Math.min(depth, -1) - (near ? 4 : 0) : near ? Math.min(depth, -2) : Math.max(depth, 2),
    drawing:
      shape(skin(chain, 2), lit(wing.colour)) +
      (wing.inner ? shape(skin(smaller, 1), lit(wing.inner)) : '') +
      (wing.spot
        ? shape(
            spots
              .map(at =>
                hull([{ at, axes: [times(along, wing.width * 0.26), times(direction, wing.length * 0.08), trunk.up] }]),
              )
              .join(''),
            lit(wing.spot),
          )
        : ''),
  }
}

function drawLegs({ legs, thorax }: Insect, trunk: Frame, side: 1 | -1, pose: InsectPose) {
  const feet: Vec3[] = []
  const far = side * trunk.side[2] > 0.1
  const paths = Array.from({ length: legs.count }, (_, i) => {
    const ahead = (1 - i) * 0.7
    const root = inFrame(trunk, [side * thorax[0] * 0.5, -thorax[1] * 0.5, thorax[2] * ahead * 0.8])
    const step = pose.legs === 'step' ? side * (i % 2 ? -0.4 : 0.4) : 0
    const raised = pose.legs === 'up' || (pose.legs === 'reach' && i === 0)
    const folded = pose.legs === 'fold'
    const knee = inFrame(trunk, [
      side * (0.5 + thorax[0] * 0.004),
      raised ? 0.2 : 0.1,
      ahead * 0.6 + step * 0.5 + (raised ? 0.4 : 0),
    ])
    const foot = inFrame(trunk, [
      side * (folded ? 0.3 : 0.62),
      raised ? 0.34 - i * 0.3 : folded ? -0.4 : -0.86,
      ahead * 0.9 + step + (raised ? 0.7 : 0) - (folded ? 0.4 : 0),
    ])
    const end = add(root, times(foot, legs.length))
    feet.push(end)
    return limb([root, add(root, times(knee, legs.length * 0.7)), end], [legs.thick, legs.thick, legs.thick * 0.8], 2)
  })
  return { feet, drawing: shape(paths.join(''), far ? shade(legs.colour, 0.2) : legs.colour) }
}
