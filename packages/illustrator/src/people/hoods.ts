import { alpha, shade } from '../canvas/colour.ts'
import { n, type Point } from '../canvas/path.ts'
import { circle, dots, line, shape } from '../canvas/svg.ts'
import { cos, sin } from '../space/vec3.ts'
import { around, type DrawGear, evenOdd, facingOf, type GearContext } from './hat-parts.ts'
import type { Place } from './head-shape.ts'
import type { HeadCloth, Headgear } from './outfit.ts'

/** Hoods of cloth and wool with an opening for the face. */

interface Hood {
  outline: string
  /** Loop of places around what the hood leaves open. */
  opening: readonly Place[]
  colour: string
  edge: string
}

/** A hood with an opening for the face. */
function hood({ defs, head }: GearContext, { outline, opening, colour, edge }: Hood): string {
  const [first = [0, 0]] = opening
  const folds = [60, 100, 140, 180, 220, 260, 300]
    .map(azimuth =>
      head.trace(
        [
          [azimuth * 0.4 - 72, 86],
          [azimuth, 20],
          [azimuth, -40],
        ],
        1.12,
      ),
    )
    .join('')
  return defs.clip(
    outline,
    evenOdd(around(head, opening, 1.05), colour) +
      line(folds, alpha(shade(colour, 0.6), 0.2), 5 * head.unit) +
      line(outline, alpha(shade(colour, 0.6), 0.16), 14 * head.unit) +
      line(head.trace([...opening, first], 1.09), edge, 8 * head.unit),
  )
}

export const HOODS = {
  'dragon-hood': ({ defs, head, outfit }) => {
    const outline = head.hull([
      [[0, 0.05, -0.05], 1.17],
      [[0.3, -0.6, -0.1], 0.7],
      [[-0.3, -0.6, -0.1], 0.7],
    ])
    const face: Place[] = [
      [-72, -40],
      [-78, -8],
      [-66, 22],
      [-36, 38],
      [0, 44],
      [36, 38],
      [66, 22],
      [78, -8],
      [72, -40],
      [50, -76],
      [-50, -76],
    ]
    const cloth = defs.clip(
      outline,
      evenOdd(around(head, face, 1.02), outfit.hat) +
        line(head.trace([...face, [-72, -40]], 1.1), outfit.trim, 9 * head.unit),
    )
    const horn = (side: 1 | -1) => {
      const path = [
        head.project([side * 0.46, 1.0, 0.16]).point,
        head.project([side * 0.72, 1.44, 0.06]).point,
        head.project([side * 0.86, 1.72, -0.1]).point,
      ]
      const width = 20 * head.unit
      const [a, b, c] = path as [Point, Point, Point]
      return shape(
        `M${n(a[0] - width)} ${n(a[1])}Q${n(b[0] - width * 0.4)} ${n(b[1])} ${n(c[0])} ${n(c[1])}Q${n(b[0] + width * 0.8)} ${n(b[1])} ${n(a[0] + width)} ${n(a[1])}Z`,
        outfit.trim,
      )
    }
    const spike = (angle: number) => {
      const [y, z] = [sin(angle) * 1.12, cos(angle) * 1.12]
      const [ty, tz] = [sin(angle) * 1.5, cos(angle) * 1.5]
      const a = head.project([0, y + cos(angle) * 0.16, z - sin(angle) * 0.16]).point
      const b = head.project([0, y - cos(angle) * 0.16, z + sin(angle) * 0.16]).point
      const tip = head.project([0, ty, tz]).point
      const wide = head.project([0.1, y, z]).point
      const thin = head.project([-0.1, y, z]).point
      return shape(
        `M${n(a[0])} ${n(a[1])}L${n(tip[0])} ${n(tip[1])}L${n(b[0])} ${n(b[1])}ZM${n(wide[0])} ${n(wide[1])}L${n(tip[0])} ${n(tip[1])}L${n(thin[0])} ${n(thin[1])}Z`,
        outfit.extra,
      )
    }
    const spikes = (seen: boolean) =>
      [72, 98, 124, 150]
        .filter(angle => facingOf(head, [0, sin(angle), cos(angle)]) > 0.02 === seen)
        .map(spike)
        .join('')
    const eye = (side: 1 | -1) =>
      head.lay(circle(0, 0, 19, '#fff6e0') + circle(2, 2, 9, '#2b2130') + circle(-1, -1, 3, '#ffffff'), side * 27, 58, {
        distance: 1.16,
      })
    return {
      behind: spikes(false) + horn(1) + horn(-1) + shape(outline, shade(outfit.hat, 0.4)),
      overSkin: cloth + spikes(true) + eye(1) + eye(-1),
    }
  },
  'monkey-cap': context => {
    const { head, outfit } = context
    const outline = head.hull([
      [[0, 0.08, -0.04], 1.14],
      [[0.22, -0.62, 0], 0.72],
      [[-0.22, -0.62, 0], 0.72],
    ])
    const [x, y] = head.project([0, 1.32, -0.06]).point
    const u = head.unit
    const pompom = Array.from(
      { length: 9 },
      (_, i) => [x + Math.cos(i * 0.7) * 15 * u, y + Math.sin(i * 0.7) * 15 * u, 12 * u] as const,
    )
    const stripe = head.trace(
      Array.from({ length: 19 }, (_, i): Place => [i * 20 - 180, 56]),
      1.14,
    )
    return {
      behind: shape(outline, shade(outfit.hat, 0.4)),
      overSkin:
        dots(pompom, outfit.trim) +
        circle(x, y, 16 * u, outfit.trim) +
        hood(context, {
          outline,
          opening: [
            [-62, -28],
            [-66, 0],
            [-54, 24],
            [-26, 36],
            [0, 38],
            [26, 36],
            [54, 24],
            [66, 0],
            [62, -28],
            [40, -52],
            [0, -58],
            [-40, -52],
          ],
          colour: outfit.hat,
          edge: shade(outfit.hat, 0.3),
        }) +
        line(stripe, outfit.trim, 12 * u),
    }
  },
  hijab: context => {
    const { head, outfit } = context
    const outline = head.hull([
      [[0, 0.08, -0.06], 1.14],
      [[0.5, -1.1, 0.0], 0.42],
      [[-0.5, -1.1, 0.0], 0.42],
      [[0, -1.2, 0.3], 0.36],
      [[0, -1.1, -0.3], 0.4],
    ])
    return {
      behind: shape(outline, shade(outfit.hat, 0.4)),
      overSkin: hood(context, {
        outline,
        opening: [
          [-66, -34],
          [-72, -4],
          [-60, 24],
          [-30, 40],
          [0, 43],
          [30, 40],
          [60, 24],
          [72, -4],
          [66, -34],
          [44, -62],
          [0, -68],
          [-44, -62],
        ],
        colour: outfit.hat,
        edge: alpha(shade(outfit.hat, 0.4), 0.6),
      }),
    }
  },
  dupatta: context => {
    const { head, outfit } = context
    const outline = head.hull([
      [[0, 0.1, -0.1], 1.17],
      [[0.6, -0.62, -0.25], 0.5],
      [[-0.6, -0.62, -0.25], 0.5],
    ])
    return {
      behind: shape(outline, shade(outfit.hat, 0.4)),
      front: hood(context, {
        outline,
        opening: [
          [-98, -60],
          [-100, 0],
          [-88, 34],
          [-50, 56],
          [0, 62],
          [50, 56],
          [88, 34],
          [100, 0],
          [98, -60],
          [60, -86],
          [-60, -86],
        ],
        colour: outfit.hat,
        edge: outfit.trim,
      }),
    }
  },
} satisfies Partial<Record<Headgear | HeadCloth, DrawGear>>
