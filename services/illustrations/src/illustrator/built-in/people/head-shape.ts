import { n, type Point } from '../canvas/path.ts'
import type { Frame } from '../space/frame.ts'
import { cos, dot, sin, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'

/**
 * A head in a view. Places on it are given by azimuth (0° is the middle of the face, positive to the head's left), elevation
 * (0° is the height of the eyes' centre) and distance from the centre in head radii. Drawings on it are in head units: a
 * radius is 100.
 */
export interface HeadShape {
  centre: Point
  /** px per head radius, and per head unit. */
  radius: number
  unit: number
  /** Of a place: its px, and how much it faces the viewer, from -1 to 1. */
  at(azimuth: number, elevation: number, distance?: number): { point: Point; facing: number }
  /** Of a point in head radii: to the side, up, forward. */
  project(local: Vec3): { point: Point; facing: number }
  /** A flat drawing in head units, centred on a place and foreshortened; '' if the place faces away. */
  lay(
    drawing: string,
    azimuth: number,
    elevation: number,
    options?: { distance?: number; roll?: number; least?: number },
  ): string
  /** The smallest outline around circles: each a point in head radii and a radius. */
  hull(circles: readonly (readonly [local: Vec3, radius: number])[]): string
}

export function headShape(view: View, centre: Vec3, skull: Frame, radius: number): HeadShape {
  const px = radius * view.scaleAt(centre)
  const [cx, cy] = view.project(centre)
  const { side, up, forward } = view.frame
  const toWorld = ([a, b, c]: Vec3): Vec3 => [
    skull.side[0] * a + skull.up[0] * b + skull.forward[0] * c,
    skull.side[1] * a + skull.up[1] * b + skull.forward[1] * c,
    skull.side[2] * a + skull.up[2] * b + skull.forward[2] * c,
  ]
  const project = (local: Vec3) => {
    const world = toWorld(local)
    const point: Point = [cx + dot(world, side) * px, cy - dot(world, up) * px]
    return { point, facing: -dot(world, forward) }
  }
  const direction = (azimuth: number, elevation: number): Vec3 => [
    sin(azimuth) * cos(elevation),
    sin(elevation),
    cos(azimuth) * cos(elevation),
  ]
  const scaled = ([a, b, c]: Vec3, factor: number): Vec3 => [a * factor, b * factor, c * factor]
  return {
    centre: [cx, cy],
    radius: px,
    unit: px / 100,
    project,
    at: (azimuth, elevation, distance = 1) => project(scaled(direction(azimuth, elevation), distance)),
    lay(drawing, azimuth, elevation, { distance = 1, roll = 0, least = 0.08 } = {}) {
      const { point, facing } = project(scaled(direction(azimuth, elevation), distance))
      if (facing < least) return ''
      const right = toWorld([cos(azimuth), 0, -sin(azimuth)])
      const down = toWorld([sin(azimuth) * sin(elevation), -cos(elevation), cos(azimuth) * sin(elevation)])
      const k = px / 100
      const round = (value: number) => String(Math.round(value * 10000) / 10000)
      const matrix = [dot(right, side) * k, -dot(right, up) * k, dot(down, side) * k, -dot(down, up) * k].map(round)
      const rolled = roll === 0 ? drawing : `<g transform="rotate(${n(roll)})">${drawing}</g>`
      return `<g transform="matrix(${matrix.join(' ')} ${n(point[0])} ${n(point[1])})">${rolled}</g>`
    },
    hull: circles => hullPath(circles.map(([local, r]) => [project(local).point, r * px] as const)),
  }
}

const STEPS = 36

/** The convex outline around circles, as path data. */
export function hullPath(circles: readonly (readonly [Point, number])[]): string {
  const points = circles.flatMap(([[x, y], r]) =>
    Array.from({ length: STEPS }, (_, i): Point => {
      const angle = (i / STEPS) * Math.PI * 2
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
    }),
  )
  return `M${convexHull(points)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L')}Z`
}

/** The convex hull of points, clockwise on the picture. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turns = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)]
        if (!a || !b || turns(a, b, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
