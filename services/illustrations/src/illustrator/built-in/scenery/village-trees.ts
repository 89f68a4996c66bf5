import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, type Point, taper, tube } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'
import { crown, type Mass, strewn } from './crowns.ts'

/** Trees of Indian villages and towns, standing at (0, 0), in world units. Colours as in daylight. */

interface Trunk {
  height: number
  width: number
  lean?: number
  /** Ends of the branches. */
  branches: readonly Point[]
}

/** A trunk with roots that forks into branches. */
function trunk({ light, defs }: DrawContext, { height, width, lean = 0, branches }: Trunk, colour: string): string {
  const bark = light.land(colour)
  const fill = defs.horizontalGradient(shade(bark, 0.2), bark, tint(bark, 0.1))
  const fork: Point = [lean, -height]
  const w = width / 2
  const stem = `M${n(-w * 2.2)} 12Q${n(-w * 1.1)} ${n(-height * 0.04)} ${n(-w)} ${n(-height * 0.22)}Q${n(-w * 0.86 + lean * 0.4)} ${n(-height * 0.6)} ${n(lean - w * 0.72)} ${n(-height)}H${n(lean + w * 0.72)}Q${n(w * 0.8 + lean * 0.4)} ${n(-height * 0.6)} ${n(w)} ${n(-height * 0.22)}Q${n(w * 1.2)} ${n(-height * 0.04)} ${n(w * 2.4)} 14Q${n(w * 0.9)} -8 ${n(w * 0.3)} 16Q0 -6 ${n(-w * 0.6)} 18Q${n(-w)} -4 ${n(-w * 2.2)} 12Z`
  const arms = branches.map(end => {
    const middle: Point = [fork[0] + (end[0] - fork[0]) * 0.42, fork[1] + (end[1] - fork[1]) * 0.56]
    return shape(taper([[fork[0] * 0.9, fork[1] + w], fork, middle, end], w * 0.7, w * 0.26), bark)
  })
  const grooves = [-0.5, -0.1, 0.4]
    .map(share =>
      curve([
        [w * share * 1.4, -10],
        [w * share, -height * 0.4],
        [lean + w * share * 0.7, -height * 0.92],
      ]),
    )
    .join('')
  return (
    ellipse(0, 8, width * 1.8, width * 0.22, light.shadow) +
    arms.join('') +
    shape(stem, fill) +
    line(grooves, alpha(shade(bark, 0.5), 0.34), Math.max(6, width * 0.05))
  )
}

/** A dense dome with hanging fruit. */
export function mangoTree(context: DrawContext, height: number, { fruit = true, leaf = '#4f8f4a' } = {}): string {
  const { random, light } = context
  const r = height * 0.4
  const masses: Mass[] = [
    [-r * 0.72, -height * 0.52, r * 0.62, r * 0.46],
    [r * 0.76, -height * 0.54, r * 0.62, r * 0.46],
    [-r * 0.4, -height * 0.76, r * 0.66, r * 0.5],
    [r * 0.46, -height * 0.74, r * 0.66, r * 0.5],
    [0, -height * 0.62, r * 0.78, r * 0.5],
  ]
  const hanging = Array.from({ length: fruit ? 9 : 0 }, (_, i) => {
    const x = (i - 4) * r * 0.3 + random.between(-40, 40)
    const y = -height * 0.42 + Math.abs(i - 4) * -10 + random.between(-90, 60)
    return (
      line(`M${n(x)} ${n(y - 90)}V${n(y - 30)}`, light.land('#7a8a4a'), 7) +
      shape(
        `M${n(x)} ${n(y - 40)}C${n(x + 44)} ${n(y - 40)} ${n(x + 40)} ${n(y + 40)} ${n(x - 8)} ${n(y + 46)}C${n(x - 44)} ${n(y + 30)} ${n(x - 34)} ${n(y - 40)} ${n(x)} ${n(y - 40)}Z`,
        light.land(i % 3 ? '#f0b23e' : '#c9bf4a'),
      )
    )
  }).join('')
  return (
    trunk(
      context,
      {
        height: height * 0.42,
        width: height * 0.095,
        branches: [
          [-r * 0.6, -height * 0.56],
          [r * 0.62, -height * 0.58],
          [0, -height * 0.7],
        ],
      },
      '#7d5b45',
    ) +
    crown(context, masses, light.land(leaf), { tips: 28, tip: 0.11, droop: 0.7, leafLength: height * 0.03, dabs: 14 }) +
    hanging
  )
}

/** Airy, with feathery leaves that hang. */
export function neemTree(context: DrawContext, height: number, { dry = false } = {}): string {
  const { random, light } = context
  const r = height * 0.36
  const colour = light.land(dry ? '#a3a05a' : '#7fae54')
  const masses: Mass[] = [
    [-r * 0.9, -height * 0.58, r * 0.5, r * 0.34],
    [r * 0.95, -height * 0.6, r * 0.5, r * 0.36],
    [-r * 0.5, -height * 0.74, r * 0.56, r * 0.4],
    [r * 0.5, -height * 0.78, r * 0.58, r * 0.42],
    [0, -height * 0.88, r * 0.5, r * 0.36],
    [r * 0.05, -height * 0.62, r * 0.5, r * 0.32],
  ]
  const sprays = masses.slice(0, dry ? 6 : 3).flatMap(([x, y, rx, ry]) =>
    [-0.6, 0, 0.55].map(share => {
      const [px, py] = [x + rx * share, y + ry * 0.7]
      const long = height * random.between(0.06, 0.1) * (dry ? 1.5 : 1)
      let leaves = ''
      for (let k = 1; k < 6; k++) {
        const ly = py + (long * k) / 6
        leaves += `M${n(px)} ${n(ly)}q${n(-long * 0.2)} ${n(long * 0.02)} ${n(-long * 0.28)} ${n(long * 0.2)}q${n(long * 0.2)} 0 ${n(long * 0.28)} ${n(-long * 0.2)}ZM${n(px)} ${n(ly)}q${n(long * 0.2)} ${n(long * 0.02)} ${n(long * 0.28)} ${n(long * 0.2)}q${n(-long * 0.2)} 0 ${n(-long * 0.28)} ${n(-long * 0.2)}Z`
      }
      return shape(leaves, shade(colour, 0.12))
    }),
  )
  return (
    trunk(
      context,
      {
        height: height * 0.44,
        width: height * 0.06,
        lean: height * 0.02,
        branches: [
          [-r * 0.8, -height * 0.6],
          [r * 0.85, -height * 0.62],
          [-r * 0.1, -height * 0.8],
          [r * 0.4, -height * 0.78],
        ],
      },
      '#6e5645',
    ) +
    sprays.join('') +
    crown(context, masses, colour, { tips: 26, tip: 0.2, droop: 0.6, leafLength: height * 0.028, dabs: 14 })
  )
}

/** A flat umbrella with scarlet blossoms. */
export function gulmohar(context: DrawContext, height: number, { blooming = true } = {}): string {
  const { random, light } = context
  const r = height * 0.52
  const masses: Mass[] = [
    [-r * 0.66, -height * 0.68, r * 0.5, r * 0.17],
    [r * 0.68, -height * 0.7, r * 0.5, r * 0.18],
    [-r * 0.3, -height * 0.8, r * 0.52, r * 0.2],
    [r * 0.32, -height * 0.82, r * 0.54, r * 0.2],
    [0, -height * 0.74, r * 0.6, r * 0.16],
  ]
  const upper = masses.map(([x, y, rx, ry]): Mass => [x, y - ry * 0.4, rx * 0.96, ry * 0.72])
  return (
    trunk(
      context,
      {
        height: height * 0.4,
        width: height * 0.06,
        branches: [
          [-r * 0.6, -height * 0.64],
          [r * 0.62, -height * 0.66],
          [0, -height * 0.72],
        ],
      },
      '#8a6a52',
    ) +
    crown(context, masses, light.land('#6fa04c'), {
      tips: 28,
      tip: 0.22,
      droop: 0.5,
      leafLength: height * 0.026,
      dabs: 10,
    }) +
    (blooming
      ? strewn(random, upper, 60, height * 0.014, [light.land('#c93b2c'), light.land('#e8542f'), light.land('#f58a3c')])
      : '')
  )
}

/** Heart-shaped leaves on a broad crown; the tree below which a village meets. */
export function peepal(context: DrawContext, height: number): string {
  const { light } = context
  const r = height * 0.48
  const masses: Mass[] = [
    [-r * 0.95, -height * 0.58, r * 0.5, r * 0.34],
    [r * 0.98, -height * 0.56, r * 0.52, r * 0.34],
    [-r * 0.62, -height * 0.74, r * 0.56, r * 0.4],
    [r * 0.62, -height * 0.76, r * 0.58, r * 0.4],
    [0, -height * 0.86, r * 0.62, r * 0.36],
    [-r * 0.1, -height * 0.64, r * 0.66, r * 0.36],
  ]
  return (
    trunk(
      context,
      {
        height: height * 0.4,
        width: height * 0.14,
        branches: [
          [-r * 0.9, -height * 0.58],
          [r * 0.9, -height * 0.57],
          [-r * 0.3, -height * 0.72],
          [r * 0.4, -height * 0.74],
        ],
      },
      '#8d7763',
    ) +
    crown(context, masses, light.land('#5f9a4f'), {
      tips: 30,
      tip: 0.11,
      droop: 0.5,
      leafLength: height * 0.026,
      dabs: 20,
    })
  )
}

/** A banyan with hanging roots. */
export function banyanTree(context: DrawContext, height: number): string {
  const { light, random } = context
  const bark = light.land('#86715c')
  const roots = Array.from({ length: 16 }, (_, i) => {
    const x = (i - 7.5) * height * 0.085 + random.between(-30, 30)
    if (Math.abs(x) < height * 0.1) return ''
    const long = height * (i % 5 === 0 ? 0.34 : random.between(0.08, 0.22))
    return `M${n(x)} ${n(-height * 0.5)}q${n(random.between(-24, 24))} ${n(long * 0.5)} ${n(random.between(-16, 16))} ${n(long)}`
  }).join('')
  return line(roots, shade(bark, 0.08), height * 0.007) + peepal(context, height)
}

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

/** A slender, upright tree: silver oak or ashoka. */
export function slenderTree(context: DrawContext, height: number, colour = '#5f9560'): string {
  const { light } = context
  const masses = Array.from({ length: 5 }, (_, i): Mass => {
    const share = i / 4
    return [
      (i % 2 ? 1 : -1) * height * 0.014,
      -height * (0.3 + 0.58 * share),
      height * (0.1 - 0.055 * share),
      height * 0.115,
    ]
  })
  return (
    trunk(context, { height: height * 0.3, width: height * 0.03, branches: [[0, -height * 0.8]] }, '#8a7866') +
    crown(context, masses, light.land(colour), { tips: 30, tip: 0.13, droop: 0.9, leafLength: height * 0.02, dabs: 12 })
  )
}

/** A silver oak: a bare, straight trunk and feathery tiers with sky between them. */
export function silverOak(context: DrawContext, height: number): string {
  const { light, random } = context
  const tiers = Array.from({ length: 7 }, (_, i): Mass => {
    const share = i / 6
    const side = i % 2 ? 1 : -1
    const wide = height * (0.105 - 0.055 * share)
    return [
      side * wide * random.between(0.35, 0.6),
      -height * (0.5 + 0.44 * share),
      wide,
      height * random.between(0.062, 0.078),
    ]
  })
  const ends = tiers
    .map(([x, y]) => `M0 ${n(y + height * 0.06)}Q${n(x * 0.6)} ${n(y + height * 0.05)} ${n(x)} ${n(y + height * 0.02)}`)
    .join('')
  const bark = light.land('#9a8d80')
  return (
    ellipse(0, 8, height * 0.06, height * 0.01, light.shadow) +
    shape(
      taper(
        [
          [0, 0],
          [height * 0.004, -height * 0.5],
          [0, -height * 0.97],
        ],
        height * 0.017,
        height * 0.005,
      ),
      bark,
    ) +
    line(ends, bark, height * 0.009) +
    crown(context, [...tiers, [0, -height * 0.97, height * 0.045, height * 0.05]], light.land('#8fb57c'), {
      tips: 20,
      tip: 0.24,
      droop: 0.7,
      leafLength: height * 0.018,
      dabs: 7,
    })
  )
}

/** A round bush, flowering if colours are given. */
export function shrub(context: DrawContext, size: number, colour: string, blossoms: readonly string[] = []): string {
  const { light, random } = context
  const masses: Mass[] = [
    [-size * 0.5, -size * 0.34, size * 0.52, size * 0.4],
    [size * 0.52, -size * 0.32, size * 0.5, size * 0.38],
    [0, -size * 0.52, size * 0.62, size * 0.52],
  ]
  return (
    ellipse(0, 4, size * 1.1, size * 0.12, light.shadow) +
    crown(context, masses, light.land(colour), { tips: 16, leafLength: size * 0.14, dabs: 8 }) +
    (blossoms.length > 0
      ? strewn(
          random,
          masses,
          10,
          size * 0.06,
          blossoms.map(each => light.land(each)),
        )
      : '')
  )
}
