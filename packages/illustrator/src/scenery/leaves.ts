import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n, type Point, toward } from '../canvas/path.ts'
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
