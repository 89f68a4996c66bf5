import { alpha, brightnessOf, mix, shade, tint } from '../canvas/colour.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import { around, type DrawGear, evenOdd, type GearContext, ringAt, solid } from './hat-parts.ts'
import type { Place } from './head-shape.ts'
import type { HeadCloth, Headgear } from './outfit.ts'

/** Cloth and wool around the head. */

/** Folds of a turban: from the middle of the forehead up to both sides, and around the back. */
const windings: readonly (readonly Place[])[] = [0, 1, 2, 3, 4].flatMap(i => [
  [
    [-6 + i * 2, 20 + i * 9],
    [34, 30 + i * 11],
    [78, 26 + i * 13],
    [128, 18 + i * 13],
  ],
  [
    [6 - i * 2, 20 + i * 9],
    [-34, 30 + i * 11],
    [-78, 26 + i * 13],
    [-128, 18 + i * 13],
  ],
  [
    [128, 14 + i * 13],
    [180, 4 + i * 14],
    [-128, 14 + i * 13],
  ],
])

/** What a cloth leaves free: the face below its hem, down to the jaw. */
const below = (hem: readonly Place[]): Place[] => [...hem, [70, -84], [-70, -84]]
const TURBAN_HEM: readonly Place[] = [
  [-116, -30],
  [-100, 4],
  [-78, 14],
  [-40, 22],
  [0, 26],
  [40, 22],
  [78, 14],
  [100, 4],
  [116, -30],
]
const PATKA_HEM: readonly Place[] = [
  [-124, -30],
  [-104, -4],
  [-84, 10],
  [-50, 19],
  [0, 24],
  [50, 19],
  [84, 10],
  [104, -4],
  [124, -30],
]
/** The cloth within an outline, with the face left free if it is seen. */
const clothOf = ({ defs, head, outfit }: GearContext, outline: string, hem: readonly Place[]): string =>
  head.viewer[2] < -0.3
    ? shape(outline, outfit.hat)
    : defs.clip(outline, evenOdd(around(head, below(hem), 1.1), outfit.hat))

export const HEAD_CLOTHS = {
  turban: context => {
    const { head, outfit, defs } = context
    const outline = solid(
      head,
      [
        ringAt(0.16, 1.06, { tilt: 0.2 }),
        ringAt(0.4, 1.2, { tilt: 0.22 }),
        ringAt(0.76, 1.26, { tilt: 0.24 }),
        ringAt(1.08, 1.12, { tilt: 0.24 }),
        ringAt(1.34, 0.78, { tilt: 0.22 }),
        ringAt(1.48, 0.34, { tilt: 0.2 }),
        ringAt(1.52, 0.1, { tilt: 0.2 }),
      ],
      true,
    )
    const folds = (rise: number) =>
      windings
        .map(places =>
          head.trace(
            places.map(([a, e]): Place => [a, e + rise]),
            1.3,
          ),
        )
        .join('')
    // The band below the folds.
    const band = head.lay(shape('M-30 17L0 -13L30 17Q0 23 -30 17Z', shade(outfit.hat, 0.34)), 0, 27, {
      distance: 1.22,
      least: 0.16,
    })
    const [x, y] = head.centre
    return {
      front:
        clothOf(context, outline, TURBAN_HEM) +
        defs.clip(
          outline,
          line(folds(0), alpha(shade(outfit.hat, 0.6), 0.4), 4.4 * head.unit) +
            line(folds(4), alpha(tint(outfit.hat, 0.6), 0.3), 5 * head.unit) +
            band +
            circle(
              x + head.radius * 1.2,
              y - head.radius * 0.5,
              head.radius * 0.6,
              alpha(shade(outfit.hat, 0.6), 0.14),
            ),
        ),
    }
  },
  patka: context => {
    const { head, outfit, defs } = context
    // Low at the nape, where it is tied, with the knot of hair above the forehead.
    const base = ringAt(0.06, 1.1, { tilt: 0.26 })
    const outline = solid(
      head,
      [base, ringAt(0.56, 1.05, { tilt: 0.1 }), ringAt(0.88, 0.8), ringAt(1.06, 0.46), ringAt(1.12, 0.1)],
      true,
    )
    const { unit } = head
    const knot = head.hull([
      [[0, 1.06, 0.26], 0.36],
      [[0, 1.26, 0.28], 0.27],
    ])
    const [x, y] = head.project([0, 0.98, 0.3]).point
    const pleats = [-80, -52, -26, 0, 26, 52, 80, 125, 180, 235]
      .map(azimuth =>
        head.trace(
          [
            [azimuth, Math.abs(azimuth) < 100 ? 22 : -4],
            [azimuth * 0.3, 74],
          ],
          1.12,
        ),
      )
      .join('')
    const tie =
      head.at(180, 0).facing > 0.1
        ? head.lay(
            shape('M0 0C-10 4 -26 30 -22 58L-6 52L0 10ZM0 0C10 4 24 26 24 50L8 50L0 10Z', shade(outfit.hat, 0.16)) +
              circle(0, 2, 11, shade(outfit.hat, 0.24)),
            180,
            -6,
            { distance: 1.1 },
          )
        : ''
    return {
      front:
        clothOf(context, outline, PATKA_HEM) +
        defs.clip(
          outline,
          line(pleats, alpha(shade(outfit.hat, 0.6), 0.3), 4 * unit) +
            circle(...head.project([0.9, 0.4, 0]).point, head.radius * 0.5, alpha(shade(outfit.hat, 0.6), 0.1)),
        ) +
        line(head.trace(PATKA_HEM, 1.1), shade(outfit.hat, 0.16), 6 * unit) +
        shape(knot, outfit.hat) +
        defs.clip(
          knot,
          line(
            `M${x - 18 * unit} ${y - 40 * unit}q${14 * unit} ${18 * unit} ${4 * unit} ${44 * unit}M${x + 16 * unit} ${y - 38 * unit}q${-10 * unit} ${18 * unit} ${-2 * unit} ${40 * unit}`,
            alpha(shade(outfit.hat, 0.6), 0.34),
            4 * unit,
          ),
        ) +
        line(
          `M${x - 34 * unit} ${y - 2 * unit}Q${x} ${y + 16 * unit} ${x + 34 * unit} ${y - 2 * unit}`,
          shade(outfit.hat, 0.28),
          6 * unit,
        ) +
        tie,
    }
  },
  'prayer-cap': ({ head, outfit, defs }) => {
    const outline = solid(head, [ringAt(0.5, 1.0), ringAt(0.88, 0.92), ringAt(1.06, 0.66), ringAt(1.1, 0.3)])
    // A band with embroidery tells a white cap from a bandage.
    const band = brightnessOf(outfit.hat) > 128 ? mix(outfit.hat, '#7a5a2a', 0.62) : tint(outfit.hat, 0.45)
    const ringed = (elevation: number) =>
      head.trace(
        [-150, -100, -50, 0, 50, 100, 150, 200].map(azimuth => [azimuth, elevation] as const),
        1.06,
      )
    const ribs = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180]
      .map(azimuth =>
        head.trace(
          [
            [azimuth, 44],
            [azimuth, 84],
          ],
          1.08,
        ),
      )
      .join('')
    return {
      front:
        shape(outline, outfit.hat) +
        defs.clip(outline, line(ribs, alpha(band, 0.5), 3.4 * head.unit)) +
        line(ringed(33), band, 15 * head.unit) +
        line(ringed(33), tint(outfit.hat, 0.3), 3 * head.unit),
    }
  },
} satisfies Partial<Record<Headgear | HeadCloth, DrawGear>>
