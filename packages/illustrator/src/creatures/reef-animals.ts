import { alpha, shade, tint } from '../canvas/colour.ts'
import { line, shape } from '../canvas/svg.ts'
import { type Frame, inFrame, turn } from '../space/frame.ts'
import { add, dot, times, type Vec3 } from '../space/vec3.ts'
import { type Pose, roleOf } from './acting.ts'
import { assemble } from './assemble.ts'
import { type DrawCreature, enlarged } from './creature.ts'
import { drawHead, type HeadPlace, type HeadSpec } from './head.ts'
import { faceOnly, postureOf } from './posture.ts'
import { depthOf, egg, flat, hull, limb, type Part, skin, TO_VIEWER } from './solid.ts'

/** The giant clam and the seahorse. */

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
  const posture = postureOf(role)
  const frame = turn(role.body, {
    roll: (Math.abs(posture.roll) > 90 ? 20 : posture.roll) * 0.6 + role.head.roll * 0.3,
    pitch: posture.pitch * 0.3 - posture.low * 3 + posture.arms * 3,
  })
  const [shell, flesh] = [on('#9c92bc'), on('#8a62b8')]
  const hinge = inFrame(frame, [0, 0, -190])
  const upper = turn(frame, { pitch: open })
  /** Ribs that fan out from the hinge, the far ones first. */
  const valve = (tilted: Frame, up: 1 | -1): string =>
    [-2, -1, 0, 1, 2]
      .map(i => {
        const reach = 330 - Math.abs(i) * 24
        const fan = turn(tilted, { yaw: i * 17 })
        const root = add(hinge, inFrame(tilted, [i * 26, up * 30, 40]))
        const rib = skin(
          [
            egg(root, fan, [34, 44, 40]),
            egg(add(hinge, inFrame(tilted, [i * 66, up * (66 - Math.abs(i) * 7), reach * 0.5])), fan, [54, 66, 60]),
            egg(add(hinge, inFrame(tilted, [i * 100, up * (44 - Math.abs(i) * 4), reach])), fan, [56, 46, 34]),
          ],
          2,
        )
        const far = depthOf(add(hinge, inFrame(tilted, [i * 100, 0, reach])))
        const colour = i % 2 ? shell : shade(shell, 0.16)
        return {
          depth: far,
          drawing: shape(
            rib,
            context.defs.verticalGradient(tint(colour, up === 1 ? 0.24 : 0), colour, shade(colour, 0.14)),
          ),
        }
      })
      .sort((a, b) => b.depth - a.depth)
      .map(({ drawing }) => drawing)
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
    { depth: 20, drawing: valve(frame, -1) },
    { depth: 10, drawing: valve(upper, 1) },
    { depth: away ? 100 : 0, drawing: away ? '' : drawHead(context, spec, head, mood).drawing },
  ]
  const edges = [
    add(hinge, inFrame(frame, [0, -140, 200])),
    add(hinge, inFrame(upper, [0, 150, 200])),
    add(hinge, inFrame(frame, [250, 0, 200])),
    add(hinge, inFrame(frame, [-250, 0, 200])),
    add(hinge, inFrame(upper, [0, 60, 380])),
  ]
  return enlarged(
    assemble({ parts, edges, margin: 4, head, bubble: 0, grip: lip, stands: true, lift: posture.lift * 0.5 }),
    1.5,
  )
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
