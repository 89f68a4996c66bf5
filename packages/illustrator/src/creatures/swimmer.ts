import { shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { place, shape } from '../canvas/svg.ts'
import { type Frame, inFrame, turn } from '../space/frame.ts'
import { add, dot, times, unit, type Vec3 } from '../space/vec3.ts'
import { type Pose, type Role, roleOf } from './acting.ts'
import { type Creature, type DrawCreature, enlarged } from './creature.ts'
import { drawHead, type HeadPlace, type HeadSpec } from './head.ts'
import { drawMarks, type Mark } from './markings.ts'
import { depthOf, egg, flat, type Lump, onLump, type Part, paint, skin, TO_VIEWER } from './solid.ts'

/** A thin fin: where it grows on the body, where it points, and its size. Lengths in lengths of the body. */
interface Fin {
  /** From the tail (0) to the head (1), and in half widths and heights. */
  along: number
  out: number
  up: number
  /** Direction: outwards, upwards, backwards. */
  points: Vec3
  length: number
  width: number
  colour: string
  /** On both sides. */
  pair?: boolean
  /** How far it moves with the pose, in degrees. */
  beats?: number
}

/** Fish, dolphins and whales. */
export interface Swimmer {
  length: number
  /** Half width and half height from the tail to the head. */
  girth: readonly (readonly [number, number])[]
  coat: string
  belly?: string
  marks?: readonly Mark[]
  fins: readonly Fin[]
  /** Level flukes of whales instead of the upright fin of fish. */
  flukes: { level: boolean; size: number; colour: string; notch: number }
  head: HeadSpec
  rider?: number
}

interface Stroke {
  pitch: number
  /** Degrees by which the tail bends aside, and up. */
  bend: number
  arch: number
  roll: number
  /** Degrees by which the fins are raised. */
  fins: number
}

const REST: Stroke = { pitch: 0, bend: 8, arch: 4, roll: 0, fins: 0 }

const STROKES: Record<Pose, Stroke> = {
  stand: REST,
  proud: { ...REST, pitch: 14, arch: -10, fins: 20 },
  walk: { ...REST, bend: -14, fins: 10 },
  run: { ...REST, bend: 22, arch: -10, pitch: 4, fins: -24 },
  jump: { ...REST, pitch: 34, arch: -34, bend: 6, fins: -10 },
  sit: { ...REST, pitch: 30, arch: -36, fins: 6 },
  wave: { ...REST, pitch: 18, arch: -14, fins: 60 },
  lie: { ...REST, bend: 4, arch: 0, fins: -20 },
  curl: { ...REST, bend: 50, arch: 6, pitch: -6, fins: -24 },
  cower: { ...REST, bend: 40, arch: -16, pitch: -16, fins: 30 },
  sniff: { ...REST, pitch: -42, arch: 18 },
  tug: { ...REST, pitch: -6, bend: -26, arch: 20, fins: 30 },
  push: { ...REST, pitch: 4, bend: 20, arch: 14, fins: -30 },
  crouch: { ...REST, pitch: -12, arch: -12, fins: -10 },
  creep: { ...REST, pitch: -6, bend: 12, fins: -16 },
  rear: { ...REST, pitch: 66, arch: -40, fins: 56 },
  dance: { ...REST, pitch: 54, arch: -50, bend: 20, roll: 20, fins: 44 },
  climb: { ...REST, pitch: 48, arch: -10, fins: 20 },
  snuggle: { ...REST, roll: -22, pitch: 10, arch: -14, bend: 18, fins: 26 },
  fly: { ...REST, pitch: 22, arch: 26, fins: 30 },
  swim: { ...REST, bend: 18, arch: 12, pitch: 3, fins: 12 },
  float: { ...REST, pitch: 8, bend: 4, arch: -6, fins: 16 },
  bow: { ...REST, pitch: -26, arch: 20, fins: 14 },
  tumble: { ...REST, roll: 150, pitch: -10, bend: 20, fins: 30 },
  startle: { ...REST, pitch: 16, bend: -24, arch: 24, fins: 56 },
  droop: { ...REST, pitch: -24, arch: -18, fins: -30 },
  point: { ...REST, pitch: 6, fins: 40 },
  carry: { ...REST, pitch: 6, bend: -12, fins: 8 },
}

export const swimmer =
  (specOf: (on: (colour: string) => string, role: Role) => Swimmer, scale = 1): DrawCreature =>
  (context, view) => {
    const role = roleOf(view)
    return enlarged(drawSwimmer(context, specOf(context.light.on, role), role), scale)
  }

/** Frames and points along the body, from the tail to the head. */
function backbone(spec: Swimmer, role: Role): { lumps: Lump[]; frames: Frame[] } {
  const { pitch, bend, arch, roll } = STROKES[role.pose]
  const count = spec.girth.length
  const link = spec.length / (count - 1)
  const head = turn(role.body, { pitch: pitch + role.head.pitch * 0.4, roll: roll + role.head.roll })
  const frames: Frame[] = []
  const lumps: Lump[] = []
  let at: Vec3 = times(head.forward, spec.length * 0.46)
  for (let i = count - 1; i >= 0; i--) {
    const share = 1 - i / (count - 1)
    const frame = turn(head, { yaw: bend * share ** 1.4, pitch: -arch * share ** 1.4 })
    const [w, h] = spec.girth[i] ?? [1, 1]
    frames.unshift(frame)
    lumps.unshift(egg(at, frame, [w, h, Math.max(w, link * 0.4)]))
    at = add(at, times(frame.forward, -link))
  }
  return { lumps, frames }
}

function drawFin(
  fin: Fin,
  { lumps, frames }: ReturnType<typeof backbone>,
  length: number,
  beat: number,
  side: 1 | -1,
): Part {
  const i = Math.max(0, Math.min(lumps.length - 1, Math.round(fin.along * (lumps.length - 1))))
  const lump = lumps[i] as Lump
  const frame = frames[i] as Frame
  const root = add(lump.at, add(times(lump.axes[0], fin.out * side), times(lump.axes[1], fin.up)))
  const [out, up, back] = fin.points
  const raised = turn(frame, { roll: -side * (fin.beats ?? 0) * beat })
  const direction = unit(inFrame(raised, [out * side, up, -back]))
  const tip = add(root, times(direction, fin.length * length))
  // Fins are as wide as the body's length axis allows and thin across it.
  const wide = fin.width * length
  const base = egg(root, frame, [wide * 0.16, wide * 0.3, wide])
  const middle = egg(add(root, times(direction, fin.length * length * 0.55)), frame, [
    wide * 0.1,
    wide * 0.2,
    wide * 0.62,
  ])
  const end = egg(tip, frame, [wide * 0.06, wide * 0.14, wide * 0.18])
  const far = side * frame.side[2] > 0.2 && fin.pair
  return {
    depth: depthOf(add(root, times(direction, wide * 0.4))),
    drawing: shape(skin([base, middle, end], 1), far ? shade(fin.colour, 0.16) : fin.colour),
  }
}

function drawFlukes({ flukes }: Swimmer, { lumps, frames }: ReturnType<typeof backbone>): Part {
  const { level, size, colour, notch } = flukes
  const root = lumps[0] as Lump
  const frame = frames[0] as Frame
  const lobe = (side: 1 | -1) => {
    const spread = level ? times(frame.side, side) : times(frame.up, side)
    const tip = add(root.at, add(times(spread, size), times(frame.forward, -size * notch)))
    const thin: Vec3 = level ? [size * 0.2, size * 0.05, size * 0.22] : [size * 0.05, size * 0.2, size * 0.22]
    const end: Vec3 = [size * 0.06, size * 0.06, size * 0.08]
    const middle = add(root.at, add(times(spread, size * 0.42), times(frame.forward, -size * 0.38 * notch)))
    return skin([egg(root.at, frame, thin), egg(middle, frame, times(thin, 1.15)), egg(tip, frame, end)], 1)
  }
  return { depth: depthOf(root.at), drawing: shape(lobe(1) + lobe(-1), colour) }
}

function drawSwimmer(context: DrawContext, spec: Swimmer, role: Role): Creature {
  const bones = backbone(spec, role)
  const { lumps, frames } = bones
  const beat = STROKES[role.pose].fins
  const front = lumps.at(-1) as Lump
  const trunk = frames.at(-1) as Frame
  const facing = dot(role.body.forward, TO_VIEWER)
  const size = spec.head.size
  // Animals without a neck turn the head only a little.
  const frame = turn(trunk, {
    yaw: Math.max(-34, Math.min(34, role.head.yaw * 0.7)),
    pitch: -Math.max(0, STROKES[role.pose].pitch - 20) * 0.75,
  })
  const head: HeadPlace = { at: front.at, frame, size }
  const outline = skin(lumps)
  const belly = lumps.map(({ at, axes }) => ({
    at: add(at, times(axes[1], -0.84)),
    axes: [times(axes[0], 0.84), times(axes[1], 0.62), axes[2]] as const,
  }))
  const bellySeen = spec.belly !== undefined && dot(trunk.up, TO_VIEWER) < 0.4 && facing > -0.7
  const body =
    shape(outline, spec.coat) +
    context.defs.clip(
      outline,
      (bellySeen ? shape(skin(belly, 1), spec.belly ?? spec.coat) : '') + drawMarks(spec.marks ?? [], lumps, lumps),
    )
  const depth = depthOf(lumps[Math.floor(lumps.length / 2)]?.at ?? front.at)
  const parts: Part[] = [{ depth, drawing: body }, { ...drawFlukes(spec, bones) }]
  for (const fin of spec.fins)
    for (const side of fin.pair ? ([1, -1] as const) : ([1] as const)) {
      const part = drawFin(fin, bones, spec.length, beat, side)
      const near = side * trunk.side[2] < 0.15
      parts.push({ ...part, depth: fin.pair ? (near ? depth - 2000 : depth + 2000) : depth + 1 })
    }
  const drawn = drawHead(context, spec.head, head, role.mood)
  parts.push({ depth: facing > -0.3 ? depth - 1000 : depth + 1000, drawing: drawn.drawing })
  const edges = lumps.flatMap(lump => [onLump(lump, 0, -90).at, onLump(lump, 0, 90).at]).map(flat)
  const tail = flat(add((lumps[0] as Lump).at, times((frames[0] as Frame).forward, -spec.flukes.size * 0.7)))
  const lowest = Math.max(...edges.map(([, y]) => y), tail[1]) + size * 0.1
  const [headX, headY] = flat(head.at)
  const [mouthX, mouthY] = flat(drawn.mouth)
  const seat =
    spec.rider === undefined
      ? null
      : flat(onLump(lumps[Math.round(spec.rider * (lumps.length - 1))] ?? front, 0, 90).at)
  return {
    drawing: place(paint(parts), 0, -lowest),
    halfWidth: Math.max(...edges.map(([x]) => Math.abs(x)), Math.abs(tail[0]), Math.abs(headX) + size),
    height: lowest - Math.min(...edges.map(([, y]) => y), headY - size),
    stands: false,
    swims: true,
    head: { at: [headX, headY - lowest], r: size * 1.5, size },
    grip: [mouthX, mouthY - lowest],
    seat: seat && [seat[0], seat[1] - lowest],
  }
}
