import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { circlePath, n, type Point, polygon } from '../canvas/path.ts'
import { line, SIZE, shape } from '../canvas/svg.ts'
import { hazeOf } from '../scenery/skies.ts'
import { horizonOf, type Stage } from '../stage/stage.ts'

const FIELDS = ['#a9c46a', '#8fb45c', '#d8c66a', '#c9a86a', '#7ea85e'] as const

interface ValleyOptions {
  /** How far below the ground it lies, in world units. */
  depth?: number
  /** A pond and a river. */
  water?: boolean
}

/** A patchwork of fields far below, with a road, a village and a temple, seen from a height. */
export function valleyBelow(stage: Stage, { depth = 5200, water = true }: ValleyOptions = {}): string {
  const horizon = horizonOf(stage)
  if (horizon >= SIZE) return ''
  const { view, context, sky } = stage
  const { random } = context
  const haze = hazeOf(context, sky)
  const at = (x: number, z: number): Point => view.project([x, -depth, z])
  // Flat views show only what is far away, so the nearest visible row sets the scale of the fields.
  let first = 3000
  while (at(0, first)[1] > SIZE * 1.12) first *= 1.1
  const air = (z: number) => Math.min(0.7, 0.1 + 0.09 * Math.log2(z / first) * 1.6)
  const rows: string[] = []
  let woods = ''
  for (let row = 0, z = first; row < 14; row++) {
    const next = z * 1.2
    const cells = FIELDS.map(() => '')
    const step = z * 0.12
    const skew = random.between(-0.03, 0.03) * z
    for (let x = -z * 0.62; x < z * 0.62; ) {
      const wide = step * random.between(0.7, 1.5)
      const k = random.integer(0, FIELDS.length - 1)
      cells[k] += polygon([at(x, z), at(x + wide, z), at(x + wide + skew, next), at(x + skew, next)])
      if (random.chance(0.4)) {
        const [px, py] = at(x, z)
        const r = z * 0.011 * view.scaleAt([x, -depth, z])
        woods += circlePath(px, py - r * 0.5, r) + circlePath(px + r, py - r * 0.3, r * 0.8)
      }
      x += wide
    }
    rows.unshift(cells.map((data, k) => (data ? shape(data, haze(FIELDS[k] ?? FIELDS[0], air(z))) : '')).join(''))
    z = next
  }
  const ribbon = (share: number, bend: number, width: number): string => {
    const edge = (side: number) =>
      Array.from({ length: 13 }, (_, i): Point => {
        const z = first * 0.9 * 1.22 ** i
        return at(z * (share + Math.sin(i * 0.9) * bend) + side * width * first * (1 + i * 0.1), z)
      })
    return polygon([...edge(-1), ...edge(1).reverse()])
  }
  const blue = mix(mix(haze('#5fa9bc', 0.2), sky[1], 0.3), sky[3], 0.2)
  const far = first * 1.9
  const [hx, hy] = at(-far * 0.13, far)
  const s = (view.scaleAt([0, 0, 0]) / 0.55) * 0.62
  return (
    rows.join('') +
    shape(ribbon(0.12, 0.04, 0.008), haze('#ecd9ac', 0.2)) +
    (water ? shape(ribbon(-0.3, 0.05, 0.02), blue) + pond(at(first * 1.35 * 0.16, first * 1.35), s, blue) : '') +
    shape(woods, haze('#56905a', 0.3)) +
    hamlet(stage, hx, hy, s)
  )
}

const pond = ([x, y]: Point, s: number, blue: string) =>
  shape(
    `M${n(x - 130 * s)} ${n(y)}C${n(x - 120 * s)} ${n(y - 40 * s)} ${n(x + 90 * s)} ${n(y - 50 * s)} ${n(x + 130 * s)} ${n(y - 6 * s)}S${n(x - 130 * s)} ${n(y + 44 * s)} ${n(x - 130 * s)} ${n(y)}Z`,
    blue,
  )

/** A few houses around a temple, with lit windows after dark. */
function hamlet({ context, sky }: Stage, x: number, y: number, s: number): string {
  const { random, light } = context
  const haze = hazeOf(context, sky)
  const houses = Array.from({ length: 11 }, (_, i) => {
    const [px, py] = [x + 20 * s + (i % 6) * 58 * s + random.between(-8, 8) * s, y + Math.floor(i / 6) * 26 * s]
    return {
      wall: `M${n(px)} ${n(py)}v${n(-26 * s)}h${n(40 * s)}v${n(26 * s)}Z`,
      roof: `M${n(px - 6 * s)} ${n(py - 24 * s)}l${n(26 * s)} ${n(-22 * s)}l${n(26 * s)} ${n(22 * s)}Z`,
    }
  })
  const tower = `M${n(x - 50 * s)} ${n(y)}V${n(y - 40 * s)}Q${n(x - 46 * s)} ${n(y - 110 * s)} ${n(x - 24 * s)} ${n(y - 140 * s)}Q${n(x - 4 * s)} ${n(y - 110 * s)} ${n(x)} ${n(y - 40 * s)}V${n(y)}Z`
  const walls = houses.map(({ wall }) => wall).join('')
  return (
    shape(walls, light.dark ? '#ffd78a' : haze('#f0dcb8', 0.2)) +
    shape(houses.map(({ roof }) => roof).join(''), haze('#c4734a', 0.2)) +
    shape(tower, haze('#f6ead2', 0.14)) +
    line(
      `M${n(x - 24 * s)} ${n(y - 140 * s)}v${n(-30 * s)}l${n(30 * s)} ${n(10 * s)}l${n(-30 * s)} ${n(8 * s)}`,
      haze('#e2633f', 0.1),
      4,
    )
  )
}

/**
 * The top of a hill: the ground ends at an edge, behind which `valleyBelow` lies.
 * @param edge z of the edge at an x, in world units
 */
export function plateau(stage: Stage, edge: (x: number) => number, colour: string, cover: string): string {
  if (horizonOf(stage) >= SIZE) return cover
  const { view, context } = stage
  const rim = Array.from({ length: 31 }, (_, i): Point => {
    const x = -6000 + i * 400
    return view.project([x, 0, Math.max(view.zOf('foreground'), edge(x))])
  })
  const lip = rim.map(([x, y], i): Point => [x, y + 30 * view.scaleAt([0, 0, edge(-6000 + i * 400)]) + 8])
  const area = `${polygon([...rim, [SIZE + 4000, SIZE + 10], [-4000, SIZE + 10]])}`
  return (
    context.defs.clip(area, cover) +
    shape(polygon([...rim, ...lip.reverse()]), alpha(tint(colour, 0.4), 0.6)) +
    line(`M${rim.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, alpha(shade(colour, 0.5), 0.25), 4)
  )
}
