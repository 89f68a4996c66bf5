import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, n } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crown, type Mass, strewn } from './crowns.ts'

/** Flowers and vegetables, standing at (0, 0), in world units. Colours as in daylight. */

/** A leafy plant of a vegetable bed: aubergine, tomato, chilli or okra. */
export function vegetable({ light, random }: DrawContext, height: number, fruit: string): string {
  const green = light.land('#6da352')
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const turn = -76 + i * 19 + random.between(-8, 8)
    const l = height * random.between(0.56, 0.9)
    return place(
      shape(
        `M0 0C${n(-l * 0.3)} ${n(-l * 0.36)} ${n(-l * 0.26)} ${n(-l * 0.8)} 0 ${n(-l)}C${n(l * 0.28)} ${n(-l * 0.8)} ${n(l * 0.3)} ${n(-l * 0.36)} 0 0Z`,
        i % 3 === 0 ? shade(green, 0.18) : i % 3 === 1 ? green : tint(green, 0.14),
      ),
      0,
      0,
      { turn },
    )
  }).join('')
  const fruits = [-0.3, 0.05, 0.34]
    .map(x => ellipse(x * height, -height * random.between(0.3, 0.6), height * 0.09, height * 0.14, light.land(fruit)))
    .join('')
  return ellipse(0, 2, height * 0.5, height * 0.07, light.shadow) + leaves + fruits
}

/** A marigold plant full of heads. */
export function marigolds(context: DrawContext, size: number): string {
  const { light, random } = context
  const masses: Mass[] = [[0, -size * 0.4, size * 0.56, size * 0.4]]
  const heads = (colour: string) =>
    Array.from({ length: 5 }, () => {
      const [x, y, r] = [
        random.between(-0.5, 0.5) * size,
        -size * random.between(0.34, 0.92),
        size * random.between(0.09, 0.13),
      ]
      return circle(x, y, r, light.land(colour)) + circle(x, y, r * 0.55, tint(light.land(colour), 0.3))
    }).join('')
  return (
    ellipse(0, 2, size * 0.6, size * 0.08, light.shadow) +
    crown(context, masses, light.land('#6c9a4a'), { tips: 16, dabs: 4, leafLength: size * 0.16 }) +
    heads('#ef8a2c') +
    heads('#f6bd3a')
  )
}

/** A tall sunflower. */
export function sunflower({ light }: DrawContext, height: number): string {
  const green = light.land('#6a9a48')
  const r = height * 0.1
  const petals = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2
    return `M${n(Math.cos(angle - 0.2) * r)} ${n(-height + Math.sin(angle - 0.2) * r)}L${n(Math.cos(angle) * r * 1.8)} ${n(-height + Math.sin(angle) * r * 1.8)}L${n(Math.cos(angle + 0.2) * r)} ${n(-height + Math.sin(angle + 0.2) * r)}Z`
  }).join('')
  return (
    line(`M0 0Q${n(height * 0.03)} ${n(-height * 0.5)} 0 ${n(-height)}`, green, height * 0.035) +
    shape(
      `M0 ${n(-height * 0.3)}q${n(-height * 0.3)} ${n(-height * 0.2)} ${n(-height * 0.32)} ${n(-height * 0.04)}q${n(height * 0.16)} ${n(height * 0.1)} ${n(height * 0.32)} ${n(height * 0.04)}ZM0 ${n(-height * 0.48)}q${n(height * 0.28)} ${n(-height * 0.22)} ${n(height * 0.34)} ${n(-height * 0.06)}q${n(-height * 0.18)} ${n(height * 0.1)} ${n(-height * 0.34)} ${n(height * 0.06)}Z`,
      green,
    ) +
    shape(petals, light.land('#f3bd34')) +
    circle(0, -height, r * 1.05, light.land('#f7cd55')) +
    circle(0, -height, r * 0.86, light.land('#6b4230'))
  )
}

/** Bougainvillea that hangs over a wall; its origin is at the top of the wall, y down. */
export function bougainvillea(context: DrawContext, width: number, colours: readonly [string, string]): string {
  const { light, random } = context
  const w = width / 2
  const masses: Mass[] = [
    [-w * 0.6, -60, w * 0.46, w * 0.3],
    [w * 0.6, -40, w * 0.46, w * 0.3],
    [0, -w * 0.24, w * 0.6, w * 0.36],
    [-w * 0.3, w * 0.3, w * 0.28, w * 0.34],
    [w * 0.34, w * 0.24, w * 0.26, w * 0.3],
  ]
  return (
    crown(context, masses, light.land('#5f9450'), { tips: 18, dabs: 4, leafLength: width * 0.05 }) +
    strewn(random, masses, 54, width * 0.026, [light.land(colours[0]), light.land(colours[1])])
  )
}

/** A hibiscus or rose bush with large blossoms. */
export function hibiscus(context: DrawContext, size: number, colour: string): string {
  const { light, random } = context
  const masses: Mass[] = [
    [-size * 0.3, -size * 0.4, size * 0.4, size * 0.36],
    [size * 0.3, -size * 0.44, size * 0.42, size * 0.38],
    [0, -size * 0.78, size * 0.4, size * 0.36],
  ]
  const blossom = (x: number, y: number, r: number) => {
    let petals = ''
    for (let i = 0; i < 5; i++)
      petals += circlePath(x + Math.sin(i * 1.257) * r * 0.72, y - Math.cos(i * 1.257) * r * 0.72, r * 0.56)
    return (
      shape(petals, light.land(colour)) +
      circle(x, y, r * 0.3, shade(light.land(colour), 0.35)) +
      line(`M${n(x)} ${n(y)}l${n(r * 0.5)} ${n(-r * 0.5)}`, light.land('#f7d070'), r * 0.16)
    )
  }
  return (
    ellipse(0, 2, size * 0.7, size * 0.08, light.shadow) +
    crown(context, masses, light.land('#5a9450'), { tips: 16, dabs: 6, leafLength: size * 0.16 }) +
    masses
      .flatMap(([x, y, rx, ry]) =>
        [0, 1].map(() => blossom(x + random.between(-0.6, 0.6) * rx, y + random.between(-0.5, 0.5) * ry, size * 0.1)),
      )
      .join('')
  )
}

/** A bamboo trellis with a gourd vine, its middle at (0, 0). */
export function trellis(context: DrawContext, width: number, height: number): string {
  const { light, random } = context
  const cane = light.land('#b99a5c')
  const poles = [-0.5, -0.17, 0.17, 0.5].map(t => `M${n(t * width)} 20V${n(-height * 1.04)}`).join('')
  const rails = [0.25, 0.5, 0.75, 1].map(t => `M${n(-width * 0.54)} ${n(-height * t)}H${n(width * 0.54)}`).join('')
  const masses = Array.from(
    { length: 6 },
    (_, i): Mass => [(-0.42 + i * 0.17) * width, -height * random.between(0.55, 0.96), width * 0.13, height * 0.17],
  )
  const gourds = Array.from({ length: 4 }, (_, i) => {
    const [x, y, l] = [
      (-0.38 + i * 0.25) * width,
      -height * random.between(0.55, 0.72),
      height * random.between(0.2, 0.3),
    ]
    return shape(
      `M${n(x)} ${n(y)}C${n(x + l * 0.16)} ${n(y + l * 0.3)} ${n(x + l * 0.34)} ${n(y + l * 0.7)} ${n(x + l * 0.2)} ${n(y + l)}Q${n(x)} ${n(y + l * 1.14)} ${n(x - l * 0.2)} ${n(y + l)}C${n(x - l * 0.34)} ${n(y + l * 0.7)} ${n(x - l * 0.16)} ${n(y + l * 0.3)} ${n(x)} ${n(y)}Z`,
      light.land('#a9c46a'),
    )
  }).join('')
  return (
    line(poles + rails, cane, 26) +
    crown(context, masses, light.land('#6aa04e'), { tips: 14, dabs: 5, leafLength: 70 }) +
    strewn(random, masses, 7, 26, [light.land('#f6d24a')]) +
    gourds
  )
}

/** Grass or leaves that hang over the edge of a roof or wall: a fringe of ferns. */
export function fern({ light, random }: DrawContext, size: number): string {
  const green = light.land('#5f9a58')
  return [-70, -44, -18, 10, 36, 64]
    .map((turn, i) => {
      const l = size * random.between(0.8, 1.1)
      let data = ''
      for (let k = 1; k < 8; k++) {
        const y = -l * (k / 8)
        const w = l * 0.22 * (1 - k / 9)
        data += `M0 ${n(y)}q${n(-w * 0.5)} ${n(-w * 0.6)} ${n(-w)} ${n(-w * 0.2)}q${n(w * 0.4)} ${n(w * 0.5)} ${n(w)} ${n(w * 0.2)}ZM0 ${n(y)}q${n(w * 0.5)} ${n(-w * 0.6)} ${n(w)} ${n(-w * 0.2)}q${n(-w * 0.4)} ${n(w * 0.5)} ${n(-w)} ${n(w * 0.2)}Z`
      }
      return place(
        line(`M0 0V${n(-l)}`, shade(green, 0.1), size * 0.025) +
          shape(data, i % 2 ? green : alpha(shade(green, 0.2), 1)),
        0,
        0,
        { turn },
      )
    })
    .join('')
}
