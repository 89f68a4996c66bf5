import { place } from '../canvas/svg.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Creature } from './creature.ts'
import type { HeadPlace } from './head.ts'
import { flat, type Part, paint } from './solid.ts'

interface Assembly {
  parts: readonly Part[]
  /** Points at the edges of the body. */
  edges: readonly Vec3[]
  /** Added to the edges on all sides. */
  margin: number
  head: HeadPlace
  /** Radius of an air bubble around the head; 0 for creatures that need none. */
  bubble: number
  grip: Vec3
  seat?: Vec3 | null
  /** Moved down until it touches the ground or, if it hovers, until its lowest point is the origin. */
  stands: boolean
  /** Stays above the ground, as in a jump. */
  lift?: number
}

/** A creature made of parts; its lowest point becomes its foot. */
export function assemble({ parts, edges, margin, head, bubble, grip, seat, stands, lift = 0 }: Assembly): Creature {
  const points = edges.map(flat)
  const lowest = Math.max(...points.map(([, y]) => y)) + margin + lift
  const moved = (point: Vec3) => {
    const [x, y] = flat(point)
    return [x, y - lowest] as const
  }
  const [headX, headY] = moved(head.at)
  return {
    drawing: place(paint(parts), 0, -lowest),
    halfWidth: Math.max(...points.map(([x]) => Math.abs(x))) + margin,
    height: Math.max(lowest - Math.min(...points.map(([, y]) => y)) + margin, -headY + head.size),
    stands,
    head: { at: [headX, headY], r: bubble, size: head.size },
    grip: moved(grip),
    seat: seat ? moved(seat) : null,
  }
}
