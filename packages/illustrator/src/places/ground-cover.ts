import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { blob, circlePath, n, type Point, polygon } from '../canvas/path.ts'
import { line, SIZE, shape } from '../canvas/svg.ts'
import { horizonOf, type Stage } from '../stage/stage.ts'
import { onGround } from './solid.ts'

/** What lies or grows on the ground, in perspective. Colours are those of the light. Nothing is drawn from below. */

const seenFromBelow = (stage: Stage): boolean => horizonOf(stage) >= SIZE

/** Small flowers on stems, all over the ground. */
export function flowersOn(stage: Stage, count: number, colours: readonly string[], size = 34): string {
  if (seenFromBelow(stage) || stage.context.light.snowy) return ''
  const { view, context } = stage
  const { random, light } = context
  const heads = colours.map(() => '')
  let hearts = ''
  let stems = ''
  for (let i = 0; i < count; i++) {
    const z = view.zOf('foreground') * 0.5 + view.zOf('far') * 1.1 * random.next() ** 1.6
    const [x, y] = view.project([view.xOf(random.between(-1.1, 1.1), z), 0, z])
    if (y > SIZE) continue
    const r = size * view.scaleAt([0, 0, z]) * random.between(0.7, 1.2)
    const top = y - r * random.between(1.6, 3.4)
    const k = random.integer(0, colours.length - 1)
    stems += `M${n(x)} ${n(y)}L${n(x)} ${n(top)}`
    hearts += circlePath(x, top, r * 0.42)
    if (r < 7) heads[k] += circlePath(x, top, r)
    else
      for (let p = 0; p < 5; p++)
        heads[k] += circlePath(
          x + Math.sin(p * 1.257 + i) * r * 0.7,
          top - Math.cos(p * 1.257 + i) * r * 0.62,
          r * 0.52,
        )
  }
  return (
    line(stems, light.land('#6a9a48'), 3) +
    heads.map((data, k) => shape(data, colours[k] ?? '')).join('') +
    shape(hearts, light.land('#f0a93a'))
  )
}

interface Paving {
  /** z of the nearest and the farthest row, in world units. */
  near: number
  far: number
  halfWidth: number
  /** Length of a slab. */
  size: number
  colour: string
  /** Depth of a slab as a share of its length. */
  share?: number
  seam?: number
}

/** Slabs in staggered rows; some are lighter or darker. */
export function paving(stage: Stage, { near, far, halfWidth, size, colour, share = 0.6, seam = 0.3 }: Paving): string {
  if (seenFromBelow(stage)) return ''
  const { view, context } = stage
  const { random } = context
  const first = Math.max(near, view.zOf('foreground') * 0.9)
  let light = ''
  let dark = ''
  let seams = ''
  const at = (x: number, z: number): Point => view.project([x, 0, z])
  const segment = (a: Point, b: Point) => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  const step = size * share
  for (let row = 0; first + row * step < far; row++) {
    const z = first + row * step
    seams += segment(at(-halfWidth, z), at(halfWidth, z))
    for (let x = -halfWidth + (row % 2 ? size / 2 : 0); x < halfWidth; x += size) {
      const end = Math.min(halfWidth, x + size)
      seams += segment(at(x, z), at(x, z + step))
      const cell = random.next()
      if (cell < 0.2) light += polygon([at(x, z), at(end, z), at(end, z + step), at(x, z + step)])
      else if (cell > 0.82) dark += polygon([at(x, z), at(end, z), at(end, z + step), at(x, z + step)])
    }
  }
  return (
    stage.area(
      [
        [-halfWidth, first],
        [halfWidth, first],
        [halfWidth, far],
        [-halfWidth, far],
      ],
      colour,
    ) +
    shape(light, alpha(tint(colour, 0.5), 0.34)) +
    shape(dark, alpha(shade(colour, 0.4), 0.16)) +
    line(seams, alpha(shade(colour, 0.6), seam), 4)
  )
}

/** Spots of sunlight below a tree, and its shade. */
export function dappledShade(stage: Stage, x: number, z: number, radius: number, ground: string): string {
  const { random, light } = stage.context
  const shadow = light.dark ? 0.26 : 0.2
  let spots = ''
  for (let i = 0; i < 22; i++) {
    const angle = random.between(0, 6.283)
    const r = radius * Math.sqrt(random.next()) * 0.9
    const [px, py, s] = [Math.cos(angle) * r, Math.sin(angle) * r, radius * random.between(0.03, 0.08)]
    spots += `M${n(px - s)} ${n(py)}q${n(s)} ${n(-s)} ${n(s * 2)} 0q${n(-s)} ${n(s)} ${n(-s * 2)} 0Z`
  }
  const edge = Array.from({ length: 15 }, (_, i): Point => {
    const angle = (i / 15) * Math.PI * 2
    const r = radius * random.between(0.88, 1.06)
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })
  return onGround(
    stage,
    x,
    z,
    shape(blob(edge), alpha(shade(ground, 0.7), shadow)) +
      (light.dark ? '' : shape(spots, alpha(tint(ground, 0.55), 0.55))),
  )
}

/** A stream across the picture between two depths, wavy at its banks. */
/** How far the water of a stream reaches beyond its edge. */
export const WAVES = 190

export function streamAcross(stage: Stage, near: number, far: number, bank: string): string {
  if (seenFromBelow(stage)) return ''
  const { view, context, sky } = stage
  const { random, light } = context
  const water = mix(mix(light.land('#5aa9b4'), sky[1], 0.42), sky[2], 0.16)
  const wave = random.between(0, 6)
  const shore = (z: number, grow: number): Point[] =>
    Array.from({ length: 25 }, (_, i): Point => {
      const x = view.xOf(-1.5 + i * 0.125, z)
      return [x, z + grow + 120 * Math.sin(x / 700 + wave) + 50 * Math.sin(x / 260 + wave * 2)]
    })
  const area = (grow: number, fill: string) => stage.area([...shore(near, -grow), ...shore(far, grow).reverse()], fill)
  let ripples = ''
  let glints = ''
  for (let i = 0; i < 44; i++) {
    const z = near + 90 + (far - near - 180) * random.next()
    const [x, y] = view.project([view.xOf(random.between(-1.2, 1.2), z), 0, z])
    const l = 150 * view.scaleAt([0, 0, z]) * random.between(0.5, 1.5)
    const data = `M${n(x)} ${n(y)}q${n(l / 2)} ${n(-l * 0.08)} ${n(l)} 0`
    if (i % 3) ripples += data
    else glints += data
  }
  return (
    area(90, shade(bank, 0.2)) +
    area(36, tint(bank, 0.16)) +
    area(0, water) +
    line(ripples, alpha(shade(water, 0.5), 0.24), 5) +
    line(glints, alpha(tint(sky[3], 0.5), 0.75), 5)
  )
}

/** Rows of plants that run away from the viewer, as lines on the ground. */
export function furrows(
  stage: Stage,
  {
    near,
    far,
    from,
    to,
    step,
    colour,
    width = 120,
  }: { near: number; far: number; from: number; to: number; step: number; colour: string; width?: number },
): string {
  if (seenFromBelow(stage)) return ''
  let drawing = ''
  for (let x = from; x < to; x += step)
    drawing += stage.area(
      [
        [x, near],
        [x + width, near],
        [x + width, far],
        [x, far],
      ],
      colour,
    )
  return drawing
}

/** Soft patches of another tone, which enrich ground that fills the picture. */
export function patchesOn(stage: Stage, count: number, colours: readonly string[], size = 420): string {
  if (seenFromBelow(stage)) return ''
  const { view, context } = stage
  const { random } = context
  return Array.from({ length: count }, (_, i) => {
    const z = view.zOf('foreground') * 0.4 + view.zOf('far') * ((i + random.next()) / count)
    const r = size * random.between(0.6, 1.4)
    const edge = Array.from({ length: 9 }, (_, k): Point => {
      const angle = (k / 9) * Math.PI * 2
      const far = r * random.between(0.75, 1.2)
      return [Math.cos(angle) * far * 1.5, Math.sin(angle) * far]
    })
    return onGround(
      stage,
      view.xOf(random.between(-1.1, 1.1), z),
      z,
      shape(blob(edge), colours[i % colours.length] ?? ''),
    )
  }).join('')
}

/** Dry earth broken into plates. */
export function cracksOn(stage: Stage, colour: string, size = 420): string {
  if (seenFromBelow(stage)) return ''
  const { view, context } = stage
  const { random } = context
  const near = Math.max(-900, view.zOf('foreground') * 0.6)
  const corner = new Map<string, Point>()
  const at = (column: number, row: number): Point => {
    const key = `${column}/${row}`
    const known = corner.get(key)
    if (known) return known
    const z = near + row * size * 0.8 + random.between(-0.28, 0.28) * size
    const x = (column + (row % 2) * 0.5) * size + random.between(-0.3, 0.3) * size
    const point = view.project([x, 0, z])
    corner.set(key, point)
    return point
  }
  let data = ''
  for (let row = 0; row < 11; row++)
    for (let column = -6; column < 7; column++) {
      const [x, y] = at(column, row)
      for (const [dx, dy] of [
        [1, 0],
        [row % 2 ? 1 : 0, 1],
      ] as const) {
        if (random.chance(0.16)) continue
        const [ex, ey] = at(column + dx, row + dy)
        data += `M${n(x)} ${n(y)}L${n((x + ex) / 2 + random.between(-6, 6))} ${n((y + ey) / 2 + random.between(-4, 4))}L${n(ex)} ${n(ey)}`
      }
    }
  return line(data, alpha(shade(colour, 0.55), 0.55), 5)
}
