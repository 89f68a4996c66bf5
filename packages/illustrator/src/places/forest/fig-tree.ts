import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { curve, n, type Point, soft, tube } from '../../canvas/path.ts'
import { circle, ellipse, line, shape } from '../../canvas/svg.ts'

/** The foot of a fig tree whose trunk is as wide as a house: 3,000 wide with its roots, in world units. */
export function giantFig(context: DrawContext, bark: string, leaf: string): string {
  const { random, defs } = context
  const trunk = soft([
    -1900, 60, -1300, -120, -960, -700, -820, -1700, -900, -3000, -1100, -4700, -1300, -9000, 1350, -9000, 1150, -4700,
    920, -3000, 800, -1700, 980, -640, 1400, -110, 2000, 60, 900, 130, 300, 60, -300, 90, -1000, 130,
  ])
  const buttress = (points: readonly Point[], r: number) => tube(points, share => r * (0.3 + 2 * share * (1 - share)))
  const roots =
    buttress(
      [
        [-420, -1300],
        [-560, -460],
        [-1050, 60],
      ],
      190,
    ) +
    buttress(
      [
        [60, -1100],
        [40, -420],
        [-180, 120],
      ],
      170,
    ) +
    buttress(
      [
        [480, -1250],
        [640, -420],
        [1150, 90],
      ],
      190,
    )
  const grooves = Array.from({ length: 11 }, (_, i) => {
    const x = -760 + i * 150
    return curve([
      [x * 1.5 + random.between(-30, 30), 10],
      [x * 1.05, -700],
      [x * 0.95 + random.between(-40, 40), -1900],
      [x * 1.15, -4600],
      [x * 1.35, -8900],
    ])
  }).join('')
  const hanging = [-700, -560, 300, 620, 760]
    .map(
      x =>
        `M${x} -8800Q${n(x + random.between(-80, 80))} -2800 ${n(x + random.between(-60, 60))} ${n(-random.between(900, 2200))}`,
    )
    .join('')
  let ivy = ''
  for (let i = 0; i < 62; i++) {
    const up = i / 46
    const x = 560 + Math.sin(up * 7) * 150
    const y = -140 - up * 4300
    const way = i % 2 ? 1 : -1
    ivy += `M${n(x)} ${n(y)}q${n(way * 120)} -50 ${n(way * 150)} 60q${n(-way * 90)} 50 ${n(-way * 150)} -60Z`
  }
  const figs = [
    [-520, -1900],
    [-450, -1980],
    [-600, -2060],
    [180, -2500],
    [250, -2440],
  ] as const
  return (
    ellipse(0, 70, 2100, 130, context.light.shadow) +
    shape(trunk, defs.horizontalGradient(shade(bark, 0.3), bark, tint(bark, 0.14), bark, shade(bark, 0.2))) +
    line(grooves, alpha(shade(bark, 0.5), 0.26), 40) +
    line(hanging, shade(bark, 0.16), 50) +
    shape(soft([-190, -260, -240, -640, -130, -1010, 60, -1030, 170, -700, 130, -270, -30, -220]), shade(bark, 0.6)) +
    line('M-190 -260Q-290 -660 -130 -1030Q0 -1100 100 -1000Q230 -700 130 -270', alpha(tint(bark, 0.4), 0.5), 34) +
    shape(roots, defs.verticalGradient(bark, tint(bark, 0.12))) +
    shape(ivy, leaf) +
    figs.map(([x, y]) => circle(x, y, 46, '#a8505f')).join('')
  )
}
