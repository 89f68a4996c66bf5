import { alpha } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import type { Pattern } from './outfit.ts'
import type { Surface } from './surface.ts'

/** Patterns of cloth, in world units. */

export function starPath(x: number, y: number, r: number, inner = 0.46, points = 5): string {
  let data = ''
  for (let i = 0; i < points * 2; i++) {
    const angle = (i * Math.PI) / points
    const length = i % 2 ? r * inner : r
    data += `${i ? 'L' : 'M'}${n(x + Math.sin(angle) * length)} ${n(y - Math.cos(angle) * length)}`
  }
  return `${data}Z`
}

/** Petals around (0, 0) with a yellow centre. */
export function blossom(colour: string, r = 12, centre = '#f2b33d'): string {
  const petals = [0, 72, 144, 216, 288].map(degrees => {
    const angle = (degrees * Math.PI) / 180
    return `M${n(Math.sin(angle) * r * 0.66)} ${n(-Math.cos(angle) * r * 0.66)}h.1`
  })
  return line(petals.join(''), colour, r * 0.92) + circle(0, 0, r * 0.36, centre)
}

/** A block-printed leaf, as on Rajasthani cotton. */
const leaf = (colour: string) => shape('M0 -13C9 -6 9 6 0 13V18V13C-9 6 -9 -6 0 -13Z', colour)

interface Area {
  from: number
  to: number
  /** Size of the person in px per world unit. */
  scale: number
  /** World units between the ends. */
  height: number
  /** World units around. */
  girth: number
}

/** A pattern on a surface between two heights. */
export function drawPattern(pattern: Pattern, colour: string, surface: Surface, area: Area): string {
  const { from, to, scale, height, girth } = area
  const at = (share: number) => from + (to - from) * share
  if (pattern === 'border') return ''
  if (pattern === 'stripes') {
    const rows = Math.max(2, Math.round(height / 46))
    const half = (to - from) * (8 / height)
    const stripes = Array.from({ length: rows }, (_, i) => at((i + 0.5) / rows))
    return shape(
      stripes.map(t => surface.patch(surface.front(t) - 90, surface.front(t) + 90, t - half, t + half)).join(''),
      colour,
    )
  }
  const columns = Math.max(6, 2 * Math.round(girth / (pattern === 'checks' ? 96 : 92)))
  if (pattern === 'checks' || pattern === 'pinstripes') {
    const many = pattern === 'checks' ? columns : columns * 2
    const uprights = Array.from({ length: many }, (_, i) =>
      surface.line([0, 0.25, 0.5, 0.75, 1].map(share => [(i * 360) / many, at(share)] as const)),
    ).join('')
    if (pattern === 'pinstripes') return line(uprights, alpha(colour, 0.7), 3.4 * scale)
    const rows = Math.max(3, Math.round(height / 52))
    const rings = Array.from({ length: rows }, (_, i) => surface.ring(at((i + 0.5) / rows))).join('')
    return line(rings + uprights, alpha(colour, 0.6), 6.5 * scale)
  }
  const rows = Math.max(2, Math.round(height / 48))
  const marks: string[] = []
  const drawing =
    pattern === 'dots'
      ? circle(0, 0, 8.6, colour)
      : pattern === 'stars'
        ? shape(starPath(0, 0, 14), colour)
        : pattern === 'flowers'
          ? blossom(colour, 14)
          : leaf(colour)
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++)
      marks.push(surface.lay(drawing, ((i + (row % 2) / 2) * 360) / columns, at((row + 0.5) / rows)))
  return marks.join('')
}
