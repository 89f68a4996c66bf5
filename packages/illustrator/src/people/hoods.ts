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
  /** Azimuths of folds from the crown down. */
  folds?: readonly number[]
}

const FOLDS = [100, 140, 180, 220, 260]

/** A hood with an opening for the face. */
function hood({ defs, head }: GearContext, { outline, opening, colour, edge, folds: at = FOLDS }: Hood): string {
  const [first = [0, 0]] = opening
  const folds = at
    .map(azimuth =>
      head.trace(
        [
          [azimuth, 84],
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
      behind: shape(outline, shade(outfit.hat, 0.26)),
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
    const { defs, head, outfit } = context
    // It lies on the crown and falls over both shoulders.
    const crown = head.hull([
      [[0, 0.12, -0.1], 1.15],
      [[0.34, -0.4, -0.16], 0.84],
      [[-0.34, -0.4, -0.16], 0.84],
    ])
    const fall = (side: 1 | -1) =>
      head.hull([
        [[side * 0.62, 0.1, -0.2], 0.52],
        [[side * 0.86, -0.8, -0.16], 0.36],
        [[side * 0.92, -1.36, 0.1], 0.3],
      ])
    const back = head.hull([
      [[0.5, -0.2, -0.4], 0.72],
      [[-0.5, -0.2, -0.4], 0.72],
      [[0.3, -1.4, -0.4], 0.6],
      [[-0.3, -1.4, -0.4], 0.6],
    ])
    const fromBack = head.at(180, 0).facing > 0.1
    const edge: Place[] = [
      [-104, -44],
      [-102, 0],
      [-88, 34],
      [-50, 55],
      [0, 61],
      [50, 55],
      [88, 34],
      [102, 0],
      [104, -44],
    ]
    // Below the cheeks the face and the neck are free.
    const [left, right] = [head.at(-104, -44, 1.05).point, head.at(104, -44, 1.05).point]
    const low = Math.max(left[1], right[1])
    const r = head.radius * 4
    const [x, y] = head.centre
    const upper = `M${n(x - r)} ${n(y - r)}H${n(x + r)}V${n(low)}H${n(x - r)}Z`
    return {
      behindBody: fromBack ? '' : shape(back, shade(outfit.hat, 0.24)),
      behind: shape(crown + fall(1) + fall(-1), shade(outfit.hat, 0.14)),
      front:
        (fromBack ? shape(back, outfit.hat) : '') +
        defs.clip(
          upper,
          hood(context, {
            outline: crown,
            opening: [...edge, [70, -86], [-70, -86]],
            colour: outfit.hat,
            edge: '#00000000',
            folds: [130, 180, 230],
          }),
        ) +
        line(head.trace(edge, 1.09), outfit.trim, 9 * head.unit),
    }
  },
} satisfies Partial<Record<Headgear | HeadCloth, DrawGear>>
