import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, type Point, taper, tube } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'

/** A coconut palm with feathered fronds. */
export function coconutPalm(context: DrawContext, height: number, lean = 0.12): string {
  const { light, random } = context
  const bark = light.land('#9c8468')
  const leaf = light.land('#6a9f4e')
  const top: Point = [lean * height, -height]
  const stem: Point[] = [
    [0, -height * 0.03],
    [lean * height * 0.1, -height * 0.34],
    [lean * height * 0.44, -height * 0.7],
    top,
  ]
  const rings = Array.from({ length: 14 }, (_, i) => {
    const share = (i + 1) / 15
    const x = lean * height * share ** 1.9
    const w = height * (0.02 - 0.008 * share)
    return `M${n(x - w)} ${n(-height * share)}q${n(w)} ${n(w * 0.5)} ${n(w * 2)} 0`
  }).join('')
  const frond = (degrees: number, length: number, colour: string) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)]
    const spine = (t: number): Point => [
      top[0] + dx * length * t,
      top[1] + dy * length * t * 0.8 + length * 0.62 * t * t,
    ]
    let leaflets = ''
    for (let i = 1; i <= 11; i++) {
      const t = i / 11
      const [x, y] = spine(t)
      const l = length * 0.3 * Math.sin(Math.PI * (0.14 + 0.8 * t))
      leaflets += `M${n(x)} ${n(y)}q${n(dx * l * 0.5 - l * 0.12)} ${n(l * 0.4)} ${n(dx * l * 0.5)} ${n(l)}q${n(l * 0.16)} ${n(-l * 0.4)} ${n(-dx * l * 0.05)} ${n(-l)}ZM${n(x)} ${n(y)}q${n(dx * l * 0.6)} ${n(-l * 0.3)} ${n(dx * l)} ${n(l * 0.16)}q${n(-dx * l * 0.4)} ${n(l * 0.1)} ${n(-dx * l)} ${n(-l * 0.16)}Z`
    }
    return shape(leaflets, colour) + line(curve([0, 0.35, 0.7, 1].map(spine)), shade(colour, 0.16), length * 0.02)
  }
  const fronds = [196, -16, 164, 16, 136, 44, 112, 68, 90].map((degrees, i) =>
    frond(
      degrees + random.between(-7, 7),
      height * (i > 6 ? 0.32 : 0.42),
      i < 2 ? shade(leaf, 0.28) : i < 5 ? shade(leaf, 0.1) : tint(leaf, 0.08),
    ),
  )
  const nuts = [-0.024, 0.004, 0.03]
    .map(dx =>
      ellipse(top[0] + dx * height, top[1] + height * 0.026, height * 0.018, height * 0.021, light.land('#8aa04c')),
    )
    .join('')
  return (
    ellipse(0, 6, height * 0.09, height * 0.013, light.shadow) +
    shape(
      tube(stem, share => height * (0.022 - 0.009 * share + (share < 0.05 ? 0.01 : 0))),
      bark,
    ) +
    line(rings, alpha(shade(bark, 0.5), 0.3), height * 0.004) +
    fronds.slice(0, 6).join('') +
    nuts +
    fronds.slice(6).join('')
  )
}

/** A clump of banana plants. */
export function bananaPlant(context: DrawContext, height: number): string {
  const { light, random } = context
  const leaf = light.land('#79ad4c')
  const one = (lean: number, length: number, i: number) => {
    const colour = i % 3 === 0 ? shade(leaf, 0.2) : i % 3 === 1 ? leaf : tint(leaf, 0.12)
    const spine = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (t): Point => [
        lean * length * (0.12 * t + 0.75 * t * t),
        -height * 0.46 - length * (1.15 * t - (0.2 + Math.abs(lean) * 0.75) * t * t),
      ],
    )
    const w = length * 0.14
    const ribs = spine
      .slice(1, 5)
      .map(([x, y]) => `M${n(x)} ${n(y)}l${n(-w * 0.8)} ${n(w * 0.5)}M${n(x)} ${n(y)}l${n(w * 0.8)} ${n(w * 0.4)}`)
    return (
      shape(
        tube(spine, share => 4 + w * Math.sin(Math.PI * Math.min(1, share * 0.94 + 0.06) ** 0.9), true),
        colour,
      ) +
      line(ribs.join(''), alpha(shade(colour, 0.4), 0.22), length * 0.012) +
      line(curve(spine), alpha(tint(leaf, 0.5), 0.8), length * 0.02)
    )
  }
  return (
    ellipse(0, 6, height * 0.2, height * 0.03, light.shadow) +
    shape(
      taper(
        [
          [0, -30],
          [0, -height * 0.25],
          [0, -height * 0.5],
        ],
        height * 0.055,
        height * 0.035,
      ),
      light.land('#a5b36a'),
    ) +
    line(
      `M${n(-height * 0.02)} -30V${n(-height * 0.44)}M${n(height * 0.022)} -20V${n(-height * 0.4)}`,
      alpha(light.land('#6f7a3c'), 0.4),
      height * 0.008,
    ) +
    [-1.1, 1.05, -0.75, 0.8, -0.4, 0.45, 0.06]
      .map((lean, i) => one(lean + random.between(-0.1, 0.1), height * random.between(0.46, 0.58), i))
      .join('')
  )
}
