import { shade, tint } from '../canvas/colour.ts'
import { curve } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { inFrame, turn } from '../space/frame.ts'
import { add, times, type Vec3 } from '../space/vec3.ts'
import { roleOf } from './acting.ts'
import { assemble } from './assemble.ts'
import { type DrawCreature, enlarged } from './creature.ts'
import { eyeDrawing, onFace } from './face.ts'
import { fourLegged } from './four-legged.ts'
import { drawHead, inHead } from './head.ts'
import type { Mark } from './markings.ts'
import { faceOnly, headOf, postureOf } from './posture.ts'
import { egg, flat, hull, limb, type Part, skin } from './solid.ts'

/** Frogs, geckos, snails and caterpillars. */

const squat = {
  hips: 0.7,
  shoulders: 1.2,
  folded: 'hind' as const,
  feet: [
    [0.3, 0],
    [0.2, 0],
    [0, 0],
    [0, 0],
  ] as const,
}

export const frog = fourLegged(on => {
  const [coat, belly] = [on('#7fb84e'), on('#f0ecc4')]
  return {
    legs: 66,
    spine: 72,
    hips: [46, 40],
    waist: [48, 42],
    chest: [44, 40],
    leg: [20, 13, 11],
    stance: 34,
    foot: { kind: 'hand', size: 19, colour: on('#f0a04e') },
    neck: { length: 20, angle: 50, radii: [40, 40] },
    tail: { length: 4, angle: 0, bend: 0, radii: [4, 3, 2] },
    coat,
    belly,
    marks: [0.3, 0.5, 0.7].map(
      (along, i): Mark => ({ kind: 'spot', along, around: 70 + i * 24, size: [0.05, 12], colour: shade(coat, 0.16) }),
    ),
    stances: {
      stand: squat,
      sit: squat,
      proud: { ...squat, shoulders: 1.5 },
      point: {
        ...squat,
        free: [false, true],
        feet: [
          [0.3, 0],
          [1, 0],
          [0, 0],
          [0, 0],
        ],
      },
      carry: {
        ...squat,
        free: [true, true],
        feet: [
          [0.9, -0.2],
          [0.9, -0.1],
          [0, 0],
          [0, 0],
        ],
      },
      droop: { ...squat, shoulders: 0.9 },
    },
    head: {
      size: 60,
      coat,
      skull: [1.16, 0.72, 0.96],
      snout: [],
      eyes: { azimuth: 30, elevation: 52, size: 0.001, lid: coat },
      mouth: { elevation: -6, width: 62 },
      ears: [],
      patches: [{ azimuth: 0, elevation: -60, size: [1.2, 0.5], colour: belly }],
      cheeks: { at: [0.56, 0.6, 0.3], r: 0.36, colour: coat },
      extras: (head, mood) => frogEyes(head, mood, coat),
    },
  }
}, 0.85)

function frogEyes(head: Parameters<typeof inHead>[0], mood: Parameters<typeof drawHead>[3], coat: string): Part[] {
  return ([1, -1] as const).map(side => {
    const at = inHead(head, [side * 0.58, 0.62, 0.34])
    const frame = turn(head.frame, { yaw: side * 16 })
    const spec = {
      ...faceOnly(head.size * 0.37, coat, { azimuth: 0, elevation: 0, size: 0.8 }),
      mouth: { elevation: 0, width: 0 },
    }
    return {
      depth: head.frame.forward[2] > 0.3 ? 1 : -0.5,
      drawing: singleEye({ at, frame, size: head.size * 0.37 }, spec.eyes, mood, side),
    }
  })
}

function singleEye(
  place: Parameters<typeof inHead>[0],
  eyes: ReturnType<typeof faceOnly>['eyes'],
  mood: Parameters<typeof drawHead>[3],
  side: 1 | -1,
): string {
  const ball = shape(hull([egg(place.at, place.frame, [place.size, place.size, place.size])]), eyes.lid)
  const front = add(place.at, times(place.frame.forward, place.size * 0.8))
  return (
    ball +
    onFace(
      eyeDrawing(eyes, mood, side),
      { at: front, out: place.frame.forward },
      place.frame,
      (place.size * 0.82 * mood.wide) / 10,
    )
  )
}

/** A house gecko. */
export const gecko = fourLegged(on => {
  const coat = on('#c9b48c')
  return {
    legs: 26,
    spine: 84,
    hips: [24, 20],
    waist: [28, 22],
    chest: [25, 21],
    leg: [11, 9, 8],
    stance: 38,
    foot: { kind: 'hand', size: 15, colour: tint(coat, 0.2) },
    neck: { length: 22, angle: 12, radii: [20, 20] },
    tail: { length: 130, angle: 0, bend: 20, radii: [18, 14, 9, 3] },
    coat,
    belly: tint(coat, 0.4),
    marks: [0.15, 0.35, 0.55, 0.75].map(
      (along): Mark => ({ kind: 'spot', along, around: 96, size: [0.05, 30], colour: shade(coat, 0.2) }),
    ),
    head: {
      size: 38,
      coat,
      skull: [0.94, 0.66, 1],
      snout: [{ at: [-0.14, 0.66], radii: [0.66, 0.44, 0.6] }],
      eyes: {
        azimuth: 46,
        elevation: 30,
        size: 0.34,
        iris: on('#d9a53c'),
        slit: true,
        lid: coat,
        brow: shade(coat, 0.4),
      },
      mouth: { elevation: -8, width: 74 },
      ears: [],
    },
  }
}, 0.9)

export const snail: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const posture = postureOf(role)
  const [skinColour, shell] = [on('#d9b58a'), on('#c2703f')]
  const trunk = turn(role.body, { pitch: posture.pitch * 0.7, roll: posture.roll })
  const at = (x: number, y: number, z: number): Vec3 => inFrame(trunk, [x, y, z])
  const hidden = posture.low >= 1 ? 0.3 : 1
  const reach = 84 * hidden
  const head = headOf(role, at(0, 40 + (1 - posture.low * 0.7) * 26, reach + 8), 36, posture)
  const foot = skin(
    [
      egg(at(0, 8, -104), trunk, [10, 6, 20]),
      egg(at(0, 14, -30), trunk, [34, 16, 60]),
      egg(at(0, 16, reach - 24), trunk, [30, 17, 40]),
    ],
    2,
  )
  const neck = skin([egg(at(0, 20, reach - 22), trunk, [28, 20, 26]), egg(head.at, trunk, [27, 27, 27])], 2)
  const dome = egg(at(0, 76, -22), trunk, [46, 62, 66])
  const path = hull([dome])
  const coil = Array.from({ length: 34 }, (_, i) => {
    const angle = i * 0.42
    const r = 54 * (1 - i / 36)
    const side = trunk.side[2] < 0 ? 1 : -1
    return flat(add(at(side * 44, 74, -24), inFrame(trunk, [0, Math.sin(angle) * r, Math.cos(angle) * r])))
  })
  const spec = faceOnly(36, skinColour, { azimuth: 30, elevation: 0, size: 0.001 })
  const drawn = drawHead(context, { ...spec, mouth: { elevation: -14, width: 44 } }, head, role.mood)
  const stalks = ([1, -1] as const).map(side => {
    const top = inHead(head, [side * 0.56, 1.7 + role.mood.ears * 0.3, 0.5])
    const eye = singleEye({ at: top, frame: head.frame, size: 15 }, { ...spec.eyes, lid: skinColour }, role.mood, side)
    return {
      depth: -70,
      drawing: shape(limb([inHead(head, [side * 0.4, 0.5, 0.2]), top], [8, 6], 1), skinColour) + eye,
    }
  })
  const away = role.body.forward[2] > 0.3
  const parts: Part[] = [
    { depth: 10, drawing: shape(foot + neck, skinColour) },
    {
      depth: away ? -20 : 0,
      drawing: shape(path, shell) + context.defs.clip(path, line(curve(coil), shade(shell, 0.26), 9)),
    },
    { depth: away ? 20 : -50, drawing: drawn.drawing },
    ...stalks.map(stalk => ({ ...stalk, depth: away ? 15 : stalk.depth })),
  ]
  return enlarged(
    assemble({
      parts,
      edges: [at(0, 0, -120), at(0, 0, 60), at(0, 140, -20), inHead(head, [0, 2.2, 0]), inHead(head, [0, 0, 1])],
      margin: 4,
      head,
      bubble: 60,
      grip: drawn.mouth,
      stands: !posture.hovers,
      lift: posture.lift,
    }),
    0.8,
  )
}

export const caterpillar: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const posture = postureOf(role)
  const coat = on('#9cc255')
  const trunk = turn(role.body, { roll: posture.roll * 0.4 })
  const raised = Math.max(0, posture.pitch / 24 + posture.arms * 0.8) * (1 - posture.low * 0.8)
  const hump = role.pose === 'walk' || role.pose === 'creep' || role.pose === 'run' ? 36 : 0
  const curl = role.pose === 'curl' || role.pose === 'cower' ? 26 : 0
  let frame = turn(trunk, { yaw: 0 })
  let at: Vec3 = inFrame(trunk, [curl ? 40 : 0, 22, curl ? -30 : -120])
  const balls = Array.from({ length: 7 }, (_, i) => {
    const share = i / 6
    const ball = egg(add(at, [0, Math.sin(share * Math.PI) * hump, 0]), frame, [23, 25, 24])
    frame = turn(frame, { yaw: -curl })
    at = add(at, add(times(frame.forward, 33), [0, share > 0.5 ? raised * 26 : 0, 0]))
    return ball
  })
  const front = balls[6]?.at ?? at
  const head = headOf(
    { ...role, head: { ...role.head, yaw: role.head.yaw - curl * 5 } },
    add(front, inFrame(trunk, [0, 18, curl ? 0 : 26])),
    36,
    { ...posture, pitch: 0, roll: 0 },
  )
  const drawn = drawHead(
    context,
    {
      ...faceOnly(36, on('#e8b04a'), { azimuth: 30, elevation: 6, size: 0.3 }),
      horns: [
        {
          points: [
            [0.3, 0.8, 0.1],
            [0.44, 1.3, 0.1 + role.mood.ears * 0.3],
          ],
          radii: [0.07, 0.14],
          colour: on('#5a4a3a'),
        },
      ],
    },
    head,
    role.mood,
  )
  const feet = balls.map(({ at: point }, i) => hull([egg(add(point, [0, i > 3 ? -24 : -22, 0]), frame, [9, 7, 7])]))
  const parts: Part[] = balls.map(({ at: point, axes }, i) => ({
    depth: point[2] + (role.body.forward[2] > 0.3 ? 0 : -i * 0.5),
    drawing: shape(hull([{ at: point, axes }]), i % 2 ? coat : shade(coat, 0.12)),
  }))
  parts.push({ depth: 400, drawing: shape(feet.join(''), on('#5a4a3a')) })
  parts.push({ depth: role.body.forward[2] > 0.3 ? 300 : -300, drawing: drawn.drawing })
  return enlarged(
    assemble({
      parts,
      edges: [
        ...balls.map(each => add(each.at, [0, -28, 0] as Vec3)),
        add(head.at, [0, 50, 0]),
        add(head.at, [30, 0, 0]),
        inFrame(trunk, [0, 22, curl ? -60 : -146]),
      ],
      margin: 2,
      head,
      bubble: 60,
      grip: drawn.mouth,
      stands: !posture.hovers,
      lift: posture.lift,
    }),
    0.6,
  )
}
