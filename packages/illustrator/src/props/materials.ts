import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, n, onward, type Point, points, polygon } from '../canvas/path.ts'
import { ellipse, line, place, shape } from '../canvas/svg.ts'
import type { PropTools } from './prop.ts'

/** Fills and details that objects share. Light falls from the upper left. */

/** A round body of polished metal. */
export const sheen = ({ defs }: Pick<PropTools, 'defs'>, colour: string): string =>
  defs.horizontalGradient(shade(colour, 0.16), tint(colour, 0.5), colour, shade(colour, 0.1), shade(colour, 0.3))

/** A round body of clay, wood or cloth. */
export const round = ({ defs }: Pick<PropTools, 'defs'>, colour: string): string =>
  defs.horizontalGradient(shade(colour, 0.06), tint(colour, 0.2), colour, shade(colour, 0.22))

/** A surface that is lit from above. */
export const lit = ({ defs }: Pick<PropTools, 'defs'>, colour: string): string =>
  defs.verticalGradient(tint(colour, 0.2), colour, shade(colour, 0.16))

/** A ball. */
export const orb = ({ defs }: Pick<PropTools, 'defs'>, colour: string): string =>
  defs.radialGradient(tint(colour, 0.3), colour, shade(colour, 0.18))

/** The outline of a pot from its profile: half widths and heights from the rim down, flat: width, y, width, y … */
export function vessel(profile: readonly number[], base = 0.12): string {
  const right = points(profile)
  const left = right.map(([x, y]): Point => [-x, y])
  const foot = right.at(-1) ?? [0, 0]
  const up = [...right].reverse()
  return `${curve(left)}Q0 ${n(foot[1] + foot[0] * base * 2)} ${n(foot[0])} ${n(foot[1])}${onward(up)}Z`
}

/** A line of dashes. */
export const dashed = (data: string, colour: string, width: number, dash: string): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dash}"/>`

/** A twisted rope along a path. */
export const rope = (data: string, colour: string, width: number): string =>
  line(data, shade(colour, 0.22), width) +
  line(data, colour, width * 0.72) +
  dashed(data, alpha(shade(colour, 0.5), 0.32), width * 0.62, `${n(width * 0.14)} ${n(width * 0.8)}`)

/** A flame that stands on (x, y). */
export const flame = (x: number, y: number, height: number): string =>
  place(
    shape('M0 4C-34 -8 -36 -46 -4 -100C14 -70 36 -40 26 -14C20 2 10 6 0 4Z', '#ff9a3c') +
      shape('M0 2C-22 -6 -22 -34 -2 -72C10 -50 24 -28 16 -10C12 0 6 4 0 2Z', '#ffc95c') +
      shape('M0 0C-11 -5 -11 -20 0 -42C8 -26 12 -14 8 -6C6 0 3 2 0 0Z', '#fffbe6'),
    x,
    y,
    { scale: height / 100 },
  )

/** A flame that is almost out, on (x, y). */
export const blueBead = (x: number, y: number, r: number): string =>
  ellipse(x, y - r, r * 2.6, r * 2.8, '#4f9cff55') +
  ellipse(x, y - r, r * 1.5, r * 1.8, '#5aa8ff') +
  ellipse(x, y - r * 0.8, r * 0.7, r * 0.9, '#e6f6ff')

/** A thin thread of smoke that rises from (x, y). */
export const smoke = (x: number, y: number, height: number): string =>
  line(
    `M${n(x)} ${n(y)}q${n(-height * 0.2)} ${n(-height * 0.24)} 0 ${n(-height * 0.48)}t${n(height * 0.04)} ${n(-height * 0.46)}`,
    '#d9d4e088',
    height * 0.07,
  )

/** A jagged crack through the given points, flat: x, y, x, y … */
export const crack = (row: readonly number[], colour: string, width: number): string => {
  const data = `M${points(row)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L')}`
  return line(data, alpha(shade(colour, 0.75), 0.85), width)
}

/** Stitches across a line from (x0, y0) to (x1, y1). */
export function stitches(x0: number, y0: number, x1: number, y1: number, colour: string, width: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const count = Math.max(3, Math.round(length / (width * 4)))
  const [dx, dy] = [((y1 - y0) / length) * width * 1.8, ((x0 - x1) / length) * width * 1.8]
  const marks = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count
    const [x, y] = [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share]
    return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`
  }).join('')
  return (
    line(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, alpha(shade(colour, 0.4), 0.6), width * 0.6) +
    line(marks, colour, width)
  )
}

/** A pointed leaf from (0, 0) upwards. */
export const leaf = (colour: string, x: number, y: number, length: number, turn: number, width = 0.3): string =>
  place(
    shape(
      `M0 0C${n(-100 * width)} -28 ${n(-88 * width)} -72 0 -100C${n(88 * width)} -72 ${n(100 * width)} -28 0 0Z`,
      colour,
    ) + line('M0 -4V-84', alpha(tint(colour, 0.5), 0.6), 4),
    x,
    y,
    { turn, scale: length / 100 },
  )

/** Steam that curls up from (x, y). */
export const steam = (x: number, y: number, height: number): string =>
  line(
    [-0.3, 0.25]
      .map(
        aside =>
          `M${n(x + aside * height)} ${n(y)}q${n(-height * 0.2)} ${n(-height * 0.3)} 0 ${n(-height * 0.55)}t0 ${n(-height * 0.45)}`,
      )
      .join(''),
    '#ffffff88',
    height * 0.08,
  )

/** A drawing with a hole, given as x, y, x, y …, through which one sees what is behind. */
export function pierced({ defs }: Pick<PropTools, 'defs'>, drawing: string, hole: readonly number[]): string {
  const corners = points(hole)
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  // The outer rectangle is clockwise; the hole must run the other way.
  const edge = area > 0 ? corners.reverse() : corners
  return defs.clip(`M-3000 -3000H3000V3000H-3000Z${polygon(edge)}`, drawing)
}
