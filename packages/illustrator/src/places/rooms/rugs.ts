import { alpha, shade, tint } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import type { Room } from './room.ts'

/** A braided round rug; the centre is at (x, z). */
export function roundRug({ floor, lit, family }: Room, x: number, z: number, radius: number): string {
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const ring = (share: number, colour: string) => shape(floor.oval(x, z, radius * share), colour)
  return (
    shape(floor.oval(x + 14, z - 26, radius * 1.02), alpha('#2a1030', 0.16)) +
    ring(1, shade(a, 0.08)) +
    ring(0.9, c) +
    ring(0.84, a) +
    ring(0.66, tint(a, 0.14)) +
    ring(0.6, b) +
    ring(0.42, tint(b, 0.16)) +
    ring(0.34, c) +
    ring(0.16, a)
  )
}

/** A woven cotton dhurrie with stripes, lozenges and fringes; (x, z) is its near left corner. */
export function dhurrie({ floor, lit, family }: Room, x: number, z: number, width: number, depth: number): string {
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const stripe = (from: number, share: number, colour: string) =>
    shape(floor.rect(x + width * from, z, width * share, depth), colour)
  const fringe = Array.from({ length: 26 }, (_, i) => {
    const v = z + (depth * (i + 0.5)) / 26
    return floor.flow([x, v, x - 46, v]) + floor.flow([x + width, v, x + width + 46, v])
  }).join('')
  const lozenges = Array.from({ length: 5 }, (_, i) => {
    const [u, v] = [x + width * 0.5, z + (depth * (i + 0.5)) / 5]
    const [w, h] = [width * 0.12, depth * 0.09]
    return floor.polygon([u - w, v, u, v + h, u + w, v, u, v - h])
  }).join('')
  return (
    line(fringe, tint(c, 0.3), 4) +
    shape(floor.rect(x, z - 18, width, depth), alpha('#2a1030', 0.16)) +
    shape(floor.rect(x, z, width, depth), a) +
    stripe(0.04, 0.05, c) +
    stripe(0.12, 0.1, b) +
    stripe(0.25, 0.03, c) +
    stripe(0.72, 0.03, c) +
    stripe(0.78, 0.1, b) +
    stripe(0.91, 0.05, c) +
    shape(lozenges, c)
  )
}

/** A reed mat with a coloured border. */
export function reedMat({ floor, lit, family }: Room, x: number, z: number, width: number, depth: number): string {
  const straw = lit('#e2c382')
  const edge = lit(family.accents[0])
  const reeds = Array.from({ length: 14 }, (_, i) => {
    const v = z + (depth * (i + 0.5)) / 14
    return floor.flow([x + 20, v, x + width - 20, v])
  }).join('')
  return (
    shape(floor.rect(x, z - 14, width, depth), alpha('#2a1030', 0.14)) +
    shape(floor.rect(x, z, width, depth), straw) +
    line(reeds, alpha(shade(straw, 0.4), 0.3), 4) +
    shape(floor.rect(x, z, 40, depth) + floor.rect(x + width - 40, z, 40, depth), edge) +
    shape(floor.rect(x + width * 0.33, z, 26, depth) + floor.rect(x + width * 0.66, z, 26, depth), alpha(edge, 0.6))
  )
}

/** A pattern of rice powder on the floor, around (x, z). */
export function rangoli({ floor, lit, family }: Room, x: number, z: number, radius: number): string {
  const white = lit('#fff6e6')
  const petals = (count: number, from: number, to: number, wide: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const middle = (from + to) / 2
      return floor.soft([
        x + c * from * radius,
        z + s * from * radius,
        x + (c * middle - s * wide) * radius,
        z + (s * middle + c * wide) * radius,
        x + c * to * radius,
        z + s * to * radius,
        x + (c * middle + s * wide) * radius,
        z + (s * middle - c * wide) * radius,
      ])
    }).join('')
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  return (
    shape(floor.oval(x, z, radius * 0.98), alpha(white, 0.16)) +
    shape(petals(12, 0.62, 1, 0.13), a) +
    line(petals(12, 0.62, 1, 0.13), white, 5) +
    shape(petals(8, 0.28, 0.66, 0.13), c) +
    line(petals(8, 0.28, 0.66, 0.13), white, 5) +
    shape(floor.oval(x, z, radius * 0.26), b) +
    line(floor.oval(x, z, radius * 0.26), white, 5) +
    shape(petals(6, 0.02, 0.2, 0.06), white)
  )
}

/** The rug of a family around (x, z): another kind in another house. */
export function familyRug(room: Room, x: number, z: number, width: number, depth: number): string {
  const kind = room.stage.context.bookRandom
    .fork('rug')
    .pick<'round' | 'dhurrie' | 'mat'>(['round', 'round', 'dhurrie', 'mat'])
  if (kind === 'round') return roundRug(room, x, z, depth * 0.66)
  return (kind === 'dhurrie' ? dhurrie : reedMat)(room, x - width / 2, z - depth / 2, width, depth)
}
