import { shade } from '../canvas/colour.ts'
import { fourLegged } from './four-legged.ts'
import type { FourLegged } from './four-legged-spec.ts'
import { HOOFED } from './hoofed-stances.ts'
import type { Mark } from './markings.ts'
import { STANCES } from './stances.ts'

/** Dinosaurs with long necks. */

/** A heavy animal lies down instead of sitting, and bows its neck to those who are small. */
const GENTLE: FourLegged['stances'] = {
  ...HOOFED,
  snuggle: { ...STANCES.stand, shoulders: 0.94, neck: -66, bend: -1.7, head: -14, tail: -10 },
  carry: { ...STANCES.carry, neck: -46, bend: -1.5, head: -6 },
}

/** Round spots along the back, and on the neck. */
const spotsOf = (colour: string): Mark[] => [
  ...[
    [0.06, 92, 0.05, 22],
    [0.2, 62, 0.045, 16],
    [0.24, 118, 0.045, 16],
    [0.38, 90, 0.06, 20],
    [0.54, 58, 0.045, 15],
    [0.56, 122, 0.045, 15],
    [0.72, 92, 0.055, 20],
    [0.88, 64, 0.04, 14],
    [0.88, 116, 0.04, 14],
  ].map(
    ([along, around, a, b]): Mark => ({
      kind: 'spot',
      along: along ?? 0,
      around: around ?? 0,
      size: [a ?? 0, b ?? 0],
      colour,
    }),
  ),
  ...[
    [0.22, 84],
    [0.42, 100],
    [0.6, 82],
    [0.76, 98],
  ].map(
    ([along, around]): Mark => ({
      kind: 'spot',
      along: along ?? 0,
      around: around ?? 0,
      size: [0.045, 24],
      colour,
      neck: true,
    }),
  ),
]

/** A small one, up to the hip of a child. */
export const babyDinosaur = fourLegged((on): FourLegged => {
  const coat = on('#8cc8dc')
  return {
    legs: 108,
    spine: 104,
    hips: [64, 66],
    waist: [74, 76],
    chest: [64, 70],
    leg: [44, 36, 34],
    stance: 42,
    foot: { kind: 'column', size: 33, colour: on('#fbf0d2') },
    neck: { length: 178, angle: 70, radii: [56, 33], bend: 50 },
    tail: { length: 176, angle: -14, bend: 74, radii: [50, 39, 27, 17, 10] },
    coat,
    belly: on('#fbecb6'),
    marks: spotsOf(on('#559fc0')),
    rider: 0.5,
    head: {
      size: 94,
      coat,
      skull: [0.98, 1, 0.96],
      snout: [{ at: [-0.4, 0.6], radii: [0.68, 0.46, 0.54] }],
      eyes: { azimuth: 32, elevation: 1, size: 0.32, lid: coat, brow: shade(coat, 0.42) },
      nostrils: shade(coat, 0.5),
      mouth: { elevation: -16, width: 62 },
      ears: [],
    },
  }
}, 1.26)

/** A grown one, whose head is three times as high as a child. */
export const dinosaur = fourLegged((on): FourLegged => {
  const coat = on('#6f9fc0')
  return {
    legs: 290,
    spine: 220,
    hips: [122, 130],
    waist: [146, 156],
    chest: [124, 142],
    leg: [94, 68, 62],
    stance: 82,
    foot: { kind: 'column', size: 60, colour: on('#f6ead0') },
    neck: { length: 560, angle: 70, radii: [122, 52], bend: 52 },
    tail: { length: 340, angle: -18, bend: 84, radii: [98, 76, 52, 32, 16] },
    coat,
    belly: on('#f2e5c2'),
    marks: spotsOf(on('#4d7ba6')),
    rider: 0.5,
    stances: GENTLE,
    head: {
      size: 104,
      coat,
      skull: [0.88, 0.88, 0.94],
      snout: [{ at: [-0.32, 0.76], radii: [0.64, 0.46, 0.62] }],
      eyes: { azimuth: 37, elevation: 7, size: 0.27, lid: coat, brow: shade(coat, 0.42) },
      nostrils: shade(coat, 0.5),
      mouth: { elevation: -16, width: 62 },
      ears: [],
    },
  }
}, 3)
