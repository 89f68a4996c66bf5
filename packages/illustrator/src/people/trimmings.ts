import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { circlePath } from '../canvas/path.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import { drawMotif } from './motifs.ts'
import type { Accessory } from './outfit.ts'
import { starPath } from './patterns.ts'
import type { Spot } from './surface.ts'
import { panel } from './torso-panel.ts'
import type { DrawWorn } from './worn.ts'

/** Parts of clothes that lie flat on the torso. Angles are around the body, heights from 0 (hips) to 1 (neck). */

export const TRIMMINGS = {
  emblem: ({ torso, outfit }) => ({
    over: torso.lay(circle(0, 0, 40, outfit.trim) + shape(starPath(0, 0, 30), outfit.extra), 0, 0.64),
  }),
  print: ({ torso, outfit }) => ({ over: torso.lay(drawMotif(outfit.motif, outfit.trim, outfit.extra), 0, 0.56) }),
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
