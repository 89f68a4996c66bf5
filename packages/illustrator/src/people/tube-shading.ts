import { alpha, shade, shadeSkin, tint } from '../canvas/colour.ts'
import { curve, n, onward, type Point } from '../canvas/path.ts'
import { shape } from '../canvas/svg.ts'

/** Light and dark sides of limbs, as flat shapes. The light comes from the upper left of the picture. */

const TO_SHADE: Point = [0.8, 0.6]

/** The strip of a tube between two shares of its radius; positive ones are on its shaded side. */
function strip(whole: readonly Point[], radius: (share: number) => number, from: number, to: number): string {
  // Every second point is enough for a soft edge.
  const line = whole.length > 6 ? whole.filter((_, i) => i % 2 === 0) : whole
  const last = line.length - 1
  const [first, end] = [line[0] ?? [0, 0], line[last] ?? [0, 0]]
  // Along the direction of the whole limb the shaded side stays the same.
  const sense = (end[1] - first[1]) * TO_SHADE[0] - (end[0] - first[0]) * TO_SHADE[1] >= 0 ? 1 : -1
  // Both strips are crescents.
  const edge = (share: number, end = share) =>
    line.map((point, i): Point => {
      const before = line[i - 1] ?? point
      const after = line[i + 1] ?? point
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const r = radius(i / last) * (end + (share - end) * Math.sin((i / last) * Math.PI) ** 0.7) * sense
      return [point[0] + ((after[1] - before[1]) / length) * r, point[1] - ((after[0] - before[0]) / length) * r]
    })
  const inner = edge(from, to).reverse()
  const [x, y] = inner[0] ?? [0, 0]
  return `${curve(edge(to))}L${n(x)} ${n(y)}${onward(inner)}Z`
}

/**
 * The shaded side and a light edge of a tube of `colour`.
 * @param inner how near the shade comes to the centre line, as a share of the radius
 */
export const shadeTube = (
  line: readonly Point[],
  radius: (share: number) => number,
  colour: string,
  inner = 0.3,
): string =>
  shape(strip(line, radius, inner, 0.98), alpha(shade(colour, 0.6), 0.2)) +
  shape(strip(line, radius, -0.94, -0.66), alpha(tint(colour, 0.7), 0.16))

/** The same for skin: a soft shadow without edges that could be taken for stripes. */
export const shadeSkinTube = (line: readonly Point[], radius: (share: number) => number, skin: string): string => {
  const shadow = alpha(shadeSkin(skin, 0.6), 0.1)
  return [0.12, 0.34, 0.56, 0.78].map(inner => shape(strip(line, radius, inner, 0.98), shadow)).join('')
}
