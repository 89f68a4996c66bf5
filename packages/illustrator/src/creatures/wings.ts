import { shade } from '../canvas/colour.ts'
import { polygon } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { type Frame, inFrame } from '../space/frame.ts'
import { add, between, cos, sin, times, unit, type Vec3 } from '../space/vec3.ts'
import { depthOf, flat, limb, type Part } from './solid.ts'

/** Open wings of birds and of dragons. */

export interface WingSpec {
  /** From the shoulder to the tip. */
  length: number
  colour: string
  /** The long feathers. */
  tips: string
  /** A band between the two. */
  bar?: string
}

/** How a wing is held: degrees above the horizon, and swept forwards; `open` from 0 to 1. */
export interface WingPose {
  raise: number
  sweep: number
  open: number
}

/** A wing with feathers. `body` is level: wings beat straight up and down. */
export function featherWing(spec: WingSpec, shoulder: Vec3, body: Frame, side: 1 | -1, pose: WingPose): Part {
  const { raise, sweep, open } = pose
  const { length } = spec
  const reach = (up: number, forward: number): Vec3 =>
    unit(inFrame(body, [side * cos(up) * cos(forward), sin(up), sin(forward) * cos(up)]))
  const arm = reach(raise + 8, sweep + 22)
  const hand = reach(raise - 4, sweep - 18)
  const back = unit(add(times(body.forward, -1), times(body.up, -0.22 + sin(raise) * 0.1)))
  const wrist = add(shoulder, times(arm, length * 0.42))
  const tip = add(wrist, times(hand, length * 0.3))
  const quill = (root: Vec3, share: number, long: number, wide: number): string => {
    const direct = unit(add(times(back, 1 - share), times(hand, share)))
    const end = add(root, times(direct, long * length))
    return limb([root, between(root, end, 0.6), end], [wide * length * 0.8, wide * length, wide * length * 0.34], 2)
  }
  const long = 0.3 + 0.2 * open
  const far = side * body.side[2] > 0.2
  const lit = (colour: string) => (far ? shade(colour, 0.14) : colour)
  const quills = [
    ...[0, 0.2, 0.42, 0.66, 0.9].map((share, i) =>
      quill(between(wrist, tip, share), share * 0.84 + 0.12, long + i * 0.018, 0.084),
    ),
    ...[0.15, 0.45, 0.75].map(share => quill(between(shoulder, wrist, share), 0.06, long * 0.86, 0.094)),
  ]
  const coverts = [
    ...[0, 0.3, 0.6].map((share, i) =>
      quill(between(wrist, tip, share), share * 0.7 + 0.1, long * (0.5 - i * 0.05), 0.08),
    ),
    ...[0.1, 0.4, 0.75].map(share => quill(between(shoulder, wrist, share), 0.06, long * 0.52, 0.094)),
  ]
  return {
    depth: depthOf(between(shoulder, wrist, 0.5)),
    drawing:
      shape(quills.join(''), lit(spec.tips)) +
      shape(coverts.join(''), lit(spec.bar ?? spec.colour)) +
      shape(limb([shoulder, wrist, tip], [length * 0.1, length * 0.085, length * 0.03], 3), lit(spec.colour)),
  }
}

/** A wing of skin between long fingers, as of a dragon or a bat. */
export function skinWing(spec: WingSpec, shoulder: Vec3, body: Frame, side: 1 | -1, pose: WingPose): Part {
  const { raise, sweep, open } = pose
  const length = spec.length * (0.4 + 0.6 * open)
  const at = (out: number, up: number, back: number): Vec3 =>
    add(
      shoulder,
      times(
        inFrame(body, [
          side * (out * cos(raise) - up * sin(raise)),
          out * sin(raise) + up * cos(raise),
          -back + out * sin(sweep),
        ]),
        length,
      ),
    )
  const wrist = at(0.42, 0.2, -0.12)
  const fingers = [at(1, 0.02, 0.2), at(0.8, -0.1, 0.52), at(0.46, -0.1, 0.68)]
  const root = at(0.04, -0.06, 0.44)
  const far = side * body.side[2] > 0.2
  const lit = (colour: string) => (far ? shade(colour, 0.16) : colour)
  const hem = [...fingers, root]
  let data = `${polygon([flat(shoulder), flat(wrist), flat(fingers[0] ?? wrist)]).slice(0, -1)}`
  for (let i = 1; i < hem.length; i++) {
    const [from, to] = [hem[i - 1] ?? root, hem[i] ?? root]
    const [cx, cy] = flat(between(between(from, to, 0.5), wrist, 0.24))
    const [x, y] = flat(to)
    data += `Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const bones = [[shoulder, wrist], ...fingers.map(finger => [wrist, finger])]
    .map(([from, to]) => {
      const [a, b] = [flat(from ?? wrist), flat(to ?? wrist)]
      return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
    })
    .join('')
  return {
    depth: depthOf(between(shoulder, wrist, 0.6)),
    drawing: shape(`${data}Z`, lit(spec.tips)) + line(bones, lit(spec.colour), length * 0.05),
  }
}
