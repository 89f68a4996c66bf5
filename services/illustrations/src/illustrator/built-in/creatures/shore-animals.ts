import { alpha, shade, tint } from '../canvas/colour.ts'
import { line, shape } from '../canvas/svg.ts'
import { type Frame, inFrame, turn } from '../space/frame.ts'
import { add, cos, dot, sin, times, type Vec3 } from '../space/vec3.ts'
import { type Pose, roleOf } from './acting.ts'
import { assemble } from './assemble.ts'
import { type DrawCreature, enlarged } from './creature.ts'
import { drawMouth, eyeDrawing } from './face.ts'
import { drawHead, type HeadPlace, type HeadSpec } from './head.ts'
import { faceOnly, headOf, postureOf } from './posture.ts'
import { depthOf, egg, flat, hull, lay, limb, type Part, skin, TO_VIEWER } from './solid.ts'

/** Animals of the reef and the shore without a backbone. */

export const crab: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const posture = postureOf(role)
  const [shell, dark, pale] = [on('#e0623f'), on('#b8452f'), on('#f7c9a4')]
  const head = headOf(role, [0, 0, 0], 60, posture)
  const { frame } = head
  const at = (x: number, y: number, z: number): Vec3 => inFrame(frame, [x, y, z])
  const body = egg([0, 0, 0], frame, [78, 46, 52])
  const path = hull([body])
  const parts: Part[] = [
    {
      depth: 0,
      drawing:
        shape(path, shell) + context.defs.clip(path, shape(hull([egg(at(0, -40, 10), frame, [74, 34, 54])]), pale)),
    },
  ]
  const edges: Vec3[] = [at(0, 46, 0), at(0, -46, 0)]
  for (const side of [1, -1] as const) {
    const legs = [0, 1, 2].map(i => {
      const root = at(side * 56, -16, 20 - i * 26)
      const spread = 1 - posture.low * 0.3
      const knee = add(root, inFrame(frame, [side * 42 * spread, 14 - posture.low * 10, 10 - i * 18]))
      const foot = add(root, inFrame(frame, [side * 66 * spread, -58 + posture.low * 34, 14 - i * 24]))
      edges.push(foot)
      return limb([root, knee, foot], [9, 8, 4], 2)
    })
    parts.push({ depth: 30, drawing: shape(legs.join(''), dark) })
    const raise = posture.arms * 90
    const elbow = at(side * 96, -4 + posture.arms * 34, 46)
    const hand = add(
      elbow,
      inFrame(frame, [side * 24 * cos(raise), 16 + 40 * sin(Math.max(-30, raise)), 34 * cos(raise)]),
    )
    const claw = skin(
      [egg(hand, frame, [24, 26, 24]), egg(add(hand, inFrame(frame, [side * 4, 30, 14])), frame, [9, 12, 8])],
      1,
    )
    const thumb = skin(
      [egg(hand, frame, [14, 16, 14]), egg(add(hand, inFrame(frame, [side * -20, 30, 16])), frame, [6, 10, 6])],
      1,
    )
    parts.push({
      depth: depthOf(hand) < 20 ? -60 : 40,
      drawing: shape(limb([at(side * 64, -8, 28), elbow, hand], [11, 11, 12], 2), dark) + shape(claw + thumb, shell),
    })
    edges.push(hand, add(hand, [0, 40, 0]))
    // Eyes on stalks.
    const eyeAt = at(side * 26, 78 + role.mood.ears * 10, 22)
    const stalk = shape(limb([at(side * 24, 34, 20), eyeAt], [7, 9], 1), shell)
    const ball = shape(hull([egg(eyeAt, frame, [22, 24, 20])]), shell)
    const seen = dot(frame.forward, TO_VIEWER) > -0.1
    const eye = seen
      ? lay(
          eyeDrawing({ lid: shell, brow: dark }, role.mood, side),
          add(eyeAt, times(frame.forward, 18)),
          times(frame.side, 1.9 * role.mood.wide),
          times(frame.up, 1.9 * role.mood.wide),
        )
      : ''
    parts.push({ depth: -100, drawing: stalk + ball + eye })
    edges.push(add(eyeAt, [0, 26, 0]))
  }
  if (dot(frame.forward, TO_VIEWER) > -0.1)
    parts.push({ depth: -50, drawing: drawMouth({ elevation: -6, width: 34, stroke: 4.4 }, body, role.mood) })
  return enlarged(
    assemble({
      parts,
      edges,
      margin: 4,
      head,
      bubble: 110,
      grip: at(100, 60, 70),
      stands: !posture.hovers,
      lift: posture.lift,
    }),
    0.62,
  )
}

export const octopus: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const posture = postureOf(role)
  const coat = on('#c06a92')
  const head = headOf(role, [0, 0, 0], 110, posture)
  const { frame } = head
  const parts: Part[] = []
  const edges: Vec3[] = [inFrame(frame, [0, 130, 0]), inFrame(frame, [0, -110, 0]), [-110, 0, 0], [110, 0, 0]]
  const trunk = turn(role.body, { roll: posture.roll })
  for (let i = 0; i < 8; i++) {
    const angle = i * 45 + 22
    const out = inFrame(trunk, [sin(angle), 0, cos(angle)])
    const front = Math.abs(sin(angle)) > 0.6
    const raise = Math.max(-0.12, front ? posture.arms : Math.min(0.2, posture.arms * 0.3))
    const swing = posture.hovers ? -0.5 : 0
    const at = (far: number, height: number): Vec3 => add(times(out, far), times(trunk.up, height))
    const points = [
      at(52, -64),
      at(112 + swing * 30, -104 + raise * 60),
      at(176 + swing * 130, -118 + raise * 190 + swing * 80),
      at(206 + swing * 150 - raise * 20, -84 + raise * 270 + swing * 160 + posture.low * -20),
    ]
    edges.push(...points.slice(2))
    const far = dot(out, TO_VIEWER) < -0.2
    const arm = shape(limb(points, [34, 27, 18, 8], 3), far ? shade(coat, 0.14) : coat)
    parts.push({ depth: depthOf(times(out, 100)), drawing: arm })
  }
  const spec: HeadSpec = {
    ...faceOnly(110, coat, { azimuth: 27, elevation: -14, size: 0.2 }, [0.98, 1.2, 0.96]),
    patches: [
      { azimuth: 20, elevation: 44, size: [0.16, 0.14], colour: tint(coat, 0.2) },
      { azimuth: -34, elevation: 34, size: [0.12, 0.1], colour: tint(coat, 0.2) },
      { azimuth: -4, elevation: 62, size: [0.3, 0.1], colour: tint(coat, 0.2) },
    ],
  }
  const drawn = drawHead(context, spec, head, role.mood)
  parts.push({ depth: -20, drawing: drawn.drawing })
  return enlarged(
    assemble({
      parts,
      edges,
      margin: 10,
      head,
      bubble: 180,
      grip: inFrame(frame, [170, 40, 100]),
      stands: !posture.hovers,
      lift: posture.lift,
    }),
    0.86,
  )
}

export const jellyfish: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const posture = postureOf(role)
  const coat = on('#d9a6d8')
  const head = headOf(role, [0, 0, 0], 110, posture)
  const { frame } = head
  const parts: Part[] = []
  const edges: Vec3[] = [inFrame(frame, [0, 110, 0]), inFrame(frame, [130, -40, 0]), inFrame(frame, [-130, -40, 0])]
  for (let i = 0; i < 9; i++) {
    const angle = i * 40
    const long = i % 2 ? 190 : 260
    const sway = (1 - posture.low) * (posture.arms * 40 + 16)
    const at = (far: number, down: number, aside: number): Vec3 =>
      inFrame(frame, [sin(angle) * far + aside, -down * (1 - posture.low * 0.3), cos(angle) * far])
    const points = [
      at(70, 30, 0),
      at(64, 30 + long * 0.36, sway * (i % 3 ? 1 : -1)),
      at(54, 30 + long * 0.7, -sway),
      at(50, 30 + long, sway),
    ]
    edges.push(points[3] as Vec3)
    parts.push({
      depth: depthOf(points[0] as Vec3),
      drawing: shape(
        limb(points, i % 2 ? [16, 14, 10, 4] : [6, 5, 4, 2], 3),
        alpha(i % 2 ? tint(coat, 0.3) : coat, 0.8),
      ),
    })
  }
  const frill = hull([egg(inFrame(frame, [0, -44, 0]), frame, [128, 26, 128])])
  parts.push({ depth: 4, drawing: shape(frill, shade(coat, 0.1)) })
  const spec = faceOnly(110, coat, { azimuth: 26, elevation: -12, size: 0.19 }, [1.16, 0.86, 1.16])
  parts.push({
    depth: -20,
    drawing: drawHead(
      context,
      { ...spec, patches: [{ azimuth: 0, elevation: 60, size: [0.6, 0.24], colour: tint(coat, 0.5) }] },
      head,
      role.mood,
    ).drawing,
  })
  return enlarged(
    assemble({ parts, edges, margin: 6, head, bubble: 0, grip: inFrame(frame, [0, -200, 60]), stands: false }),
    0.8,
  )
}

/** The giant clam; it opens when it is glad or has something to give. */
export const giantClam: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const { mood } = role
  const wide = new Set<Pose>(['wave', 'rear', 'carry', 'dance', 'proud', 'fly', 'jump', 'point'])
  const open = wide.has(role.pose)
    ? 46
    : mood.mouth === 'grin' || mood.mouth === 'gape' || mood.wide > 1.1
      ? 30
      : role.asleep || role.pose === 'cower'
        ? 3
        : 13
  const frame = turn(role.body, {
    roll: role.pose === 'snuggle' ? -8 : role.pose === 'tumble' ? 22 : role.head.roll * 0.3,
    pitch: role.pose === 'droop' ? -6 : 0,
  })
  const [shell, dark, flesh] = [on('#cdb9a6'), on('#a08a80'), on('#7f5fb0')]
  const hinge = inFrame(frame, [0, 0, -190])
  const upper = turn(frame, { pitch: open })
  const valve = (tilted: Frame, up: 1 | -1): string => {
    const lumps = [-2, -1, 0, 1, 2].map(i => {
      const reach = 330 - Math.abs(i) * 26
      const at = add(hinge, inFrame(tilted, [i * 78, up * (70 - Math.abs(i) * 8), reach * 0.56]))
      return hull([egg(at, turn(tilted, { yaw: i * 16 }), [64, 74, reach * 0.52])])
    })
    return lumps.join('')
  }
  const ribs = (tilted: Frame, up: 1 | -1) =>
    [-1.5, -0.5, 0.5, 1.5]
      .map(i => {
        const from = flat(add(hinge, inFrame(tilted, [i * 50, up * 90, 40])))
        const to = flat(add(hinge, inFrame(tilted, [i * 92, up * 96, 320])))
        return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`
      })
      .join('')
  const lip = add(hinge, inFrame(turn(frame, { pitch: open * 0.3 }), [0, 0, 210]))
  const mantle = hull([egg(lip, turn(frame, { pitch: open * 0.3 }), [205, 24 + open * 0.7, 170])])
  const inside = hull([
    egg(add(hinge, inFrame(turn(frame, { pitch: open * 0.5 }), [0, 0, 190])), frame, [190, 26 + open * 2.2, 160]),
  ])
  const at = add(hinge, inFrame(upper, [0, 96, 250]))
  const head: HeadPlace = {
    at,
    frame: turn(turn(role.body, { yaw: role.head.yaw * 0.6 }), { pitch: open * 0.4 + 8, roll: role.head.roll * 0.4 }),
    size: 150,
  }
  const spec: HeadSpec = {
    ...faceOnly(150, shell, { azimuth: 30, elevation: 2, size: 0.19 }, [1.1, 0.5, 0.7]),
    mouth: { elevation: -20, width: 26 },
  }
  const away = dot(role.body.forward, TO_VIEWER) < -0.3
  const parts: Part[] = [
    {
      depth: 30,
      drawing:
        shape(inside, on('#4f3566')) +
        shape(mantle, flesh) +
        shape(hull([egg(lip, frame, [186, 10 + open * 0.3, 150])]), on('#4f9fae')),
    },
    { depth: 20, drawing: shape(valve(frame, -1), shell) + line(ribs(frame, -1), dark, 9) },
    { depth: 10, drawing: shape(valve(upper, 1), shell) + line(ribs(upper, 1), dark, 9) },
    { depth: away ? 100 : 0, drawing: away ? '' : drawHead(context, spec, head, mood).drawing },
  ]
  const edges = [
    add(hinge, inFrame(frame, [0, -140, 200])),
    add(hinge, inFrame(upper, [0, 150, 200])),
    add(hinge, inFrame(frame, [250, 0, 200])),
    add(hinge, inFrame(frame, [-250, 0, 200])),
    add(hinge, inFrame(upper, [0, 60, 380])),
  ]
  return enlarged(assemble({ parts, edges, margin: 4, head, bubble: 0, grip: lip, stands: true }), 1.5)
}

export const seahorse: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const posture = postureOf(role)
  const coat = on('#f0b04e')
  const trunk = turn(role.body, { pitch: posture.pitch * 0.8 - posture.low * 10, roll: posture.roll })
  const at = (forward: number, up: number): Vec3 => inFrame(trunk, [0, up, forward])
  const curl = 1 + posture.arms * 0.3
  const spine = [
    at(10, 150),
    at(20, 100),
    at(24, 50),
    at(0, -6),
    at(-18, -62),
    at(-4, -118),
    at(40 * curl, -134),
    at(52 * curl, -96),
    at(26 * curl, -92),
  ]
  const path = limb(spine, [26, 36, 42, 32, 22, 16, 12, 9, 7], 3)
  const rings = [0.12, 0.2, 0.28, 0.36, 0.44, 0.52].map(share => {
    const i = share * (spine.length - 1)
    const [a, b] = [spine[Math.floor(i)] as Vec3, spine[Math.ceil(i)] as Vec3]
    const [x, y] = flat(add(times(a, 1 - (i % 1)), times(b, i % 1)))
    return `M${(x - 30).toFixed(0)} ${(y - 4).toFixed(0)}q30 18 60 0`
  })
  const head: HeadPlace = {
    at: at(24, 190),
    frame: turn(turn(role.body, { yaw: role.head.yaw * 0.7 }), {
      pitch: role.head.pitch - 8,
      roll: role.head.roll + posture.roll,
    }),
    size: 44,
  }
  const spec: HeadSpec = {
    ...faceOnly(44, coat, { azimuth: 50, elevation: 12, size: 0.34 }),
    snout: [
      { at: [-0.3, 0.9], radii: [0.32, 0.32, 0.4] },
      { at: [-0.4, 1.6], radii: [0.3, 0.3, 0.24] },
    ],
    mouth: { elevation: -6, width: 70 },
    ears: [
      {
        azimuth: 30,
        elevation: 70,
        rows: [
          [0, 0.2],
          [0.3, 0.14],
          [0.6, 0.04],
        ],
        out: 16,
        back: 16,
        colour: on('#e08a3c'),
      },
    ],
  }
  const drawn = drawHead(context, spec, head, role.mood)
  const fin = hull([egg(at(-40, 60), trunk, [3, 34, 26]), egg(at(-24, 60), trunk, [3, 26, 14])])
  const parts: Part[] = [
    { depth: 20, drawing: shape(fin, alpha(on('#f7d790'), 0.9)) },
    {
      depth: 0,
      drawing:
        shape(path, coat) +
        context.defs.clip(
          path,
          line(rings.join(''), shade(coat, 0.16), 5) +
            shape(hull([egg(at(52, 70), trunk, [40, 60, 22])]), on('#fbe0a4')),
        ),
    },
    { depth: dot(role.body.forward, TO_VIEWER) > -0.3 ? -40 : 10, drawing: drawn.drawing },
  ]
  return enlarged(
    assemble({
      parts,
      edges: [...spine, at(-60, 60), add(head.at, [0, 70, 0]), add(head.at, times(head.frame.forward, 80))],
      margin: 14,
      head,
      bubble: 0,
      grip: drawn.mouth,
      stands: false,
    }),
    0.6,
  )
}
