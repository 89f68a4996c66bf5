import type { Random } from '@kahani/random/random'
import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { band, curve, n, type Point } from '../canvas/path.ts'
import { ellipse, line, SIZE, shape } from '../canvas/svg.ts'

/** Hills and meadows. */

/** Height of a ridge at each x. */
type Ridge = (x: number) => number

/** A rolling ridge that varies by `height` around `level`. */
export function ridge(random: Random, level: number, height: number, waves = 1): Ridge {
  const a = random.between(0, 6.28)
  const b = random.between(0, 6.28)
  const c = random.between(0, 6.28)
  return x =>
    level +
    height *
      (0.6 * Math.sin((x / SIZE) * 4.2 * waves + a) +
        0.3 * Math.sin((x / SIZE) * 9.1 * waves + b) +
        0.1 * Math.sin((x / SIZE) * 23 * waves + c))
}

function ridgePoints(top: Ridge, step = 96): Point[] {
  const points: Point[] = []
  for (let x = -step; x <= SIZE + step; x += step) points.push([x, top(x)])
  return points
}

/** The land below a ridge, lit along its edge, with brush marks that follow it. */
export function land(
  context: DrawContext,
  top: Ridge,
  colour: string,
  { low = shade(colour, 0.16), marks = 60, depth = 260 } = {},
): string {
  const { random, defs } = context
  const points = ridgePoints(top)
  const edge = curve(points)
  const stroke = (spread: number) => {
    const x = random.between(-40, SIZE)
    const down = 14 + random.next() ** 1.6 * spread
    const length = random.between(30, 120)
    const y = (at: number) => top(at) + down + (random.next() - 0.5) * 5
    return curve([
      [x, y(x)],
      [x + length / 2, y(x + length / 2)],
      [x + length, y(x + length)],
    ])
  }
  const light = Array.from({ length: marks }, () => stroke(depth * 0.7)).join('')
  const dark = Array.from({ length: marks }, () => stroke(depth)).join('')
  return (
    line(edge, alpha(shade(colour, 0.7), 0.14), 16) +
    shape(band(points, SIZE + 10), defs.verticalGradient(tint(colour, 0.1), colour, low)) +
    line(dark, alpha(shade(colour, 0.5), 0.1), 7) +
    line(light, alpha(tint(colour, 0.55), 0.16), 5) +
    line(edge, alpha(tint(colour, 0.6), 0.32), 5)
  )
}

/** Mountains with lit and shaded flanks. */
export function mountains(
  context: DrawContext,
  level: number,
  height: number,
  colour: string,
  snow: string | null,
): string {
  const { random } = context
  let drawing = ''
  for (let x = random.between(-120, 40); x < SIZE + 160; x += random.between(190, 330)) {
    const h = height * random.between(0.55, 1)
    const w = h * random.between(0.9, 1.25)
    const left: Point = [x - w, level + 20]
    const peak: Point = [x + random.between(-24, 24), level - h]
    const right: Point = [x + w, level + 20]
    const flank = `M${n(left[0])} ${n(left[1])}Q${n(x - w * 0.4)} ${n(level - h * 0.42)} ${n(peak[0])} ${n(peak[1])}Q${n(x + w * 0.36)} ${n(level - h * 0.5)} ${n(right[0])} ${n(right[1])}Z`
    const dim = `M${n(peak[0])} ${n(peak[1])}Q${n(peak[0] - 20)} ${n(level - h * 0.6)} ${n(peak[0] + 18)} ${n(level - h * 0.4)}T${n(peak[0] - 16)} ${n(level + 20)}H${n(left[0])}Q${n(x - w * 0.4)} ${n(level - h * 0.42)} ${n(peak[0])} ${n(peak[1])}Z`
    drawing += shape(flank, colour) + shape(dim, alpha(shade(colour, 0.4), 0.2))
    if (snow) {
      const reach = h * 0.26
      drawing += shape(
        `M${n(peak[0])} ${n(peak[1])}Q${n(peak[0] - reach * 0.5)} ${n(peak[1] + reach * 0.5)} ${n(peak[0] - reach * 0.72)} ${n(peak[1] + reach)}q${n(reach * 0.3)} ${n(-reach * 0.16)} ${n(reach * 0.5)} ${n(reach * 0.1)}q${n(reach * 0.2)} ${n(-reach * 0.3)} ${n(reach * 0.42)} 0q${n(reach * 0.2)} ${n(-reach * 0.2)} ${n(reach * 0.46)} ${n(-reach * 0.08)}Q${n(peak[0] + reach * 0.34)} ${n(peak[1] + reach * 0.5)} ${n(peak[0])} ${n(peak[1])}Z`,
        snow,
      )
    }
  }
  return drawing
}

/** Blades of grass along a ridge, as one shape. */
export function grass(
  { random }: DrawContext,
  top: Ridge,
  count: number,
  height: number,
  colour: string,
  spread = 20,
): string {
  let data = ''
  for (let i = 0; i < count; i++) {
    const x = random.between(-10, SIZE + 10)
    const y = top(x) + random.between(0, spread)
    const h = height * random.between(0.55, 1.2)
    const lean = random.between(-0.45, 0.45) * h
    const w = Math.max(2.5, h * 0.09)
    data += `M${n(x - w)} ${n(y + 4)}Q${n(x)} ${n(y - h * 0.5)} ${n(x + lean)} ${n(y - h)}Q${n(x + w * 1.6)} ${n(y - h * 0.4)} ${n(x + w)} ${n(y + 4)}Z`
  }
  return shape(data, colour)
}

export function rock(
  context: DrawContext,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const w = width / 2
  const outline = `M${n(x - w)} ${n(y)}C${n(x - w * 1.08)} ${n(y - height * 0.6)} ${n(x - w * 0.5)} ${n(y - height * 1.05)} ${n(x - w * 0.05)} ${n(y - height)}C${n(x + w * 0.55)} ${n(y - height * 0.98)} ${n(x + w * 1.06)} ${n(y - height * 0.5)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + height * 0.16)} ${n(x - w)} ${n(y)}Z`
  return (
    ellipse(x, y + height * 0.04, w * 1.12, height * 0.16, context.light.shadow) +
    shape(outline, context.defs.verticalGradient(tint(colour, 0.16), colour, shade(colour, 0.24))) +
    line(
      curve([
        [x - w * 0.3, y - height * 0.84],
        [x + w * 0.1, y - height * 0.9],
        [x + w * 0.46, y - height * 0.72],
      ]),
      alpha(tint(colour, 0.6), 0.5),
      Math.max(4, height * 0.05),
    )
  )
}
