import { shade } from '../canvas/colour.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import { between } from '../space/vec3.ts'
import { bird } from './bird.ts'
import { onFace } from './face.ts'
import { inHead } from './head.ts'
import { egg, hull, limb, onLump } from './solid.ts'

/** Birds of India that appear by name. */

/** A barn owl in spectacles. */
export const owl = bird(on => {
  const [coat, cream, dark] = [on('#a9764e'), on('#f8e8c8'), on('#7c5236')]
  return {
    body: [92, 92, 116],
    tilt: 66,
    legs: { length: 34, thick: 9, colour: on('#d8a24a') },
    neck: { length: 22, angle: 84, radii: [78, 70] },
    back: coat,
    belly: cream,
    breast: on('#c99c6a'),
    wing: { length: 250, colour: dark, tips: shade(dark, 0.16), bar: coat },
    tail: { length: 84, width: 70, angle: -62, feathers: 3, colour: dark },
    beak: { length: 0.2, thick: 0.14, hook: 0.24, colour: on('#e9a63e') },
    rider: true,
    head: {
      size: 96,
      coat,
      skull: [1.04, 0.9, 0.86],
      eyes: { azimuth: 29, elevation: 4, size: 0.29, iris: on('#f2bb3c'), lid: cream, brow: dark },
      ears: [
        {
          azimuth: 42,
          elevation: 56,
          rows: [
            [0, 0.2],
            [0.26, 0.13],
            [0.5, 0.02],
          ],
          out: 34,
          back: 4,
          colour: dark,
        },
      ],
      patches: [
        { azimuth: 28, elevation: 3, size: [0.5, 0.52], colour: cream, side: 'both' },
        { azimuth: 0, elevation: 66, size: [0.5, 0.2], colour: dark },
      ],
      extras: ({ at, frame, size }) => {
        const skull = egg(at, frame, [1.04 * size, 0.9 * size, 0.86 * size])
        const rims = ([1, -1] as const).map(side =>
          onFace(
            circle(0, 0, 13.4, '#ffffff22') +
              `<circle r="13.4" fill="none" stroke="${on('#c0612f')}" stroke-width="1.8"/>`,
            onLump(skull, 29 * side, 4),
            frame,
            size * 0.029,
            0.5,
          ),
        )
        const bridge = onFace(
          line('M-3 -2Q0 -5 3 -2', on('#c0612f'), 1.8),
          onLump(skull, 0, 6),
          frame,
          size * 0.036,
          0.4,
        )
        return [{ depth: frame.forward[2] > 0.2 ? 1 : -0.4, drawing: rims.join('') + bridge }]
      },
    },
  }
}, 1.06)

/** A rose-ringed parakeet. */
export const parrot = bird(on => {
  const [green, light, red] = [on('#5fae4e'), on('#a3d16a'), on('#d8433f')]
  return {
    body: [54, 58, 92],
    tilt: 52,
    legs: { length: 28, thick: 7, colour: on('#b98a7a') },
    neck: { length: 34, angle: 76, radii: [48, 44] },
    back: green,
    belly: light,
    wing: { length: 190, colour: green, tips: on('#2f7f68'), bar: on('#4a9a55') },
    tail: { length: 210, width: 40, angle: -48, feathers: 3, colour: on('#3f9a80'), tip: on('#e3c84e') },
    beak: { length: 0.34, thick: 0.27, hook: 0.36, colour: red },
    rider: true,
    head: {
      size: 60,
      coat: green,
      skull: [0.94, 0.94, 0.96],
      eyes: { azimuth: 44, elevation: 10, size: 0.27, iris: on('#f2d27a'), lid: light, brow: shade(green, 0.4) },
      ears: [],
      patches: [{ azimuth: 44, elevation: 8, size: [0.36, 0.34], colour: light, side: 'both' }],
    },
    wear: (_context, { head, neckBase, level }) => {
      if (level.forward[2] > 0.3) return []
      const ring = [0.56, 0.72].map((share, i) =>
        shape(
          hull([egg(between(head.at, neckBase, share), head.frame, [47, 5, 47])]),
          i === 0 ? on('#3a3340') : on('#e0707c'),
        ),
      )
      return [{ depth: -28, drawing: ring.reverse().join('') }]
    },
  }
}, 1.02)

/** A house sparrow. */
export const littleBird = bird(on => {
  const [brown, cream] = [on('#a3714a'), on('#f0dfc6')]
  return {
    body: [42, 42, 58],
    tilt: 28,
    legs: { length: 30, thick: 4.5, colour: on('#c99a86') },
    neck: { length: 14, angle: 66, radii: [36, 34] },
    back: brown,
    belly: cream,
    wing: { length: 120, colour: on('#7d5236'), tips: on('#5d3d2c'), bar: on('#f0dfc6') },
    tail: { length: 62, width: 30, angle: 8, feathers: 3, colour: on('#6a4732') },
    beak: { length: 0.34, thick: 0.2, hook: 0.02, colour: on('#e0a94e') },
    rider: false,
    head: {
      size: 44,
      coat: brown,
      skull: [0.98, 0.94, 0.96],
      eyes: { azimuth: 38, elevation: 8, size: 0.29, lid: cream, brow: on('#5a3a28') },
      ears: [],
      patches: [
        { azimuth: 46, elevation: -4, size: [0.56, 0.46], colour: cream, side: 'both' },
        { azimuth: 0, elevation: 84, size: [0.5, 0.5], colour: on('#8a8078') },
      ],
    },
  }
}, 0.74)

/** A chick of a sparrow, all fluff. */
export const babyBird = bird(on => {
  const [fluff, cream] = [on('#b9a084'), on('#f3e6cf')]
  return {
    body: [44, 46, 48],
    tilt: 30,
    legs: { length: 16, thick: 4, colour: on('#dba08c') },
    neck: { length: 6, angle: 70, radii: [34, 34] },
    back: fluff,
    belly: cream,
    wing: { length: 62, colour: on('#97795c'), tips: on('#7d6148') },
    tail: { length: 18, width: 18, angle: 20, feathers: 3, colour: on('#97795c') },
    beak: { length: 0.26, thick: 0.25, hook: 0, wide: 1.3, colour: on('#f2b84e') },
    head: {
      size: 46,
      coat: fluff,
      skull: [1, 0.94, 0.94],
      eyes: { azimuth: 36, elevation: 6, size: 0.3, lid: fluff, brow: on('#7d6148') },
      ears: [],
      extras: head => [
        {
          depth: -0.5,
          drawing: shape(
            [-0.24, 0, 0.26]
              .map(x =>
                limb(
                  [inHead(head, [x * 0.5, 0.86, 0]), inHead(head, [x * 1.4, 1.24, -0.06])],
                  [head.size * 0.09, head.size * 0.02],
                  1,
                ),
              )
              .join(''),
            fluff,
          ),
        },
      ],
    },
  }
}, 0.62)

const feathered = (
  coat: string,
  options: {
    neck: string
    belly: string
    wing: string
    tips: string
    legs: string
    beak: string
    iris?: string
    lid?: string
  },
  size: { scale: number; beak: number; bar?: string },
) =>
  bird(on => {
    const body = on(coat)
    return {
      body: [52, 54, 84],
      tilt: 22,
      legs: { length: 48, thick: 6.5, colour: on(options.legs) },
      neck: { length: 32, angle: 62, radii: [46, 40], colour: on(options.neck) },
      back: body,
      belly: on(options.belly),
      wing: {
        length: 190,
        colour: on(options.wing),
        tips: on(options.tips),
        ...(size.bar ? { bar: on(size.bar) } : {}),
      },
      tail: { length: 96, width: 54, angle: -6, feathers: 4, colour: on(options.tips) },
      beak: { length: size.beak, thick: 0.17, hook: 0.05, colour: on(options.beak) },
      head: {
        size: 50,
        coat: body,
        skull: [0.92, 0.9, 0.98],
        eyes: {
          azimuth: 42,
          elevation: 8,
          size: 0.26,
          ...(options.iris ? { iris: on(options.iris) } : {}),
          lid: body,
          brow: options.lid ? on(options.lid) : shade(body, 0.4),
        },
        ears: [],
      },
    }
  }, size.scale)

/** A house crow with its grey neck. */
export const crow = feathered(
  '#3d3a48',
  {
    neck: '#8b8790',
    belly: '#5a5662',
    wing: '#34313f',
    tips: '#292633',
    legs: '#2f2b36',
    beak: '#2b2832',
    lid: '#8b8790',
  },
  { scale: 1.04, beak: 0.62 },
)

/** A rock pigeon. */
export const pigeon = feathered(
  '#8792a6',
  {
    neck: '#6f8f86',
    belly: '#a3adbd',
    wing: '#9aa5b6',
    tips: '#5d6679',
    legs: '#d2696a',
    beak: '#5a5460',
    iris: '#f0a05a',
  },
  { scale: 0.9, beak: 0.3, bar: '#6b7488' },
)

/** A gull of the coast. */
export const gull = feathered(
  '#fbf8f2',
  {
    neck: '#fbf8f2',
    belly: '#ffffff',
    wing: '#aab6c2',
    tips: '#4a4a58',
    legs: '#e6a14e',
    beak: '#ecb34a',
    iris: '#f3e2a0',
  },
  { scale: 1.06, beak: 0.46, bar: '#c6d0d9' },
)
