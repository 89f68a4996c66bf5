import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, flow, n, type Point, soft, taper } from '../canvas/path.ts'
import { circle, ellipse, line, shape } from '../canvas/svg.ts'

/** Parts shared by all creatures. */

const INK = '#2b1c22'

/** One eye, in the style of the children's eyes. */
export function eye(x: number, y: number, r: number, asleep: boolean, ink = INK): string {
  if (asleep) return line(`M${n(x - r)} ${n(y)}Q${n(x)} ${n(y + r)} ${n(x + r)} ${n(y)}`, ink, r * 0.36)
  return (
    ellipse(x, y, r * 0.82, r * 1.12, INK) +
    ellipse(x, y + r * 0.42, r * 0.5, r * 0.44, '#5c3a2c') +
    circle(x + r * 0.26, y - r * 0.44, r * 0.32, '#fffaf0') +
    circle(x - r * 0.28, y + r * 0.44, r * 0.14, '#fffaf0cc')
  )
}

export const eyes = (x: number, y: number, gap: number, r: number, asleep: boolean, ink = INK): string =>
  eye(x - gap, y, r, asleep, ink) + eye(x + gap * 0.94, y, r * 0.95, asleep, ink)

export function blush({ defs }: DrawContext, x: number, y: number, gap: number, r: number): string {
  const pink = defs.radialGradient(alpha('#f0707a', 0.55), alpha('#f0707a', 0.3), alpha('#f0707a', 0))
  return ellipse(x - gap, y, r * 1.2, r, pink) + ellipse(x + gap, y, r * 1.1, r, pink)
}

/** Nose and mouth of a furred face. */
export function muzzle(x: number, y: number, s: number, nose: string, ink = INK): string {
  return (
    shape(
      `M${n(x - s)} ${n(y - s * 0.5)}Q${n(x)} ${n(y - s)} ${n(x + s)} ${n(y - s * 0.5)}Q${n(x + s * 0.7)} ${n(y + s * 0.6)} ${n(x)} ${n(y + s * 0.7)}Q${n(x - s * 0.7)} ${n(y + s * 0.6)} ${n(x - s)} ${n(y - s * 0.5)}Z`,
      nose,
    ) +
    ellipse(x - s * 0.3, y - s * 0.34, s * 0.3, s * 0.16, alpha('#ffffff', 0.5)) +
    line(
      `M${n(x)} ${n(y + s * 0.6)}v${n(s * 0.6)}M${n(x - s * 1.5)} ${n(y + s * 1.1)}Q${n(x - s * 0.8)} ${n(y + s * 2)} ${n(x)} ${n(y + s * 1.2)}Q${n(x + s * 0.8)} ${n(y + s * 2)} ${n(x + s * 1.5)} ${n(y + s * 1.1)}`,
      ink,
      s * 0.34,
    )
  )
}

export const whiskers = (x: number, y: number, reach: number, colour: string): string =>
  line(
    [-1, 1]
      .map(
        side =>
          `M${n(x + side * reach * 0.5)} ${n(y)}l${n(side * reach)} -8M${n(x + side * reach * 0.5)} ${n(y + 12)}l${n(side * reach)} 6`,
      )
      .join(''),
    colour,
    4,
  )

/** Short strokes of fur along a body. */
export const fur = (points: readonly Point[], length: number, colour: string): string =>
  line(
    points
      .map(([x, y]) => `M${n(x)} ${n(y)}q${n(length * 0.3)} ${n(length * 0.5)} ${n(length * 0.1)} ${n(length)}`)
      .join(''),
    colour,
    5,
  )

/** Body, haunch and forelegs of a sitting animal that faces right. The neck ends near (46, -225). */
export function sitting(context: DrawContext, coat: string, chest: string): string {
  const dark = shade(coat, 0.14)
  const leg = (x: number, colour: string) =>
    shape(
      taper(
        [
          [x - 8, -150],
          [x, -70],
          [x + 4, -20],
        ],
        34,
        25,
      ),
      colour,
    ) +
    shape(
      blob([
        [x - 24, -4],
        [x - 22, -30],
        [x + 8, -38],
        [x + 40, -26],
        [x + 44, -4],
        [x + 10, 2],
      ]),
      colour,
    ) +
    line(`M${x + 14} -6v-13M${x + 28} -7v-12`, alpha(shade(coat, 0.5), 0.5), 4)
  const body = soft([52, -252, -6, -240, -72, -176, -118, -88, -122, -24, -84, 2, 40, 2, 96, -40, 104, -130, 92, -222])
  return (
    ellipse(-4, 2, 140, 17, context.light.shadow) +
    leg(88, dark) +
    shape(body, context.defs.horizontalGradient(shade(coat, 0.08), coat, tint(coat, 0.06))) +
    shape(soft([66, -232, 40, -170, 48, -80, 84, -60, 102, -130, 94, -214]), chest) +
    ellipse(-52, -64, 70, 66, tint(coat, 0.05)) +
    line(flow([-6, -104, 14, -64, 4, -20]), alpha(shade(coat, 0.5), 0.3), 6) +
    shape(soft([-70, 0, -74, -22, -36, -34, 8, -28, 20, -8, -10, 4]), tint(coat, 0.08)) +
    leg(40, coat)
  )
}

/** Body of a standing animal that faces right. The neck joins at (118, -230). */
export function standing(
  context: DrawContext,
  coat: string,
  hoof: string,
  { legs = 150, deep = 120, long = 150 } = {},
): string {
  const dark = shade(coat, 0.16)
  const back = -legs - deep
  const leg = (x: number, colour: string, lean: number) =>
    shape(
      taper(
        [
          [x, -legs - 26],
          [x + lean, -legs * 0.5],
          [x, -18],
        ],
        36,
        24,
      ),
      colour,
    ) +
    shape(
      blob([
        [x - 27, 0],
        [x - 25, -26],
        [x + 25, -26],
        [x + 30, 0],
      ]),
      hoof,
    )
  const body = blob([
    [-long, back + 26],
    [-long * 0.4, back - 2],
    [long * 0.3, back + 6],
    [long * 0.9, back - 30],
    [long * 1.02, back + 60],
    [long * 0.84, -legs + 2],
    [0, -legs + 20],
    [-long * 0.8, -legs + 10],
    [-long * 1.12, back + 74],
  ])
  return (
    ellipse(0, 2, long * 1.16, 17, context.light.shadow) +
    leg(-long * 0.5, dark, -6) +
    leg(long * 0.5, dark, 6) +
    shape(body, context.defs.verticalGradient(tint(coat, 0.08), coat, shade(coat, 0.12))) +
    leg(-long * 0.82, coat, -8) +
    leg(long * 0.8, coat, 4)
  )
}
