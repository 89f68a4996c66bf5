import { alpha, shade, tint } from '../canvas/colour.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import { type DrawGear, halfBetween, ringAt, solid } from './hat-parts.ts'
import type { Place } from './head-shape.ts'
import type { HeadCloth, Headgear } from './outfit.ts'

/** Cloth and wool around the head. */

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
} satisfies Partial<Record<Headgear | HeadCloth, DrawGear>>
