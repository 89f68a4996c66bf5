import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point, taper } from '../../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../../canvas/svg.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { isClose, levelPlane } from '../plane.ts'

/** What grows and lies on other planets. */

export interface World {
  soil: string
  plant: string
  accent: string
}

/** Patches of moss on the ground. */
export function moss(stage: Stage, colour: string): string {
  const { random } = stage.context
  const ground = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.2
  const patches = Array.from({ length: 22 }, () => {
    const z = start + random.next() ** 1.6 * 6000
    const x = random.between(-1, 1) * (768 / ground.scale(0, z))
    const r = random.between(90, 300)
    return ground.disc(x, z, r, r * 0.5) + ground.disc(x + r * 0.8, z + 30, r * 0.6, r * 0.34)
  }).join('')
  const buds = Array.from({ length: 40 }, (): [number, number, number] => {
    const z = start + random.next() ** 1.6 * 4000
    const x = random.between(-1, 1) * (768 / ground.scale(0, z))
    return [...ground.at(x, z), 22 * ground.scale(x, z)]
  })
  return patches === '' ? '' : shape(patches, alpha(colour, 0.45)) + dots(buds, tint(colour, 0.4))
}

/** A plant that rolls up at its top; the origin is its foot. */
export function curl(colour: string, size: number): string {
  const spine: Point[] = [
    [0, 0],
    [size * 0.05, -size * 0.5],
    [size * 0.16, -size * 0.9],
    [size * 0.42, -size * 1.04],
    [size * 0.6, -size * 0.84],
    [size * 0.48, -size * 0.66],
    [size * 0.36, -size * 0.76],
  ]
  const leaves = [0.25, 0.45, 0.65]
    .map((share, i) => {
      const y = -size * share
      const x = size * 0.06 * share * 2
      return `M${n(x)} ${n(y)}q${n((i % 2 ? 1 : -1) * size * 0.22)} ${n(-size * 0.16)} ${n((i % 2 ? 1 : -1) * size * 0.3)} ${n(-size * 0.02)}q${n((i % 2 ? -1 : 1) * size * 0.14)} ${n(size * 0.1)} ${n((i % 2 ? -1 : 1) * size * 0.3)} ${n(size * 0.02)}Z`
    })
    .join('')
  return (
    shape(leaves, shade(colour, 0.12)) +
    shape(taper(spine, size * 0.075, size * 0.03), colour) +
    line(
      `M0 0Q${n(size * 0.02)} ${n(-size * 0.5)} ${n(size * 0.13)} ${n(-size * 0.84)}`,
      alpha(tint(colour, 0.5), 0.6),
      size * 0.02,
    )
  )
}

/** A round fruit on a stem. */
export const bulb = ({ context }: Stage, stem: string, fruit: string, size: number): string =>
  ellipse(0, 4, size * 0.5, size * 0.07, context.light.shadow) +
  line(`M0 0Q${n(size * 0.08)} ${n(-size * 0.4)} 0 ${n(-size * 0.7)}`, shade(stem, 0.2), size * 0.1) +
  circle(0, -size * 0.95, size * 0.42, context.defs.verticalGradient(tint(fruit, 0.4), fruit, shade(fruit, 0.1))) +
  dots(
    [
      [-size * 0.16, -size * 1.1, size * 0.07],
      [size * 0.14, -size * 0.92, size * 0.055],
      [-size * 0.06, -size * 0.8, size * 0.05],
    ],
    alpha('#ffffff', 0.6),
  )

export const spire = ({ context }: Stage, colour: string, height: number, turn: number): string =>
  place(
    shape(
      `M${n(-height * 0.2)} 60C${n(-height * 0.1)} ${n(-height * 0.3)} ${n(-height * 0.14)} ${n(-height * 0.7)} ${n(height * 0.02)} ${n(-height)}C${n(height * 0.1)} ${n(-height * 0.7)} ${n(height * 0.12)} ${n(-height * 0.3)} ${n(height * 0.24)} 60Z`,
      context.defs.horizontalGradient(shade(colour, 0.24), colour, tint(colour, 0.16)),
    ) +
      line(
        `M${n(-height * 0.1)} ${n(-height * 0.2)}Q0 ${n(-height * 0.16)} ${n(height * 0.13)} ${n(-height * 0.22)}M${n(-height * 0.08)} ${n(-height * 0.5)}Q0 ${n(-height * 0.46)} ${n(height * 0.1)} ${n(-height * 0.5)}`,
        alpha(shade(colour, 0.5), 0.3),
        height * 0.02,
      ),
    0,
    0,
    { turn },
  )

/** Plants at both sides, clear of the middle. */
export function growth(
  stage: Stage,
  { plant, accent }: World,
  tone: (colour: string) => string,
  count: number,
): Piece[] {
  if (isClose(stage)) return []
  const { random } = stage.context
  return Array.from({ length: count }, (_, i) => {
    const z = stage.view.zOf('middle') + 100 + i * i * 130
    const reach = 768 / stage.view.scaleAt([0, 0, z])
    const side = i % 2 ? 1 : -1
    const drawing =
      i % 3 === 2
        ? bulb(stage, tone(plant), tone(accent), random.between(340, 560))
        : curl(tone(mix(plant, '#ffffff', random.between(0, 0.14))), random.between(620, 1250))
    return stage.stand(drawing, [side * reach * random.between(0.66, 1.05), 0, z], { mirrored: side > 0 })
  })
}

/** A flower as tall as a tree, like an umbrella. */
export const giantFlower = ({ context }: Stage, stem: string, petal: string): string =>
  ellipse(0, 0, 420, 50, context.light.shadow) +
  shape(
    'M-130 0Q-40 -1200 -90 -2200H90Q60 -1200 160 0Z',
    context.defs.horizontalGradient(shade(stem, 0.2), stem, tint(stem, 0.14)),
  ) +
  shape(
    'M-1300 -2050Q-1250 -2900 0 -3050Q1250 -2900 1300 -2050Q1080 -2240 870 -2080Q650 -2260 430 -2080Q210 -2260 0 -2080Q-210 -2260 -430 -2080Q-650 -2260 -870 -2080Q-1080 -2240 -1300 -2050Z',
    context.defs.verticalGradient(tint(petal, 0.4), petal, shade(petal, 0.12)),
  ) +
  line('M0 -3040V-2120M0 -3040Q-700 -2800 -860 -2120M0 -3040Q700 -2800 860 -2120', alpha(shade(petal, 0.3), 0.35), 30) +
  dots(
    [
      [-600, -2600, 90],
      [-150, -2780, 70],
      [420, -2700, 96],
      [780, -2420, 64],
      [-940, -2340, 60],
    ],
    alpha('#ffffff', 0.5),
  )

/** Stones that somebody has laid in a spiral. */
export function spiral(stage: Stage, stone: string, glowing: string): string {
  const ground = levelPlane(stage)
  const at = (i: number): Point => [Math.sin(i * 0.42) * (260 + i * 26), 300 + Math.cos(i * 0.42) * (190 + i * 19)]
  const discs = Array.from({ length: 46 }, (_, i) => ground.disc(...at(i), 34 + i * 0.8, 24 + i * 0.6))
  return (
    shape(discs.filter((_, i) => i % 5).join(''), stone) + shape(discs.filter((_, i) => i % 5 === 0).join(''), glowing)
  )
}

/** Dry ground that has cracked into scales. */
export function scales(stage: Stage, soil: string): string {
  const ground = levelPlane(stage)
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 13 }, (_, i) => {
      const [x, z] = [(i - 6) * 560 + (row % 2) * 280, -900 + row * 430]
      return ground.area(
        [0, 1, 2, 3, 4, 5].map((k): Point => [x + Math.sin(k * 1.047) * 270, z + Math.cos(k * 1.047) * 240]),
      )
    }).join(''),
  )
  return (
    shape(rows.filter((_, i) => i % 2).join(''), alpha(tint(soil, 0.4), 0.4)) +
    shape(rows.filter((_, i) => i % 2 === 0).join(''), alpha(tint(soil, 0.2), 0.4))
  )
}
