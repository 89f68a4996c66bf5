import { n } from '../canvas/path.ts'
import { SIZE, shape } from '../canvas/svg.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Piece, Stage } from '../stage/stage.ts'

/** Marks that lie on the ground: smaller and flatter with distance. */

/** A point of the ground, with its place in the picture. */
export interface GroundSpot {
  at: Vec3
  /** px */
  x: number
  y: number
  /** px per world unit. */
  scale: number
  /** By how much lengths that lead away from the viewer are shortened, from 0 to 1. */
  flat: number
}

export function spotAt({ view }: Stage, x: number, z: number): GroundSpot {
  const at: Vec3 = [x, 0, z]
  const [px, py] = view.project(at)
  const scale = view.scaleAt(at)
  const [, behind] = view.project([x, 0, z + 30])
  return { at, x: px, y: py, scale, flat: Math.min(1, Math.max(0.02, (py - behind) / 30 / scale)) }
}

/** True if the ground is seen from above; a camera that looks up from below shows its edge only. */
export const seesGround = ({ view }: Stage): boolean => view.pitch > 0

export interface GroundSpotsOptions {
  /** Nearest and farthest z, in world units. */
  from?: number
  to?: number
  /** Horizontal range, in shares of the picture's width. */
  across?: readonly [number, number]
  within?: (x: number, z: number) => boolean
}

/** Points spread evenly over the visible ground, far ones first. */
export function groundSpots(
  stage: Stage,
  count: number,
  { from = -9000, to = 30000, across = [-0.04, 1.04], within = () => true }: GroundSpotsOptions = {},
): GroundSpot[] {
  const { view, context } = stage
  if (!seesGround(stage)) return []
  // On a plane, the distance from the horizon in px is inversely proportional to the depth.
  const near = view.project([0, 0, 0])[1] - view.horizon
  const behind = view.project([0, 0, 1000])[1] - view.horizon
  const offset = (1000 * behind) / (near - behind)
  const zOf = (y: number) => (near * offset) / (y - view.horizon) - offset
  const yOf = (z: number) => view.horizon + (near * offset) / Math.max(1, z + offset)
  const top = Math.max(-20, yOf(to))
  const bottom = from + offset < 200 ? SIZE + 30 : Math.min(SIZE + 30, yOf(from))
  const spots: GroundSpot[] = []
  for (let i = 0; i < count; i++) {
    const y = top + (bottom - top) * context.random.next()
    const x = SIZE * context.random.between(across[0], across[1])
    const z = zOf(y)
    const worldX = (x - view.project([0, 0, z])[0]) / view.scaleAt([0, 0, z])
    if (bottom > top && within(worldX, z)) spots.push(spotAt(stage, worldX, z))
  }
  return spots.sort((a, b) => b.at[2] - a.at[2])
}

/** Brush marks across the ground. Lengths in world units. */
export const dabs = (spots: readonly GroundSpot[], length: number, thickness: number): string =>
  spots
    .map(({ x, y, scale, flat }, i) => {
      const l = length * scale * (0.6 + (i % 5) * 0.18)
      const h = Math.max(1.2, thickness * scale * Math.max(0.2, flat))
      return `M${n(x - l / 2)} ${n(y)}q${n(l / 2)} ${n(-h)} ${n(l)} 0q${n(-l / 2)} ${n(h)} ${n(-l)} 0Z`
    })
    .join('')

/** Round things that lie on the ground, such as pebbles or fallen petals. */
export const discs = (spots: readonly GroundSpot[], radius: number, rise = 0.35): string =>
  spots
    .map(({ x, y, scale, flat }, i) => {
      const r = radius * scale * (0.6 + (i % 4) * 0.22)
      const ry = r * Math.max(rise, flat)
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(ry)} 0 1 1 ${n(-r * 2)} 0Z`
    })
    .join('')

/** Fallen leaves, each pointing in another direction. */
export const fallenLeaves = (spots: readonly GroundSpot[], length: number): string =>
  spots
    .map(({ x, y, scale, flat }, i) => {
      const turn = i * 2.4
      const l = length * scale * (0.7 + (i % 3) * 0.25)
      const across = Math.max(0.3, flat)
      const tip = [Math.cos(turn) * l, Math.sin(turn) * l * across] as const
      const side = [-Math.sin(turn) * l * 0.34, Math.cos(turn) * l * 0.34 * across] as const
      return `M${n(x - tip[0] / 2)} ${n(y - tip[1] / 2)}q${n(tip[0] / 2 + side[0])} ${n(tip[1] / 2 + side[1])} ${n(tip[0])} ${n(tip[1])}q${n(-tip[0] / 2 - side[0])} ${n(-tip[1] / 2 - side[1])} ${n(-tip[0])} ${n(-tip[1])}Z`
    })
    .join('')

/** Tufts of three blades that stand on the ground. */
export const blades = (spots: readonly GroundSpot[], height: number): string =>
  spots
    .map(({ x, y, scale }, i) => {
      const h = height * scale * (0.6 + (i % 4) * 0.2)
      const w = Math.max(1, h * 0.1)
      return [-0.5, 0, 0.45]
        .map(
          lean =>
            `M${n(x - w)} ${n(y)}Q${n(x + lean * h * 0.3)} ${n(y - h * 0.6)} ${n(x + lean * h)} ${n(y - h * (lean ? 0.8 : 1.1))}Q${n(x + w + lean * h * 0.4)} ${n(y - h * 0.4)} ${n(x + w)} ${n(y)}Z`,
        )
        .join('')
    })
    .join('')

/** The edge of the ground for a camera that looks up, on which near figures stand; null for other cameras. */
export function bankOf(stage: Stage, fill: string, edge = ''): Piece | null {
  const { view, context } = stage
  if (seesGround(stage)) return null
  const y = view.project([0, 0, 0])[1] - 16
  const rise = context.random.between(-14, 14)
  const top = `M-20 ${n(y + 10)}C${n(SIZE * 0.3)} ${n(y - 12 - rise)} ${n(SIZE * 0.7)} ${n(y - 8 + rise)} ${SIZE + 20} ${n(y + 14)}`
  return {
    // What stands farther away is hidden behind the edge up to its feet.
    depth: view.depthOf([0, 0, 240]),
    kind: 'scenery',
    drawing: `${shape(`${top}V${SIZE + 20}H-20Z`, fill)}${edge}`,
  }
}
