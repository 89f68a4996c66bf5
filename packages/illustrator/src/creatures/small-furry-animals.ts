import { alpha, shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { add, times, type Vec3 } from '../space/vec3.ts'
import { type CoatColours, marksOf } from './coat.ts'
import { fourLegged } from './four-legged.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import type { Mark } from './markings.ts'
import { depthOf, limb, type Part } from './solid.ts'

/** Rabbits, squirrels and mice. */

/** Small animals sit on their haunches when they do nothing. */
const HUNCHED: NonNullable<FourLegged['stances']> = {
  stand: {
    hips: 0.6,
    shoulders: 1,
    folded: 'hind',
    feet: [
      [0.2, 0],
      [0.1, 0],
      [0, 0],
      [0, 0],
    ],
  },
  walk: {
    hips: 0.8,
    shoulders: 0.84,
    tucked: true,
    feet: [
      [0.5, 0.1],
      [0.2, 0],
      [0.3, 0],
      [-0.3, 0.1],
    ],
  },
}

export const familyRabbit = (own: CoatColours | null) =>
  fourLegged(on => {
    const coat = on(own?.coat ?? '#ecd5b6')
    const ear = own?.pattern === 'patches' ? on(own.second) : coat
    const pink = on('#f2b3ab')
    return {
      legs: 92,
      spine: 112,
      hips: [54, 60],
      waist: [50, 54],
      chest: [44, 46],
      leg: [26, 18, 16],
      stance: 30,
      foot: { kind: 'paw', size: 24, colour: tint(coat, 0.4) },
      neck: { length: 44, angle: 62, radii: [38, 34] },
      tail: { length: 34, angle: 30, bend: 20, radii: [20, 26, 20] },
      coat,
      belly: tint(coat, 0.5),
      ...(own ? { marks: marksOf(own, on, 9) } : {}),
      stances: HUNCHED,
      head: {
        size: 64,
        ...(own?.pattern === 'patches'
          ? { patches: [{ azimuth: 44, elevation: 14, size: [0.46, 0.5] as const, colour: ear }] }
          : {}),
        coat,
        skull: [0.94, 0.92, 0.94],
        snout: [{ at: [-0.26, 0.6], radii: [0.5, 0.4, 0.46], colour: tint(coat, 0.5) }],
        eyes: { azimuth: 42, elevation: 8, size: 0.28, lid: coat, brow: on('#a98a68') },
        nose: { elevation: 34, radii: [0.12, 0.08, 0.08], colour: on('#e58a94') },
        mouth: { elevation: -14, width: 46, cleft: true },
        whiskers: alpha('#ffffff', 0.8),
        ears: [
          {
            azimuth: 30,
            elevation: 70,
            rows: [
              [0, 0.17],
              [0.6, 0.27],
              [1.2, 0.24],
              [1.66, 0.08],
            ],
            out: 12,
            back: 14,
            droop: 14,
            colour: ear,
            inner: pink,
            mobile: 1.4,
          },
        ],
      },
    }
  }, 1.12)

/** The bushy tail of a squirrel, which stands up behind its back. */
function bushyTail({ hip, body }: Rig, colour: string, stripe: string, size: number, raised: number): Part[] {
  const at = (back: number, up: number): Vec3 => {
    const point = add(add(hip, times(body.forward, -size * back)), [0, size * up, 0])
    return [point[0], Math.max(size * 0.2, point[1]), point[2]]
  }
  const points = [
    at(0.3, -0.1),
    at(0.82, 0.06 + 0.2 * raised),
    at(0.78, 0.1 + 0.8 * raised),
    at(1.1, 0.1 + 1.16 * raised),
  ]
  return [
    {
      depth: depthOf(hip) + (body.forward[2] > 0.3 ? -900 : 80),
      drawing:
        shape(limb(points, [size * 0.12, size * 0.32, size * 0.36, size * 0.12], 3), colour) +
        shape(limb(points, [size * 0.03, size * 0.1, size * 0.1, size * 0.03], 3), stripe),
    },
  ]
}

/** An Indian palm squirrel, with the three stripes of Rama's fingers. */
export const squirrel = fourLegged((on, { mood, pose }) => {
  const coat = on('#9d8468')
  const cream = on('#f2e2c4')
  const low = pose === 'curl' || pose === 'cower' || mood.tail < -0.5
  return {
    legs: 86,
    spine: 100,
    hips: [42, 46],
    waist: [40, 42],
    chest: [36, 38],
    leg: [21, 14, 12],
    stance: 25,
    foot: { kind: 'hand', size: 15, colour: on('#c9a98a') },
    neck: { length: 32, angle: 58, radii: [30, 28] },
    tail: { length: 20, angle: 20, bend: 0, radii: [10, 8, 6] },
    coat,
    belly: cream,
    marks: [90, 62, 118].flatMap((around): Mark[] =>
      [0.1, 0.3, 0.5, 0.7].map(along => ({ kind: 'spot', along, around, size: [0.13, 7], colour: cream })),
    ),
    stances: HUNCHED,
    wear: (_context, rig) => bushyTail(rig, tint(coat, 0.14), shade(coat, 0.2), 108, low ? 0.1 : 1),
    head: {
      size: 48,
      coat,
      skull: [0.9, 0.88, 0.96],
      snout: [{ at: [-0.26, 0.66], radii: [0.42, 0.36, 0.44], colour: cream }],
      eyes: { azimuth: 44, elevation: 12, size: 0.32, lid: coat, brow: on('#5a4636') },
      nose: { elevation: 30, radii: [0.14, 0.1, 0.08], colour: '#4a3234' },
      mouth: { elevation: -18, width: 46, cleft: true },
      whiskers: alpha('#4a3a34', 0.5),
      ears: [
        {
          azimuth: 50,
          elevation: 56,
          rows: [
            [0, 0.2],
            [0.2, 0.24],
            [0.4, 0.1],
          ],
          out: 30,
          back: 6,
          colour: coat,
          inner: on('#e0b49c'),
        },
      ],
    },
  }
}, 0.85)

export const mouse = fourLegged(on => {
  const coat = on('#a8998f')
  const pink = on('#eeb0a8')
  return {
    legs: 60,
    spine: 86,
    hips: [42, 44],
    waist: [38, 38],
    chest: [32, 34],
    leg: [17, 11, 9],
    stance: 22,
    foot: { kind: 'hand', size: 13, colour: pink },
    neck: { length: 24, angle: 44, radii: [28, 26] },
    tail: { length: 170, angle: 4, bend: 40, radii: [7, 6, 4, 3] },
    coat,
    belly: on('#f0e4d8'),
    stances: HUNCHED,
    head: {
      size: 46,
      coat,
      skull: [0.9, 0.88, 0.96],
      snout: [{ at: [-0.22, 0.76], radii: [0.36, 0.32, 0.5] }],
      eyes: { azimuth: 42, elevation: 14, size: 0.3, lid: coat, brow: shade(coat, 0.4) },
      nose: { elevation: 16, radii: [0.13, 0.11, 0.1], colour: pink },
      mouth: { elevation: -26, width: 40 },
      whiskers: alpha('#ffffff', 0.8),
      ears: [
        {
          azimuth: 66,
          elevation: 48,
          rows: [
            [0, 0.34],
            [0.4, 0.52],
            [0.8, 0.36],
          ],
          out: 46,
          back: 8,
          colour: coat,
          inner: pink,
        },
      ],
    },
  }
}, 0.8)
