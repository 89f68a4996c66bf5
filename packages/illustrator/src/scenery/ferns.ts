import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, type Point, tube } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'

/** Plants of the time of the dinosaurs, standing at (0, 0), in world units. Colours are those of the light. */

interface Frond {
  root: Point
  /** Where it starts to: 0 is to the right, 90 up. */
  degrees: number
  length: number
  /** How far its tip falls, as a share of its length. */
  fall: number
  /** Length of the longest leaflet, as a share of the frond's. */
  leaf?: number
  /** Leaflets on each side. */
  pairs?: number
  /** Leaflets get shorter from the bottom on, as of ferns; else they are longest in the middle. */
  tapering?: boolean
}

/** A feathered leaf that arches over. The side below is in the shade. */
export function frond(
  { root, degrees, length, fall, leaf = 0.3, pairs = 11, tapering = true }: Frond,
  colour: string,
): string {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)]
  const at = (t: number): Point => [root[0] + dx * length * t, root[1] + dy * length * t + fall * length * t * t]
  const thick = tapering ? 0.3 : 0.22
  const sides: [string, string] = ['', '']
  for (let i = 1; i <= pairs; i++) {
    const t = 0.06 + (0.92 * i) / pairs
    const [x, y] = at(t)
    const along = Math.atan2(dy + 2 * fall * t, dx)
    const long =
      leaf *
      length *
      (tapering ? Math.min(1, 0.3 + t * 2.6) * (1.08 - t) ** 0.86 : Math.sin(Math.PI * (0.1 + 0.84 * t)))
    for (const side of [1, -1] as const) {
      const to = along + side * (tapering ? 1.12 : 0.86)
      const [lx, ly] = [Math.cos(to) * long, Math.sin(to) * long]
      const [wx, wy] = [-ly * thick, lx * thick]
      // On a frond to the left, the lower side is the other one.
      sides[side * Math.sign(dx || 1) === 1 ? 1 : 0] +=
        `M${n(x)} ${n(y)}q${n(lx * 0.4 + wx)} ${n(ly * 0.4 + wy)} ${n(lx)} ${n(ly)}q${n(-lx * 0.6 - wx)} ${n(-ly * 0.6 - wy)} ${n(-lx)} ${n(-ly)}Z`
    }
  }
  // A narrow blade along the middle closes the gaps between the leaflets.
  const [tip, middle] = [at(1), [root[0] + (dx * length) / 2, root[1] + (dy * length) / 2] as const]
  const [bx, by] = [-dy * length * leaf * 0.42, dx * length * leaf * 0.42]
  const blade = `M${n(root[0])} ${n(root[1])}Q${n(middle[0] + bx)} ${n(middle[1] + by)} ${n(tip[0])} ${n(tip[1])}Q${n(middle[0] - bx)} ${n(middle[1] - by)} ${n(root[0])} ${n(root[1])}Z`
  return (
    shape(sides[1] + blade, shade(colour, 0.16)) +
    shape(sides[0], colour) +
    line(curve([0, 0.25, 0.5, 0.75, 1].map(at)), shade(colour, 0.3), Math.max(2, length * 0.014))
  )
}

/** A young frond that is still rolled up. */
function crozier(x: number, height: number, lean: number, colour: string): string {
  const r = height * 0.1
  const side = Math.sign(lean)
  const centre: Point = [x + lean * height + side * r, -height]
  const spiral = Array.from({ length: 12 }, (_, i): Point => {
    const radius = r * (1 - i / 14)
    return [centre[0] - side * Math.cos(i * 0.72) * radius, centre[1] - Math.sin(i * 0.72) * radius]
  })
  return line(
    curve([[x, 0], [x + lean * height * 0.2, -height * 0.55], ...spiral]),
    colour,
    Math.max(4, height * 0.042),
  )
}

/** A clump of ferns. `pairs` is lower for those that are far away. */
export function fernClump(
  { random }: Pick<DrawContext, 'random'>,
  height: number,
  colour: string,
  { pairs = 11, croziers = true } = {},
): string {
  const one = (degrees: number, length: number, fall: number, tone: string) =>
    frond(
      {
        root: [Math.cos((degrees * Math.PI) / 180) * height * 0.05, 0],
        degrees: degrees + random.between(-4, 4),
        length: height * length * random.between(0.94, 1.06),
        fall,
        pairs,
      },
      tone,
    )
  const [back, middle, front] = [shade(colour, 0.24), shade(colour, 0.06), tint(colour, 0.12)] as const
  return (
    [108, 74].map(degrees => one(degrees, 1.04, 0.08, back)).join('') +
    [140, 40].map(degrees => one(degrees, 1.02, 0.24, back)).join('') +
    (croziers
      ? crozier(-height * 0.04, height * 0.76, -0.1, tint(colour, 0.2)) +
        crozier(height * 0.05, height * 0.6, 0.16, tint(colour, 0.3))
      : '') +
    [122, 58].map(degrees => one(degrees, 0.98, 0.2, middle)).join('') +
    [156, 24].map(degrees => one(degrees, 0.88, 0.28, middle)).join('') +
    [136, 46, 92].map(degrees => one(degrees, 0.66, 0.3, front)).join('')
  )
}

interface Bole {
  height: number
  width: number
  lean?: number
}

/** A rough trunk with the scars of old fronds. */
function bole({ height, width, lean = 0 }: Bole, bark: string, rows: number): string {
  const foot = width * 0.5
  const at = (share: number): Point => [lean * share ** 1.6, -foot - (height - foot) * share]
  const stem = tube([0, 0.35, 0.7, 1].map(at), share => (width / 2) * (1.2 - 0.3 * share), true)
  let scars = ''
  for (let i = 1; i < rows; i++) {
    const [x, y] = at(i / rows)
    const w = (width / 2) * (1.1 - 0.3 * (i / rows))
    for (const k of i % 2 ? [-0.66, 0, 0.66] : [-0.33, 0.33])
      scars += `M${n(x + (k - 0.26) * w)} ${n(y)}q${n(w * 0.26)} ${n(w * 0.34)} ${n(w * 0.52)} 0`
  }
  return shape(stem, bark) + line(scars, alpha(shade(bark, 0.5), 0.6), Math.max(4, width * 0.05))
}

/** A tree with a slender trunk and a crown of fern fronds. */
export function treeFern(
  { random, light }: Pick<DrawContext, 'random' | 'light'>,
  height: number,
  { leaf, bark, lean = 0.06, pairs = 12 }: { leaf: string; bark: string; lean?: number; pairs?: number },
): string {
  const top: Point = [lean * height, -height * 0.8]
  const spread = height * 0.46
  const one = (degrees: number, length: number, fall: number, tone: string) =>
    frond(
      {
        root: top,
        degrees: degrees + random.between(-5, 5),
        length: spread * length * random.between(0.94, 1.06),
        fall,
        leaf: 0.27,
        pairs,
      },
      tone,
    )
  const [back, middle, front] = [shade(leaf, 0.26), shade(leaf, 0.06), tint(leaf, 0.14)] as const
  return (
    ellipse(0, 6, height * 0.12, height * 0.014, light.shadow) +
    [172, 8, 150, 30].map(degrees => one(degrees, 1, 0.62, back)).join('') +
    bole({ height: height * 0.82, width: height * 0.07, lean: lean * height }, bark, 12) +
    [112, 68].map(degrees => one(degrees, 0.8, 0.34, back)).join('') +
    [160, 20, 134, 46].map(degrees => one(degrees, 0.98, 0.66, middle)).join('') +
    [146, 36, 92].map(degrees => one(degrees, 0.64, 0.6, front)).join('')
  )
}

/** A stout trunk with a crown of stiff fronds and a cone. */
export function cycad(
  { random, light }: Pick<DrawContext, 'random' | 'light'>,
  height: number,
  { leaf, bark, cone, pairs = 13 }: { leaf: string; bark: string; cone: string; pairs?: number },
): string {
  const top: Point = [0, -height * 0.42]
  const one = (degrees: number, length: number, fall: number, tone: string) =>
    frond(
      {
        root: top,
        degrees: degrees + random.between(-4, 4),
        length: height * length * random.between(0.95, 1.05),
        fall,
        leaf: 0.2,
        pairs,
        tapering: false,
      },
      tone,
    )
  const [back, middle, front] = [shade(leaf, 0.26), shade(leaf, 0.05), tint(leaf, 0.12)] as const
  const [cx, cy] = [0, top[1] - height * 0.1]
  const seams = [-0.5, 0, 0.5]
    .map(
      k =>
        `M${n(cx + k * height * 0.05)} ${n(cy + height * 0.1)}q${n(k * height * 0.03)} ${n(-height * 0.1)} ${n(-k * height * 0.03)} ${n(-height * 0.19)}`,
    )
    .join('')
  return (
    ellipse(0, 6, height * 0.2, height * 0.026, light.shadow) +
    [110, 70, 140, 40].map(degrees => one(degrees, 0.62, 0.16, back)).join('') +
    [178, 2].map(degrees => one(degrees, 0.56, 0.4, back)).join('') +
    bole({ height: height * 0.46, width: height * 0.24 }, bark, 7) +
    [126, 54].map(degrees => one(degrees, 0.6, 0.24, middle)).join('') +
    ellipse(cx, cy, height * 0.055, height * 0.11, cone) +
    line(seams, alpha(shade(cone, 0.5), 0.5), height * 0.008) +
    [160, 20].map(degrees => one(degrees, 0.58, 0.36, middle)).join('') +
    [146, 34].map(degrees => one(degrees, 0.4, 0.5, front)).join('')
  )
}

/** Jointed stalks with whorls of thin branches. */
export function horsetails({ random }: Pick<DrawContext, 'random'>, height: number, colour: string, count = 4): string {
  let drawing = ''
  for (let i = 0; i < count; i++) {
    const [x, h] = [
      (i - (count - 1) / 2) * height * 0.15 + random.between(-0.03, 0.03) * height,
      height * random.between(0.66, 1),
    ]
    const tone = i % 2 ? colour : shade(colour, 0.14)
    const w = height * 0.018
    let whorls = ''
    let joints = ''
    for (let k = 2; k <= 9; k++) {
      const [y, reach] = [(-h * k) / 10, h * 0.15 * (1.1 - k / 11)]
      joints += `M${n(x - w)} ${n(y)}h${n(w * 2)}`
      for (const [dx, up] of [
        [-1, 0.5],
        [-0.66, 0.86],
        [-0.3, 1.05],
        [0.3, 1.05],
        [0.66, 0.86],
        [1, 0.5],
      ] as const)
        whorls += `M${n(x)} ${n(y)}q${n(dx * reach * 0.7)} ${n(-up * reach * 0.2)} ${n(dx * reach)} ${n(-up * reach)}`
    }
    drawing +=
      line(whorls, tint(tone, 0.1), Math.max(3, w * 0.7)) +
      shape(
        `M${n(x - w)} 4L${n(x - w * 0.6)} ${n(-h * 0.96)}Q${n(x)} ${n(-h * 1.03)} ${n(x + w * 0.6)} ${n(-h * 0.96)}L${n(x + w)} 4Z`,
        tone,
      ) +
      line(joints, shade(tone, 0.4), w * 0.6)
  }
  return drawing
}
