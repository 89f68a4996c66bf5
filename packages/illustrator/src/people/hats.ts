import { alpha, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { circle, dots, line, shape } from '../canvas/svg.ts'
import { cos, sin, type Vec3 } from '../space/vec3.ts'
import { type DrawGear, facingOf, gem, halfBetween, ringAt, seenFromBelow, solid, wall } from './hat-parts.ts'
import { BASE, brim, domeOf, roundness } from './hat-shapes.ts'
import type { Headgear } from './outfit.ts'
import { starPath } from './patterns.ts'

/** Hats and crowns. */

export const HATS = {
  'sun-hat': context => {
    const { head, outfit } = context
    // Tilted back a little, so that the eyes of whoever looks down are seen.
    const outer = ringAt(0.3, 1.68, { tilt: 0.1 }).map(([x, y, z], i): Vec3 => [x, y + Math.sin(i * 1.05) * 0.04, z])
    const inner = ringAt(BASE + 0.06, 1.07, { tilt: 0.08 })
    const edges = brim(head, outfit.hat, outer, inner)
    const crown = solid(head, [inner, ringAt(0.82, 1.0, { tilt: 0.04 }), ringAt(1.06, 0.82), ringAt(1.12, 0.5)])
    const weave = [0.62, 0.76, 0.9]
      .map(y =>
        head.trace(
          [-80, -40, 0, 40, 80, 120, 160, 200, 240].map(azimuth => [azimuth, y * 52] as const),
          1.14,
        ),
      )
      .join('')
    return {
      behind: edges.behind,
      front:
        shape(crown, outfit.hat) +
        roundness(context, crown, outfit.hat, 0.8) +
        line(weave, alpha(shade(outfit.hat, 0.5), 0.16), 4 * head.unit) +
        shape(halfBetween(head, inner, ringAt(0.58, 1.045, { tilt: 0.07 })), outfit.trim) +
        edges.front,
    }
  },
  'pirate-hat': context => {
    const { head, outfit } = context
    const flap = (front: boolean) =>
      wall(head, {
        from: front ? -108 : 72,
        to: front ? 108 : 288,
        bottom: () => [BASE - 0.04, 1.1],
        top: azimuth => [0.66 + 0.62 * Math.max(0, cos(azimuth - (front ? 0 : 180))), 1.14 + 0.5 * sin(azimuth) ** 4],
        step: 6,
      })
    const [a, b] = [flap(true), flap(false)]
    const trim = head.trace(
      [-84, -60, -30, 0, 30, 60, 84].map(azimuth => [azimuth, 22 + 21 * cos(azimuth)] as const),
      1.5,
    )
    const facesViewer = facingOf(head, [0, 0, 1]) > 0
    const dome = domeOf(head)
    const bandana = shape(halfBetween(head, ringAt(0.22, 1.09), ringAt(BASE + 0.06, 1.1)), outfit.extra)
    return {
      behind: shape(a.far + b.far, shade(outfit.hat, 0.3)),
      front:
        bandana +
        shape(dome, shade(outfit.hat, 0.12)) +
        shape(a.near + b.near, outfit.hat) +
        line(trim, '#f0c25a', 6 * head.unit) +
        (facesViewer ? head.lay(shape(starPath(0, 0, 30), '#f8e6bc'), 0, 36, { distance: 1.44, least: 0.1 }) : ''),
    }
  },
  'wizard-hat': context => {
    const { head, outfit } = context
    const base = ringAt(BASE + 0.06, 1.07, { tilt: 0.08 })
    const edges = brim(head, outfit.hat, ringAt(0.3, 1.62, { tilt: 0.1 }), base)
    const cone = solid(head, [
      base,
      ringAt(0.85, 0.8),
      ringAt(1.4, 0.52, { aside: 0.02, back: 0.08 }),
      ringAt(1.9, 0.26, { aside: 0.12, back: 0.2 }),
      ringAt(2.2, 0.06, { aside: 0.3, back: 0.34 }),
    ])
    const stars = (
      [
        [-20, 0.72, 0.9, 17],
        [36, 1.12, 0.7, 13],
        [-60, 1.3, 0.58, 10],
        [110, 0.8, 0.86, 15],
        [180, 1.1, 0.72, 15],
        [-130, 0.84, 0.84, 13],
      ] as const
    )
      .filter(([azimuth]) => facingOf(head, [sin(azimuth), 0, cos(azimuth)]) > 0.25)
      .map(([azimuth, y, r, size]) => {
        const [x, cy] = head.project([sin(azimuth) * r, y, cos(azimuth) * r]).point
        return starPath(x, cy, size * head.unit)
      })
    return {
      behind: edges.behind,
      front:
        shape(cone, outfit.hat) +
        roundness(context, cone, outfit.hat, 1) +
        shape(stars.join(''), outfit.trim) +
        shape(halfBetween(head, base, ringAt(0.58, 0.96, { tilt: 0.06 })), outfit.trim) +
        edges.front,
    }
  },
  'chef-hat': context => {
    const { head, outfit } = context
    const { unit } = head
    const band = solid(head, [ringAt(BASE, 1.05), ringAt(0.86, 1.04)])
    const below = seenFromBelow(head)
    const puffs = ringAt(1.16, 0.6, {}, 8)
      .filter(point => !below || facingOf(head, [point[0], 0, point[2]]) >= 0)
      .map(point => {
        const [x, y] = head.project(point).point
        return [x, y, 52 * unit] as const
      })
    const [tx, ty] = head.project([0, 1.36, 0]).point
    const pleats = [-60, -30, 0, 30, 60, 90, 120, 150, 180, 210, 240, 270]
      .map(azimuth =>
        head.trace(
          [
            [azimuth, 22],
            [azimuth, 40],
          ],
          1.16,
        ),
      )
      .join('')
    const cloud =
      dots(puffs, outfit.hat) +
      circle(tx, ty, 62 * unit, outfit.hat) +
      line(
        puffs
          .map(([x, y, r]) => `M${n(x - r * 0.4)} ${n(y + r * 0.5)}q${n(r * 0.4)} ${n(r * 0.3)} ${n(r * 0.8)} 0`)
          .join(''),
        alpha(shade(outfit.hat, 0.5), 0.16),
        5 * unit,
      )
    const base = shape(band, shade(outfit.hat, 0.05)) + line(pleats, alpha(shade(outfit.hat, 0.5), 0.22), 5 * unit)
    return { front: head.viewer[1] > 0.3 ? base + cloud : cloud + base }
  },
  crown: ({ head, outfit }) => {
    const { unit } = head
    const circlet = wall(head, {
      from: -180,
      to: 180,
      bottom: () => [0.5, 0.99],
      top: azimuth => [0.84 + 0.36 * Math.abs(cos(azimuth * 3)) ** 3, 1.08],
      step: 6,
    })
    const jewels = [-150, -90, -30, 30, 90, 150, -120, -60, 0, 60, 120, 180].map((azimuth, i) => {
      const direction: Vec3 = [sin(azimuth), 0, cos(azimuth)]
      if (facingOf(head, direction) < 0.2) return ''
      if (i < 6)
        return gem(
          head.project([direction[0] * 1.02, 0.66, direction[2] * 1.02 - 0.04]).point,
          7 * unit,
          i % 2 ? '#3f9a94' : '#d0405c',
        )
      return circle(
        ...head.project([direction[0] * 1.09, 1.22, direction[2] * 1.09 - 0.04]).point,
        8 * unit,
        tint(outfit.hat, 0.35),
      )
    })
    return {
      behind: shape(circlet.far, shade(outfit.hat, 0.32)),
      front:
        shape(circlet.near, outfit.hat) +
        line(
          head.trace(
            [-180, -120, -60, 0, 60, 120, 180].map(azimuth => [azimuth, 29] as const),
            1.12,
          ),
          shade(outfit.hat, 0.25),
          5 * unit,
        ) +
        jewels.join(''),
    }
  },
} satisfies Partial<Record<Headgear, DrawGear>>
