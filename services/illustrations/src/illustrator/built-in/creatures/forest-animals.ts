import { alpha, shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { add, times, type Vec3 } from '../space/vec3.ts'
import { fourLegged } from './four-legged.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import { inHead } from './head.ts'
import type { Mark } from './markings.ts'
import { depthOf, limb, type Part } from './solid.ts'
import type { Stance } from './stances.ts'

/** Monkeys, deer and small animals with fur. */

/** Monkeys stand on their hind legs and use their arms. */
const UPRIGHT: NonNullable<FourLegged['stances']> = {
  stand: erect([
    [0.24, -0.9],
    [0.2, -0.92],
    [-0.06, 0],
    [0.1, 0],
  ]),
  proud: erect([
    [-0.3, -0.56],
    [-0.3, -0.56],
    [-0.04, 0],
    [0.1, 0],
  ]),
  carry: erect([
    [0.7, -0.34],
    [0.7, -0.3],
    [-0.2, 0],
    [0.24, 0],
  ]),
  point: erect([
    [0.1, -0.9],
    [0.96, 0.1],
    [-0.06, 0],
    [0.1, 0],
  ]),
  wave: {
    hips: 0.36,
    shoulders: 1,
    pitch: 74,
    free: [true, true],
    feet: [
      [0.4, -0.6],
      [0.5, 0.8],
      [0, 0],
      [0, 0],
    ],
  },
  sit: {
    hips: 0.36,
    shoulders: 1,
    pitch: 74,
    free: [true, true],
    feet: [
      [0.6, -0.6],
      [0.62, -0.56],
      [0, 0],
      [0, 0],
    ],
  },
  snuggle: {
    hips: 0.36,
    shoulders: 1,
    pitch: 70,
    free: [true, true],
    feet: [
      [0.66, -0.2],
      [0.7, -0.04],
      [0, 0],
      [0, 0],
    ],
  },
  cower: {
    hips: 0.36,
    shoulders: 1,
    pitch: 58,
    folded: 'hind',
    free: [true, true],
    feet: [
      [0.62, 0.3],
      [0.58, 0.36],
      [0, 0],
      [0, 0],
    ],
  },
  startle: erect([
    [0.3, 0.7],
    [0.4, 0.72],
    [-0.2, 0],
    [0.24, 0],
  ]),
  rear: erect([
    [0.3, 0.86],
    [0.36, 0.9],
    [-0.1, 0],
    [0.14, 0],
  ]),
  droop: erect(
    [
      [0.3, -0.92],
      [0.24, -0.94],
      [-0.04, 0],
      [0.08, 0],
    ],
    56,
  ),
  tug: erect(
    [
      [0.86, -0.3],
      [0.86, -0.24],
      [0.5, 0],
      [0.3, 0],
    ],
    96,
  ),
  push: erect(
    [
      [0.86, -0.1],
      [0.86, 0],
      [-0.5, 0],
      [-0.2, 0],
    ],
    46,
  ),
}

function erect(feet: Stance['feet'], pitch = 74): Partial<Stance> {
  return { hips: 0.9, shoulders: 1, pitch, free: [true, true], feet, neck: -4, arch: 0 }
}

interface MonkeyColours {
  coat: string
  face: string
  hands: string
  iris: string
}

const monkeyLike =
  (langur: boolean, { coat, face, hands, iris }: MonkeyColours) =>
  (on: (colour: string) => string): FourLegged => {
    const [fur, skinColour, hand] = [on(coat), on(face), on(hands)]
    return {
      legs: langur ? 210 : 158,
      spine: langur ? 160 : 130,
      hips: [50, 52],
      waist: [48, 46],
      chest: [54, 54],
      leg: [29, 19, 16],
      stance: 40,
      foot: { kind: 'hand', size: 23, colour: hand },
      neck: { length: 40, angle: 66, radii: [40, 34] },
      tail: {
        length: langur ? 330 : 230,
        angle: langur ? -10 : 20,
        bend: langur ? 110 : 150,
        radii: [12, 12, 11, 10],
      },
      coat: fur,
      belly: langur ? tint(fur, 0.4) : on('#e3b98c'),
      stances: UPRIGHT,
      head: {
        size: langur ? 70 : 78,
        coat: fur,
        skull: [1, 0.96, 0.92],
        snout: [{ at: [-0.36, 0.52], radii: [0.56, 0.42, 0.5], colour: skinColour }],
        eyes: { azimuth: 25, elevation: 6, size: 0.25, iris: on(iris), lid: skinColour, brow: on('#5a3a2c') },
        nostrils: shade(skinColour, 0.5),
        mouth: { elevation: -18, width: 60, ink: langur ? '#1b1418' : '#5a2c33' },
        ears: [
          {
            azimuth: 88,
            elevation: 4,
            rows: [
              [0, 0.24],
              [0.24, 0.34],
              [0.46, 0.26],
            ],
            out: 84,
            back: 10,
            colour: langur ? skinColour : fur,
            inner: skinColour,
            mobile: 0.3,
          },
        ],
        patches: [
          { azimuth: 24, elevation: 4, size: [0.44, 0.42], colour: skinColour, side: 'both' },
          { azimuth: 0, elevation: -14, size: [0.6, 0.4], colour: skinColour },
        ],
        extras: head => [
          {
            depth: -1,
            drawing: shape(
              [-0.3, 0, 0.3]
                .map(x =>
                  limb(
                    [inHead(head, [x * 0.6, 0.8, 0.1]), inHead(head, [x * 1.2, langur ? 1.06 : 1.12, 0.3])],
                    [head.size * 0.16, head.size * 0.03],
                    1,
                  ),
                )
                .join(''),
              langur ? tint(fur, 0.3) : fur,
            ),
          },
        ],
      },
    }
  }

export const monkey = fourLegged(
  monkeyLike(false, { coat: '#a9744a', face: '#f0c7a0', hands: '#e8b88e', iris: '#8a5a34' }),
)

/** A grey langur with a black face. */
export const langur = fourLegged(
  monkeyLike(true, { coat: '#c3bfb8', face: '#4b4147', hands: '#453c42', iris: '#d8973e' }),
  1.15,
)

/** A chital: the spotted deer of Indian forests. */
export const deer = fourLegged(on => {
  const coat = on('#c47f48')
  const white = on('#fff3e0')
  const spots = Array.from({ length: 18 }, (_, i): Mark => {
    const side = i % 2 ? 1 : -1
    return {
      kind: 'spot',
      along: 0.1 + ((i * 0.37) % 0.78),
      around: 90 + side * (20 + ((i * 31) % 66)),
      size: [0.026, 9],
      colour: white,
    }
  })
  return {
    legs: 250,
    spine: 210,
    hips: [48, 56],
    waist: [48, 52],
    chest: [50, 60],
    leg: [30, 17, 13],
    stance: 34,
    foot: { kind: 'hoof', size: 22, colour: on('#4a3634') },
    neck: { length: 140, angle: 62, radii: [44, 30] },
    tail: { length: 66, angle: 20, bend: -30, radii: [12, 13, 6] },
    coat,
    belly: white,
    marks: spots,
    head: {
      size: 58,
      coat,
      skull: [0.78, 0.82, 0.84],
      snout: [
        { at: [-0.3, 0.66], radii: [0.46, 0.42, 0.46] },
        { at: [-0.48, 1.08], radii: [0.34, 0.3, 0.32], colour: tint(coat, 0.4) },
      ],
      eyes: { azimuth: 46, elevation: 10, size: 0.3, lid: coat, lashes: true, brow: shade(coat, 0.4) },
      nose: { elevation: 26, radii: [0.18, 0.13, 0.1], colour: '#3a2a2e' },
      mouth: { elevation: -26, width: 54 },
      ears: [
        {
          azimuth: 70,
          elevation: 46,
          rows: [
            [0, 0.16],
            [0.46, 0.3],
            [0.96, 0.06],
          ],
          out: 60,
          back: 6,
          colour: coat,
          inner: on('#f3c9b4'),
        },
      ],
      patches: [{ azimuth: 0, elevation: -60, size: [0.5, 0.4], colour: white }],
    },
  }
}, 2)

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

export const rabbit = fourLegged(on => {
  const coat = on('#f4e4cf')
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
    stances: HUNCHED,
    head: {
      size: 64,
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
          colour: coat,
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
