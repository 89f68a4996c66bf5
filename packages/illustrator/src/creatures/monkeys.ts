import { shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { fourLegged } from './four-legged.ts'
import type { FourLegged } from './four-legged-spec.ts'
import { inHead } from './head.ts'
import { limb } from './solid.ts'
import type { Stance } from './stances.ts'

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
    folded: 'hind',
    tail: -30,
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
    folded: 'hind',
    tail: -30,
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
    folded: 'hind',
    neck: -12,
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
    neck: -30,
    free: [true, true],
    feet: [
      [0.62, 0.3],
      [0.58, 0.36],
      [0, 0],
      [0, 0],
    ],
  },
  startle: erect([
    [0.66, 0.5],
    [0.74, 0.4],
    [-0.2, 0],
    [0.24, 0],
  ]),
  rear: erect([
    [0.74, 0.7],
    [-0.34, 0.94],
    [-0.1, 0],
    [0.14, 0],
  ]),
  dance: erect([
    [0.7, 0.6],
    [-0.5, 0.1],
    [0.44, 0.3],
    [0.02, 0],
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

function erect(feet: Stance['feet'], pitch = 74): Stance {
  return { hips: 0.9, shoulders: 1, pitch, free: [true, true], feet, neck: -4 }
}

interface MonkeyColours {
  coat: string
  face: string
  hands: string
  iris: string
  /** Of the end of its tail. */
  tip?: string
}

const monkeyLike =
  (langur: boolean, { coat, face, hands, iris, tip }: MonkeyColours) =>
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
        ...(tip && { tip: { size: 15, colour: on(tip) } }),
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

/** The end of its tail is as dark as if it had been dipped in ink. */
export const monkey = fourLegged(
  monkeyLike(false, { coat: '#a9744a', face: '#f0c7a0', hands: '#e8b88e', iris: '#8a5a34', tip: '#2c3470' }),
)

/** A grey langur with a black face. */
export const langur = fourLegged(
  monkeyLike(true, { coat: '#c3bfb8', face: '#4b4147', hands: '#453c42', iris: '#d8973e' }),
  1.15,
)
