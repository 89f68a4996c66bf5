import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { add, times, type Vec3 } from '../space/vec3.ts'
import { collar, fourLegged } from './four-legged.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import type { HeadSpec } from './head.ts'
import type { Mark } from './markings.ts'
import { alongChain, depthOf, egg, flat, hull, onLump, type Part } from './solid.ts'

/** Animals of an Indian farm. */

interface Cattle {
  coat: string
  patch?: string
  muzzle: string
  /** Curve of the horns, in units of the head. */
  horns: readonly Vec3[]
  horn: string
  young?: boolean
  hump?: number
  /** Colour of the string around the neck, with a brass bell. */
  string?: string
}

function cattleHead({ coat, patch, muzzle, horns, horn, young }: Cattle): HeadSpec {
  return {
    size: young ? 92 : 80,
    coat,
    skull: [0.78, 0.84, 0.8],
    snout: [
      { at: [-0.38, 0.66], radii: [0.56, 0.54, 0.5] },
      { at: [-0.66, young ? 0.94 : 1.16], radii: [0.56, 0.44, 0.4], colour: muzzle },
    ],
    eyes: { azimuth: 44, elevation: 12, size: young ? 0.27 : 0.22, lid: coat, lashes: true, brow: shade(coat, 0.35) },
    nostrils: shade(muzzle, 0.5),
    mouth: { elevation: -26, width: 56 },
    ears: [
      {
        azimuth: 82,
        elevation: 28,
        rows: [
          [0, 0.14],
          [0.4, 0.27],
          [0.9, 0.08],
        ],
        out: 104,
        back: 14,
        droop: 14,
        colour: patch ?? shade(coat, 0.06),
        inner: mix('#f0b8a8', coat, 0.3),
        mobile: 0.8,
      },
    ],
    horns: horns.length ? [{ points: horns, radii: young ? [0.12, 0.04] : [0.17, 0.14, 0.05], colour: horn }] : [],
    patches: patch ? [{ azimuth: 46, elevation: 14, size: [0.44, 0.66], colour: patch }] : [],
  }
}

const cattle =
  (coloursOf: (on: (colour: string) => string) => Cattle) =>
  (on: (colour: string) => string): FourLegged => {
    const colours = coloursOf(on)
    const { coat, patch, young, hump = 0 } = colours
    const head = cattleHead(colours)
    const marks: Mark[] = patch
      ? [
          { kind: 'spot', along: 0.2, around: 112, size: [0.13, 46], colour: patch },
          { kind: 'spot', along: 0.62, around: 150, size: [0.12, 34], colour: patch },
          { kind: 'spot', along: 0.5, around: 40, size: [0.16, 40], colour: patch },
          { kind: 'spot', along: 0.6, around: 200, size: [0.5, 100], colour: patch, neck: true },
        ]
      : []
    return {
      legs: young ? 262 : 256,
      spine: young ? 262 : 316,
      hips: young ? [74, 84] : [92, 104],
      waist: young ? [80, 86] : [100, 110],
      chest: young ? [76, 92] : [90, 118],
      leg: young ? [40, 25, 21] : [46, 27, 23],
      stance: young ? 50 : 58,
      foot: { kind: 'hoof', size: 34, colour: on('#5d4644') },
      neck: { length: young ? 130 : 150, angle: young ? 50 : 36, radii: young ? [66, 50] : [82, 56] },
      tail: {
        length: young ? 210 : 250,
        angle: -72,
        bend: -6,
        radii: [13, 9, 8],
        tip: { size: 17, colour: patch ?? shade(coat, 0.4) },
      },
      coat,
      belly: tint(coat, 0.35),
      marks,
      rider: 0.6,
      head: patch ? { ...head, eyes: { ...head.eyes, lidLeft: patch } } : head,
      wear: (_context, rig) => [
        ...(hump ? [humpOf(rig, coat, hump)] : []),
        ...(colours.string ? bellOf(rig, colours.string, on('#f0bd4a'), on('#8a5a34')) : []),
      ],
    }
  }

/** The hump of Indian cattle, over the shoulders. */
function humpOf({ spine, body }: Rig, coat: string, size: number): Part {
  const { at } = onLump(alongChain(spine, 0.74), 0, 90)
  return {
    depth: depthOf(at) + 400,
    drawing: shape(hull([egg(add(at, [0, -size * 0.2, 0]), body, [size * 0.7, size, size * 1.3])]), coat),
  }
}

function bellOf(rig: Rig, string: string, brass: string, dark: string): Part[] {
  const { at } = onLump(alongChain(rig.neck, 0.44), 0, -88)
  const [x, y] = flat(at)
  const bell = `M${x - 14} ${y}Q${x - 14} ${y - 14} ${x} ${y - 14}Q${x + 14} ${y - 14} ${x + 14} ${y}L${x + 22} ${y + 30}H${x - 22}Z`
  const clapper = `M${x - 7} ${y + 30}a7 7 0 0 0 14 0Z`
  return [
    {
      depth: -7000,
      drawing:
        collar(rig, 0.46, string, 13) + (rig.body.forward[2] < 0.4 ? shape(clapper, dark) + shape(bell, brass) : ''),
    },
  ]
}

const STUBS: readonly Vec3[] = [
  [0.4, 0.6, -0.06],
  [0.5, 0.84, -0.06],
]
const LYRE: readonly Vec3[] = [
  [0.4, 0.6, -0.06],
  [0.86, 1.0, -0.1],
  [0.8, 1.62, 0],
]
const TALL: readonly Vec3[] = [
  [0.4, 0.6, -0.1],
  [0.9, 1.2, -0.2],
  [0.7, 2.1, -0.1],
]
const SWEPT: readonly Vec3[] = [
  [0.5, 0.5, -0.1],
  [1.1, 0.5, -0.5],
  [1.1, 1.0, -1.1],
]

export const calf = fourLegged(
  cattle(on => ({
    coat: on('#f6ead8'),
    patch: on('#a8683f'),
    muzzle: on('#eab4a4'),
    horns: STUBS,
    horn: on('#d8c29a'),
    young: true,
    string: on('#d8484a'),
  })),
  1.12,
)

export const cow = fourLegged(
  cattle(on => ({
    coat: on('#f3e6d2'),
    patch: on('#a8683f'),
    muzzle: on('#d9a898'),
    horns: LYRE,
    horn: on('#c9b48c'),
    hump: 54,
    string: on('#3f8f97'),
  })),
  2.5,
)

export const bullock = fourLegged(
  cattle(on => ({
    coat: on('#e6e1da'),
    muzzle: on('#8a7a7c'),
    horns: TALL,
    horn: on('#7d6a5c'),
    hump: 92,
    string: on('#e08a3c'),
  })),
  2.8,
)

export const buffalo = fourLegged(
  cattle(on => ({
    coat: on('#5a5664'),
    muzzle: on('#45414f'),
    horns: SWEPT,
    horn: on('#8b8590'),
  })),
  2.5,
)

export const goat = fourLegged(on => {
  const [coat, dark] = [on('#8d6346'), on('#4c3a36')]
  return {
    legs: 190,
    spine: 190,
    hips: [50, 56],
    waist: [58, 62],
    chest: [54, 62],
    leg: [30, 18, 15],
    stance: 36,
    foot: { kind: 'hoof', size: 25, colour: on('#3d302f') },
    neck: { length: 110, angle: 60, radii: [46, 36] },
    tail: { length: 60, angle: 60, bend: -40, radii: [14, 13, 6] },
    coat,
    belly: on('#e8d3b4'),
    socks: dark,
    marks: [{ kind: 'spot', along: 0.4, around: 130, size: [0.2, 50], colour: on('#f2e6d4') }],
    head: {
      size: 62,
      coat,
      skull: [0.76, 0.84, 0.84],
      snout: [
        { at: [-0.34, 0.62], radii: [0.5, 0.46, 0.5] },
        { at: [-0.5, 1.06], radii: [0.42, 0.36, 0.36], colour: on('#e8d3b4') },
      ],
      eyes: { azimuth: 48, elevation: 14, size: 0.26, iris: on('#e2b85a'), lid: coat, brow: dark },
      nostrils: dark,
      mouth: { elevation: -24, width: 56 },
      ears: [
        {
          azimuth: 78,
          elevation: 24,
          rows: [
            [0, 0.16],
            [0.5, 0.27],
            [1.2, 0.16],
          ],
          out: 108,
          back: 8,
          droop: 66,
          colour: dark,
          over: true,
          mobile: 0.6,
        },
      ],
      horns: [
        {
          points: [
            [0.26, 0.72, 0],
            [0.4, 1.24, -0.3],
            [0.52, 1.5, -0.86],
          ],
          radii: [0.16, 0.12, 0.05],
          colour: on('#b9a486'),
        },
      ],
      patches: [{ azimuth: 0, elevation: 40, size: [0.16, 0.7], colour: on('#f2e6d4') }],
      extras: ({ at, frame, size }) => {
        const chin = add(at, add(times(frame.forward, size * 0.96), times(frame.up, -size * 1.02)))
        return [{ depth: 1, drawing: shape(hull([egg(chin, frame, [size * 0.14, size * 0.3, size * 0.14])]), dark) }]
      },
    },
    wear: (_context, rig) => [{ depth: -7000, drawing: collar(rig, 0.5, on('#e0a63a'), 9) }],
  }
}, 1.7)

export const lamb = fourLegged(on => {
  const [wool, skin] = [on('#fbf2e2'), on('#6a5058')]
  return {
    legs: 138,
    spine: 118,
    hips: [62, 62],
    waist: [66, 64],
    chest: [60, 62],
    leg: [26, 17, 15],
    stance: 34,
    foot: { kind: 'hoof', size: 21, colour: on('#43343b') },
    neck: { length: 64, angle: 62, radii: [54, 40] },
    tail: { length: 62, angle: -20, bend: -40, radii: [18, 22, 16] },
    coat: wool,
    wool: true,
    socks: skin,
    marks: [],
    head: {
      size: 66,
      coat: skin,
      skull: [0.86, 0.9, 0.86],
      snout: [{ at: [-0.36, 0.66], radii: [0.5, 0.44, 0.5], colour: tint(skin, 0.14) }],
      eyes: { azimuth: 40, elevation: 8, size: 0.27, lid: skin, brow: on('#e9d8cc') },
      nose: { elevation: 34, radii: [0.14, 0.09, 0.08], colour: on('#e5909a') },
      mouth: { elevation: -18, width: 52, ink: '#2b1c22', cleft: true },
      ears: [
        {
          azimuth: 84,
          elevation: 16,
          rows: [
            [0, 0.14],
            [0.4, 0.26],
            [0.84, 0.1],
          ],
          out: 104,
          back: 8,
          droop: 40,
          colour: skin,
          inner: on('#d99a94'),
        },
      ],
      extras: ({ at, frame, size }) => [
        {
          depth: -1,
          drawing: shape(
            [
              [0, 0.84, 0.28],
              [0.34, 0.76, 0.18],
              [-0.34, 0.76, 0.18],
              [0.18, 0.94, -0.12],
              [-0.18, 0.94, -0.12],
              [0.5, 0.6, -0.2],
              [-0.5, 0.6, -0.2],
              [0, 0.7, -0.5],
            ]
              .map(([x = 0, y = 0, z = 0]) =>
                hull([
                  egg(
                    add(
                      at,
                      add(add(times(frame.side, x * size), times(frame.up, y * size)), times(frame.forward, z * size)),
                    ),
                    frame,
                    [size * 0.34, size * 0.3, size * 0.34],
                  ),
                ]),
              )
              .join(''),
            wool,
          ),
        },
      ],
    },
    wear: (_context, rig) => {
      const curls = [0.2, 0.44, 0.68, 0.9].flatMap((along, i) =>
        [-20, 20, 60, 120, 160, 200].map(around => {
          const { at, axes } = alongChain(rig.spine, along)
          const angle = ((around + i * 12) * Math.PI) / 180
          const out = add(times(axes[0], Math.cos(angle)), times(axes[1], Math.sin(angle)))
          const [x, y] = flat(add(at, out))
          return out[2] < 0 ? `M${x.toFixed(0)} ${y.toFixed(0)}q-4 -18 14 -18q15 3 10 16q-6 6 -12 0` : ''
        }),
      )
      return [
        {
          depth: depthOf(rig.spine[2]?.at ?? rig.hip) - 0.5,
          drawing: `<path d="${curls.join('')}" fill="none" stroke="${alpha(shade(wool, 0.4), 0.3)}" stroke-width="5" stroke-linecap="round"/>`,
        },
      ]
    },
  }
}, 1.15)
