import { shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { crown, type Mass, strewn } from './crowns.ts'
import { trunk } from './tree-trunk.ts'

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
