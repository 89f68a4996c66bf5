import { alpha, shade, tint } from '../canvas/colour.ts'
import { glow } from '../scenery/sky.ts'
import type { HeadSpec } from './head.ts'
import { insect } from './insect.ts'
import type { Mark } from './markings.ts'
import { flat } from './solid.ts'

/** Insects. They are larger than life, so that their faces can be seen. */

const face = (size: number, coat: string, dark: string): HeadSpec => ({
  size,
  coat,
  skull: [1, 0.96, 0.94],
  snout: [],
  eyes: { azimuth: 32, elevation: 4, size: 0.31, lid: coat, brow: dark },
  mouth: { elevation: -34, width: 34 },
  ears: [],
})

export const firefly = insect((on, { asleep, lit }) => {
  // Without its light it is grey as ash.
  const brown = on(lit ? '#6a4a44' : '#77757c')
  const glowing = lit && !asleep
  return {
    thorax: [28, 28, 32],
    abdomen: [26, 28, 42],
    droop: 26,
    coat: brown,
    tail: glowing ? '#ffe68a' : on(lit ? '#c9b184' : '#b4b2b4'),
    legs: { length: 34, thick: 4, colour: on(lit ? '#4a3532' : '#46454c'), count: 3 },
    antennae: { length: 0.7, knob: 0.12, colour: on(lit ? '#4a3532' : '#46454c') },
    wings: [
      { root: [4, 22], length: 76, width: 26, sweep: -30, rest: 34, flight: 62, colour: alpha('#fff6dc', 0.72) },
      {
        root: [10, 20],
        length: 58,
        width: 20,
        sweep: -6,
        rest: 6,
        flight: 40,
        colour: on(lit ? '#8a4f3a' : '#626168'),
        shell: true,
      },
    ],
    head: { ...face(40, on(lit ? '#8a5d4e' : '#9a979c'), '#3a2624'), cheeks: { at: [0, 0, 0], r: 0, colour: brown } },
    wear: (context, _role, abdomen) => {
      const [x, y] = flat(abdomen.at)
      return glowing
        ? [{ depth: 400, drawing: glow(context, x, y, context.light.dark ? 170 : 110, '#ffe08a', 0.8) }]
        : []
    },
  }
}, 0.94)

export const bee = insect(on => {
  const gold = on('#f2b93c')
  const dark = on('#46342e')
  const stripes = [0.1, 0.3, 0.5].flatMap((along): Mark[] => [
    { kind: 'stripe', along, from: -90, to: 90, width: 13, colour: dark },
    { kind: 'stripe', along, from: 90, to: 270, width: 13, colour: dark },
  ])
  return {
    thorax: [32, 32, 32],
    abdomen: [36, 37, 46],
    droop: 14,
    coat: gold,
    marks: stripes,
    legs: { length: 32, thick: 4, colour: dark, count: 3 },
    antennae: { length: 0.6, knob: 0.12, colour: dark },
    wings: [
      { root: [6, 26], length: 76, width: 26, sweep: -24, rest: 36, flight: 64, colour: alpha('#f2fbff', 0.78) },
      { root: [-8, 26], length: 52, width: 18, sweep: -44, rest: 30, flight: 50, colour: alpha('#dff1fa', 0.78) },
    ],
    head: face(40, gold, dark),
  }
}, 0.8)

const butterflyLike = (moth: boolean) =>
  insect(on => {
    const [fore, hind] = moth ? [on('#d9c7a8'), on('#c4ad88')] : [on('#f0893c'), on('#f4b04e')]
    const dark = on(moth ? '#7d6850' : '#4a302c')
    const coat = on(moth ? '#efe4d0' : '#5a3f3a')
    return {
      thorax: moth ? [24, 24, 28] : [17, 18, 24],
      abdomen: moth ? [19, 20, 36] : [13, 14, 40],
      droop: 10,
      coat,
      legs: { length: 30, thick: 3.4, colour: dark, count: 3 },
      antennae: { length: moth ? 0.6 : 1, knob: moth ? 0.16 : 0.14, colour: dark },
      wings: [
        {
          root: [-12, 8],
          length: 82,
          width: 46,
          sweep: -40,
          rest: moth ? 26 : 62,
          flight: 34,
          colour: hind,
          inner: shade(hind, 0.1),
        },
        {
          root: [8, 10],
          length: 116,
          width: 48,
          sweep: 18,
          rest: moth ? 36 : 70,
          flight: 44,
          colour: fore,
          inner: tint(fore, 0.3),
          spot: dark,
        },
      ],
      head: {
        ...face(28, moth ? coat : on('#7a5a50'), dark),
        eyes: { azimuth: 34, elevation: 4, size: 0.36, lid: coat, brow: dark },
      },
    }
  }, 1.1)

export const butterfly = butterflyLike(false)
export const moth = butterflyLike(true)

const beetleLike = (shell: string, spots: string | null, face2: string) =>
  insect(on => {
    const [case1, dark] = [on(shell), on('#3a2e34')]
    return {
      thorax: [40, 30, 30],
      abdomen: [50, 40, 56],
      droop: 0,
      coat: dark,
      legs: { length: 38, thick: 5, colour: dark, count: 3 },
      antennae: { length: 0.5, knob: 0.11, colour: dark },
      marks: [],
      wings: [
        {
          root: [-14, 16],
          length: 84,
          width: 26,
          sweep: -30,
          rest: -10,
          flight: 40,
          colour: alpha('#efe9d8', 0.7),
          shell: true,
        },
        {
          root: [6, 20],
          length: 100,
          width: 50,
          sweep: -10,
          rest: 2,
          flight: 52,
          colour: case1,
          shell: true,
          ...(spots ? { inner: case1, spot: on(spots) } : { inner: tint(case1, 0.18) }),
        },
      ],
      head: face(32, on(face2), '#2b1c22'),
    }
  }, 0.74)

/** A jewel beetle, green as glass. */
export const beetle = beetleLike('#3f8f6a', null, '#5a4a4a')
export const ladybird = beetleLike('#dc4438', '#3a2e34', '#5c4a48')

export const dragonfly = insect(on => {
  const teal = on('#2f8f9c')
  return {
    thorax: [20, 22, 28],
    abdomen: [9, 9, 76],
    droop: 4,
    coat: teal,
    tail: on('#3fa6a0'),
    marks: [0.1, 0.25, 0.4].map(
      (along): Mark => ({ kind: 'stripe', along, from: 0, to: 360, width: 5, colour: shade(teal, 0.3) }),
    ),
    legs: { length: 28, thick: 3.4, colour: on('#3a3f4a'), count: 3 },
    antennae: { length: 0.3, knob: 0.05, colour: on('#3a3f4a') },
    wings: [
      { root: [6, 14], length: 138, width: 24, sweep: 8, rest: 24, flight: 34, colour: alpha('#d6f2f4', 0.78) },
      { root: [-8, 14], length: 126, width: 26, sweep: -24, rest: 16, flight: 24, colour: alpha('#c3e6ee', 0.78) },
    ],
    head: {
      ...face(32, on('#4aa8a4'), '#1f4a50'),
      eyes: { azimuth: 40, elevation: 10, size: 0.42, lid: teal, brow: '#1f4a50' },
    },
  }
}, 0.86)

export const ant = insect(on => {
  const red = on('#a4523a')
  return {
    thorax: [17, 17, 27],
    abdomen: [28, 27, 36],
    droop: 6,
    coat: red,
    legs: { length: 52, thick: 4, colour: on('#7a3a2c'), count: 3 },
    antennae: { length: 0.8, knob: 0.07, colour: on('#7a3a2c'), bent: true },
    wings: [],
    head: face(34, red, '#4a201a'),
  }
}, 0.66)
