import { mix, shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { add, times, type Vec3 } from '../space/vec3.ts'
import { collar, fourLegged } from './four-legged.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import type { HeadSpec } from './head.ts'
import { HOOFED } from './hoofed-stances.ts'
import type { Mark } from './markings.ts'
import { alongChain, depthOf, egg, flat, hull, type Lump, onLump, type Part } from './solid.ts'

/** Cattle and buffaloes of an Indian farm. */

interface Cattle {
  coat: string
  patch?: string
  muzzle: string
  /** Curve of the horns, in units of the head. */
  horns: readonly Vec3[]
  horn: string
  young?: boolean
  hump?: number
  /** Colour of the udder. */
  udder?: string
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
      ...(young ? {} : { stances: HOOFED }),
      head: patch ? { ...head, eyes: { ...head.eyes, lidLeft: patch } } : head,
      wear: (_context, rig) => [
        ...(hump ? [humpOf(rig, coat, hump)] : []),
        ...(colours.udder && rig.stance.folded === undefined ? [udderOf(rig, colours.udder)] : []),
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

/** Between the hind legs, seen before the far ones. */
function udderOf({ spine, body, hip }: Rig, colour: string): Part {
  const at = add(hip, add(times(body.forward, 74), [0, -112, 0]))
  const teat = (ahead: number): Lump => egg(add(at, add(times(body.forward, ahead), [0, -52, 0])), body, [10, 26, 10])
  return {
    depth: depthOf((spine[2] ?? { at: hip }).at) - 0.5,
    drawing:
      shape(hull([teat(-22)]) + hull([teat(18)]), shade(colour, 0.12)) +
      shape(hull([egg(at, body, [50, 52, 62])]), colour),
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
    udder: on('#eab0a4'),
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
