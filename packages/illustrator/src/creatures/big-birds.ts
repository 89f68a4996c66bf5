import { shade, tint } from '../canvas/colour.ts'
import { dots, shape } from '../canvas/svg.ts'
import { turn } from '../space/frame.ts'
import { add, between, cos, sin, times, type Vec3 } from '../space/vec3.ts'
import { bird } from './bird.ts'
import type { BirdRig } from './bird-spec.ts'
import { inHead } from './head.ts'
import { depthOf, flat, limb, type Part } from './solid.ts'

/** A peacock and other large or slender birds. */

/** The open fan, or the train that trails behind. */
function train(
  { centre, trunk, level }: BirdRig,
  open: boolean,
  colours: readonly [string, string, string, string],
): Part[] {
  const [green, bronze, gold, blue] = colours
  const root = add(centre, times(trunk.forward, -70))
  const count = open ? 15 : 7
  const ends = Array.from({ length: count }, (_, i): Vec3 => {
    const share = i / (count - 1) - 0.5
    if (open) {
      const angle = share * 196
      const out = add(times(level.side, sin(angle)), times(level.up, cos(angle)))
      return add(root, add(times(out, 400), times(level.forward, -60)))
    }
    const back = turn(level, { yaw: 180 + share * 34, pitch: -14 })
    const end = add(root, times(back.forward, 470 - Math.abs(share) * 120))
    return [end[0], Math.max(12, end[1]), end[2]]
  })
  const plumes = ends
    .map(end => limb([root, between(root, end, 0.6), end], [14, open ? 38 : 22, open ? 40 : 24], 1))
    .join('')
  const spots = [
    ...ends.map(end => ({ end, share: 0.94 })),
    ...(open
      ? ends.slice(0, -1).map((end, i) => ({ end: between(end, ends[i + 1] ?? end, 0.5), share: 0.72 }))
      : ends.map(end => ({ end, share: 0.66 }))),
  ].map(({ end, share }) => flat(between(root, end, share)))
  const ring = (r: number) => spots.map(([x, y]) => [x, y, r] as const)
  return [
    {
      depth: depthOf(root) + (level.forward[2] > 0.3 ? -600 : 120),
      drawing:
        shape(plumes, green) +
        dots(ring(open ? 24 : 19), bronze) +
        dots(ring(open ? 16 : 12), gold) +
        dots(ring(9), blue),
    },
  ]
}

const OPEN_FAN = new Set(['proud', 'rear', 'dance', 'startle'])

export const peacock = bird((on, { pose }) => {
  const [blue, teal] = [on('#2c5fae'), on('#2f8f86')]
  return {
    body: [66, 70, 112],
    tilt: 26,
    legs: { length: 100, thick: 7, colour: on('#b79a72') },
    neck: { length: 170, angle: 74, radii: [56, 27], bend: 0.1 },
    back: blue,
    belly: on('#244a8c'),
    wing: { length: 200, colour: on('#d9c9a8'), tips: on('#8a5f3c'), bar: on('#b59a76') },
    tail: { length: 120, width: 50, angle: -10, feathers: 3, colour: on('#7a5a3c') },
    beak: { length: 0.4, thick: 0.2, hook: 0.06, colour: on('#d9cbb4') },
    rider: true,
    wear: (_context, rig) => train(rig, OPEN_FAN.has(pose), [teal, on('#b98a3c'), on('#e2bc4a'), blue]),
    head: {
      size: 44,
      coat: blue,
      skull: [0.86, 0.9, 0.96],
      eyes: { azimuth: 44, elevation: 8, size: 0.3, lid: blue, brow: on('#16305e') },
      ears: [],
      patches: [{ azimuth: 46, elevation: -6, size: [0.44, 0.3], colour: on('#fbf4e4'), side: 'both' }],
      extras: head => {
        const tips = [-0.5, -0.25, 0, 0.25, 0.5].map(z => inHead(head, [0, 1.9 - z * z, z * 1.5 - 0.2]))
        const stems = tips.map(tip => limb([inHead(head, [0, 0.8, -0.1]), tip], [2, 2], 1)).join('')
        return [
          {
            depth: 1,
            drawing:
              shape(stems, on('#16305e')) +
              dots(
                tips.map(tip => {
                  const [x, y] = flat(tip)
                  return [x, y, 8] as const
                }),
                teal,
              ),
          },
        ]
      },
    },
  }
}, 1.6)

/** A pond heron on long legs. */
export const heron = bird(on => {
  const [grey, white] = [on('#a9b6c4'), on('#f7f3ec')]
  return {
    body: [50, 54, 96],
    tilt: 30,
    legs: { length: 190, thick: 6.5, colour: on('#c9a45a') },
    neck: { length: 190, angle: 82, radii: [36, 19], bend: 0.22 },
    back: grey,
    belly: white,
    wing: { length: 260, colour: grey, tips: on('#5f6b7e'), bar: on('#8d9bac') },
    tail: { length: 60, width: 40, angle: -22, feathers: 3, colour: on('#77859a') },
    beak: { length: 1.15, thick: 0.18, hook: 0, colour: on('#e3b04a') },
    head: {
      size: 38,
      coat: white,
      skull: [0.8, 0.82, 1.06],
      eyes: { azimuth: 48, elevation: 10, size: 0.32, iris: on('#f2d060'), lid: white, brow: on('#4a5468') },
      ears: [],
      patches: [{ azimuth: 92, elevation: 42, size: [0.7, 0.2], colour: on('#3f4759'), side: 'both' }],
      extras: head => [
        {
          depth: 1,
          drawing: shape(
            limb(
              [inHead(head, [0, 0.5, -0.7]), inHead(head, [0, 0.4, -1.5]), inHead(head, [0, -0.2, -2.3])],
              [5, 4, 1.5],
              2,
            ),
            on('#3f4759'),
          ),
        },
      ],
    },
  }
}, 1.3)

/** A barn swallow with a forked tail. */
export const swallow = bird(on => {
  const blue = on('#33508e')
  return {
    body: [36, 38, 62],
    tilt: 24,
    legs: { length: 16, thick: 4, colour: on('#4a3c3c') },
    neck: { length: 12, angle: 64, radii: [32, 30] },
    back: blue,
    belly: on('#fbeedd'),
    wing: { length: 190, colour: blue, tips: on('#263a68') },
    tail: { length: 130, width: 64, angle: -6, feathers: 4, colour: on('#263a68'), fork: 1.1 },
    beak: { length: 0.22, thick: 0.16, hook: 0.02, colour: on('#3a3340') },
    head: {
      size: 40,
      coat: blue,
      skull: [0.98, 0.92, 0.96],
      eyes: { azimuth: 38, elevation: 6, size: 0.3, lid: blue, brow: on('#1c2b50') },
      ears: [],
      patches: [
        { azimuth: 0, elevation: -34, size: [0.7, 0.4], colour: on('#c95b3a') },
        { azimuth: 0, elevation: 28, size: [0.34, 0.2], colour: on('#c95b3a') },
      ],
    },
  }
}, 0.95)

/** A black kite, the bird of prey above every Indian town. */
export const eagle = bird(on => {
  const brown = on('#7d5840')
  return {
    body: [64, 68, 112],
    tilt: 48,
    legs: { length: 40, thick: 12, colour: on('#e0b04e') },
    neck: { length: 30, angle: 72, radii: [58, 46] },
    back: brown,
    belly: tint(brown, 0.2),
    breast: shade(brown, 0.2),
    wing: { length: 380, colour: brown, tips: on('#4a352c'), bar: on('#a07a58') },
    tail: { length: 170, width: 100, angle: -30, feathers: 5, colour: on('#664836'), fork: 0.4 },
    beak: { length: 0.36, thick: 0.24, hook: 0.34, colour: on('#4a4650') },
    rider: true,
    head: {
      size: 58,
      coat: tint(brown, 0.16),
      skull: [0.9, 0.86, 1],
      eyes: { azimuth: 40, elevation: 8, size: 0.25, iris: on('#e8b03c'), lid: brown, brow: on('#4a352c') },
      ears: [],
    },
  }
}, 1.35)
