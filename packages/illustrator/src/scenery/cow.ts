import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { soft } from '../canvas/path.ts'
import { circle, ellipse, line, shape } from '../canvas/svg.ts'

/** A zebu cow that stands and looks to the right, with a bell; its hooves are at (0, 0). */
export function cow({ light, defs }: DrawContext, colour: string, { horns = '#d9c8a8' } = {}): string {
  const c = light.land(colour)
  const dark = shade(c, 0.34)
  const leg = (x: number, tone: string) =>
    shape(`M${x - 60} -560Q${x - 50} -300 ${x - 40} -40H${x + 40}Q${x + 44} -300 ${x + 66} -560Z`, tone) +
    shape(`M${x - 44} -50H${x + 44}V0H${x - 48}Z`, light.land('#4f3c38'))
  return (
    ellipse(0, 6, 760, 50, light.shadow) +
    leg(-420, shade(c, 0.22)) +
    leg(380, shade(c, 0.22)) +
    line('M-640 -880Q-760 -700 -700 -380', shade(c, 0.12), 34) +
    ellipse(-704, -340, 34, 70, dark) +
    shape(
      soft([
        -640, -860, -560, -1000, -200, -1000, 120, -1010, 220, -1180, 330, -1180, 420, -1020, 560, -1000, 620, -820,
        560, -620, 380, -480, 0, -420, -380, -440, -600, -560,
      ]),
      defs.verticalGradient(tint(c, 0.16), c, shade(c, 0.22)),
    ) +
    shape(soft([420, -900, 600, -860, 610, -560, 540, -420, 480, -560, 420, -700]), shade(c, 0.08)) +
    leg(-520, c) +
    leg(290, c) +
    shape(
      soft([540, -1060, 620, -1180, 760, -1180, 830, -1080, 920, -900, 900, -800, 800, -790, 700, -880, 560, -900]),
      c,
    ) +
    shape(soft([820, -900, 900, -900, 920, -830, 860, -786, 800, -800]), tint(dark, 0.3)) +
    shape(soft([560, -1140, 470, -1190, 400, -1130, 460, -1070, 560, -1080]), shade(c, 0.1)) +
    line('M640 -1180Q620 -1340 700 -1400M720 -1180Q760 -1320 840 -1340', light.land(horns), 40) +
    circle(740, -1050, 20, '#2b2130') +
    line('M712 -1080q28 -18 56 0', dark, 10) +
    line('M540 -900Q600 -800 700 -850', light.land('#c9483c'), 26) +
    shape('M590 -830h70l14 80h-98Z', light.land('#e0b04a')) +
    shape(soft([-340, -960, -160, -980, -80, -820, -220, -700, -360, -800]), alpha(dark, 0.22))
  )
}
