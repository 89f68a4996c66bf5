import { shade, tint } from '../canvas/colour.ts'
import type { Mark } from './markings.ts'
import { type Swimmer, swimmer } from './swimmer.ts'

/** Fish, dolphins and whales. */

interface FishColours {
  coat: string
  light: string
  fin: string
  iris?: string
  bands?: string
  scales?: string
}

const fishLike =
  ({ coat, light, fin, iris, bands, scales }: FishColours, slim: number) =>
  (on: (colour: string) => string): Swimmer => {
    const [body, pale, fins] = [on(coat), on(light), on(fin)]
    const marks: Mark[] = [
      ...(bands
        ? [0.2, 0.52, 0.8].flatMap((along): Mark[] => [
            { kind: 'stripe', along, from: -90, to: 90, width: 30, colour: on(bands) },
            { kind: 'stripe', along, from: 90, to: 270, width: 30, colour: on(bands) },
          ])
        : []),
      ...(scales
        ? [0.14, 0.26, 0.38, 0.5, 0.62, 0.74].flatMap((along): Mark[] =>
            [0.02, 0.06].flatMap((shift, i): Mark[] =>
              [i * 20 - 10, i * 20 + 30, 190 - i * 20, 150 - i * 20].map(around => ({
                kind: 'stripe',
                along: along + shift,
                from: around - 9,
                to: around + 9,
                width: 4,
                colour: on(scales),
              })),
            ),
          )
        : []),
    ]
    return {
      length: 190,
      girth: [
        [7, 16],
        [20, 44 * slim],
        [36, 76 * slim],
        [44, 92 * slim],
        [46, 84 * slim],
      ],
      coat: body,
      belly: pale,
      marks,
      flukes: { level: false, size: 84 * Math.max(0.8, slim), colour: fins, notch: 0.9 },
      fins: [
        { along: 0.5, out: 0, up: 0.86, points: [0, 1, 0.9], length: 0.3, width: 0.24, colour: fins },
        { along: 0.5, out: 0.4, up: -0.8, points: [0.4, -1, 0.8], length: 0.24, width: 0.1, colour: fins, pair: true },
        {
          along: 0.72,
          out: 0.9,
          up: -0.2,
          points: [0.7, -0.3, 1],
          length: 0.27,
          width: 0.1,
          colour: fins,
          pair: true,
          beats: 0.9,
        },
      ],
      head: {
        size: 82 * slim,
        coat: body,
        skull: [0.6 / Math.max(0.75, slim), 0.96, 0.86],
        snout: [{ at: [-0.12, 0.6], radii: [0.4, 0.5, 0.44] }],
        eyes: {
          azimuth: 56,
          elevation: 14,
          size: slim > 0.8 ? 0.25 : 0.3,
          ...(iris ? { iris: on(iris) } : {}),
          lid: body,
          brow: shade(body, 0.4),
        },
        mouth: { elevation: -16, width: 58 },
        ears: [],
      },
      ...(slim > 2 ? { rider: 0.5 } : {}),
    }
  }

/** A silver river fish. */
export const fish = swimmer(
  fishLike({ coat: '#b4c6d6', light: '#f2f5f4', fin: '#8fa9c4', iris: '#f0c860', scales: '#8aa3bc' }, 0.66),
  0.95,
)

/** A clownfish of the reef. */
export const reefFish = swimmer(
  fishLike({ coat: '#f2903f', light: '#f7b25a', fin: '#f2b54a', bands: '#fff4e0' }, 1),
  0.62,
)

export const dolphin = swimmer(on => {
  const back = on('#6a97b8')
  const pale = on('#eef2ee')
  return {
    length: 430,
    girth: [
      [16, 18],
      [34, 38],
      [62, 68],
      [82, 88],
      [86, 90],
      [78, 80],
    ],
    coat: back,
    belly: pale,
    rider: 0.28,
    flukes: { level: true, size: 112, colour: shade(back, 0.08), notch: 0.6 },
    fins: [
      { along: 0.58, out: 0, up: 0.9, points: [0, 1, 0.8], length: 0.24, width: 0.12, colour: shade(back, 0.06) },
      {
        along: 0.76,
        out: 0.8,
        up: -0.6,
        points: [0.8, -0.8, 0.9],
        length: 0.3,
        width: 0.09,
        colour: shade(back, 0.1),
        pair: true,
        beats: 0.9,
      },
    ],
    head: {
      size: 86,
      coat: back,
      skull: [0.9, 0.92, 0.92],
      snout: [{ at: [-0.34, 1.06], radii: [0.34, 0.24, 0.56] }],
      eyes: { azimuth: 50, elevation: 4, size: 0.24, lid: back, brow: shade(back, 0.4), lashes: true },
      mouth: { elevation: -8, width: 84 },
      ears: [],
      patches: [
        { azimuth: 0, elevation: -62, size: [1.2, 0.42], colour: pale },
        { azimuth: 0, elevation: -46, size: [1.2, 0.5], colour: pale, snout: true },
      ],
    },
  }
}, 1.5)

/** An old blue whale. */
export const whale = swimmer(on => {
  const back = on('#4f7498')
  const pale = on('#dfe8ea')
  return {
    length: 560,
    girth: [
      [18, 22],
      [48, 54],
      [104, 112],
      [150, 154],
      [164, 164],
      [150, 146],
    ],
    coat: back,
    belly: pale,
    rider: 0.6,
    marks: [-30, -45, -60, -75].flatMap((around): Mark[] =>
      [around, 180 - around].map(at => ({
        kind: 'spot',
        along: 0.86,
        around: at,
        size: [0.16, 2.4],
        colour: on('#b3c6cf'),
      })),
    ),
    flukes: { level: true, size: 150, colour: shade(back, 0.06), notch: 0.6 },
    fins: [
      { along: 0.34, out: 0, up: 0.92, points: [0, 1, 0.9], length: 0.1, width: 0.08, colour: shade(back, 0.06) },
      {
        along: 0.76,
        out: 0.84,
        up: -0.54,
        points: [0.9, -0.7, 0.9],
        length: 0.28,
        width: 0.09,
        colour: shade(back, 0.1),
        pair: true,
        beats: 0.9,
      },
    ],
    head: {
      size: 150,
      coat: back,
      skull: [0.98, 0.96, 0.96],
      snout: [{ at: [-0.2, 0.62], radii: [0.8, 0.6, 0.6] }],
      eyes: { azimuth: 62, elevation: -4, size: 0.13, lid: tint(back, 0.1), brow: shade(back, 0.4) },
      mouth: { elevation: 6, width: 84 },
      ears: [],
      patches: [
        { azimuth: 0, elevation: -70, size: [1.3, 0.4], colour: pale },
        { azimuth: 0, elevation: -46, size: [1.3, 0.62], colour: pale, snout: true },
      ],
    },
  }
}, 4)
