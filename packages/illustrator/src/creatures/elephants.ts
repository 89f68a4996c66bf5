import { shade, tint } from '../canvas/colour.ts'
import { curve } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { between, type Vec3 } from '../space/vec3.ts'
import type { Pose, Role } from './acting.ts'
import { fourLegged } from './four-legged.ts'
import type { FourLegged } from './four-legged-spec.ts'
import { type HeadPlace, inHead } from './head.ts'
import { alongCurve, flat, limb, type Part } from './solid.ts'

/** Elephants, whose trunks act. */

const HANGING: readonly Vec3[] = [
  [0, -0.3, 0.72],
  [0, -0.9, 1.12],
  [0, -1.6, 1.14],
  [0, -2.1, 1.3],
  [0, -2.1, 1.66],
]
const RAISED: readonly Vec3[] = [
  [0, -0.3, 0.72],
  [0, -0.34, 1.4],
  [0, 0.4, 1.9],
  [0, 1.2, 1.8],
  [0, 1.7, 1.5],
]
const AHEAD: readonly Vec3[] = [
  [0, -0.3, 0.72],
  [0, -0.8, 1.24],
  [0, -0.9, 1.9],
  [0, -0.66, 2.5],
  [0, -0.4, 2.8],
]
const CURLED: readonly Vec3[] = [
  [0, -0.3, 0.72],
  [0, -0.96, 1.1],
  [0, -1.36, 1.6],
  [0, -0.94, 2],
  [0, -0.56, 1.8],
]
const LOW: readonly Vec3[] = [
  [0, -0.3, 0.72],
  [0, -0.9, 1.1],
  [0, -1.5, 1.3],
  [0, -1.6, 1.9],
  [0, -1.3, 2.3],
]
const TUCKED: readonly Vec3[] = [
  [0, -0.3, 0.72],
  [0, -0.9, 0.96],
  [0, -1.3, 0.6],
  [0, -1.2, 0.16],
  [0, -0.9, 0.2],
]

const TRUNKS: Partial<Record<Pose, readonly Vec3[]>> = {
  rear: RAISED,
  dance: RAISED,
  climb: RAISED,
  proud: CURLED,
  startle: RAISED,
  wave: RAISED,
  jump: RAISED,
  fly: AHEAD,
  run: AHEAD,
  swim: RAISED,
  tug: AHEAD,
  point: AHEAD,
  push: CURLED,
  carry: CURLED,
  snuggle: CURLED,
  sniff: HANGING,
  lie: LOW,
  curl: TUCKED,
  cower: TUCKED,
  crouch: LOW,
  creep: CURLED,
  bow: LOW,
}

/** The trunk in the world. It lies on the ground instead of passing through it. */
function trunkOf(head: HeadPlace, pose: Pose): Vec3[] {
  return (TRUNKS[pose] ?? HANGING).map((place, i) => {
    const [x, y, z] = inHead(head, place)
    return [x, Math.max(y, head.size * (0.26 - i * 0.03)), z]
  })
}

const elephantLike =
  (grown: boolean) =>
  (on: (colour: string) => string, { pose }: Role): FourLegged => {
    const coat = on(grown ? '#8a93a8' : '#98a4ba')
    const radii = [0.36, 0.27, 0.2, 0.15, 0.12]
    const trunk = (head: HeadPlace): Part => {
      const points = trunkOf(head, pose)
      const rings = [0.2, 0.32, 0.44, 0.56, 0.68].map(share => {
        const [x, y] = flat(alongCurve(points, share))
        const [u, v] = flat(alongCurve(points, share + 0.04))
        const across = [v - y, x - u] as const
        const long = Math.hypot(...across) || 1
        const r = head.size * (0.34 - share * 0.22) * 0.62
        return curve([
          [x - (across[0] / long) * r, y - (across[1] / long) * r],
          [u, v],
          [x + (across[0] / long) * r, y + (across[1] / long) * r],
        ])
      })
      const path = limb(
        points,
        radii.map(r => r * head.size),
        4,
      )
      return {
        depth: head.frame.forward[2] > 0.4 ? 1 : -1,
        drawing: shape(path, coat) + line(rings.join(''), shade(coat, 0.16), head.size * 0.035),
      }
    }
    return {
      legs: grown ? 330 : 300,
      spine: grown ? 330 : 300,
      hips: [130, 150],
      waist: [150, 165],
      chest: [138, 168],
      leg: [88, 66, 62],
      stance: 86,
      foot: { kind: 'column', size: 64, colour: on('#f2e6d4') },
      neck: { length: grown ? 100 : 76, angle: 48, radii: [120, 104] },
      tail: { length: 200, angle: -66, bend: -8, radii: [17, 12, 9], tip: { size: 15, colour: shade(coat, 0.4) } },
      coat,
      rider: 0.72,
      head: {
        size: grown ? 142 : 152,
        coat,
        skull: [0.88, 1, 0.86],
        snout: [{ at: [-0.34, 0.44], radii: [0.62, 0.56, 0.54] }],
        eyes: {
          azimuth: 33,
          elevation: 6,
          size: grown ? 0.16 : 0.2,
          lid: coat,
          lashes: true,
          brow: shade(coat, 0.4),
        },
        mouth: { elevation: -46, width: 54 },
        ears: [
          {
            azimuth: 104,
            elevation: 20,
            rows: [
              [0, 0.5],
              [0.5, 0.86],
              [1.06, 0.62],
              [1.3, 0.3],
            ],
            out: 96,
            back: 24,
            droop: 34,
            colour: shade(coat, 0.05),
            inner: on(grown ? '#c4a0a8' : '#e0a8ac'),
            over: true,
            mobile: 0.7,
          },
        ],
        horns: grown
          ? [
              {
                points: [
                  [0.4, -0.66, 0.7],
                  [0.5, -1.1, 1.1],
                  [0.46, -1.1, 1.6],
                ],
                radii: [0.13, 0.1, 0.04],
                colour: on('#fbf1de'),
              },
            ]
          : [],
        patches: grown
          ? [{ azimuth: 0, elevation: 40, size: [0.4, 0.3], colour: tint(coat, 0.16) }]
          : [{ azimuth: 0, elevation: 66, size: [0.5, 0.3], colour: shade(coat, 0.14) }],
        extras: head => [trunk(head)],
        grip: head => {
          const points = trunkOf(head, pose)
          const [before, tip] = [points[3] ?? head.at, points[4] ?? head.at]
          return between(before, tip, 1.1)
        },
      },
      marks: [
        { kind: 'stripe', along: 0.3, from: 150, to: 196, width: 5, colour: shade(coat, 0.12) },
        { kind: 'stripe', along: 0.36, from: 150, to: 190, width: 5, colour: shade(coat, 0.12) },
      ],
    }
  }

export const elephant = fourLegged(elephantLike(false), 1.42)

/** A grown elephant: twice as high as a child. */
export const grownElephant = fourLegged(elephantLike(true), 3.05)
