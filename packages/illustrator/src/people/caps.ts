import { alpha, shade, tint } from '../canvas/colour.ts'
import { polygon } from '../canvas/path.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import { cos, sin, type Vec3 } from '../space/vec3.ts'
import { type DrawGear, facingOf, halfBetween, ringAt, seenFromBelow, solid } from './hat-parts.ts'
import { BASE, brim, domeOf, roundness } from './hat-shapes.ts'
import type { HeadShape } from './head-shape.ts'
import { hullOf } from './hull.ts'
import type { Headgear } from './outfit.ts'
import { starPath } from './patterns.ts'

/** Caps, berets and helmets for work. */

/** The peak of a cap above the forehead. */
function peak(head: HeadShape, colour: string, y: number, reach: number): { behind: string; front: string } {
  // Seen from above it is pushed up, so that the eyes are seen.
  const above = Math.max(0, Math.min(1, head.viewer[1] * 2.4))
  const outer = Array.from({ length: 11 }, (_, i): Vec3 => {
    const azimuth = -62 + i * 12.4
    const out = (reach - 1.06) * (1 - 0.5 * above) * cos((azimuth * 90) / 70) ** 0.7
    return [
      sin(azimuth) * (1.06 + out * 0.5),
      y - 0.06 + 0.12 * above - out * (0.24 - 0.4 * above),
      cos(azimuth) * (1.06 + out),
    ]
  })
  const inner = Array.from({ length: 11 }, (_, i): Vec3 => {
    const azimuth = -62 + i * 12.4
    return [sin(azimuth) * 1.05, y + 0.04, cos(azimuth) * 1.05]
  })
  const outline = [...outer, ...inner.toReversed()].map(point => head.project(point).point)
  // From below, the forehead is seen before the inner edge.
  const drawing = seenFromBelow(head)
    ? shape(polygon(outline), shade(colour, 0.35))
    : shape(hullOf(outline), shade(colour, 0.16))
  return facingOf(head, [0, 0, 1]) > -0.15 ? { behind: '', front: drawing } : { behind: drawing, front: '' }
}

export const CAPS = {
  cap: context => {
    const { head, outfit } = context
    const shield = peak(head, outfit.hat, BASE, 1.72)
    const dome = domeOf(head)
    const seams = [0, 60, 120, 180, 240, 300]
      .map(azimuth =>
        head.trace(
          [
            [azimuth, 18],
            [azimuth, 88],
          ],
          1.11,
        ),
      )
      .join('')
    return {
      behind: shield.behind,
      front:
        shape(dome, outfit.hat) +
        roundness(context, dome, outfit.hat, 0.7) +
        line(seams, alpha(shade(outfit.hat, 0.6), 0.3), 3 * head.unit) +
        head.lay(shape(starPath(0, 0, 20), outfit.trim), 0, 38, { distance: 1.12, least: 0.16 }) +
        circle(...head.project([0, 1.13, -0.04]).point, 7 * head.unit, shade(outfit.hat, 0.2)) +
        shield.front,
    }
  },
  'police-cap': context => {
    const { head, outfit } = context
    const shield = peak(head, '#3a3038', BASE - 0.02, 1.46)
    const top = solid(head, [
      ringAt(0.5, 1.08),
      ringAt(0.84, 1.32, { tilt: 0.1 }),
      ringAt(1.02, 1.1, { tilt: 0.1 }),
      ringAt(1.1, 0.5, { tilt: 0.1 }),
    ])
    return {
      behind: shield.behind,
      front:
        shape(top, outfit.hat) +
        roundness(context, top, outfit.hat, 0.8) +
        shape(halfBetween(head, ringAt(BASE - 0.02, 1.08), ringAt(0.54, 1.1)), shade(outfit.hat, 0.38)) +
        head.lay(shape(starPath(0, 0, 20), outfit.extra), 0, 38, { distance: 1.22, least: 0.16 }) +
        shield.front,
    }
  },
  beret: context => {
    const { head, outfit } = context
    const shift = { aside: 0.16, back: 0.1 }
    const felt = solid(head, [
      ringAt(0.44, 1.0),
      ringAt(0.68, 1.3, { ...shift, tilt: 0.06 }),
      ringAt(0.98, 1.14, shift),
      ringAt(1.12, 0.66, shift),
      ringAt(1.14, 0.2, shift),
    ])
    const [x, y] = head.project([0.16, 1.12, -0.1]).point
    const [x1, y1] = head.project([0.22, 1.27, -0.14]).point
    return {
      front:
        shape(felt, outfit.hat) +
        roundness(context, felt, outfit.hat, 0.8) +
        line(`M${x} ${y}L${x1} ${y1}`, shade(outfit.hat, 0.2), 9 * head.unit) +
        shape(halfBetween(head, ringAt(0.4, 1.02), ringAt(0.5, 1.03)), shade(outfit.hat, 0.25)),
    }
  },
  'hard-hat': context => {
    const { head, outfit } = context
    const edges = brim(head, shade(outfit.hat, 0.08), ringAt(0.27, 1.3, { back: -0.04 }), ringAt(BASE, 1.09))
    const dome = solid(head, [
      ringAt(BASE, 1.1),
      ringAt(0.66, 1.08),
      ringAt(0.96, 0.86),
      ringAt(1.16, 0.5),
      ringAt(1.2, 0.2),
    ])
    const ridge = head.trace(
      [
        [0, 24],
        [0, 88],
        [180, 50],
        [180, 20],
      ],
      1.18,
    )
    return {
      behind: edges.behind,
      front:
        shape(dome, outfit.hat) +
        roundness(context, dome, outfit.hat, 0.8) +
        line(ridge, alpha(shade(outfit.hat, 0.5), 0.3), 22 * head.unit) +
        line(ridge, tint(outfit.hat, 0.2), 13 * head.unit) +
        edges.front,
    }
  },
} satisfies Partial<Record<Headgear, DrawGear>>
