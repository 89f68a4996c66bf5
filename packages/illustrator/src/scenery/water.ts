import { alpha, mix, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, n, type Point, polygon } from '../canvas/path.ts'
import { ellipse, line, SIZE, shape } from '../canvas/svg.ts'

/** Rays of light from above. */
export function rays(
  { random, defs }: DrawContext,
  count: number,
  colour: string,
  strength: number,
  from: Point = [SIZE * 0.7, -200],
): string {
  const shafts = Array.from({ length: count }, (_, i) => {
    const x = -200 + ((i + random.between(0.1, 0.9)) / count) * (SIZE + 300)
    const w = random.between(50, 150)
    return polygon([
      [from[0] - 30, from[1]],
      [from[0] + 30, from[1]],
      [x + w, SIZE * 1.02],
      [x - w, SIZE * 1.02],
    ])
  })
  return shafts
    .map(data =>
      shape(data, defs.verticalGradient(alpha(colour, strength), alpha(colour, strength * 0.5), alpha(colour, 0))),
    )
    .join('')
}

export function bubbles({ random }: DrawContext, count: number): string {
  let rims = ''
  let shines = ''
  for (let i = 0; i < count; i++) {
    const x = random.between(40, SIZE - 40)
    const y = random.between(60, SIZE - 120)
    const r = random.between(5, 20)
    rims += circlePath(x, y, r)
    shines += circlePath(x - r * 0.34, y - r * 0.34, r * 0.22)
  }
  return `<path d="${rims}" fill="#ffffff1f" stroke="#ffffff73" stroke-width="3"/>${shape(shines, '#ffffffb3')}`
}

/** Seaweed that grows from the ground. */
export function seaweed({ random }: DrawContext, x: number, y: number, height: number, colour: string): string {
  let data = ''
  for (let i = 0; i < 3; i++) {
    const px = x + (i - 1) * height * 0.12
    const h = height * random.between(0.7, 1.05)
    const s = h * 0.09 * (random.chance(0.5) ? 1 : -1)
    const w = height * 0.035
    data += `M${n(px - w)} ${n(y)}C${n(px - s * 2)} ${n(y - h * 0.3)} ${n(px + s * 2.4)} ${n(y - h * 0.6)} ${n(px + s)} ${n(y - h)}C${n(px + s * 2.4 + w * 2)} ${n(y - h * 0.56)} ${n(px - s * 1.4 + w * 2)} ${n(y - h * 0.3)} ${n(px + w)} ${n(y)}Z`
  }
  return shape(data, colour)
}

/** Corals of three kinds. */
export function coral(
  { random }: DrawContext,
  x: number,
  y: number,
  size: number,
  colour: string,
  kind: 'branch' | 'fan' | 'tubes',
): string {
  if (kind === 'branch') {
    let data = ''
    const grow = (px: number, py: number, degrees: number, length: number, depth: number) => {
      const angle = (degrees * Math.PI) / 180
      const tx = px + Math.cos(angle) * length
      const ty = py - Math.sin(angle) * length
      data += `M${n(px)} ${n(py)}Q${n((px + tx) / 2 + 6)} ${n((py + ty) / 2)} ${n(tx)} ${n(ty)}`
      if (depth === 0) return
      grow(tx, ty, degrees + random.between(18, 40), length * 0.72, depth - 1)
      grow(tx, ty, degrees - random.between(18, 40), length * 0.72, depth - 1)
    }
    grow(x, y + 10, 90, size * 0.36, 3)
    return line(data, colour, size * 0.085) + line(data, alpha(tint(colour, 0.5), 0.4), size * 0.022)
  }
  if (kind === 'fan') {
    let ribs = ''
    for (let i = 0; i < 9; i++) {
      const angle = ((20 + i * 17.5) * Math.PI) / 180
      ribs += `M${n(x)} ${n(y)}Q${n(x + Math.cos(angle) * size * 0.5)} ${n(y - Math.sin(angle) * size * 0.6)} ${n(x + Math.cos(angle) * size * 0.8)} ${n(y - Math.sin(angle) * size * 0.9)}`
    }
    const outline = `M${n(x)} ${n(y + 8)}C${n(x - size * 0.7)} ${n(y - size * 0.1)} ${n(x - size)} ${n(y - size * 0.6)} ${n(x - size * 0.62)} ${n(y - size * 0.82)}C${n(x - size * 0.4)} ${n(y - size * 1.08)} ${n(x + size * 0.34)} ${n(y - size * 1.1)} ${n(x + size * 0.62)} ${n(y - size * 0.82)}C${n(x + size)} ${n(y - size * 0.56)} ${n(x + size * 0.7)} ${n(y - size * 0.1)} ${n(x)} ${n(y + 8)}Z`
    return shape(outline, colour) + line(ribs, alpha(tint(colour, 0.6), 0.4), size * 0.03)
  }
  return [-0.34, 0.3, -0.04]
    .map((dx, i) => {
      const px = x + dx * size
      const h = size * (0.6 + 0.2 * i)
      const w = size * 0.15
      return (
        shape(
          `M${n(px - w)} ${n(y + 6)}C${n(px - w * 0.8)} ${n(y - h * 0.5)} ${n(px - w * 1.2)} ${n(y - h * 0.8)} ${n(px - w * 1.1)} ${n(y - h)}H${n(px + w * 1.1)}C${n(px + w * 1.2)} ${n(y - h * 0.8)} ${n(px + w * 0.8)} ${n(y - h * 0.5)} ${n(px + w)} ${n(y + 6)}Z`,
          i === 2 ? tint(colour, 0.12) : colour,
        ) + ellipse(px, y - h, w * 1.1, w * 0.42, mix(colour, '#3a1f4a', 0.4))
      )
    })
    .join('')
}

/** A school of small fish swimming right. */
export function shoal(
  { random }: DrawContext,
  x: number,
  y: number,
  count: number,
  size: number,
  colour: string,
): string {
  let data = ''
  for (let i = 0; i < count; i++) {
    const px = x + random.between(-1, 1) * size * count * 0.5
    const py = y + random.between(-1, 1) * size * 2
    const s = size * random.between(0.7, 1.15)
    data += `M${n(px + s)} ${n(py)}Q${n(px)} ${n(py - s * 0.7)} ${n(px - s * 0.7)} ${n(py)}L${n(px - s * 1.25)} ${n(py - s * 0.42)}V${n(py + s * 0.42)}L${n(px - s * 0.7)} ${n(py)}Q${n(px)} ${n(py + s * 0.7)} ${n(px + s)} ${n(py)}Z`
  }
  return shape(data, colour)
}
