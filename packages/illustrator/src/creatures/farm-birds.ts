import { shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { bird } from './bird.ts'
import { inHead } from './head.ts'
import { limb } from './solid.ts'

/** Birds of a farm and a pond. */

const fowl = (on: (colour: string) => string, rooster: boolean) => {
  const coat = on(rooster ? '#c4622f' : '#b5703f')
  const red = on('#d63f3a')
  return {
    body: [70, 78, 100] as const,
    tilt: rooster ? 28 : 16,
    legs: { length: 66, thick: 7, colour: on('#e2b04e') },
    neck: {
      length: rooster ? 92 : 64,
      angle: 72,
      radii: [58, 34] as const,
      ...(rooster ? { colour: on('#e8a23c') } : {}),
    },
    back: coat,
    belly: rooster ? on('#3d4a4a') : on('#d99a62'),
    ...(rooster ? {} : { breast: on('#8d5230') }),
    wing: {
      length: 150,
      colour: rooster ? on('#a3482c') : on('#99592f'),
      tips: rooster ? on('#2f5a58') : on('#7a4526'),
    },
    tail: rooster
      ? { length: 180, width: 90, angle: 40, feathers: 5, colour: on('#2f5f5c'), tip: on('#234a4a'), arch: 0.5 }
      : { length: 80, width: 60, angle: 40, feathers: 4, colour: on('#8a4f2c') },
    beak: { length: 0.34, thick: 0.22, hook: 0.08, colour: on('#e9b24a') },
    head: {
      size: 46,
      coat: rooster ? on('#e8a23c') : coat,
      skull: [0.86, 0.92, 0.9] as const,
      eyes: { azimuth: 46, elevation: 10, size: 0.3, iris: on('#f0b04a'), lid: red, brow: shade(coat, 0.4) },
      ears: [],
      patches: [{ azimuth: 50, elevation: 4, size: [0.36, 0.34] as const, colour: red, side: 'both' as const }],
      extras: (head: Parameters<typeof inHead>[0]) => {
        const k = rooster ? 1.5 : 0.9
        const comb = [
          [0.42, 0.2],
          [0.12, 0.34],
          [-0.2, 0.3],
          [-0.48, 0.16],
        ]
          .map(([z = 0, y = 0]) =>
            limb(
              [inHead(head, [0, 0.7, z]), inHead(head, [0, 0.84 + y * k, z * 1.15])],
              [head.size * 0.15, head.size * 0.09],
              1,
            ),
          )
          .join('')
        const wattle = limb(
          [inHead(head, [0, -0.4, 0.84]), inHead(head, [0, -0.6 - 0.3 * k, 0.8])],
          [head.size * 0.1, head.size * 0.17],
          1,
        )
        return [{ depth: head.frame.forward[2] > 0.35 ? 1 : -0.6, drawing: shape(comb + wattle, red) }]
      },
    },
  }
}

export const hen = bird(on => fowl(on, false), 1.04)
export const rooster = bird(on => fowl(on, true), 1.2)

/** A yellow duckling. */
export const duckling = bird(on => {
  const down = on('#f6d25a')
  return {
    body: [50, 52, 64],
    tilt: 10,
    legs: { length: 28, thick: 6, colour: on('#ee9a3e'), webbed: true },
    neck: { length: 34, angle: 74, radii: [38, 32] },
    back: down,
    belly: tint(down, 0.5),
    wing: { length: 80, colour: on('#e9b94a'), tips: on('#d9a33c') },
    tail: { length: 26, width: 22, angle: 30, feathers: 3, colour: on('#e9b94a') },
    beak: { length: 0.44, thick: 0.2, hook: 0.04, wide: 1.4, colour: on('#ef9a40') },
    head: {
      size: 46,
      coat: down,
      skull: [0.96, 0.94, 0.98],
      eyes: { azimuth: 40, elevation: 10, size: 0.28, lid: down, brow: shade(down, 0.4) },
      ears: [],
      patches: [{ azimuth: 0, elevation: 88, size: [0.5, 0.5], colour: on('#c99a3c') }],
    },
  }
}, 0.85)
