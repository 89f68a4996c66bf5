import { alpha } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, n } from '../canvas/path.ts'
import { circle, line, shape } from '../canvas/svg.ts'

/** A pattern of coloured powder around (0, 0), to be laid on the ground. The same in the whole book. */
export function rangoli({ light, bookRandom }: DrawContext, r: number): string {
  const random = bookRandom.fork('rangoli')
  const count = random.pick([8, 10, 12])
  const [outer, inner, heart] = random.pick<readonly [string, string, string]>([
    ['#e2557a', '#f4b942', '#3fa39a'],
    ['#3f8fb5', '#f6e2b8', '#e2633f'],
    ['#f09a2c', '#d8478a', '#f7ecd0'],
    ['#7a5fb0', '#f4c24a', '#e8574a'],
  ])
  const around = (each: (cos: number, sin: number) => string, share = 0) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + share) / count) * Math.PI * 2
      return each(Math.cos(angle), Math.sin(angle))
    }).join('')
  const petal = (from: number, to: number, width: number) => (c: number, s: number) => {
    const m = (from + to) / 2
    return `M${n(c * from)} ${n(s * from)}Q${n(c * m - s * width)} ${n(s * m + c * width)} ${n(c * to)} ${n(s * to)}Q${n(c * m + s * width)} ${n(s * m - c * width)} ${n(c * from)} ${n(s * from)}Z`
  }
  const powder = (colour: string) => alpha(light.land(colour), 0.92)
  return (
    shape(around(petal(r * 0.5, r, r * 0.24)), powder(outer)) +
    line(around(petal(r * 0.5, r, r * 0.24)), powder('#fbf4e2'), r * 0.022) +
    shape(around(petal(r * 0.46, r * 0.74, r * 0.1), 0.5), powder(heart)) +
    shape(around(petal(r * 0.16, r * 0.5, r * 0.15)), powder(inner)) +
    line(around(petal(r * 0.16, r * 0.5, r * 0.15)), powder('#fbf4e2'), r * 0.02) +
    circle(0, 0, r * 0.16, powder(heart)) +
    circle(0, 0, r * 0.07, powder('#fbf4e2')) +
    shape(
      around((c, s) => circlePath(c * r * 1.08, s * r * 1.08, r * 0.034), 0.5),
      powder('#fbf4e2'),
    )
  )
}
