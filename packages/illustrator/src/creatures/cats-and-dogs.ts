import { alpha, tint } from '../canvas/colour.ts'
import { circle } from '../canvas/svg.ts'
import { dot } from '../space/vec3.ts'
import { type CoatColours, lineOf, marksOf, paleOf } from './coat.ts'
import { collar, fourLegged } from './four-legged.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import type { Mark } from './markings.ts'
import { alongChain, flat, onLump, type Part, TO_VIEWER } from './solid.ts'

/** Animals with paws: dogs, cats and tigers. */

/** A collar with a bell or a tag. */
function withBell(rig: Rig, colour: string, gold: string, width: number): Part[] {
  const lump = alongChain(rig.neck, 0.4)
  const { at, out } = onLump(lump, 0, -80)
  const [x, y] = flat(at)
  const bell = dot(out, TO_VIEWER) > -0.45 ? circle(x, y + width * 0.5, width * 0.74, gold) : ''
  return [{ depth: -8000, drawing: collar(rig, 0.42, colour, width) + bell }]
}

interface DogColours {
  coat: string
  /** Of the ears and the patch around an eye. */
  dark: string
  light: string
  coatOfPet?: CoatColours
}

const doglike =
  ({ coat, dark, light, coatOfPet }: DogColours, floppy: boolean) =>
  (on: (colour: string) => string): FourLegged => {
    const [body, ear, cream] = [on(coat), on(dark), on(light)]
    return {
      legs: 165,
      spine: 150,
      hips: [52, 54],
      waist: [48, 46],
      chest: [58, 64],
      leg: [30, 20, 17],
      stance: 36,
      foot: { kind: 'paw', size: 25, colour: cream },
      neck: { length: 74, angle: 62, radii: [46, 38] },
      tail: {
        length: 150,
        angle: floppy ? 40 : 56,
        bend: floppy ? 70 : 150,
        radii: [17, 18, 14, 9],
        tip: { size: 12, colour: cream },
      },
      coat: body,
      belly: cream,
      socks: cream,
      ...(coatOfPet ? { marks: marksOf(coatOfPet, on, 11) } : {}),
      head: {
        size: 78,
        coat: body,
        skull: [0.98, 0.92, 0.94],
        snout: [{ at: [-0.3, 0.72], radii: [0.56, 0.44, 0.62], colour: cream }],
        eyes: {
          azimuth: 29,
          elevation: 12,
          size: 0.25,
          lid: body,
          ...(floppy ? { lidLeft: ear } : {}),
          brow: floppy ? ear : on('#5a3a2a'),
        },
        nose: { elevation: 34, radii: [0.22, 0.16, 0.14], colour: '#3a242a' },
        mouth: { elevation: -22, width: 62, cleft: true },
        ears: floppy
          ? [
              {
                azimuth: 62,
                elevation: 50,
                rows: [
                  [0, 0.3],
                  [0.5, 0.4],
                  [1.05, 0.3],
                ],
                out: 62,
                back: 10,
                droop: 120,
                colour: ear,
                over: true,
              },
            ]
          : [
              {
                azimuth: 48,
                elevation: 58,
                rows: [
                  [0, 0.38],
                  [0.4, 0.3],
                  [0.86, 0.07],
                ],
                out: 28,
                back: 4,
                colour: body,
                inner: on('#d99a88'),
              },
            ],
        patches: [
          ...(floppy ? [{ azimuth: 36, elevation: 16, size: [0.52, 0.62] as const, colour: ear }] : []),
          { azimuth: 0, elevation: 50, size: [0.2, 0.7], colour: cream },
        ],
      },
      ...(floppy ? { wear: (_context, rig) => withBell(rig, on('#d8484a'), on('#f4c24f'), 15) } : {}),
    }
  }

/** The family's dog. */
export const familyDog = (coat: CoatColours | null) =>
  fourLegged(
    doglike(
      coat
        ? {
            coat: coat.coat,
            dark: coat.pattern === 'plain' ? lineOf(coat.coat) : coat.second,
            light: paleOf(coat.coat),
            coatOfPet: coat,
          }
        : { coat: '#d69a5c', dark: '#8a5534', light: '#fbe8cb' },
      true,
    ),
    1.12,
  )

/** An Indian street dog: prick ears, a curled tail. */
export const streetDog = fourLegged(doglike({ coat: '#c48a52', dark: '#a86f3e', light: '#f2dcb8' }, false), 1.14)

interface CatColours {
  coat: string
  light: string
  stripe: string
  iris: string
  nose: string
  coatOfPet?: CoatColours
}

const TABBY_STRIPES = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78].flatMap(along => [
  { kind: 'stripe', along, from: 60, to: 20, width: 8 } as const,
  { kind: 'stripe', along, from: 120, to: 160, width: 8 } as const,
])

/** Stripes on the forehead, or a patch around an eye. */
function patchesOfCat(coat: CoatColours | undefined, dark: string): NonNullable<FourLegged['head']['patches']> {
  if (coat?.pattern === 'plain') return []
  if (coat?.pattern === 'patches') return [{ azimuth: 40, elevation: 30, size: [0.5, 0.5], colour: dark }]
  return [-22, 0, 22].map(azimuth => ({ azimuth, elevation: 52, size: [0.06, 0.3] as const, colour: dark }))
}

const catlike =
  ({ coat, light, stripe, iris, nose, coatOfPet }: CatColours, bell?: string) =>
  (on: (colour: string) => string): FourLegged => {
    const [body, cream, dark] = [on(coat), on(light), on(stripe)]
    return {
      legs: 118,
      spine: 138,
      hips: [42, 44],
      waist: [40, 38],
      chest: [42, 46],
      leg: [23, 16, 14],
      stance: 27,
      foot: { kind: 'paw', size: 19, colour: cream },
      neck: { length: 46, angle: 60, radii: [34, 30] },
      tail: { length: 190, angle: 62, bend: 46, radii: [12, 13, 13, 12], tip: { size: 12, colour: cream } },
      coat: body,
      belly: cream,
      marks: coatOfPet ? marksOf(coatOfPet, on, 8) : TABBY_STRIPES.map(mark => ({ ...mark, colour: dark })),
      head: {
        size: 62,
        coat: body,
        skull: [1.06, 0.9, 0.88],
        snout: [{ at: [-0.34, 0.6], radii: [0.44, 0.32, 0.42], colour: cream }],
        eyes: { azimuth: 30, elevation: 4, size: 0.29, iris, slit: true, lid: body, brow: dark },
        nose: { elevation: 30, radii: [0.13, 0.09, 0.08], colour: on(nose) },
        mouth: { elevation: -18, width: 58, cleft: true },
        whiskers: alpha('#ffffff', 0.85),
        ears: [
          {
            azimuth: 46,
            elevation: 50,
            rows: [
              [0, 0.42],
              [0.42, 0.3],
              [0.86, 0.05],
            ],
            out: 26,
            back: 0,
            colour: body,
            inner: on('#f0a8a4'),
          },
        ],
        patches: patchesOfCat(coatOfPet, dark),
      },
      ...(bell ? { wear: (_context, rig) => withBell(rig, on(bell), on('#f4c24f'), 13) } : {}),
    }
  }

const TABBY: CatColours = { coat: '#8e93ac', light: '#fbf0df', stripe: '#5f6684', iris: '#a6cf72', nose: '#e5788a' }

/** The family's cat. */
export const familyCat = (coat: CoatColours | null) =>
  fourLegged(
    catlike(
      coat
        ? {
            ...TABBY,
            coat: coat.coat,
            light: paleOf(coat.coat),
            stripe: coat.pattern === 'plain' ? lineOf(coat.coat) : coat.second,
            coatOfPet: coat,
          }
        : TABBY,
      '#3f9a97',
    ),
    1.2,
  )

/** A ginger kitten. */
export const kitten = fourLegged(on => {
  const spec = catlike({ coat: '#e8a35e', light: '#fff3e0', stripe: '#c87a3c', iris: '#8fbfc8', nose: '#e5788a' })(on)
  return {
    ...spec,
    legs: 88,
    spine: 100,
    leg: [21, 15, 13],
    neck: { ...spec.neck, length: 36 },
    tail: { ...spec.tail, length: 120, radii: [10, 10, 8, 5], tip: { size: 5, colour: on('#fff3e0') } },
    head: { ...spec.head, size: 60 },
  }
}, 0.8)

const tigerlike =
  (cub: boolean) =>
  (on: (colour: string) => string): FourLegged => {
    const [coat, cream, stripe] = [on('#ee9a45'), on('#fdf0da'), on('#4a2c28')]
    const stripes = [0.05, 0.17, 0.29, 0.41, 0.53, 0.65, 0.77, 0.9].flatMap((along, i): Mark[] => {
      const width = cub ? 10 : 8.5
      const low = i % 2 ? 6 : 22
      return [
        { kind: 'stripe', along, from: 82, to: low, width, colour: stripe },
        { kind: 'stripe', along, from: 98, to: 180 - low, width, colour: stripe },
      ]
    })
    const neckStripes = [0.2, 0.6].flatMap((along): Mark[] => [
      { kind: 'stripe', neck: true, along, from: 80, to: 20, width: 8, colour: stripe },
      { kind: 'stripe', neck: true, along, from: 100, to: 160, width: 8, colour: stripe },
    ])
    return {
      legs: cub ? 142 : 168,
      spine: cub ? 152 : 226,
      hips: cub ? [56, 58] : [54, 60],
      waist: cub ? [54, 54] : [52, 56],
      chest: cub ? [58, 62] : [60, 70],
      leg: cub ? [36, 27, 24] : [38, 25, 22],
      stance: 38,
      foot: { kind: 'paw', size: cub ? 32 : 28, colour: tint(coat, 0.3) },
      neck: { length: cub ? 56 : 92, angle: cub ? 58 : 40, radii: cub ? [48, 44] : [50, 42] },
      tail: {
        length: cub ? 170 : 230,
        angle: cub ? 30 : -30,
        bend: 80,
        radii: [15, 15, 14, 13],
        tip: { size: 15, colour: stripe },
      },
      coat,
      belly: cream,
      marks: [...stripes, ...neckStripes],
      ...(cub ? {} : { rider: 0.5 }),
      head: {
        size: cub ? 88 : 72,
        coat,
        skull: [1.08, 0.92, 0.92],
        cheeks: { at: [0.62, -0.36, 0.34], r: 0.42, colour: cream },
        snout: [{ at: [-0.34, 0.64], radii: [0.54, 0.4, 0.5], colour: cream }],
        eyes: {
          azimuth: 29,
          elevation: 8,
          size: cub ? 0.25 : 0.21,
          iris: on('#e2b23c'),
          lid: coat,
          brow: stripe,
          lashes: !cub,
        },
        nose: { elevation: 34, radii: [0.2, 0.13, 0.1], colour: on('#c9656f') },
        mouth: { elevation: -20, width: 62, cleft: true, fangs: true },
        whiskers: alpha('#ffffff', 0.85),
        ears: [
          {
            azimuth: 52,
            elevation: 46,
            rows: [
              [0, 0.34],
              [0.24, 0.36],
              [0.46, 0.24],
            ],
            out: 34,
            back: 0,
            colour: coat,
            inner: on('#fbe3c8'),
          },
        ],
        patches: [
          { azimuth: 0, elevation: 62, size: [0.1, 0.22], colour: stripe },
          { azimuth: 16, elevation: 52, size: [0.06, 0.22], colour: stripe, side: 'both' },
          { azimuth: 32, elevation: 44, size: [0.05, 0.16], colour: stripe, side: 'both' },
          { azimuth: 84, elevation: 6, size: [0.3, 0.06], colour: stripe, side: 'both' },
          { azimuth: 84, elevation: -14, size: [0.26, 0.06], colour: stripe, side: 'both' },
          { azimuth: 29, elevation: 30, size: [0.2, 0.12], colour: cream, side: 'both' },
        ],
      },
    }
  }

export const tigerCub = fourLegged(tigerlike(true), 1.2)

/** Its mother: as high as a child, and much longer. */
export const tigress = fourLegged(tigerlike(false), 2.5)
