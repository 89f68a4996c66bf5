import { alpha, mix, shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import { glow } from '../scenery/sky.ts'
import { inFrame, turn } from '../space/frame.ts'
import { add, type Vec3 } from '../space/vec3.ts'
import { type Role, roleOf } from './acting.ts'
import { assemble } from './assemble.ts'
import { type Creature, type CreatureView, type DrawCreature, enlarged } from './creature.ts'
import { onFace } from './face.ts'
import { drawHead, type HeadSpec } from './head.ts'
import { faceOnly, headOf, openFrame, postureOf } from './posture.ts'
import { ball, egg, hull, type Lump, limb, onLump, type Part, skin } from './solid.ts'

/** Beings of the sky. */

/** How far each foot is lifted and moved forwards. */
const STEPS: Partial<Record<Role['pose'], readonly [number, number]>> = {
  walk: [0.3, -0.3],
  run: [0.6, -0.5],
  jump: [0.5, 0.4],
  dance: [0.7, 0],
  climb: [0.5, -0.2],
  sit: [0.9, 0.9],
  wave: [0.1, 0],
  rear: [0.2, -0.2],
  curl: [0.9, 0.8],
  cower: [0.9, 0.8],
  snuggle: [0.8, 0.9],
  tug: [0.5, 0.3],
  push: [-0.4, -0.1],
}

export const starChild: DrawCreature = (context, view) => {
  const role = roleOf(view)
  const posture = postureOf(role)
  const head = headOf(role, [0, 0, 0], 88, { ...posture, pitch: posture.pitch * 0.6 })
  const frame = turn(openFrame(role), { pitch: posture.pitch * 0.6, roll: posture.roll + role.head.roll })
  const [gold, light, deep] =
    role.mood.mouth === 'frown' ? ['#e3dcc0', '#f4f0dc', '#c9c8c4'] : ['#ffdf86', '#fff0bc', '#f8c45a']
  const middle = egg([0, 0, 0], frame, [92, 92, 58])
  const point = (degrees: number, ahead: number, length: number): Lump =>
    egg(
      inFrame(frame, [
        Math.sin((degrees * Math.PI) / 180) * length,
        Math.cos((degrees * Math.PI) / 180) * length,
        ahead * length,
      ]),
      frame,
      [21, 21, 15],
    )
  const [left, right] = STEPS[role.pose] ?? [0, 0]
  const up = posture.arms * 44
  const waving = role.pose === 'wave' || role.pose === 'point' ? -30 : 0
  const tips = [
    point(role.head.roll * 0.4, 0, 180),
    // What it carries hangs beside its face.
    role.pose === 'carry' ? point(100, 0.1, 236) : point(72 - up - waving * -1.3, 0.1, 172),
    point(-72 + up - waving * 0.2, 0.1 + (role.pose === 'carry' ? 0.5 : 0), 172),
    point(146 - posture.low * 14, left * 0.8, 172),
    point(-146 + posture.low * 14, right * 0.8, 172),
  ]
  const core = egg([0, 0, 0], frame, [58, 58, 46])
  const path = hull([middle]) + tips.map(tip => skin([core, tip], 1)).join('')
  const spec: HeadSpec = { ...faceOnly(88, gold, { azimuth: 27, elevation: 4, size: 0.25 }, [1.04, 1.02, 0.7]) }
  const drawn = drawHead(
    context,
    { ...spec, coat: gold, eyes: { ...spec.eyes, brow: '#b9783c' } },
    { ...head, frame },
    role.mood,
  )
  const shine = role.asleep || role.mood.mouth === 'frown' ? 0.35 : 0.7
  const parts: Part[] = [
    { depth: 1000, drawing: glow(context, 0, 0, 340, '#ffe39a', shine) },
    { depth: 0, drawing: shape(path, context.defs.verticalGradient(light, gold, deep)) },
    { depth: -100, drawing: role.body.forward[2] > 0.3 ? '' : drawn.drawing.replace(/^<path[^>]*>/, '') },
  ]
  return enlarged(
    assemble({
      parts,
      edges: tips.map(({ at }) => at),
      margin: 18,
      head: { ...head, size: 88 },
      bubble: 0,
      grip: tips[1]?.at ?? [0, 0, 0],
      stands: false,
      lift: posture.lift,
    }),
    0.95,
  )
}

interface CloudLook {
  white: string
  low: string
  grand: boolean
}

function drawCloud(context: DrawContext, view: CreatureView, { white, low, grand }: CloudLook): Creature {
  const acted = roleOf(view)
  // A cloud that weeps would rain.
  const role = { ...acted, mood: { ...acted.mood, tear: false } }
  const posture = postureOf(role)
  const frame = turn(openFrame(role), { pitch: posture.pitch * 0.7, roll: posture.roll * 0.5 + role.head.roll * 0.6 })
  const squash = role.pose === 'cower' || role.pose === 'curl' ? 0.8 : role.mood.wide > 1.1 ? 1.06 : 1
  const puff = (x: number, y: number, z: number, r: number): Lump => ball(inFrame(frame, [x, y * squash, z]), r)
  const arm = posture.arms * 70
  const puffs = [
    puff(0, 0, 0, 104),
    puff(94, -16, -10, 80),
    puff(-94, -16, -10, 80),
    puff(46, 74, -20, 74),
    puff(-44, 68, -20, 78),
    puff(0, -40, -70, 84),
    puff(150, -44 + arm, 20, 42),
    puff(-150, -44 + (role.pose === 'wave' || role.pose === 'point' ? arm * 1.6 : arm), 20, 42),
    ...(grand ? [puff(0, 152, -40, 50)] : []),
  ]
  const path = puffs.map(each => hull([each])).join('')
  const shadow = puffs.map(({ at, axes }) => hull([{ at: add(at, [0, -16, 0]), axes }])).join('')
  const head = { at: [0, 0, 0] as Vec3, frame: turn(frame, { pitch: role.head.pitch * 0.5 }), size: 104 }
  const spec = faceOnly(104, white, { azimuth: 25, elevation: -2, size: 0.2 })
  const glasses = grand ? spectacles(egg([0, 0, 0], head.frame, [104, 104, 104]), head.frame, 104) : ''
  const drawn = drawHead(context, { ...spec, eyes: { ...spec.eyes, brow: shade(low, 0.3) } }, head, role.mood)
  const away = role.body.forward[2] > 0.3
  const wet = (role.pose === 'rear' || role.pose === 'dance') && role.mood.mouth !== 'flat'
  const drops = wet
    ? [-110, -56, 0, 62, 116].map((x, i) => {
        const y = 110 + (i % 2) * 26
        return `M${x} ${y}q-13 24 0 34q15 -8 0 -34Z`
      })
    : []
  const parts: Part[] = [
    { depth: 10, drawing: shape(shadow, low) },
    { depth: 0, drawing: shape(path, context.defs.verticalGradient('#ffffff', white, mix(white, low, 0.5))) },
    { depth: -200, drawing: away ? '' : drawn.drawing.replace(/^<path[^>]*>/, '') + glasses },
    { depth: -10, drawing: shape(drops.join(''), context.light.on('#8fc0de')) },
  ]
  return assemble({
    parts,
    edges: puffs.flatMap(({ at, axes }) => [
      add(at, [0, axes[1][1], 0] as Vec3),
      add(at, [0, -axes[1][1], 0] as Vec3),
      add(at, [axes[0][0], 0, 0] as Vec3),
      add(at, [-axes[0][0], 0, 0] as Vec3),
    ]),
    margin: 12,
    head,
    bubble: 0,
    grip: puffs[6]?.at ?? [0, 0, 0],
    seat: inFrame(frame, [0, 122 * squash, -40]),
    stands: false,
    lift: posture.lift,
  })
}

function spectacles(face: Lump, frame: Role['body'], size: number): string {
  const rim = `<circle r="13.6" fill="#ffffff30" stroke="#8a6a3c" stroke-width="1.6"/>`
  return (
    ([1, -1] as const).map(side => onFace(rim, onLump(face, 25 * side, -2), frame, size * 0.0205, 0.5)).join('') +
    onFace(line('M-4 -2Q0 -5 4 -2', '#8a6a3c', 1.6), onLump(face, 0, 0), frame, size * 0.03, 0.4)
  )
}

export const cloudling: DrawCreature = (context, view) =>
  drawCloud(context, view, { white: context.light.on('#fdf8f0'), low: context.light.on('#bcd3e4'), grand: false })

/** An old rain cloud in spectacles, with her hair in a bun. */
export const grandmotherCloud: DrawCreature = (context, view) =>
  enlarged(
    drawCloud(context, view, { white: context.light.on('#dfe3ee'), low: context.light.on('#9fb0cc'), grand: true }),
    3.2,
  )

/** A baby comet; its tail grows when it is glad. */
export const babyComet: DrawCreature = (context, view) => {
  const role = roleOf(view)
  const posture = postureOf(role)
  const head = {
    at: [0, 0, 0] as Vec3,
    frame: turn(openFrame(role), { pitch: role.head.pitch * 0.6 + posture.pitch, roll: role.head.roll + posture.roll }),
    size: 70,
  }
  const ice = '#bfe3f2'
  // A baby has its tail only in flight.
  const long = role.pose === 'run' || role.pose === 'fly' ? 240 : 0
  const tail = (long > 0 ? [-0.34, 0, 0.34] : []).map(y => {
    const root = inFrame(role.body, [0, y * 80, -20])
    return limb(
      [root, inFrame(role.body, [0, y * 70 + 20, -long * 0.55]), inFrame(role.body, [0, y * 120 + 40, -long])],
      [34, 20, 3],
      2,
    )
  })
  const drawn = drawHead(
    context,
    {
      ...faceOnly(70, ice, { azimuth: 27, elevation: 0, size: 0.26 }),
      patches: [
        { azimuth: 60, elevation: 40, size: [0.2, 0.16], colour: '#9cc8e0' },
        { azimuth: -20, elevation: 56, size: [0.26, 0.16], colour: '#9cc8e0' },
        { azimuth: -70, elevation: -20, size: [0.16, 0.2], colour: '#9cc8e0' },
      ],
    },
    head,
    role.mood,
  )
  const parts: Part[] = [
    { depth: 500, drawing: glow(context, 0, 0, 190, '#cfeefa', 0.6) },
    { depth: 100, drawing: shape(tail.join(''), alpha('#e6f7fd', 0.75)) },
    { depth: 0, drawing: drawn.drawing },
  ]
  return assemble({
    parts,
    edges: [[0, 72, 0], [0, -72, 0], [72, 0, 0], inFrame(role.body, [0, 60, -long])],
    margin: 4,
    head,
    bubble: 0,
    grip: drawn.mouth,
    stands: false,
    lift: posture.lift,
  })
}

/** The moon, when it is somebody. */
export const oldMoon: DrawCreature = (context, view) => {
  const role = roleOf(view)
  const posture = postureOf(role)
  const frame = turn(openFrame(role), {
    pitch: role.head.pitch * 0.5 + posture.pitch * 0.4,
    roll: role.head.roll + posture.roll * 0.3,
  })
  const head = { at: [0, 0, 0] as Vec3, frame, size: 420 }
  const pale = '#f7efcf'
  const crater = '#e3d7ae'
  const drawn = drawHead(
    context,
    {
      ...faceOnly(420, pale, { azimuth: 25, elevation: 4, size: 0.19 }),
      nose: { elevation: -10, radii: [0.1, 0.09, 0.1], colour: '#eadfb6' },
      patches: [
        { azimuth: 60, elevation: 44, size: [0.2, 0.16], colour: crater },
        { azimuth: -14, elevation: 60, size: [0.24, 0.13], colour: crater },
        { azimuth: -72, elevation: 22, size: [0.18, 0.2], colour: crater },
        { azimuth: -50, elevation: -48, size: [0.16, 0.12], colour: crater },
        { azimuth: 66, elevation: -34, size: [0.13, 0.12], colour: crater },
        { azimuth: 150, elevation: 20, size: [0.3, 0.24], colour: crater },
        { azimuth: -140, elevation: -20, size: [0.24, 0.2], colour: crater },
      ],
    },
    head,
    role.mood,
  )
  const parts: Part[] = [
    {
      depth: 900,
      drawing:
        glow(context, 0, 0, 900, '#f4ecc4', role.asleep ? 0.35 : 0.6) + circle(0, 0, 520, alpha('#f4f0d6', 0.16)),
    },
    { depth: 0, drawing: drawn.drawing },
  ]
  return assemble({
    parts,
    edges: [
      [0, 420, 0],
      [0, -420, 0],
      [420, 0, 0],
    ],
    margin: 0,
    head,
    bubble: 0,
    grip: drawn.mouth,
    seat: [0, 410, 0],
    stands: false,
  })
}
