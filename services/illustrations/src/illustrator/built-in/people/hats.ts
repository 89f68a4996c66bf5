import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, n } from '../canvas/path.ts'
import { circle, dots, line, shape } from '../canvas/svg.ts'
import { cos, sin, type Vec3 } from '../space/vec3.ts'
import {
  type DrawGear,
  facingOf,
  type GearContext,
  gem,
  halfBetween,
  ringAt,
  seenFromBelow,
  solid,
  wall,
} from './hat-parts.ts'
import type { HeadShape } from './head-shape.ts'
import { hullOf } from './hull.ts'
import type { Headgear } from './outfit.ts'
import { starPath } from './patterns.ts'

/** Hats and crowns. */

const BASE = 0.34

/** The brim of a hat in two layers, around its crown. */
function brim(head: HeadShape, colour: string, outer: readonly Vec3[], inner: readonly Vec3[]) {
  const under = seenFromBelow(head)
  return {
    behind: shape(
      hullOf(outer.map(point => head.project(point).point)),
      under ? shade(colour, 0.3) : shade(colour, 0.1),
    ),
    front: shape(halfBetween(head, outer, inner), under ? shade(colour, 0.24) : tint(colour, 0.08)),
  }
}

/** A light and a dark side of a round crown, in px. */
const roundness = ({ defs, head }: GearContext, outline: string, colour: string, y: number) => {
  const [x, cy] = head.project([0, y, 0]).point
  const r = head.radius
  return defs.clip(
    outline,
    shape(circlePath(x + r * 0.95, cy + r * 0.1, r * 0.62), alpha(shade(colour, 0.6), 0.16)) +
      shape(circlePath(x - r * 0.85, cy - r * 0.25, r * 0.42), alpha(tint(colour, 0.7), 0.2)),
  )
}

/** The peak of a cap above the forehead. */
function peak(head: HeadShape, colour: string, y: number, reach: number): { behind: string; front: string } {
  const outer = Array.from({ length: 11 }, (_, i): Vec3 => {
    const azimuth = -62 + i * 12.4
    const r = 1.06 + (reach - 1.06) * cos((azimuth * 90) / 70) ** 0.7
    return [sin(azimuth) * (1.06 + (r - 1.06) * 0.5), y - 0.06 - (r - 1.06) * 0.24, cos(azimuth) * r]
  })
  const inner = Array.from({ length: 11 }, (_, i): Vec3 => {
    const azimuth = -62 + i * 12.4
    return [sin(azimuth) * 1.05, y + 0.04, cos(azimuth) * 1.05]
  })
  const drawing = shape(
    hullOf([...outer, ...inner].map(point => head.project(point).point)),
    seenFromBelow(head) ? shade(colour, 0.35) : shade(colour, 0.16),
  )
  return facingOf(head, [0, 0, 1]) > -0.15 ? { behind: '', front: drawing } : { behind: drawing, front: '' }
}

const DOME = [
  [BASE, 1.1],
  [0.62, 1.02],
  [0.88, 0.78],
  [1.06, 0.46],
  [1.12, 0.16],
] as const
const domeOf = (head: HeadShape) =>
  solid(
    head,
    DOME.map(([y, r]) => ringAt(y, r)),
  )

export const HATS = {
  'sun-hat': context => {
    const { head, outfit } = context
    const outer = ringAt(0.2, 1.72).map(([x, y, z], i): Vec3 => [x, y + Math.sin(i * 1.05) * 0.04, z])
    const inner = ringAt(BASE, 1.07)
    const edges = brim(head, outfit.hat, outer, inner)
    const crown = solid(head, [inner, ringAt(0.8, 1.0), ringAt(1.06, 0.82), ringAt(1.12, 0.5)])
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
        shape(halfBetween(head, inner, ringAt(0.54, 1.045)), outfit.trim) +
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
    const edges = brim(head, outfit.hat, ringAt(0.22, 1.66), ringAt(BASE, 1.07))
    const cone = solid(head, [
      ringAt(BASE, 1.07),
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
        shape(halfBetween(head, ringAt(BASE, 1.075), ringAt(0.54, 0.98)), outfit.trim) +
        edges.front,
    }
  },
  'chef-hat': context => {
    const { head, outfit } = context
    const { unit } = head
    const band = solid(head, [ringAt(BASE, 1.05), ringAt(0.86, 1.04)])
    const puffs = ringAt(1.16, 0.6, {}, 8).map(point => {
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
