import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'

/** The outline of an opening with a round top; the base is at y = 0. */
export const archPath = (x: number, halfWidth: number, height: number): string =>
  `M${n(x - halfWidth)} 0V${n(-height * 0.42)}C${n(x - halfWidth)} ${n(-height * 0.86)} ${n(x - halfWidth * 0.56)} ${n(-height)} ${x} ${n(-height)}C${n(x + halfWidth * 0.56)} ${n(-height)} ${n(x + halfWidth)} ${n(-height * 0.86)} ${n(x + halfWidth)} ${n(-height * 0.42)}V0Z`

/** An old bridge with low arches, 8,000 wide and 900 high; its origin is on the water below its middle. */
export function stoneBridge({ random }: DrawContext, stone: string): string {
  const arches = [-2700, -900, 900, 2700]
  let courses = ''
  for (let i = 0; i < 34; i++) {
    const x = random.between(-3900, 3800)
    const y = -random.between(500, 820)
    courses += `M${n(x)} ${n(y)}h${n(random.between(120, 260))}`
  }
  return (
    `<path d="M-4400 60V-560Q0 -1060 4400 -560V60Z${arches.map(x => archPath(x, 700, 560)).join('')}" fill="${stone}" fill-rule="evenodd"/>` +
    line(arches.map(x => archPath(x, 716, 580).replace('Z', '')).join(''), tint(stone, 0.14), 34) +
    line(courses, alpha(shade(stone, 0.5), 0.4), 14) +
    shape('M-4400 -620Q0 -1120 4400 -620V-540Q0 -1040 -4400 -540Z', tint(stone, 0.16)) +
    arches
      .slice(0, 3)
      .map(x => shape(`M${x + 810} 60V-420L${x + 900} -480L${x + 990} -420V60Z`, shade(stone, 0.14)))
      .join('')
  )
}
