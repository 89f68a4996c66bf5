import { shade, tint } from '../canvas/colour.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import { inFrame, turn } from '../space/frame.ts'
import { add, between, times, type Vec3 } from '../space/vec3.ts'
import { roleOf } from './acting.ts'
import { assemble } from './assemble.ts'
import { type DrawCreature, enlarged } from './creature.ts'
import { drawHead, type HeadPlace, inHead } from './head.ts'
import { faceOnly, headOf, openFrame, postureOf } from './posture.ts'
import { egg, flat, hull, limb, type Part, skin } from './solid.ts'

/** Things that are somebody in a tale. */

/** An old scarecrow: a clay pot with a painted face, a faded kurta on bamboo, and straw. */
export const scarecrow: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const posture = postureOf(role)
  const body = turn(role.body, { pitch: posture.pitch * 0.5 - posture.low * 8, roll: posture.roll * 0.5 })
  const foot: Vec3 = [0, 0, 0]
  const tall = 560 - posture.low * 110
  const up = (x: number, y: number, z: number): Vec3 => add(foot, inFrame(body, [x, y * (tall / 560), z]))
  const [bamboo, cloth, straw, clay] = [on('#b58a52'), on('#8a5f8c'), on('#e0bd62'), on('#c98a5c')]
  const raise = posture.arms * 150
  const hands = [
    up(250, 470 + raise * (role.pose === 'wave' || role.pose === 'point' ? 0 : 1), 20),
    up(-250, 470 + raise, 20),
  ]
  const shoulders = up(0, 490, 0)
  const sleeves = hands.map(hand => limb([shoulders, between(shoulders, hand, 0.82)], [50, 44], 2))
  const wisps = hands.map(hand =>
    [-0.5, -0.2, 0.1, 0.4]
      .map(spread =>
        limb([between(shoulders, hand, 0.84), add(hand, inFrame(body, [0, spread * 60 - 24, spread * 40]))], [9, 3], 1),
      )
      .join(''),
  )
  const kurta = skin(
    [
      egg(up(0, 470, 0), body, [84, 46, 52]),
      egg(up(0, 360, 0), body, [88, 60, 60]),
      egg(up(0, 230, 0), body, [112, 40, 74]),
    ],
    2,
  )
  const hem = [-84, -50, -16, 18, 52, 86].map(x => limb([up(x, 224, -10), up(x * 1.1, 160, -10)], [11, 3], 1)).join('')
  const patchAt = flat(up(-30, 300, 64))
  const patch =
    role.body.forward[2] < -0.4
      ? `<g transform="translate(${patchAt[0].toFixed(1)} ${patchAt[1].toFixed(1)}) rotate(8)">` +
        shape('M-26 -24H26V24H-26Z', on('#f0c25a')) +
        line('M-26 -24l8 -6M0 -24l6 -6M26 -24l6 -5M-26 24l-6 6M26 24l6 6M-26 0h-8M26 0h8', shade(cloth, 0.4), 4) +
        '</g>'
      : ''
  const head = headOf(role, up(0, 620, 0), 92, { ...posture, roll: posture.roll * 0.5 })
  const drawn = drawHead(
    context,
    {
      ...faceOnly(92, clay, { azimuth: 28, elevation: 0, size: 0.24 }, [1, 0.96, 0.98]),
      extras: place => [strawHat(place, straw, on('#b8483c'))],
    },
    head,
    role.mood,
  )
  const parts: Part[] = [
    { depth: 60, drawing: shape(limb([foot, up(0, 640, 0)], [13, 12], 1), bamboo) },
    { depth: 30, drawing: shape(wisps.join('') + hem, straw) },
    { depth: 10, drawing: shape(kurta + sleeves.join(''), cloth) + patch },
    { depth: -30, drawing: shape(hull([egg(up(0, 520, 0), body, [62, 30, 50])]), straw) },
    { depth: -60, drawing: drawn.drawing },
  ]
  return enlarged(
    assemble({
      parts,
      edges: [foot, ...hands, inHead(head, [0, 1.4, 0])],
      margin: 4,
      head,
      bubble: 0,
      grip: hands[1] ?? foot,
      stands: true,
      lift: posture.lift * 0.4,
    }),
    1.35,
  )
}

/** A straw hat with a ribbon, as scarecrows in the fields wear. */
function strawHat(place: HeadPlace, straw: string, ribbon: string): Part {
  const layer = (up: number, [across, high]: readonly [number, number]) =>
    hull([
      egg(inHead(place, [0, up, -0.1]), turn(place.frame, { pitch: 12 }), times([across, high, across], place.size)),
    ])
  return {
    depth: -1,
    drawing:
      shape(layer(0.78, [1.5, 0.16]), shade(straw, 0.1)) +
      shape(layer(0.96, [0.86, 0.2]), ribbon) +
      shape(layer(1.22, [0.82, 0.34]), straw),
  }
}

/** A lost comma: a drop of ink with a tail. */
export const comma: DrawCreature = (context, view) => {
  const role = roleOf(view)
  const posture = postureOf(role)
  const frame = turn(openFrame(role), {
    pitch: posture.pitch + role.head.pitch * 0.6,
    roll: posture.roll + role.head.roll,
  })
  const ink = context.light.on('#3c4a86')
  const head = { at: [0, 0, 0] as Vec3, frame, size: 62 }
  const swing = Math.max(-8, posture.arms * 44) + posture.low * 30
  const tail = [
    inFrame(frame, [20, -20, -10]),
    inFrame(frame, [44, -64, -14]),
    inFrame(frame, [20 - swing * 0.3, -112 + swing, -10]),
    inFrame(frame, [-32 - swing, -134 + swing * 1.6, -4]),
  ]
  const drawn = drawHead(
    context,
    {
      ...faceOnly(62, ink, { azimuth: 27, elevation: 4, size: 0.3 }),
      eyes: { azimuth: 27, elevation: 4, size: 0.3, lid: ink, brow: tint(ink, 0.5) },
      mouth: { elevation: -28, width: 32, ink: '#f6ead2' },
    },
    head,
    role.mood,
  )
  const [x, y] = flat(inFrame(frame, [-24, 36, 46]))
  const parts: Part[] = [
    { depth: 10, drawing: shape(limb(tail, [46, 34, 18, 3], 3), ink) },
    { depth: 0, drawing: drawn.drawing + (role.body.forward[2] < 0.3 ? circle(x, y, 8, tint(ink, 0.4)) : '') },
  ]
  const whole = assemble({
    parts,
    edges: [...tail, inFrame(frame, [0, 62, 0]), inFrame(frame, [62, 0, 0]), inFrame(frame, [-62, 0, 0])],
    margin: 4,
    head,
    bubble: 0,
    grip: tail[3] ?? [0, 0, 0],
    stands: !posture.hovers,
    lift: posture.lift,
  })
  return enlarged(whole, 0.74)
}
