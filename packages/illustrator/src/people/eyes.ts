import { alpha, brightnessOf, mix, shadeSkin, tint } from '../canvas/colour.ts'
import { n, type Point, tube } from '../canvas/path.ts'
import { circle, ellipse, line, shape } from '../canvas/svg.ts'
import type { SvgDefs } from '../canvas/svg-defs.ts'
import type { Look } from './look.ts'

/** How far the eyes are open, from 0 to 1.2; or arched by a smile, or shut. */
export type Openness = number | 'smiling' | 'shut'

interface EyeOptions {
  open: Openness
  /** How far the cheek pushes the lower lid up, from 0 to 1. */
  lifted: number
  /** 1 for the eye on the head's left. */
  side: 1 | -1
  /** From -1 to 1: to the head's left, and up. */
  glance: readonly [number, number]
  /** Relative to an average eye. */
  size: number
}

/** Lashes of white hair are dark too, so that the eyes are seen. */
const inkOf = ({ hair: { colour }, lashes, skin }: Look) =>
  mix(lashes ? colour : mix(colour, skin, 0.12), '#170d12', brightnessOf(colour) > 110 ? 0.82 : 0.5)

/** Thick in the middle and thin at its ends. */
const lash = (points: readonly Point[], width: number, ink: string) =>
  shape(
    tube(points, share => Math.max(0.5, width * (0.35 + 0.65 * Math.sin(Math.min(1, share * 0.86 + 0.12) * Math.PI)))),
    ink,
  )

/** Points of a quadratic curve. */
const arch = (a: Point, c: Point, b: Point): Point[] =>
  Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [a[0] * u + c[0] * v + b[0] * w, a[1] * u + c[1] * v + b[1] * w]
  })

/** An eye centred on (0, 0), in head units. */
export function drawEye(defs: SvgDefs, look: Look, { open, lifted, side, glance, size }: EyeOptions): string {
  const ink = inkOf(look)
  const rx = 17.5 * size
  const outer = side * rx
  if (open === 'smiling' || open === 'shut') {
    const smiling = open === 'smiling'
    const [y, deep] = smiling ? [7, -24] : [1, 18]
    const curveOf = arch([-side * rx * 1.04, y], [0, y + deep * size], [outer * 1.06, y - (smiling ? 0 : 1)])
    const lashes = look.lashes
      ? smiling
        ? line(`M${n(outer * 1.02)} ${n(y - 2)}l${side * 8} -4`, ink, 3.6)
        : line(
            `M${n(outer * 0.98)} ${n(y + 2)}l${side * 8} 3M${n(outer * 0.66)} ${n(y + 7 * size)}l${side * 6} 6`,
            ink,
            3.2,
          )
      : ''
    return lash(curveOf, 3.7, ink) + lashes
  }
  const wide = Math.min(1.22, open)
  const ry = 21 * size * (0.35 + 0.65 * wide)
  const inner: Point = [-side * rx, 3]
  const corner: Point = [outer * 1.04, 0]
  const top = -ry * (open < 0.6 ? 0.4 + open * 0.9 : 1)
  const bottom = 17.5 * size * (1 - lifted * 0.42) * Math.min(1, 0.55 + 0.5 * wide)
  // Control points lie a third beyond the height of a cubic arch.
  const [up, down] = [top * 1.32, bottom * 1.3]
  const lens =
    `M${n(inner[0])} ${n(inner[1])}C${n(-side * rx * 0.86)} ${n(up)} ${n(outer * 0.72)} ${n(up * 1.04)} ${n(corner[0])} ${n(corner[1])}` +
    `C${n(outer * 0.8)} ${n(down)} ${n(-side * rx * 0.72)} ${n(down)} ${n(inner[0])} ${n(inner[1])}Z`
  const gx = glance[0] * 5.6 * size
  const gy = -glance[1] * 5 * size - (open < 0.7 ? -1 : 0)
  const iris = 14.6 * size * (open > 1.1 ? 0.9 : 1)
  const dark = mix(look.eyes, '#1a0d10', 0.5)
  const ball =
    shape(lens, '#fffaf1') +
    ellipse(gx, gy, iris, iris * 1.14, dark) +
    ellipse(gx, gy + iris * 0.46, iris * 0.74, iris * 0.56, alpha(tint(mix(look.eyes, '#c26a2c', 0.35), 0.16), 0.85)) +
    ellipse(gx, gy, iris * 0.54, iris * 0.62, '#150a0d') +
    // The lid casts a shadow on the ball.
    line(
      `M${n(inner[0])} ${n(inner[1])}C${n(-side * rx * 0.86)} ${n(up)} ${n(outer * 0.72)} ${n(up * 1.04)} ${n(corner[0])} ${n(corner[1])}`,
      alpha('#4a2a3a', 0.3),
      9 * size,
    ) +
    circle(gx - 4.6 * size, gy - 6 * size, 5 * size, '#fffdf6') +
    circle(gx + 5 * size, gy + 6.4 * size, 2.4 * size, '#fffdf6c0')
  const lid = bezier(inner, [-side * rx * 0.86, up], [outer * 0.72, up * 1.04], corner)
  const crease =
    open > 0.5
      ? line(
          `M${n(-side * rx * 0.7)} ${n(top - 5)}Q${n(side * 2)} ${n(top - 12)} ${n(outer * 0.96)} ${n(top * 0.62 - 4)}`,
          alpha(shadeSkin(look.skin, 0.5), 0.3),
          2.6,
        )
      : ''
  const flick = look.lashes
    ? line(
        `M${n(outer * 1.0)} ${n(-1)}q${side * 6} -2 ${side * 9} -7M${n(outer * 0.84)} ${n(top * 0.6)}q${side * 4} -2 ${side * 6} -6`,
        ink,
        3.6,
      )
    : ''
  const below = line(
    `M${n(outer * 0.8)} ${n(bottom * 0.62)}Q${n(side * 2)} ${n(bottom * 1.12)} ${n(-side * rx * 0.5)} ${n(bottom * 0.8)}`,
    alpha(shadeSkin(look.skin, 0.5), lifted > 0.3 ? 0.4 : 0.22),
    2.4,
  )
  return defs.clip(lens, ball) + below + crease + lash(lid, look.lashes ? 3.6 : 3, ink) + flick
}

const bezier = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const s = 1 - t
    const at = (k: 0 | 1) => a[k] * s ** 3 + 3 * b[k] * s * s * t + 3 * c[k] * s * t * t + d[k] * t ** 3
    return [at(0), at(1)]
  })

/** An eyebrow centred on (0, 0). `inner` and `outer`: how high its ends are. */
export function drawBrow(look: Look, side: 1 | -1, inner: number, outer: number): string {
  const colour = mix(look.hair.colour, look.skin, 0.16)
  const points = arch([-side * 16, -inner], [side * 2, -8 - (inner + outer) * 0.6], [side * 20, -outer + 3])
  return shape(
    tube(points, share => (3.6 - share * 2.2 + Math.sin(share * Math.PI) * 0.6) * look.face.brow),
    colour,
  )
}
