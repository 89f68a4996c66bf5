import { alpha, shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { inFrame, turn } from '../space/frame.ts'
import { add, cos, dot, sin, times, type Vec3 } from '../space/vec3.ts'
import { roleOf } from './acting.ts'
import { assemble } from './assemble.ts'
import { type DrawCreature, enlarged } from './creature.ts'
import { drawMouth, eyeDrawing } from './face.ts'
import { drawHead, type HeadSpec } from './head.ts'
import { faceOnly, headOf, postureOf } from './posture.ts'
import { depthOf, egg, hull, lay, limb, type Part, skin, TO_VIEWER } from './solid.ts'

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
  const head = headOf(role, [0, 26, 0], 110, posture)
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
    ...faceOnly(110, coat, { azimuth: 27, elevation: 6, size: 0.2 }, [0.98, 1.2, 0.96]),
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
