import { tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { band, n, type Point } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { PANEL_REACH } from '../panel.ts'

/** Coasts in the distance, for panels: the origin is on the water line. */

/** A headland that comes in from one side. */
export function headland({ random }: DrawContext, rock: string, green: string, side: 1 | -1): string {
  const top: Point[] = Array.from({ length: 9 }, (_, i): Point => {
    const share = i / 8
    return [side * (PANEL_REACH - share * 1020), -(150 * (1 - share) ** 1.4 + random.between(0, 16) * (1 - share))]
  })
  const ordered = side === 1 ? [...top].reverse() : top
  return (
    shape(band(ordered, 8), rock) +
    shape(
      band(
        ordered.map(([x, y]): Point => [x, y * 1.06 - 5]),
        -2,
      ),
      green,
    ) +
    shape(
      band(
        ordered.map(([x, y]): Point => [x, y * 0.42]),
        8,
      ),
      rock,
    )
  )
}

/** A belt of palms along the horizon. */
export function palmGrove({ random }: DrawContext, from: number, to: number, leaf: string, stem: string): string {
  const top: Point[] = []
  for (let x = from - 40; x <= to + 60; x += 70) top.push([x, -26 - random.between(0, 26)])
  let stems = ''
  let crowns = ''
  for (let x = from; x < to; x += random.between(34, 96)) {
    const h = random.between(80, 165)
    const lean = random.between(-18, 18)
    stems += `M${n(x)} 0q${n(lean * 0.2)} ${n(-h * 0.6)} ${n(lean)} ${n(-h)}`
    for (const angle of [200, 235, 270, 305, 340]) {
      const l = h * 0.36
      const dx = Math.cos((angle * Math.PI) / 180) * l
      const dy = Math.sin((angle * Math.PI) / 180) * l * 0.5
      crowns += `M${n(x + lean)} ${n(-h)}q${n(dx * 0.6)} ${n(dy - l * 0.16)} ${n(dx)} ${n(dy + l * 0.4)}q${n(-dx * 0.3)} ${n(-l * 0.26)} ${n(-dx)} ${n(-dy - l * 0.4)}Z`
    }
  }
  return line(stems, stem, 6) + shape(crowns, leaf) + shape(band(top, 8), tint(leaf, 0.05))
}
