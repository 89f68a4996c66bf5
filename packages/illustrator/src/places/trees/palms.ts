import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { curve, n, type Point, taper } from '../../canvas/path.ts'
import { ellipse, line, shape } from '../../canvas/svg.ts'

/** A feathered frond from (0, 0) that rises at `degrees` and droops at its end. */
function frond([x, y]: Point, degrees: number, length: number): { blade: string; rib: string } {
  const angle = (degrees * Math.PI) / 180
  const dx = Math.cos(angle)
  const at = (share: number): Point => [
    x + dx * length * share,
    y - Math.sin(angle) * length * share * (1 - share * 0.45) + length * share * share * 0.5,
  ]
  const upper: Point[] = []
  const lower: string[] = []
  const leaflets = 11
  for (let i = 0; i <= leaflets; i++) {
    const share = i / leaflets
    const [px, py] = at(share)
    upper.push([px, py - length * 0.035 * Math.sin(share * Math.PI)])
  }
  for (let i = leaflets; i > 0; i--) {
    const share = i / leaflets
    const [px, py] = at(share)
    const [qx, qy] = at(share - 0.5 / leaflets)
    const hang = length * (0.07 + 0.2 * Math.sin(share * Math.PI) ** 0.7)
    lower.push(`L${n(px + dx * hang * 0.5)} ${n(py + hang)}L${n(qx)} ${n(qy + length * 0.02)}`)
  }
  return { blade: `${curve(upper)}${lower.join('')}Z`, rib: curve(upper) }
}

/** A slender coconut palm, in world units with its origin at the foot; `lean` is a share of its height. */
export function coconutPalm(context: DrawContext, height: number, leaf: string, bark: string, lean = 0.15): string {
  const { random } = context
  const top: Point = [lean * height, -height]
  const stem: Point[] = [[0, 10], [lean * height * 0.06, -height * 0.3], [lean * height * 0.4, -height * 0.7], top]
  let rings = ''
  for (let i = 1; i < 16; i++) {
    const share = i / 16
    const px = lean * height * share ** 2.1
    const w = height * (0.022 - 0.009 * share)
    rings += `M${n(px - w)} ${n(-height * share)}q${n(w)} ${n(w * 0.6)} ${n(w * 2)} ${n(-w * 0.2)}`
  }
  const degrees = [-28, 208, -4, 184, 26, 156, 52, 128, 88]
  const fronds = degrees.map((each, i) => {
    const { blade, rib } = frond(
      top,
      each + random.between(-7, 7),
      height * random.between(0.3, 0.37) * (i > 5 ? 0.8 : 1),
    )
    const tone = i < 4 ? shade(leaf, 0.22) : i < 6 ? leaf : tint(leaf, 0.1)
    return shape(blade, tone) + line(rib, alpha(tint(leaf, 0.55), 0.5), height * 0.004)
  })
  const nuts = [-30, 4, 34].map((dx, i) =>
    ellipse(
      top[0] + (dx * height) / 1500,
      top[1] + height * (0.025 + (i % 2) * 0.012),
      height * 0.02,
      height * 0.024,
      mix(bark, leaf, 0.5),
    ),
  )
  return (
    ellipse(0, 8, height * 0.1, height * 0.014, context.light.shadow) +
    shape(
      `M${n(-height * 0.045)} 14Q0 ${n(-height * 0.03)} 0 ${n(-height * 0.12)}Q${n(height * 0.01)} ${n(-height * 0.03)} ${n(height * 0.05)} 14Z`,
      bark,
    ) +
    shape(
      taper(stem, height * 0.024, height * 0.012),
      context.defs.horizontalGradient(shade(bark, 0.16), tint(bark, 0.1)),
    ) +
    line(rings, alpha(shade(bark, 0.5), 0.3), height * 0.004) +
    fronds.slice(0, 4).join('') +
    nuts.join('') +
    fronds.slice(4).join('')
  )
}
