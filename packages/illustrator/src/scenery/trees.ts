import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, circlePath, curve, n, type Point, ring, taper, tube } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'

/** Trees and bushes, all standing at (x, y). */

/** Foliage of overlapping clumps, lit on the side of the sun, with dabs of leaves. */
export function foliage(
  context: DrawContext,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  dabs = 24,
): string {
  const { random } = context
  const size = Math.min(rx, ry)
  const clumps: [Point, number][] = ring(x, y, rx * 0.66, ry * 0.62, 8).map(([px, py]) => [
    [px + random.between(-8, 8), py],
    size * random.between(0.36, 0.46),
  ])
  clumps.push([[x - rx * 0.2, y], size * 0.5], [[x + rx * 0.26, y + ry * 0.05], size * 0.5])
  clumps.sort(([a], [b]) => a[1] - b[1])
  const ball = ([px, py]: Point, r: number) =>
    blob(
      ring(px, py, r, r * 0.94, 9).map(
        ([qx, qy]): Point => [qx + random.between(-0.08, 0.08) * r, qy + random.between(-0.08, 0.08) * r],
      ),
    )
  let body = ''
  let lit = ''
  let bright = ''
  for (const [at, r] of clumps) {
    body += ball(at, r * 1.12)
    lit += ball([at[0] + r * 0.12, at[1] - r * 0.16], r * 0.82)
    if (at[1] < y + ry * 0.15) bright += ball([at[0] + r * 0.26, at[1] - r * 0.34], r * 0.5)
  }
  const leaves = (spread: number, dx: number, dy: number) => {
    let data = ''
    for (let i = 0; i < dabs; i++) {
      const angle = random.between(0, 6.28)
      const length = 0.3 + 0.7 * Math.sqrt(random.next())
      const px = x + dx + Math.cos(angle) * rx * length * spread
      const py = y + dy + Math.sin(angle) * ry * length * spread
      const l = size * random.between(0.06, 0.11)
      data += `M${n(px)} ${n(py)}q${n(l * 0.5)} ${n(-l)} ${n(l * 1.6)} ${n(-l * 0.5)}q${n(-l * 0.4)} ${n(l)} ${n(-l * 1.6)} ${n(l * 0.5)}Z`
    }
    return data
  }
  return (
    shape(body, shade(colour, 0.2)) +
    shape(lit, colour) +
    shape(bright, tint(colour, 0.07)) +
    shape(leaves(0.95, -rx * 0.06, ry * 0.1), alpha(shade(colour, 0.36), 0.55)) +
    shape(leaves(0.8, rx * 0.12, -ry * 0.18), alpha(tint(colour, 0.34), 0.7))
  )
}

export function broadleaf(
  context: DrawContext,
  x: number,
  y: number,
  height: number,
  leaf: string,
  bark: string,
): string {
  const { random } = context
  const lean = random.between(-0.06, 0.06) * height
  const r = height * random.between(0.27, 0.33)
  const crown: Point = [x + lean, y - height + r]
  const fork: Point = [x + lean * 0.6, y - height * 0.42]
  const trunk = tube(
    [[x, y + 6], [x + lean * 0.2, y - height * 0.2], fork, [crown[0], crown[1]]],
    share => height * (0.05 - 0.03 * share),
  )
  const roots = shape(
    `M${n(x - height * 0.1)} ${n(y + 10)}Q${n(x - height * 0.04)} ${n(y - 4)} ${n(x - height * 0.04)} ${n(y - height * 0.08)}H${n(x + height * 0.04)}Q${n(x + height * 0.04)} ${n(y - 4)} ${n(x + height * 0.1)} ${n(y + 10)}Z`,
    bark,
  )
  const branches = [-1, 1].map(side =>
    shape(
      taper(
        [fork, [fork[0] + side * r * 0.4, fork[1] - r * 0.35], [fork[0] + side * r * 0.62, fork[1] - r * 0.8]],
        height * 0.022,
        height * 0.012,
      ),
      bark,
    ),
  )
  return (
    ellipse(x, y + 6, height * 0.26, height * 0.032, context.light.shadow) +
    roots +
    shape(trunk, bark) +
    branches.join('') +
    foliage(context, crown[0] - r * 0.5, crown[1] + r * 0.3, r * 0.72, r * 0.62, shade(leaf, 0.08), 16) +
    foliage(context, crown[0] + r * 0.52, crown[1] + r * 0.24, r * 0.7, r * 0.6, shade(leaf, 0.04), 16) +
    foliage(context, crown[0], crown[1] - r * 0.1, r, r * 0.88, leaf, 40)
  )
}

/** Distant trees: soft discs on stems. */
export function grove(
  { random }: DrawContext,
  top: (x: number) => number,
  from: number,
  to: number,
  size: number,
  colour: string,
): string {
  let crowns = ''
  let light = ''
  for (let x = from; x < to; x += size * random.between(0.5, 1)) {
    const r = size * random.between(0.42, 0.72)
    const y = top(x) - r * 0.6
    crowns += `${circlePath(x, y, r)}${circlePath(x + r * 0.7, y + r * 0.3, r * 0.66)}M${n(x - 3)} ${n(y)}h6v${n(r * 1.9)}h-6Z`
    light += circlePath(x + r * 0.2, y - r * 0.24, r * 0.6)
  }
  return shape(crowns, colour) + shape(light, tint(colour, 0.1))
}

export function pine(context: DrawContext, x: number, y: number, height: number, leaf: string, bark: string): string {
  const tiers = [0, 1, 2, 3].map(i => {
    const top = y - height + i * height * 0.19
    const w = height * (0.14 + i * 0.058)
    const base = top + height * 0.34
    const data = `M${n(x)} ${n(top)}Q${n(x + w * 0.4)} ${n(base - height * 0.12)} ${n(x + w)} ${n(base)}Q${n(x + w * 0.5)} ${n(base + height * 0.02)} ${n(x)} ${n(base + height * 0.035)}Q${n(x - w * 0.5)} ${n(base + height * 0.02)} ${n(x - w)} ${n(base)}Q${n(x - w * 0.4)} ${n(base - height * 0.12)} ${n(x)} ${n(top)}Z`
    return (
      shape(data, i % 2 ? leaf : tint(leaf, 0.05)) +
      line(
        curve([
          [x + w * 0.1, top + height * 0.1],
          [x + w * 0.38, base - height * 0.07],
          [x + w * 0.76, base - height * 0.016],
        ]),
        alpha(tint(leaf, 0.5), 0.3),
        5,
      )
    )
  })
  return (
    ellipse(x, y, height * 0.2, height * 0.03, context.light.shadow) +
    shape(
      taper(
        [
          [x, y],
          [x, y - height * 0.5],
        ],
        height * 0.03,
        height * 0.02,
      ),
      bark,
    ) +
    tiers.reverse().join('')
  )
}

export function palm(
  context: DrawContext,
  x: number,
  y: number,
  height: number,
  leaf: string,
  bark: string,
  lean = 0.2,
): string {
  const top: Point = [x + lean * height, y - height]
  const stem: Point[] = [
    [x, y + 8],
    [x + lean * height * 0.14, y - height * 0.35],
    [x + lean * height * 0.48, y - height * 0.72],
    top,
  ]
  const rings = stem.slice(0, -1).flatMap((from, i) => {
    const to = stem[i + 1] ?? from
    return [0.2, 0.5, 0.8].map(share => {
      const px = from[0] + (to[0] - from[0]) * share
      const py = from[1] + (to[1] - from[1]) * share
      return `M${n(px - height * 0.026)} ${n(py)}q${n(height * 0.026)} ${n(height * 0.014)} ${n(height * 0.052)} 0`
    })
  })
  const frond = (degrees: number, length: number, colour: string) => {
    const angle = (degrees * Math.PI) / 180
    const tip: Point = [top[0] + Math.cos(angle) * length, top[1] - Math.sin(angle) * length * 0.55 + length * 0.34]
    const bend: Point = [
      top[0] + Math.cos(angle) * length * 0.56,
      top[1] - Math.sin(angle) * length * 0.6 - length * 0.12,
    ]
    const under: Point = [bend[0] - Math.cos(angle) * length * 0.04, bend[1] + length * 0.24]
    return (
      shape(
        `M${n(top[0])} ${n(top[1])}Q${n(bend[0])} ${n(bend[1])} ${n(tip[0])} ${n(tip[1])}Q${n(under[0])} ${n(under[1])} ${n(top[0])} ${n(top[1])}Z`,
        colour,
      ) +
      line(
        `M${n(top[0])} ${n(top[1])}Q${n((bend[0] + under[0]) / 2)} ${n(bend[1] + length * 0.08)} ${n(tip[0])} ${n(tip[1])}`,
        alpha(tint(leaf, 0.5), 0.35),
        4,
      )
    )
  }
  const fronds = [168, 12, 142, 36, 116, 62, 90].map((degrees, i) =>
    frond(
      degrees + context.random.between(-6, 6),
      height * (i > 4 ? 0.34 : 0.46),
      i < 2 ? shade(leaf, 0.22) : i < 4 ? shade(leaf, 0.08) : tint(leaf, 0.06),
    ),
  )
  const nuts = [-14, 6, 22].map(dx => ellipse(top[0] + dx, top[1] + 16, 15, 17, shade(bark, 0.2))).join('')
  return (
    ellipse(x, y + 6, height * 0.16, height * 0.022, context.light.shadow) +
    shape(taper(stem, height * 0.042, height * 0.022), bark) +
    line(rings.join(''), alpha(shade(bark, 0.5), 0.35), 5) +
    fronds.slice(0, 4).join('') +
    nuts +
    fronds.slice(4).join('')
  )
}

export const bush = (context: DrawContext, x: number, y: number, size: number, colour: string): string =>
  ellipse(x, y + 2, size * 1.1, size * 0.14, context.light.shadow) +
  foliage(context, x, y - size * 0.42, size, size * 0.56, colour, 18)
