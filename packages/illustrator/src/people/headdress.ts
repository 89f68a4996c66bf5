import { alpha, mix, shade } from '../canvas/colour.ts'
import { curve, n, type Point } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { cos, sin } from '../space/vec3.ts'
import {
  type DrawGear,
  facingOf,
  type GearContext,
  gem,
  halfBetween,
  ringAt,
  solid,
  viewerAzimuth,
  wall,
} from './hat-parts.ts'
import type { HeadShape, Place } from './head-shape.ts'
import type { Headgear } from './outfit.ts'
import { blossom } from './patterns.ts'

/** Headgear other than hats. */

/** A transparent bubble around the head, for scenes under water and in space. */
export function drawBubble({ defs, head }: Pick<GearContext, 'defs' | 'head'>, size: number): string {
  const [x, y] = head.centre
  const r = head.radius * size
  const arc = (points: readonly (readonly [number, number])[], opacity: number, width: number) =>
    line(curve(points.map(([a, b]): Point => [x + a * r, y + b * r])), alpha('#ffffff', opacity), width * head.unit)
  return (
    circle(
      x,
      y,
      r,
      defs.radialGradient(alpha('#ffffff', 0), alpha('#ffffff', 0.03), alpha('#d8f4ff', 0.12), alpha('#e8fbff', 0.38)),
    ) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="#ffffffb8" stroke-width="${n(4.5 * head.unit)}"/>` +
    arc(
      [
        [-0.8, -0.22],
        [-0.66, -0.56],
        [-0.38, -0.8],
      ],
      0.85,
      11,
    ) +
    arc(
      [
        [-0.22, -0.88],
        [-0.13, -0.9],
      ],
      0.8,
      9,
    ) +
    arc(
      [
        [0.52, 0.66],
        [0.72, 0.4],
      ],
      0.45,
      7,
    )
  )
}

const flowersAt = (head: HeadShape, places: readonly Place[], draw: (i: number) => string) => {
  const layers = { behind: '', front: '' }
  places.forEach(([azimuth, elevation], i) => {
    const { point, facing } = head.at(azimuth, elevation, 1.1)
    layers[facing > -0.12 ? 'front' : 'behind'] += place(draw(i), point[0], point[1], {
      scale: head.unit,
      turn: (i * 37) % 90,
    })
  })
  return layers
}

export const HEADDRESSES = {
  helmet: context => {
    const { head, outfit } = context
    const collar = [ringAt(-1.02, 1.3, { back: 0.1 }), ringAt(-1.2, 1.36, { back: 0.1 })] as const
    return {
      behind: shape(solid(head, collar), shade(outfit.hat, 0.2)),
      front:
        drawBubble(context, 1.52) +
        shape(halfBetween(head, collar[0], collar[1]), outfit.hat) +
        line(
          curve(
            Array.from({ length: 9 }, (_, i): Point => {
              const azimuth = viewerAzimuth(head) - 80 + i * 20
              return head.project([sin(azimuth) * 1.34, -1.12, cos(azimuth) * 1.34 - 0.1]).point
            }),
          ),
          outfit.trim,
          8 * head.unit,
        ),
    }
  },
  tiara: ({ head, outfit }) => {
    const band = wall(head, {
      from: -84,
      to: 84,
      bottom: azimuth => [0.56 + 0.1 * cos(azimuth), 0.95],
      top: azimuth => [
        0.64 + 0.1 * cos(azimuth) + 0.4 * cos(azimuth) ** 2 * (0.62 + 0.38 * Math.abs(cos(azimuth * 4))),
        1.02,
      ],
      step: 6,
    })
    const jewel = (azimuth: number, y: number, r: number, colour: string) =>
      facingOf(head, [sin(azimuth), 0, cos(azimuth)]) > 0.15
        ? gem(head.project([sin(azimuth), y, cos(azimuth) - 0.04]).point, r * head.unit, colour)
        : ''
    return {
      behind: shape(band.far, shade(outfit.hat, 0.3)),
      front:
        shape(band.near, outfit.hat) +
        jewel(0, 0.9, 10, '#d9456a') +
        jewel(34, 0.78, 6.5, '#49b0a8') +
        jewel(-34, 0.78, 6.5, '#49b0a8') +
        head.lay(line('M0 -16V2', outfit.hat, 4) + circle(0, 6, 7, outfit.hat), 0, 32, { distance: 1.04 }),
    }
  },
  mask: ({ defs, head, outfit, look, skin }) => {
    const { path, inverted } = head.region([
      [-104, 14],
      [-60, 20],
      [-20, 14],
      [0, 10],
      [20, 14],
      [60, 20],
      [104, 14],
      [104, -8],
      [60, -22],
      [30, -24],
      [12, -16],
      [0, -11],
      [-12, -16],
      [-30, -24],
      [-60, -22],
      [-104, -8],
    ])
    const hole = (side: 1 | -1) => head.lay(ellipse(0, 0, 25, 23, look.skin), side * 23 * look.face.eyeSpacing, -6)
    const strap = head.trace(
      [100, 130, 160, 180, -160, -130, -100].map(azimuth => [azimuth, 4] as const),
      1.09,
    )
    const [kx, ky] = head.at(180, 4, 1.1).point
    const knot =
      head.at(180, 4).facing > 0.1
        ? place(
            shape('M0 0C-20 -16 -34 4 -30 40L-14 36L0 0ZM0 0C20 -12 30 10 24 46L10 40L0 0Z', outfit.hat) +
              circle(0, 0, 10, shade(outfit.hat, 0.2)),
            kx,
            ky,
            { scale: head.unit },
          )
        : ''
    return {
      overSkin: inverted ? '' : defs.clip(skin, shape(path, outfit.hat) + hole(1) + hole(-1)),
      front: line(strap, outfit.hat, 20 * head.unit) + knot,
    }
  },
  'flower-crown': ({ head, outfit, look }) => {
    const places = Array.from({ length: 13 }, (_, i): Place => [(i * 360) / 13 - 4, 33 - (i % 2) * 3])
    const colours = [outfit.hat, '#fff1d6', mix(outfit.trim, outfit.hat, 0.4)]
    const vine = head.trace(
      Array.from({ length: 19 }, (_, i): Place => [i * 20 - 180, 30]),
      1.09,
    )
    const leaves = flowersAt(
      head,
      places.map(([azimuth, elevation]): Place => [azimuth + 13, elevation - 4]),
      i => ellipse(0, 0, 18, 8, i % 2 ? '#6fae74' : '#578f5c', i * 40),
    )
    const flowers = flowersAt(head, places, i => blossom(colours[i % 3] ?? outfit.hat, i % 2 ? 17 : 22))
    return {
      behind: leaves.behind + flowers.behind,
      front: line(vine, mix('#5c9a66', look.hair.colour, 0.2), 6 * head.unit) + leaves.front + flowers.front,
    }
  },
  antenna: ({ head, outfit }) => {
    const { unit } = head
    const band = head.trace(
      [
        [-90, 4],
        [-90, 60],
        [0, 90],
        [90, 60],
        [90, 4],
      ],
      1.13,
    )
    const disc = (side: 1 | -1) =>
      head.lay(circle(0, 0, 27, shade(outfit.hat, 0.2)) + circle(0, 0, 14, outfit.trim), side * 90, -6, {
        distance: 1.1,
        least: -0.4,
      })
    const [a, b] = [head.project([0, 1.1, -0.04]).point, head.project([0, 1.72, -0.04]).point]
    return {
      behind: line(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, shade(outfit.hat, 0.2), 8 * unit),
      front:
        line(band, outfit.hat, 17 * unit) +
        circle(a[0], a[1], 14 * unit, shade(outfit.hat, 0.1)) +
        circle(b[0], b[1], 17 * unit, outfit.trim) +
        circle(b[0] - 5 * unit, b[1] - 6 * unit, 5 * unit, alpha('#ffffff', 0.7)) +
        disc(1) +
        disc(-1),
    }
  },
  'temple-jewel': ({ head, outfit }) => {
    const { unit } = head
    const chains =
      head.trace(
        [
          [0, 86],
          [0, 40],
        ],
        1.09,
      ) +
      head.trace(
        [
          [-88, 12],
          [-60, 30],
          [-24, 42],
          [0, 42],
          [24, 42],
          [60, 30],
          [88, 12],
        ],
        1.08,
      )
    const jasmine = flowersAt(
      head,
      Array.from({ length: 11 }, (_, i): Place => [105 + i * 15, 36 + 16 * Math.sin((i / 10) * Math.PI)]),
      i => circle(0, 0, 12, i % 2 ? '#fff6e2' : '#f7a23f') + circle(0, 0, 4, i % 2 ? '#f0d890' : '#fff1d0'),
    )
    return {
      behind: jasmine.behind,
      front:
        line(chains, outfit.hat, 6 * unit) +
        head.lay(circle(0, 0, 14, outfit.hat) + circle(0, 0, 9, '#c8354f') + circle(-3, -3, 3, '#ffffffc0'), 0, 36, {
          distance: 1.09,
        }) +
        jasmine.front,
    }
  },
} satisfies Partial<Record<Headgear, DrawGear>>
