import { alpha, shade } from '../canvas/colour.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import type { Accessory } from './outfit.ts'
import type { Spot } from './surface.ts'
import { panel } from './torso-panel.ts'
import type { DrawWorn } from './worn.ts'

/** Garments over the top of an outfit. */

/** A line from the front over a shoulder to the back. */
const overShoulder = (side: 1 | -1, front: Spot, back: Spot): Spot[] => [
  [side * front[0], front[1]],
  [side * (front[0] + 4), (front[1] + 0.95) / 2],
  [side * (front[0] + 14), 0.93],
  [side * 66, 1.0],
  [side * 90, 1.0],
  [side * 114, 1.0],
  [side * (back[0] - 14), 0.93],
  [side * (back[0] - 4), (back[1] + 0.95) / 2],
  [side * back[0], back[1]],
]

export const VESTS = {
  apron: context => {
    const { torso, outfit, scale } = context
    const bib = panel(context, [
      [26, 0.74],
      [34, 0.42],
      [66, 0.3],
      [72, -0.04],
    ])
    const straps = ([1, -1] as const).map(side => torso.line(overShoulder(side, [26, 0.74], [160, 0.9]), 1.01)).join('')
    const waist = torso.line(
      [66, 90, 120, 150, 180, 210, 240, 270, 294].map((around): Spot => [around, 0.32]),
      1.02,
    )
    const pocket = torso.lay(shape('M-30 -14H30V8Q26 26 0 28Q-26 26 -30 8Z', shade(outfit.extra, 0.14)), 0, 0.14)
    const bow = torso.lay(
      shape('M0 0C-30 -22 -44 10 0 0ZM0 0C30 -22 44 10 0 0ZM-3 0L-16 44L-6 46L3 4ZM3 0L16 40L7 44L-2 4Z', outfit.extra),
      180,
      0.32,
    )
    const { skirt } = context
    const below = skirt ? shape(skirt.patch(-58, 58, 0.05, Math.min(1, 0.7)), outfit.extra) : ''
    return {
      skirt: below,
      over: line(straps + waist, outfit.extra, 11 * scale) + shape(bib, outfit.extra) + pocket + bow,
    }
  },
  braces: context => {
    const { torso, outfit, scale } = context
    const straps = ([1, -1] as const)
      .map(side => torso.line(overShoulder(side, [30, 0.56], [166, 0.4]), 1.015))
      .join('')
    const bib = panel(context, [
      [36, 0.58],
      [44, 0.34],
    ])
    const middle = torso.front(0.2)
    const waist = torso.patch(middle - 90, middle + 90, -0.06, 0.34, 1.02)
    const pocket = torso.lay(shape('M-26 -18H26V8Q22 24 0 25Q-22 24 -26 8Z', shade(outfit.bottom, 0.16)), 0, 0.42)
    const studs = [30, -30].map(around => torso.lay(circle(0, 0, 8, '#f4cf6e'), around, 0.55)).join('')
    return {
      over:
        line(straps, outfit.bottom, 20 * scale) +
        shape(bib + waist, outfit.bottom) +
        shape(torso.rim(1, 36, [-0.06, 0.1, 0.34]), alpha(shade(outfit.bottom, 0.6), 0.16)) +
        pocket +
        studs,
    }
  },
  'sweater-vest': context => {
    const { torso, outfit, scale } = context
    const wool = outfit.extra
    const front: readonly (readonly [number, number])[] = [
      [86, -0.08],
      [86, 0.3],
      [84, 0.64],
    ]
    // Closed all round below the neck opening.
    const trunk = torso.outline([-0.08, 0.04, 0.2, 0.38, 0.5], 1.03)
    const body = [
      panel(context, front, 1.03),
      // On both sides of the neck opening.
      ...([1, -1] as const).map(side =>
        torso.band(
          [
            [side * 76, 0.6],
            [side * 60, 0.8],
            [side * 58, 0.93],
            [side * 70, 1.0],
          ],
          [
            [0, 0.6],
            [side * 16, 0.78],
            [side * 36, 0.93],
            [side * 50, 1.0],
          ],
          1.02,
        ),
      ),
      torso.band(
        [100, 120, 140, 180, 220, 240, 260].map((around): Spot => [around, 0.6]),
        [104, 120, 140, 180, 220, 240, 256].map((around): Spot => [around, 0.97]),
        1.02,
      ),
    ]
    const neck = torso.line(
      [
        [50, 1.0],
        [36, 0.93],
        [16, 0.78],
        [0, 0.66],
        [-16, 0.78],
        [-36, 0.93],
        [-50, 1.0],
      ],
      1.03,
    )
    const middle = torso.front(0)
    const diamonds = [-36, 0, 36]
      .map(around => torso.lay(shape('M0 -24L16 0L0 24L-16 0Z', alpha(outfit.trim, 0.8)), around, 0.36))
      .join('')
    return {
      over:
        shape(trunk, wool) +
        // Apart, because overlaps within a path can be holes.
        body.map(part => shape(part, wool)).join('') +
        diamonds +
        line(neck, outfit.trim, 7 * scale) +
        shape(torso.patch(middle - 90, middle + 90, -0.085, 0.0, 1.035), shade(wool, 0.2)) +
        shape(torso.rim(1, 38, [-0.08, 0.2, 0.4, 0.6, 0.8]), alpha(shade(wool, 0.6), 0.16)),
    }
  },
  waistcoat: context => {
    const { torso, outfit, scale } = context
    const half = (side: 1 | -1) =>
      torso.band(
        [
          [side * 88, -0.06],
          [side * 86, 0.3],
          [side * 76, 0.6],
          [side * 60, 0.85],
          [side * 62, 0.99],
        ],
        [
          [side * 4, -0.06],
          [side * 3, 0.3],
          [side * 3, 0.6],
          [side * 16, 0.84],
          [side * 34, 0.99],
        ],
        1.03,
      )
    const back = torso.band(
      [86, 120, 150, 180, 210, 240, 274].map((around): Spot => [around, -0.06]),
      [100, 120, 150, 180, 210, 240, 260].map((around): Spot => [around, 0.98]),
      1.03,
    )
    const edges = ([1, -1] as const)
      .map(side =>
        torso.line(
          [
            [side * 4, -0.06],
            [side * 3, 0.3],
            [side * 3, 0.6],
            [side * 16, 0.84],
            [side * 34, 0.99],
          ],
          1.04,
        ),
      )
      .join('')
    const buttons = [0.5, 0.36, 0.22].map(up => torso.lay(circle(0, 0, 5.5, outfit.trim), 6, up)).join('')
    return {
      over:
        shape(half(1) + half(-1) + back, outfit.extra) + line(edges, shade(outfit.extra, 0.24), 4 * scale) + buttons,
    }
  },
} satisfies Partial<Record<Accessory, DrawWorn>>
