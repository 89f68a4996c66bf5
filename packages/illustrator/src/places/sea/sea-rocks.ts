import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n, type Point, soft } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { PANEL_REACH } from '../panel.ts'

/** Rocks below the sea. */

/** Mountains of the sea floor, for a panel. */
export function seaMounts({ random }: DrawContext, colour: string, height: number): string {
  let data = ''
  for (let x = -PANEL_REACH; x < PANEL_REACH; x += random.between(170, 300)) {
    const h = height * random.between(0.5, 1)
    const w = random.between(130, 230)
    data += `M${n(x - w)} 10C${n(x - w * 0.5)} ${n(-h * 0.3)} ${n(x - w * 0.5)} ${n(-h)} ${n(x)} ${n(-h)}S${n(x + w * 0.5)} ${n(-h * 0.4)} ${n(x + w)} 10Z`
  }
  return shape(data, colour)
}

/** A natural arch, in world units with the origin below its middle. */
export function rockArch({ random, defs }: DrawContext, width: number, height: number, colour: string): string {
  const w = width / 2
  const outer: Point[] = [
    [-w, 40],
    [-w * 0.98, -height * 0.5],
    [-w * 0.7, -height * 0.86],
    [-w * 0.2, -height],
    [w * 0.3, -height * 0.96],
    [w * 0.76, -height * 0.8],
    [w * 1.02, -height * 0.44],
    [w, 40],
  ]
  const inner: Point[] = [
    [w * 0.56, 40],
    [w * 0.6, -height * 0.36],
    [w * 0.36, -height * 0.64],
    [-w * 0.06, -height * 0.72],
    [-w * 0.44, -height * 0.6],
    [-w * 0.58, -height * 0.3],
    [-w * 0.52, 40],
  ]
  const wobble = ([x, y]: Point): Point =>
    y > 0 ? [x, y] : [x + random.between(-0.03, 0.03) * width, y + random.between(-0.03, 0.03) * height]
  const outline = soft([...outer, ...inner].flatMap(wobble))
  let cracks = ''
  for (const side of [-0.8, -0.74, 0.78, 0.84])
    cracks += `M${n(side * w)} ${n(-height * random.between(0.1, 0.2))}q${n(random.between(-60, 60))} ${n(-height * 0.14)} ${n(random.between(-40, 40))} ${n(-height * 0.3)}`
  return (
    shape(outline, defs.verticalGradient(tint(colour, 0.16), colour, shade(colour, 0.24))) +
    line(cracks, alpha(shade(colour, 0.5), 0.3), 26) +
    line(
      `M${n(-w * 0.66)} ${n(-height * 0.84)}Q0 ${n(-height * 1.04)} ${n(w * 0.72)} ${n(-height * 0.78)}`,
      alpha(tint(colour, 0.5), 0.4),
      40,
    )
  )
}
