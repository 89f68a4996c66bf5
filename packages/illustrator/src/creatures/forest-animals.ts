import { shade, tint } from '../canvas/colour.ts'
import { fourLegged } from './four-legged.ts'
import { HOOFED } from './hoofed-stances.ts'
import type { Mark } from './markings.ts'

/** Animals of the forest. */

/** A chital: the spotted deer of Indian forests. */
export const deer = fourLegged(on => {
  const coat = on('#c47f48')
  const white = on('#fff3e0')
  const spots = Array.from({ length: 26 }, (_, i): Mark => {
    const row = i >> 1
    const around = [14, 50, 32, 66][row % 4] ?? 14
    return {
      kind: 'spot',
      along: 0.06 + row * 0.066,
      around: i % 2 ? 90 + around : 90 - around,
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
    stances: HOOFED,
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
