import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { circlePath } from '../canvas/path.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import type { DrawWorn, WornContext } from './accessories.ts'
import { drawMotif } from './motifs.ts'
import type { Accessory } from './outfit.ts'
import { starPath } from './patterns.ts'
import type { Spot } from './surface.ts'

/** Parts of clothes that lie flat on the torso. Angles are around the body, heights from 0 (hips) to 1 (neck). */

/** A panel that is mirrored at the middle: half angles by height. */
const panel = ({ torso }: WornContext, rows: readonly (readonly [half: number, up: number])[], out = 1.015): string => {
  const steps = [-1, -0.5, 0, 0.5, 1]
  return rows
    .slice(1)
    .map(([half, up], i) => {
      const [half0, up0] = rows[i] ?? [half, up]
      return torso.band(
        steps.map((step): Spot => [half0 * step, up0]),
        steps.map((step): Spot => [half * step, up]),
        out,
      )
    })
    .join('')
}

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

export const TRIMMINGS = {
  emblem: ({ torso, outfit }) => ({
    over: torso.lay(circle(0, 0, 40, outfit.trim) + shape(starPath(0, 0, 30), outfit.extra), 0, 0.64),
  }),
  print: ({ torso, outfit }) => ({ over: torso.lay(drawMotif(outfit.motif, outfit.trim, outfit.extra), 0, 0.56) }),
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
  stethoscope: ({ torso, outfit, scale }) => {
    const collar = torso.line(
      [
        [16, 0.62],
        [30, 0.78],
        [46, 0.93],
        [80, 1.01],
        [130, 0.99],
        [180, 0.975],
        [230, 0.99],
        [280, 1.01],
        [314, 0.93],
        [330, 0.78],
        [344, 0.62],
      ],
      1.05,
    )
    const hose = torso.line(
      [
        [16, 0.62],
        [8, 0.54],
        [0, 0.52],
        [-8, 0.54],
        [-16, 0.62],
      ],
      1.03,
    )
    const tube = torso.line(
      [
        [0, 0.52],
        [6, 0.44],
        [14, 0.38],
      ],
      1.03,
    )
    return {
      over:
        line(collar + hose + tube, outfit.extra, 8 * scale) +
        torso.lay(circle(0, 0, 16, shade(outfit.extra, 0.2)) + circle(0, 0, 9, '#dfe8ea'), 15, 0.36),
    }
  },
  buttons: ({ torso, outfit, scale }) => {
    const seam = torso.line([0.87, 0.6, 0.3, 0].map((up): Spot => [3, up]))
    return {
      over:
        line(seam, alpha(shade(outfit.top, 0.6), 0.34), 3.6 * scale) +
        [0.76, 0.58, 0.4, 0.22]
          .map(up => torso.lay(circle(0, 0, 6, outfit.trim) + circle(-1.5, -1.5, 2, tint(outfit.trim, 0.6)), 0, up))
          .join(''),
    }
  },
  pockets: ({ torso, outfit }) => {
    const pocket = `<path d="M-20 -20H20V14Q18 22 0 24Q-18 22 -20 14Z" fill="${shade(outfit.top, 0.08)}"/>${line('M-20 -16H20', shade(outfit.top, 0.26), 4)}`
    return { over: torso.lay(pocket, 34, 0.66) }
  },
  tie: context => {
    const { torso, outfit, scale } = context
    const blade = panel(context, [
      [5, 0.86],
      [9, 0.8],
      [6, 0.74],
      [12, 0.46],
      [1, 0.38],
    ])
    const stripes = [0.68, 0.58, 0.5]
      .map(up =>
        torso.line(
          [
            [-8, up],
            [8, up + 0.05],
          ],
          1.03,
        ),
      )
      .join('')
    return { over: shape(blade, outfit.extra) + line(stripes, outfit.trim, 5 * scale) }
  },
  'control-panel': ({ torso, outfit }) => ({
    over: torso.lay(
      `<rect x="-44" y="-30" width="88" height="60" rx="10" fill="${mix(outfit.extra, '#5a6f86', 0.5)}"/>` +
        circle(-22, -8, 9, '#e8574a') +
        circle(2, -8, 9, '#f6c64c') +
        circle(26, -8, 9, '#62b88c') +
        line('M-28 15H26', '#f4ead8', 7),
      0,
      0.56,
    ),
  }),
  necklace: ({ torso, outfit, scale }) => {
    const gold = mix(outfit.trim, '#f7c95c', outfit.trim === outfit.top ? 1 : 0.6)
    const beads = [-44, -33, -22, -11, 0, 11, 22, 33, 44].flatMap((around, i): string[] => {
      const { point, facing } = torso.at(around, 0.84 + (Math.abs(around) / 44) ** 2 * 0.13, 1.02)
      return facing > 0.05 ? [circlePath(point[0], point[1], (i === 4 ? 11 : 6) * scale)] : []
    })
    return { over: shape(beads.join(''), gold) + torso.lay(circle(-1, -1, 4, '#c8354f'), 0, 0.835) }
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
  belly: context => {
    const { torso, outfit, scale } = context
    const outline = panel(context, [
      [24, 0.8],
      [44, 0.6],
      [50, 0.3],
      [40, 0.02],
      [20, -0.04],
    ])
    const rows = [0.66, 0.5, 0.34, 0.18]
      .map(up =>
        torso.line(
          [-38, -20, 0, 20, 38].map((around): Spot => [around, up + (Math.abs(around) / 38) * 0.03]),
          1.02,
        ),
      )
      .join('')
    return { over: shape(outline, outfit.trim) + line(rows, alpha(shade(outfit.trim, 0.4), 0.4), 6 * scale) }
  },
  badge: ({ torso, outfit }) => ({ over: torso.lay(shape(starPath(0, 0, 22), outfit.extra), 36, 0.72) }),
  'sweater-vest': context => {
    const { torso, outfit, scale } = context
    const wool = outfit.extra
    const front: readonly (readonly [number, number])[] = [
      [84, -0.03],
      [82, 0.3],
      [76, 0.6],
    ]
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
        [80, 110, 140, 180, 220, 250, 280].map((around): Spot => [around, -0.03]),
        [80, 110, 140, 180, 220, 250, 280].map((around): Spot => [around, 0.62]),
        1.03,
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
        shape(body.join(''), wool) +
        diamonds +
        line(neck, outfit.trim, 7 * scale) +
        shape(torso.patch(middle - 90, middle + 90, -0.05, 0.03, 1.035), shade(wool, 0.2)) +
        shape(torso.rim(1, 38, [-0.03, 0.2, 0.4, 0.6, 0.8]), alpha(shade(wool, 0.6), 0.16)),
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
  pleats: ({ torso, skirt, outfit, scale }) => {
    if (!skirt) return {}
    const cloth = outfit.skirt ?? outfit.top
    const fan = [-22, -13, -4, 5, 14].map((around, i) => {
      const next = around + 9
      return shape(
        skirt.band(
          [0.02, 0.3, 0.65, 1].map((t): Spot => [around * (0.5 + t * 0.6), t]),
          [0.02, 0.3, 0.65, 1].map((t): Spot => [next * (0.5 + t * 0.6), t]),
          1.01,
        ),
        i % 2 ? tint(cloth, 0.2) : shade(cloth, 0.1),
      )
    })
    const border = skirt.patch(-25, 26, 0.95, 1, 1.015)
    return {
      skirt:
        fan.join('') +
        shape(border, outfit.trim) +
        line(torso.line([-12, 0, 12].map((around): Spot => [around, 0.33])), shade(cloth, 0.3), 7 * scale),
    }
  },
} satisfies Partial<Record<Accessory, DrawWorn>>
