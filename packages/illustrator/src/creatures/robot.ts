import { alpha, shade, tint } from '../canvas/colour.ts'
import { circle, ellipse, line, shape } from '../canvas/svg.ts'
import { glow } from '../scenery/sky.ts'
import { type Frame, inFrame, turn } from '../space/frame.ts'
import { add, dot, times, type Vec3 } from '../space/vec3.ts'
import { roleOf } from './acting.ts'
import { assemble } from './assemble.ts'
import { type DrawCreature, enlarged } from './creature.ts'
import type { Mood } from './mood.ts'
import { postureOf } from './posture.ts'
import { REST, ROBOT_POSES } from './robot-poses.ts'
import { depthOf, egg, flat, hull, lay, limb, type Part, TO_VIEWER } from './solid.ts'

/** A small sweeping robot with a face of lights. */

/** A box with round corners; half sizes in the frame. */
const roundBox = (at: Vec3, frame: Frame, [w, h, d]: Vec3, r: number): string =>
  hull(
    [-1, 1].flatMap(x =>
      [-1, 1].flatMap(y =>
        [-1, 1].map(z => egg(add(at, inFrame(frame, [x * (w - r), y * (h - r), z * (d - r)])), frame, [r, r, r])),
      ),
    ),
  )

const MOUTHS: Record<Mood['mouth'], string> = {
  rest: 'M-9 15Q0 19 9 15',
  smile: 'M-13 13Q0 22 13 13',
  grin: 'M-14 12Q0 28 14 12Z',
  gape: 'M-15 10Q0 36 15 10Z',
  small: 'M-6 15Q0 20 6 15',
  round: 'M-5 16a5 6 0 1 0 10 0a5 6 0 1 0 -10 0Z',
  wavy: 'M-13 17q4 -6 8 0t8 0t8 0',
  flat: 'M-9 17H9',
  frown: 'M-12 20Q0 11 12 20',
  smirk: 'M-8 17Q4 18 12 11',
  firm: 'M-11 15Q0 19 11 15',
  yawn: 'M-6 18a6 8 0 1 0 12 0a6 8 0 1 0 -12 0Z',
}

/** The face on its screen, about 80 px wide. */
function lights(mood: Mood, colour: string): string {
  const eyes = ([1, -1] as const)
    .map(side => {
      const x = side * 20
      if (mood.arc !== 'none') {
        const deep = mood.arc === 'smiling' ? -12 : 9
        return line(`M${x - 9} -4Q${x} ${-4 + deep} ${x + 9} -4`, colour, 4.4)
      }
      const tall = 11 * (1 - mood.lid * 0.8) * mood.wide
      const gx = x + mood.glance[0] * 3
      const gy = -6 - mood.glance[1] * 3 + mood.lid * 4
      const tilt = mood.slant * side * -0.9
      const brow =
        mood.brow[0] === 0 && mood.brow[1] === 0
          ? ''
          : line(`M${x - side * 9} ${-20 - mood.brow[0] * 0.4}L${x + side * 9} ${-20 - mood.brow[1] * 0.4}`, colour, 3)
      return (
        ellipse(gx, gy, 9.4 * mood.wide, Math.max(2.4, tall), colour, tilt) +
        circle(gx + 3, gy - tall * 0.35, 2.6, '#ffffff') +
        brow
      )
    })
    .join('')
  const mouth = MOUTHS[mood.mouth]
  const tear = mood.tear ? ellipse(-31, 8, 3, 5, '#bfe3f4') : ''
  return eyes + (mouth.endsWith('Z') ? shape(mouth, colour) : line(mouth, colour, 3.6)) + tear
}

export const robot: DrawCreature = (context, view) => {
  const on = context.light.on
  const role = roleOf(view)
  const posture = postureOf(role)
  const pose = ROBOT_POSES[role.pose] ?? REST
  const [shell, dark, trim] = [on('#8fc0c0'), on('#4f8490'), on('#f0a04a')]
  // Flat on its back.
  const upright = role.pose === 'lie' ? turn(role.body, { pitch: 56 }) : role.body
  const body = turn(upright, {
    pitch: -posture.pitch * -0.6 + (role.pose === 'bow' || role.pose === 'sniff' ? -26 : 0),
    roll: posture.roll * 0.7,
  })
  const at = (x: number, y: number, z: number): Vec3 => inFrame(body, [x, y, z])
  const parts: Part[] = []
  const edges: Vec3[] = []
  const chest = roundBox([0, 0, 0], body, [88, 92, 70], 44)
  const front = dot(body.forward, TO_VIEWER)
  const onChest = (drawing: string) => (front > 0.05 ? lay(drawing, at(0, 0, 71), body.side, body.up) : '')
  parts.push({
    depth: 0,
    drawing:
      shape(chest, context.defs.verticalGradient(tint(shell, 0.12), shell, shade(shell, 0.1))) +
      onChest(
        shape('M-46 -40h92q8 0 8 8v66q0 8 -8 8h-92q-8 0 -8 -8v-66q0 -8 8 -8Z', on('#f6ead2')) +
          shape('M0 30C-40 6 -32 -24 -12 -22Q-2 -20 0 -10Q4 -20 14 -22C34 -24 40 6 0 30Z', on('#e5605c')),
      ),
  })
  for (const side of [1, -1] as const) {
    const hip = at(side * 44, -84, 0)
    const step = pose.feet[side === 1 ? 0 : 1]
    const foot = pose.sits
      ? add(hip, inFrame(role.body, role.pose === 'lie' ? [side * 10, 10, 0] : [side * 10, -10, 96]))
      : add(
          hip,
          inFrame(role.body, [side * 6, -76 + Math.abs(step) * (step > 0 ? 22 : 10) + posture.low * 24, step * 70]),
        )
    // The side of the wheel that is seen.
    const outward = role.body.side[2] > 0.05 ? -1 : role.body.side[2] < -0.05 ? 1 : side
    parts.push({
      depth: depthOf(foot) - 10,
      drawing:
        shape(limb([hip, foot], [19, 17], 1), dark) +
        shape(hull([egg(add(foot, inFrame(role.body, [0, 6, 8])), role.body, [26, 40, 40])]), shade(dark, 0.4)) +
        lay(
          circle(0, 0, 21, trim) + circle(0, 0, 7, shade(dark, 0.4)),
          add(foot, inFrame(role.body, [outward * 26, 6, 8])),
          role.body.forward,
          role.body.up,
        ),
    })
    edges.push(add(foot, [0, -32, 0]))
    const shoulder = at(side * 92, 36, 0)
    const [x, y, z] = pose.hands[side === 1 ? 0 : 1]
    const reach = inFrame(body, [x * side, y, z])
    const hand = add(shoulder, times(reach, 118))
    const elbow = add(add(shoulder, times(reach, 62)), inFrame(body, [side * 18, -10, -8]))
    const fingers = [-0.5, 0.5].map(spread =>
      limb([hand, add(hand, add(times(reach, 30), inFrame(body, [spread * 34, spread * 14, 0])))], [12, 9], 1),
    )
    parts.push({
      depth:
        Math.min(depthOf(hand), depthOf(shoulder) - 4) +
        (dot(inFrame(body, [side, 0, 0]), TO_VIEWER) < -0.3 && z < 0.6 ? 140 : -30),
      drawing:
        shape(limb([shoulder, elbow, hand], [18, 16, 16], 3), dark) +
        shape(hull([egg(hand, body, [24, 24, 24])]) + fingers.join(''), trim),
    })
    edges.push(hand)
  }
  const neck = at(0, 112, 0)
  const headFrame = turn(turn(upright, { yaw: role.head.yaw }), {
    pitch: role.head.pitch * 0.7,
    roll: role.head.roll + posture.roll * 0.5,
  })
  const middle = add(neck, times(headFrame.up, 82))
  const inHeadAt = (x: number, y: number, z: number): Vec3 => add(middle, inFrame(headFrame, [x, y, z]))
  const facing = dot(headFrame.forward, TO_VIEWER)
  const screen = roundBox(inHeadAt(0, -2, 84), headFrame, [92, 62, 8], 8)
  const light = role.asleep ? '#5fa89c' : '#9ff0dc'
  const antenna = inHeadAt(0, 150 + role.mood.ears * 8, role.mood.ears < 0 ? -30 : 0)
  const [lampX, lampY] = flat(antenna)
  parts.push({ depth: depthOf(neck) + 20, drawing: shape(limb([at(0, 80, 0), neck], [26, 26], 1), dark) })
  parts.push({
    depth: -200,
    drawing:
      shape(limb([inHeadAt(0, 80, 0), antenna], [5, 4], 1), dark) +
      (role.asleep ? '' : glow(context, lampX, lampY, 76, '#ffe79a', 0.6)) +
      circle(lampX, lampY, 17, role.asleep ? '#7fa8a8' : '#ffe79a') +
      shape(
        hull([egg(inHeadAt(112, 0, 0), headFrame, [16, 26, 26])]) +
          hull([egg(inHeadAt(-112, 0, 0), headFrame, [16, 26, 26])]),
        trim,
      ) +
      shape(roundBox(middle, headFrame, [112, 86, 86], 54), context.defs.verticalGradient(tint(shell, 0.24), shell)) +
      (facing > 0
        ? shape(screen, on('#24405a')) +
          lay(lights(role.mood, light), inHeadAt(0, -2, 92), times(headFrame.side, 1.5), times(headFrame.up, 1.5)) +
          shape(hull([egg(inHeadAt(-60, 34, 92), headFrame, [14, 5, 1])]), alpha('#ffffff', 0.25))
        : shape(hull([egg(inHeadAt(0, 0, -86), headFrame, [40, 26, 4])]), dark)),
  })
  edges.push(inHeadAt(0, 166, 0), inHeadAt(120, 0, 0), inHeadAt(-120, 0, 0))
  return enlarged(
    assemble({
      parts,
      edges: [...edges, at(0, -96, 0)],
      margin: 4,
      head: { at: middle, frame: headFrame, size: 100 },
      bubble: 0,
      grip: add(at(0, 20, 0), times(body.forward, 120)),
      stands: !posture.hovers,
      lift: posture.lift,
    }),
    0.98,
  )
}
