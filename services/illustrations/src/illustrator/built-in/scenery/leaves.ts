import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, type Point, toward } from '../canvas/path.ts'
import { line, place, SIZE, shape } from '../canvas/svg.ts'

/** Leaves in the foreground that frame a picture. */

type LeafKind = 'pointed' | 'round' | 'fern' | 'banana'

/** One leaf growing upwards from (0, 0). */
function leaf(kind: LeafKind, length: number, colour: string): string {
  const vein = alpha(tint(colour, 0.4), 0.4)
  if (kind === 'fern') {
    let fronds = ''
    for (let i = 1; i < 11; i++) {
      const y = -length * (i / 11)
      const w = length * 0.26 * (1 - i / 12)
      fronds += `M0 ${n(y)}q${n(-w * 0.5)} ${n(-w * 0.7)} ${n(-w)} ${n(-w * 0.3)}q${n(w * 0.4)} ${n(w * 0.5)} ${n(w)} ${n(w * 0.3)}ZM0 ${n(y)}q${n(w * 0.5)} ${n(-w * 0.7)} ${n(w)} ${n(-w * 0.3)}q${n(-w * 0.4)} ${n(w * 0.5)} ${n(-w)} ${n(w * 0.3)}Z`
    }
    return line(`M0 0Q6 ${n(-length * 0.5)} 0 ${n(-length)}`, colour, 7) + shape(fronds, colour)
  }
  const w = length * { pointed: 0.2, round: 0.34, banana: 0.17 }[kind]
  const outline =
    kind === 'round'
      ? `M0 0C${n(-w * 1.3)} ${n(-length * 0.14)} ${n(-w * 1.2)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(w * 1.2)} ${n(-length * 0.8)} ${n(w * 1.3)} ${n(-length * 0.14)} 0 0Z`
      : `M0 0C${n(-w * 1.5)} ${n(-length * 0.3)} ${n(-w)} ${n(-length * 0.76)} 0 ${n(-length)}C${n(w)} ${n(-length * 0.76)} ${n(w * 1.5)} ${n(-length * 0.3)} 0 0Z`
  const half =
    kind === 'round'
      ? `M0 0C${n(w * 1.3)} ${n(-length * 0.14)} ${n(w * 1.2)} ${n(-length * 0.8)} 0 ${n(-length)}Z`
      : `M0 0C${n(w * 1.5)} ${n(-length * 0.3)} ${n(w)} ${n(-length * 0.76)} 0 ${n(-length)}Z`
  let veins = `M0 0V${n(-length * 0.95)}`
  for (let i = 1; i < 6; i++) {
    const y = -length * (i / 7)
    veins += `M0 ${n(y)}l${n(-w * 0.72)} ${n(-length * 0.09)}M0 ${n(y)}l${n(w * 0.72)} ${n(-length * 0.09)}`
  }
  return shape(outline, colour) + shape(half, alpha(tint(colour, 0.3), 0.22)) + line(veins, vein, 3.5)
}

/** A fan of leaves from `root` around the direction `heading` (0° down, 180° up). */
export function spray(
  { random }: DrawContext,
  root: Point,
  heading: number,
  kind: LeafKind,
  count: number,
  length: number,
  colours: readonly [string, ...string[]],
): string {
  let drawing = ''
  for (let i = 0; i < count; i++) {
    const spread = count === 1 ? 0 : ((i / (count - 1)) * 2 - 1) * 62
    const degrees = heading + spread + random.between(-7, 7)
    const size = length * random.between(0.72, 1.1) * (1 - Math.abs(spread) / 260)
    const from = toward(root, degrees, random.between(0, length * 0.12))
    drawing += place(leaf(kind, size, colours[i % colours.length] ?? colours[0]), from[0], from[1], {
      turn: 180 - degrees,
    })
  }
  return drawing
}

/** Dark leaves in the lower corners and, optionally, hanging from above. */
export function leafyFrame(
  context: DrawContext,
  colour: string,
  { kinds = ['pointed', 'round'], above = true }: { kinds?: readonly [LeafKind, ...LeafKind[]]; above?: boolean } = {},
): string {
  const { random } = context
  const tones: readonly [string, string, string] = [shade(colour, 0.24), colour, mix(colour, tint(colour, 0.3), 0.5)]
  const corner = (x: number, heading: number) =>
    spray(context, [x, SIZE + 30], heading, random.pick(kinds), 6, random.between(220, 300), tones) +
    spray(context, [x + (x > 700 ? -90 : 90), SIZE + 50], heading, random.pick(kinds), 4, 170, tones)
  const hanging = above
    ? spray(context, [-30, -40], 42, random.pick(kinds), 6, random.between(230, 300), tones) +
      spray(context, [SIZE + 30, -50], -44, random.pick(kinds), 5, random.between(190, 260), tones)
    : ''
  return hanging + corner(-20, 158) + corner(SIZE + 20, 202)
}

/** A vine that sags between two points. */
export function vine({ random }: DrawContext, from: Point, to: Point, sag: number, colour: string): string {
  const middle: Point = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + sag]
  let leaves = ''
  for (let i = 1; i < 12; i++) {
    const t = i / 12
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t * t * to[0]
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t * t * to[1]
    const size = random.between(16, 30)
    const side = i % 2 ? 1 : -1
    leaves += `M${n(x)} ${n(y)}q${n(size * 0.9 * side)} ${n(-size * 0.1)} ${n(size * 0.6 * side)} ${n(size)}q${n(-size * 0.8 * side)} ${n(-size * 0.2)} ${n(-size * 0.6 * side)} ${n(-size)}Z`
  }
  return (
    line(
      `M${n(from[0])} ${n(from[1])}Q${n(middle[0])} ${n(middle[1])} ${n(to[0])} ${n(to[1])}`,
      shade(colour, 0.2),
      7,
    ) + shape(leaves, colour)
  )
}

/** Reeds and cattails on a shore. */
export function reeds(
  { random }: DrawContext,
  x: number,
  y: number,
  count: number,
  height: number,
  colour: string,
  head: string,
): string {
  let blades = ''
  let heads = ''
  for (let i = 0; i < count; i++) {
    const px = x + random.between(-0.5, 0.5) * count * 16
    const h = height * random.between(0.55, 1.1)
    const lean = random.between(-0.2, 0.2) * h
    blades += `M${n(px - 5)} ${n(y)}Q${n(px)} ${n(y - h * 0.6)} ${n(px + lean)} ${n(y - h)}Q${n(px + 7)} ${n(y - h * 0.5)} ${n(px + 5)} ${n(y)}Z`
    if (i % 3 === 0)
      heads += curve([
        [px + lean * 0.8, y - h * 0.92],
        [px + lean * 0.94, y - h * 1.08],
      ])
  }
  return shape(blades, colour) + line(heads, head, 15)
}
