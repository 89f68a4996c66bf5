import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { inFrame, turn } from '../space/frame.ts'
import { add, dot, times, unit, type Vec3 } from '../space/vec3.ts'
import { type Pose, roleOf } from './acting.ts'
import { assemble } from './assemble.ts'
import { type DrawCreature, enlarged } from './creature.ts'
import { drawHead, type HeadPlace, type HeadSpec } from './head.ts'
import { depthOf, egg, flat, hull, type Lump, onLump, type Part, skin, TO_VIEWER } from './solid.ts'

/** An olive ridley turtle, old and slow on land and at ease in the water. */

interface TurtlePose {
  pitch: number
  roll: number
  /** Directions of the front flippers (outwards, upwards, forwards): near and far. */
  flippers: readonly [Vec3, Vec3]
  /** How far the head comes out: 0 is in the shell. */
  neck: number
  /** Degrees by which the neck rises. */
  rise: number
  lift?: number
  hovers?: boolean
}

const WALKING: Vec3 = [0.7, -0.34, 0.5]
const BACK: Vec3 = [0.8, -0.3, -0.4]
const REST: TurtlePose = { pitch: 0, roll: 0, flippers: [WALKING, WALKING], neck: 1, rise: 34 }
const SWIM: TurtlePose = {
  ...REST,
  pitch: 6,
  rise: 8,
  flippers: [
    [0.9, 0.4, 0.2],
    [0.9, 0.4, 0.2],
  ],
  hovers: true,
}

const POSES: Record<Pose, TurtlePose> = {
  stand: REST,
  proud: { ...REST, rise: 58, neck: 1.2, pitch: 8 },
  walk: { ...REST, flippers: [[0.6, -0.34, 0.8], BACK] },
  run: { ...REST, flippers: [[0.5, -0.2, 1], BACK], pitch: 6, rise: 20, neck: 1.3 },
  jump: { ...SWIM, hovers: false, pitch: 22, lift: 90 },
  sit: { ...REST, pitch: 12, rise: 40 },
  wave: { ...REST, flippers: [[0.9, 0.7, 0.5], WALKING], pitch: 6 },
  lie: {
    ...REST,
    rise: -14,
    neck: 1,
    flippers: [
      [0.9, -0.24, 0.2],
      [0.9, -0.24, 0.2],
    ],
  },
  curl: { ...REST, neck: 0.34, rise: -20, flippers: [BACK, BACK] },
  cower: { ...REST, neck: 0.1, rise: -6, flippers: [BACK, BACK] },
  sniff: { ...REST, rise: -36, neck: 1.2 },
  tug: {
    ...REST,
    pitch: 14,
    rise: -6,
    neck: 1.3,
    flippers: [
      [0.6, -0.5, 0.8],
      [0.6, -0.5, 0.8],
    ],
  },
  push: { ...REST, pitch: -8, rise: -2, neck: 0.8, flippers: [BACK, BACK] },
  crouch: { ...REST, neck: 0.6, rise: 8 },
  creep: { ...REST, neck: 1.2, rise: 8, flippers: [BACK, [0.6, -0.34, 0.8]] },
  rear: {
    ...REST,
    pitch: 38,
    rise: 30,
    neck: 1.2,
    flippers: [
      [0.9, 0.8, 0.2],
      [0.9, 0.8, 0.2],
    ],
  },
  dance: {
    ...REST,
    pitch: 26,
    roll: 10,
    rise: 40,
    flippers: [
      [0.9, 0.9, 0],
      [0.9, -0.2, 0.4],
    ],
  },
  climb: { ...REST, pitch: 30, rise: 20, neck: 1.2, flippers: [[0.5, 0.2, 0.9], WALKING] },
  snuggle: { ...REST, rise: 12, neck: 1.2, roll: -6, flippers: [[0.6, 0, 0.9], WALKING] },
  fly: {
    ...SWIM,
    pitch: 16,
    flippers: [
      [0.7, 0.8, 0.1],
      [0.7, 0.8, 0.1],
    ],
  },
  swim: SWIM,
  float: {
    ...SWIM,
    pitch: 0,
    flippers: [
      [0.9, -0.3, 0.1],
      [0.9, -0.3, 0.1],
    ],
    rise: 16,
  },
  bow: { ...REST, pitch: -8, rise: -30, neck: 1.2 },
  tumble: {
    ...REST,
    roll: 168,
    rise: 20,
    neck: 1.1,
    flippers: [
      [0.8, -0.5, 0.4],
      [0.8, -0.6, -0.2],
    ],
  },
  startle: {
    ...REST,
    neck: 0.4,
    rise: 46,
    lift: 16,
    flippers: [
      [0.9, 0.2, 0.5],
      [0.9, 0.2, 0.5],
    ],
  },
  droop: { ...REST, rise: -34, neck: 0.9, flippers: [BACK, BACK] },
  point: { ...REST, flippers: [[0.7, 0.3, 1], WALKING], neck: 1.2 },
  carry: { ...REST, rise: 44, neck: 1.1, flippers: [[0.6, -0.34, 0.8], BACK] },
}

function plates(shell: Lump, colour: string, width: number): string {
  const run = (places: readonly (readonly [number, number])[]) => {
    const visible = places
      .map(([azimuth, elevation]) => onLump(shell, azimuth, elevation))
      .filter(({ out }) => dot(out, TO_VIEWER) > -0.1)
    return visible.length < 2 ? '' : curve(visible.map(({ at }) => flat(at)))
  }
  const row = (elevation: number) => Array.from({ length: 37 }, (_, i) => [i * 10 - 180, elevation] as const)
  const spokes = [0, 45, 90, 135, 180, -45, -90, -135].map(azimuth =>
    run([18, 30, 42, 52].map(e => [azimuth + 22, e] as const)),
  )
  const lower = [0, 30, 60, 90, 120, 150, 180, -30, -60, -90, -120, -150].map(azimuth =>
    run([-4, 8, 18].map(e => [azimuth, e] as const)),
  )
  const rows = [18, 52].map(elevation => {
    const places = row(elevation).map(([a, e]) => onLump(shell, a, e))
    return places
      .map(({ at, out }, i) => {
        const next = places[i + 1]
        if (!next || dot(out, TO_VIEWER) < -0.05) return ''
        return curve([flat(at), flat(next.at)])
      })
      .join('')
  })
  return line([...spokes, ...lower, ...rows].join(''), colour, width)
}

export const turtle: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const pose = POSES[role.pose]
  const skinColour = on('#93ba78')
  const shellColour = on('#5b8a5e')
  const trunk = turn(role.body, { pitch: pose.pitch, roll: pose.roll })
  const centre: Vec3 = [0, 100, 0]
  const up = (x: number, y: number, z: number): Vec3 => add(centre, inFrame(trunk, [x, y, z]))
  const dome = egg(up(0, 8, -10), trunk, [138, 104, 172])
  const rim = egg(up(0, -16, -10), trunk, [158, 34, 196])
  const plastron = egg(up(0, -40, -6), trunk, [118, 34, 158])
  const domePath = hull([dome])
  const parts: Part[] = []
  const depth = depthOf(centre)
  const shell =
    shape(hull([plastron]), on('#e8d9a6')) +
    shape(hull([rim]), on('#c9a661')) +
    shape(domePath, shellColour) +
    context.defs.clip(
      domePath,
      shape(hull([egg(up(0, 62, -10), trunk, [96, 66, 120])]), tint(shellColour, 0.14)) +
        plates(dome, alpha(tint(shellColour, 0.55), 0.6), 7),
    )
  parts.push({
    depth,
    drawing:
      trunk.up[1] > 0
        ? shell
        : shape(domePath, shellColour) + shape(hull([rim]), on('#c9a661')) + shape(hull([plastron]), on('#e8d9a6')),
  })
  const edges = [up(0, -60, 0), up(0, 110, -10), up(0, 0, -206), up(150, -20, 0), up(-150, -20, 0)]
  for (const side of [1, -1] as const) {
    const near = side * trunk.side[2] < 0
    const [out, raise, ahead] = pose.flippers[side === -1 ? 0 : 1]
    const root = up(side * 96, -26, 92)
    const direction = unit(inFrame(trunk, [out * side, raise, ahead]))
    const tip = add(root, times(direction, 168))
    const colour = near ? skinColour : shade(skinColour, 0.14)
    const paddle = skin(
      [
        egg(root, trunk, [30, 24, 40]),
        egg(add(root, times(direction, 80)), trunk, [24, 17, 42]),
        egg(tip, trunk, [14, 10, 18]),
      ],
      2,
    )
    parts.push({ depth: near ? depth - 300 : depth + 300, drawing: shape(paddle, colour) })
    const hindRoot = up(side * 92, -34, -130)
    const hind = skin(
      [
        egg(hindRoot, trunk, [26, 20, 30]),
        egg(add(hindRoot, inFrame(trunk, [side * 44, -16, -56])), trunk, [22, 12, 24]),
      ],
      2,
    )
    parts.push({ depth: near ? depth - 250 : depth + 250, drawing: shape(hind, shade(colour, 0.06)) })
    edges.push(tip)
  }
  const frame = turn(turn(role.body, { yaw: role.head.yaw * 0.8 }), {
    pitch: role.head.pitch,
    roll: role.head.roll + pose.roll,
  })
  const neckRoot = up(0, -14, 120)
  const neckUp = turn(turn(trunk, { yaw: role.head.yaw * 0.3 }), { pitch: pose.rise })
  const end = add(neckRoot, times(neckUp.forward, 40 + 92 * pose.neck))
  const head: HeadPlace = { at: add(end, [0, 8, 0]), frame, size: 62 }
  const spec: HeadSpec = {
    size: 62,
    coat: skinColour,
    skull: [0.94, 0.9, 1.04],
    snout: [{ at: [-0.22, 0.62], radii: [0.62, 0.5, 0.54] }],
    eyes: { azimuth: 44, elevation: 16, size: 0.29, lid: skinColour, brow: shade(skinColour, 0.5) },
    nostrils: shade(skinColour, 0.5),
    mouth: { elevation: -12, width: 66 },
    ears: [],
    patches: [
      { azimuth: 0, elevation: 64, size: [0.5, 0.3], colour: shade(skinColour, 0.14) },
      { azimuth: 70, elevation: 40, size: [0.14, 0.12], colour: shade(skinColour, 0.14), side: 'both' },
    ],
  }
  const drawn = drawHead(context, spec, head, role.mood)
  const neck = shape(
    skin([egg(neckRoot, trunk, [44, 40, 40]), egg(end, frame, [40, 40, 40])], 2),
    shade(skinColour, 0.04),
  )
  const away = dot(role.body.forward, TO_VIEWER) < -0.3
  const inside = pose.neck < 0.2
  parts.push({ depth: away || inside ? depth + 100 : depth - 320, drawing: neck + drawn.drawing })
  edges.push(add(head.at, [0, 62, 0]), add(head.at, times(frame.forward, 60)))
  const creature = assemble({
    parts,
    edges,
    margin: 6,
    head,
    bubble: 92,
    grip: drawn.mouth,
    seat: up(0, 106, -30),
    stands: !pose.hovers,
    lift: pose.lift ?? 0,
  })
  return enlarged(creature, 1.12)
}
