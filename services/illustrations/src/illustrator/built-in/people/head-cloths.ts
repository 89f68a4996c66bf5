import { alpha, shade, tint } from '../canvas/colour.ts'
import { circle, dots, line, shape } from '../canvas/svg.ts'
import { around, type DrawGear, evenOdd, type GearContext, halfBetween, ringAt, solid } from './hat-parts.ts'
import type { Place } from './head-shape.ts'
import type { Headgear } from './outfit.ts'

/** Cloth and wool around the head. */

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

/** Lines of wound cloth that cross above the forehead. */
const windings: readonly (readonly Place[])[] = [0, 1, 2, 3].flatMap(i => [
  [
    [0, 24 + i * 9],
    [40, 28 + i * 12],
    [90, 22 + i * 13],
    [140, 24 + i * 10],
  ],
  [
    [0, 24 + i * 9],
    [-40, 28 + i * 12],
    [-90, 22 + i * 13],
    [-140, 24 + i * 10],
  ],
  [
    [140, 20 + i * 12],
    [180, 26 + i * 13],
    [-140, 20 + i * 12],
  ],
])

export const HEAD_CLOTHS = {
  turban: ({ head, outfit, defs }) => {
    const rings = [
      ringAt(0.26, 1.06, { tilt: 0.12 }),
      ringAt(0.46, 1.22, { tilt: 0.14 }),
      ringAt(0.78, 1.24, { tilt: 0.16 }),
      ringAt(1.1, 1.04, { tilt: 0.16 }),
      ringAt(1.32, 0.6, { tilt: 0.1 }),
      ringAt(1.38, 0.2, { tilt: 0.1 }),
    ]
    const outline = solid(head, rings)
    const lines = windings.map(places => head.trace(places, 1.26)).join('')
    const [x, y] = head.centre
    return {
      front:
        shape(outline, outfit.hat) +
        defs.clip(
          outline,
          line(lines, alpha(shade(outfit.hat, 0.6), 0.42), 4.4 * head.unit) +
            line(
              windings
                .filter((_, i) => i % 2 === 0)
                .map(places =>
                  head.trace(
                    places.map(([a, e]): Place => [a, e + 4]),
                    1.26,
                  ),
                )
                .join(''),
              alpha(tint(outfit.hat, 0.6), 0.3),
              5 * head.unit,
            ) +
            circle(
              x + head.radius * 1.2,
              y - head.radius * 0.5,
              head.radius * 0.6,
              alpha(shade(outfit.hat, 0.6), 0.14),
            ),
        ),
    }
  },
  patka: ({ head, outfit, defs }) => {
    const outline = solid(head, [
      ringAt(0.22, 1.11),
      ringAt(0.6, 1.05),
      ringAt(0.9, 0.78),
      ringAt(1.08, 0.42),
      ringAt(1.13, 0.1),
    ])
    const [x, y] = head.project([0, 1.2, 0.12]).point
    const lines = [-70, -35, 0, 35, 70, 120, 180, 240]
      .map(azimuth =>
        head.trace(
          [
            [azimuth, 20],
            [0, 84],
          ],
          1.12,
        ),
      )
      .join('')
    return {
      front:
        shape(outline, outfit.hat) +
        defs.clip(outline, line(lines, alpha(shade(outfit.hat, 0.6), 0.34), 4 * head.unit)) +
        shape(halfBetween(head, ringAt(0.2, 1.11), ringAt(0.34, 1.11)), shade(outfit.hat, 0.12)) +
        circle(x, y, 27 * head.unit, outfit.hat) +
        circle(x - 8 * head.unit, y - 8 * head.unit, 9 * head.unit, alpha(tint(outfit.hat, 0.6), 0.4)) +
        line(
          `M${x - 22 * head.unit} ${y + 20 * head.unit}q${22 * head.unit} ${12 * head.unit} ${44 * head.unit} 0`,
          shade(outfit.hat, 0.24),
          6 * head.unit,
        ),
    }
  },
  'prayer-cap': ({ head, outfit }) => ({
    front:
      shape(solid(head, [ringAt(0.5, 1.0), ringAt(0.88, 0.92), ringAt(1.06, 0.66), ringAt(1.1, 0.3)]), outfit.hat) +
      shape(halfBetween(head, ringAt(0.48, 1.005), ringAt(0.62, 0.985)), shade(outfit.hat, 0.1)) +
      line(
        head.trace(
          [-150, -100, -50, 0, 50, 100, 150, 200].map(azimuth => [azimuth, 42] as const),
          1.06,
        ),
        alpha(shade(outfit.hat, 0.5), 0.4),
        3 * head.unit,
      ),
  }),
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
  pallu: context => {
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
} satisfies Partial<Record<Headgear, DrawGear>>
