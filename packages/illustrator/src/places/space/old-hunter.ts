import { alpha } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n, type Point } from '../../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { starGap } from './star-gap.ts'
import { starShape } from './star-road.ts'

/** Shoulders, hands, belt, knees and the ends of the bow, in px from the middle of the belt. */
const STARS: readonly Point[] = [
  [-190, -235],
  [205, -260],
  [-330, -40],
  [330, -420],
  [-150, 300],
  [215, 290],
  [-395, -250],
  [-420, 190],
]
const LINES: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 3],
  [6, 2],
  [2, 7],
]

/** The old Hunter, a giant of starlight who fills the sky; the third star of his belt is missing. In px. */
export function oldHunter(context: DrawContext): string {
  const light = '#cfe0ff'
  const at = (i: number): Point => STARS[i] ?? [0, 0]
  const belt: readonly Point[] = [
    [-105, 22],
    [0, 0],
    [105, -22],
  ]
  const gap = belt[2] ?? [0, 0]
  const path = LINES.map(([a, b]) => `M${at(a).map(n).join(' ')}L${at(b).map(n).join(' ')}`).join('')
  const legs = `M-190 -235L-105 22L-150 300M205 -260L105 -22L215 290M-105 22L105 -22`
  return place(
    glow(context, 0, -120, 620, '#7f9cf0', 0.34) +
      // Cloak, arms and beard of mist.
      shape(
        'M-230 -270Q-120 -360 0 -350Q130 -370 250 -300L355 -440L395 -400L280 -190Q190 -120 165 -10L275 330Q120 390 20 330Q-90 390 -215 340L-160 20Q-190 -80 -205 -130L-330 0L-370 -50L-250 -210Z',
        context.defs.verticalGradient(alpha('#b9cdfb', 0.34), alpha('#9db4f0', 0.2), alpha('#9db4f0', 0.03)),
      ) +
      line('M-395 -250Q-250 -30 -420 190', alpha(light, 0.6), 9) +
      ellipse(5, -420, 108, 122, alpha('#c3d4fc', 0.5)) +
      shape(
        'M-92 -400Q-104 -300 -58 -240Q-20 -180 12 -170Q50 -190 76 -244Q116 -310 102 -400Q60 -350 5 -352Q-50 -350 -92 -400Z',
        alpha('#eef3ff', 0.72),
      ) +
      shape(
        'M-112 -440Q-100 -560 10 -566Q120 -556 124 -436Q60 -486 5 -482Q-60 -482 -112 -440Z',
        alpha('#eef3ff', 0.6),
      ) +
      // Half shut eyes under heavy brows, which look down.
      line('M-66 -426Q-42 -400 -18 -424M32 -424Q56 -400 80 -426', '#2a3a78', 9) +
      line('M-74 -452Q-44 -470 -14 -450M28 -450Q58 -470 88 -452', alpha('#ffffff', 0.85), 11) +
      circle(-42, -412, 9, '#2a3a78') +
      circle(56, -412, 9, '#2a3a78') +
      line('M6 -418Q22 -384 0 -378', alpha('#6f86c8', 0.8), 7) +
      line('M-22 -330Q8 -318 38 -334', '#5a70b4', 8) +
      line(path + legs, alpha(light, 0.4), 4) +
      STARS.map(([x, y]) => glow(context, x, y, 60, light, 0.6) + shape(starShape(x, y, 20, 4), '#f2f6ff')).join('') +
      belt
        .slice(0, 2)
        .map(([x, y]) => glow(context, x, y, 105, '#ffd98a', 0.75) + shape(starShape(x, y, 32), '#ffeab0'))
        .join('') +
      starGap(context, gap[0], gap[1], 36),
    1120,
    760,
    { scale: 0.86 },
  )
}
