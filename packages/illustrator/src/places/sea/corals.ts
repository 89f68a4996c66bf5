import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { circlePath, curve, n, type Point, soft, taper } from '../../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { coral } from '../../scenery/water.ts'

/** Corals in world units, with their origin at the foot. */

/** A dome with winding grooves. */
function brainCoral({ random, defs }: DrawContext, size: number, colour: string): string {
  const dome = `M${n(-size * 0.6)} 10C${n(-size * 0.66)} ${n(-size * 0.8)} ${n(size * 0.66)} ${n(-size * 0.8)} ${n(size * 0.6)} 10Z`
  let grooves = ''
  for (let i = 0; i < 8; i++) {
    const x = -size * 0.5 + (i / 7) * size
    grooves += `M${n(x)} ${n(-size * 0.02)}q${n(random.between(-40, 40))} ${n(-size * 0.14)} ${n(-x * 0.16)} ${n(-size * 0.24)}t${n(-x * 0.3)} ${n(-size * 0.3)}`
  }
  return (
    shape(dome, defs.verticalGradient(tint(colour, 0.24), colour, shade(colour, 0.2))) +
    defs.clip(dome, line(grooves, alpha(shade(colour, 0.5), 0.4), size * 0.035))
  )
}

/** A flat plate on a stem. */
const tableCoral = (size: number, colour: string): string =>
  shape(
    `M${n(-size * 0.1)} 10Q${n(-size * 0.04)} ${n(-size * 0.24)} ${n(-size * 0.3)} ${n(-size * 0.4)}H${n(size * 0.3)}Q${n(size * 0.06)} ${n(-size * 0.24)} ${n(size * 0.12)} 10Z`,
    shade(colour, 0.3),
  ) +
  shape(
    soft([
      -size * 0.8,
      -size * 0.5,
      -size * 0.3,
      -size * 0.57,
      size * 0.4,
      -size * 0.56,
      size * 0.84,
      -size * 0.46,
      size * 0.3,
      -size * 0.36,
      -size * 0.4,
      -size * 0.36,
    ]),
    colour,
  ) +
  line(
    `M${n(-size * 0.7)} ${n(-size * 0.5)}Q0 ${n(-size * 0.58)} ${n(size * 0.74)} ${n(-size * 0.47)}`,
    tint(colour, 0.4),
    size * 0.035,
  )

/** A bundle of tubes, open at the top, in two rows of many heights. */
function tubeCoral({ random }: DrawContext, size: number, colour: string): string {
  const tube = (share: number, h: number, body: string) => {
    const [x, r] = [share * size * 0.62, size * 0.075]
    return (
      shape(
        taper(
          [
            [x * 0.7, 10],
            [x, -h],
          ],
          r * 0.9,
          r,
        ),
        body,
      ) +
      ellipse(x, -h, r * 1.12, r * 0.5, tint(body, 0.3)) +
      ellipse(x, -h, r * 0.72, r * 0.28, shade(body, 0.55))
    )
  }
  const row = (shares: readonly number[], from: number, to: number, body: string) =>
    shares.map(share => tube(share, size * random.between(from, to), body)).join('')
  return (
    row([-0.62, -0.3, 0.02, 0.34, 0.66], 0.55, 0.95, shade(colour, 0.14)) +
    row([-0.8, -0.46, -0.14, 0.18, 0.5, 0.82], 0.22, 0.5, colour)
  )
}

/** A sea anemone with its two clownfish. */
export function anemone({ random }: DrawContext, size: number, colour: string, fish: string): string {
  let arms = ''
  for (let i = 0; i < 15; i++) {
    const x = (i / 14 - 0.5) * size
    const sway = random.between(-0.16, 0.16) * size
    arms += curve([
      [x * 0.6, 0],
      [x, -size * 0.3],
      [x * 1.25 + sway, -size * (0.62 - Math.abs(i - 7) * 0.03)],
    ])
  }
  const clown = (s: number) =>
    ellipse(0, 0, s, s * 0.56, fish) +
    shape(`M${n(-s * 0.8)} 0l${n(-s * 0.6)} ${n(-s * 0.4)}v${n(s * 0.8)}Z`, fish) +
    line(
      `M${n(s * 0.34)} ${n(-s * 0.44)}q${n(s * 0.16)} ${n(s * 0.44)} 0 ${n(s * 0.88)}M${n(-s * 0.4)} ${n(-s * 0.44)}q${n(s * 0.1)} ${n(s * 0.44)} 0 ${n(s * 0.88)}`,
      '#fff6e6',
      s * 0.2,
    ) +
    circle(s * 0.66, -s * 0.1, s * 0.12, '#2c2438')
  return (
    ellipse(0, 0, size * 0.5, size * 0.14, shade(colour, 0.4)) +
    line(arms, colour, size * 0.075) +
    line(arms, alpha(tint(colour, 0.6), 0.5), size * 0.02) +
    place(clown(size * 0.16), size * 0.46, -size * 0.62) +
    place(clown(size * 0.12), -size * 0.3, -size * 0.78, { mirrored: true })
  )
}

/** A rock that is overgrown with corals; `tone` puts a colour into the water at its depth. */
export function coralHead(
  context: DrawContext,
  size: number,
  tone: (colour: string) => string,
  colours: readonly [string, ...string[]],
): string {
  const { random, defs } = context
  const stone = tone('#8a6f86')
  const rock = soft([
    -size * 0.8,
    20,
    -size * 0.7,
    -size * 0.2,
    -size * 0.36,
    -size * 0.42,
    size * 0.1,
    -size * 0.46,
    size * 0.52,
    -size * 0.3,
    size * 0.82,
    20,
    0,
    50,
  ])
  const kinds = [
    (s: number, c: string) => coral(context, 0, 0, s, c, 'branch'),
    (s: number, c: string) => brainCoral(context, s, c),
    (s: number, c: string) => coral(context, 0, 0, s, c, 'fan'),
    (s: number, c: string) => tubeCoral(context, s, c),
    (s: number, c: string) => tableCoral(s, c),
    (s: number, c: string) => coral(context, 0, 0, s, c, 'tubes'),
  ]
  const start = random.integer(0, kinds.length - 1)
  const grow = (i: number, x: number, y: number, share: number) => {
    const colour = tone(colours[(start + i) % colours.length] ?? colours[0])
    return place(kinds[(start + i) % kinds.length]?.(size * share, colour) ?? '', size * x, size * y)
  }
  return (
    grow(0, 0.05, -0.4, 0.78) +
    grow(1, -0.42, -0.26, 0.6) +
    grow(2, 0.44, -0.24, 0.62) +
    shape(rock, defs.verticalGradient(tint(stone, 0.14), stone, shade(stone, 0.26))) +
    dots(
      Array.from(
        { length: 9 },
        () => [random.between(-0.6, 0.6) * size, -random.between(0.02, 0.24) * size, size * 0.022] as const,
      ),
      alpha(tint(stone, 0.5), 0.5),
    ) +
    grow(3, -0.62, 0.02, 0.44) +
    grow(4, 0.64, 0.04, 0.46) +
    grow(5, 0.02, 0.03, 0.36)
  )
}

/** Long leaves of kelp with gas bladders that sway. */
export function kelp({ random }: DrawContext, height: number, colour: string): string {
  let stems = ''
  let leaves = ''
  for (const side of [-1.4, -0.5, 0.4, 1.3]) {
    const h = height * random.between(0.72, 1)
    const sway = random.between(0.05, 0.1) * height
    const at = (share: number): Point => [side * height * 0.07 + Math.sin(share * 6 + side) * sway * share, -h * share]
    stems += curve(Array.from({ length: 8 }, (_, i) => at(i / 7)))
    for (let i = 1; i < 15; i++) {
      const [x, y] = at(i / 15)
      const way = i % 2 ? 1 : -1
      const l = height * 0.15 * (1.1 - i / 18)
      leaves += `M${n(x)} ${n(y)}q${n(way * l * 0.5)} ${n(-l * 0.5)} ${n(way * l)} ${n(-l * 0.1)}q${n(-way * l * 0.4)} ${n(l * 0.34)} ${n(-way * l)} ${n(l * 0.1)}Z${circlePath(x + way * 14, y, 14)}`
    }
  }
  return line(stems, shade(colour, 0.2), Math.max(10, height * 0.012)) + shape(leaves, colour)
}

/** A colour in the water, paler and bluer with distance; `share` 1 is lost in the water. */
export const sunk = ({ light }: DrawContext, colour: string, water: string, share: number): string =>
  mix(light.on(colour), water, share)
