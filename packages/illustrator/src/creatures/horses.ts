import { mix, shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { inFrame } from '../space/frame.ts'
import { add, times, type Vec3 } from '../space/vec3.ts'
import { type CoatColours, marksOf } from './coat.ts'
import { fourLegged } from './four-legged.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import { type HeadPlace, inHead } from './head.ts'
import { HOOFED } from './hoofed-stances.ts'
import type { Mark } from './markings.ts'
import { alongChain, depthOf, egg, hull, limb, onLump, type Part } from './solid.ts'

/** The unicorn, horses and camels. */

/** Locks of hair along the neck, which fall to the side of the viewer. */
function mane(rig: Rig, colours: readonly string[], length: number, width: number): Part[] {
  const side: 1 | -1 = rig.body.side[2] < 0 ? 1 : -1
  const locks = [0.98, 0.8, 0.62, 0.44, 0.26].map((share, i) => {
    const { at, out } = onLump(alongChain(rig.neck, share), 0, 88)
    const aside = inFrame(rig.body, [side * 0.5, 0, -0.5])
    const points = [
      add(at, times(out, -width * 0.3)),
      add(add(at, times(aside, length * 0.4)), [0, -length * 0.16, 0] as Vec3),
      add(add(at, times(aside, length * 0.52)), [0, -length * 0.78, 0] as Vec3),
    ]
    return shape(limb(points, [width, width * 0.9, width * 0.3], 3), colours[i % colours.length] ?? '#ffffff')
  })
  return [{ depth: -8500, drawing: locks.reverse().join('') }]
}

function forelock(head: HeadPlace, colours: readonly string[]): Part {
  const lock = (x: number, y: number, colour: string) =>
    shape(
      limb(
        [inHead(head, [x * 0.3, 0.86, -0.2]), inHead(head, [x * 0.6, 0.92, 0.5]), inHead(head, [x, y, 0.86])],
        [head.size * 0.16, head.size * 0.15, head.size * 0.05],
        2,
      ),
      colour,
    )
  return {
    depth: head.frame.forward[2] > 0.35 ? 1 : -1,
    drawing: lock(0.16, 0.3, colours[0] ?? '#ffffff') + lock(-0.2, 0.4, colours[1] ?? colours[0] ?? '#ffffff'),
  }
}

/** Long hair instead of the smooth tail. */
function tailHair(
  rig: Rig,
  spec: { hips: readonly [number, number] },
  colours: readonly string[],
  length: number,
): Part[] {
  const root = add(rig.hip, add(times(rig.body.forward, -spec.hips[1] * 0.96), [0, spec.hips[1] * 0.5, 0]))
  const drawing = colours
    .map((colour, i) => {
      const spread = (i - (colours.length - 1) / 2) * length * 0.07
      const out = (share: number, drop: number): Vec3 => {
        const at = add(root, add(times(rig.body.forward, -length * share - spread), times(rig.body.side, spread)))
        return [at[0], Math.max(8, at[1] - length * drop), at[2]]
      }
      return shape(
        limb(
          [root, out(0.26, 0.02), out(0.44, 0.4), out(0.3, 0.86 - i * 0.05)],
          [10, length * 0.085, length * 0.09, 4],
          3,
        ),
        colour,
      )
    })
    .join('')
  return [{ depth: depthOf(root) + (rig.body.forward[2] > 0.3 ? -900 : 60), drawing }]
}

interface HorseColours {
  coat: string
  muzzle: string
  hoof: string
  hair: readonly string[]
  marks?: readonly Mark[]
}

const horseLike =
  (pony: boolean, coloursOf: (on: (colour: string) => string) => HorseColours, horn?: string) =>
  (on: (colour: string) => string): FourLegged => {
    const { coat, muzzle, hoof, hair, marks = [] } = coloursOf(on)
    const hips = pony ? ([58, 64] as const) : ([66, 76] as const)
    return {
      legs: pony ? 190 : 250,
      spine: pony ? 180 : 230,
      hips,
      waist: pony ? [58, 60] : [66, 70],
      chest: pony ? [60, 68] : [66, 80],
      leg: pony ? [36, 22, 18] : [38, 22, 18],
      stance: 38,
      foot: { kind: 'hoof', size: 29, colour: hoof },
      neck: { length: pony ? 120 : 160, angle: 58, radii: pony ? [56, 40] : [66, 42] },
      tail: { length: 30, angle: -20, bend: -30, radii: [12, 9, 6] },
      coat,
      marks,
      rider: 0.5,
      ...(pony ? {} : { stances: HOOFED }),
      wear: (_context, rig) => [
        ...mane(rig, hair, pony ? 96 : 84, pony ? 20 : 17),
        ...tailHair(rig, { hips }, hair, pony ? 210 : 230),
      ],
      head: {
        size: pony ? 78 : 68,
        coat,
        skull: [0.78, 0.86, 0.84],
        snout: [
          { at: [-0.4, 0.7], radii: [0.5, 0.5, 0.5] },
          { at: [-0.72, pony ? 1.08 : 1.3], radii: [0.46, 0.42, 0.38], colour: muzzle },
        ],
        eyes: { azimuth: 44, elevation: 8, size: pony ? 0.28 : 0.22, lid: coat, lashes: true, brow: shade(coat, 0.4) },
        nostrils: shade(muzzle, 0.45),
        mouth: { elevation: -24, width: 54 },
        ears: [
          {
            azimuth: 40,
            elevation: 66,
            rows: [
              [0, 0.17],
              [0.3, 0.2],
              [0.62, 0.04],
            ],
            out: 20,
            back: 6,
            colour: coat,
            inner: muzzle,
          },
        ],
        ...(horn
          ? {
              horns: [
                {
                  points: [
                    [0, 0.66, 0.42],
                    [0, 1.1, 0.66],
                    [0, 1.66, 0.96],
                  ] as const,
                  radii: [0.17, 0.11, 0.02],
                  colour: on(horn),
                  single: true,
                },
              ],
            }
          : {}),
        extras: head => [forelock(head, hair)],
      },
    }
  }

export const familyUnicorn = (own: CoatColours | null) =>
  fourLegged(
    horseLike(
      true,
      on => ({
        coat: on(own?.coat ?? '#fbf1ea'),
        muzzle: on(own ? tint(mix(own.coat, '#f3c9bf', 0.5), 0.2) : '#f3c9bf'),
        hoof: on('#e8b95a'),
        ...(own ? { marks: marksOf(own, on, 11) } : {}),
        hair: [on('#b49ad8'), on('#e88aa8'), on('#f4b964'), on('#86c0c8')],
      }),
      '#f4c65a',
    ),
  )

export const horse = fourLegged(
  horseLike(false, on => ({
    coat: on('#a9683f'),
    muzzle: on('#7d4a34'),
    hoof: on('#453634'),
    hair: [on('#4a302a'), on('#5a3a30')],
  })),
  3,
)

export const camel = fourLegged(on => {
  const coat = on('#cf9f62')
  return {
    legs: 300,
    spine: 230,
    hips: [60, 76],
    waist: [72, 86],
    chest: [68, 90],
    leg: [40, 27, 22],
    stance: 42,
    foot: { kind: 'paw', size: 34, colour: shade(coat, 0.12) },
    neck: { length: 210, angle: 56, radii: [54, 32] },
    tail: { length: 120, angle: -66, bend: -6, radii: [11, 8, 7], tip: { size: 13, colour: shade(coat, 0.4) } },
    coat,
    belly: on('#dfb981'),
    rider: 0.5,
    stances: HOOFED,
    wear: (_context, rig) => {
      const { at } = onLump(alongChain(rig.spine, 0.5), 0, 90)
      const hump = hull([egg(add(at, [0, -14, 0]), rig.body, [56, 84, 78])])
      return [{ depth: depthOf(at) + 300, drawing: shape(hump, coat) }]
    },
    head: {
      size: 62,
      coat,
      skull: [0.74, 0.72, 0.86],
      snout: [
        { at: [-0.2, 0.8], radii: [0.5, 0.44, 0.5] },
        { at: [-0.36, 1.3], radii: [0.5, 0.42, 0.4], colour: on('#e6c794') },
      ],
      eyes: { azimuth: 46, elevation: 18, size: 0.27, lid: coat, lashes: true, brow: shade(coat, 0.4) },
      nostrils: shade(coat, 0.55),
      mouth: { elevation: -22, width: 58 },
      ears: [
        {
          azimuth: 74,
          elevation: 46,
          rows: [
            [0, 0.12],
            [0.2, 0.18],
            [0.42, 0.06],
          ],
          out: 50,
          back: 30,
          colour: coat,
        },
      ],
    },
  }
}, 2.9)
