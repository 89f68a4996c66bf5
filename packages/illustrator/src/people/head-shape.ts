import { curve, n, type Point, polygon } from '../canvas/path.ts'
import { type Frame, inFrame, toFrame } from '../space/frame.ts'
import { add, cos, dot, sin, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import { hullPath } from './hull.ts'

/** A place on the head: azimuth and elevation in degrees. */
export type Place = readonly [azimuth: number, elevation: number]

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
  /** Direction to the viewer: to the head's side, up, forward. */
  viewer: Vec3
  /** Direction in which loose hair hangs, in the same way; along the body if it lies. */
  down: Vec3
  /** Somebody lies: 0, or stands or sits: 1, or leans. */
  upright: number
  /** A flat drawing in head units, centred on a place and foreshortened; '' if the place faces away. */
  lay(
    drawing: string,
    azimuth: number,
    elevation: number,
    options?: { distance?: number; roll?: number; least?: number },
  ): string
  /** The smallest outline around circles: each a point in head radii and a radius. */
  hull(circles: readonly (readonly [local: Vec3, radius: number])[]): string
  /** The visible parts of the shortest curves from each place to the next, as path data. */
  trace(places: readonly Place[], distance?: number): string
  /**
   * The area within a loop of places. Its hidden part lies outside of the head's outline, to be clipped by it. The path is
   * that of everything but this area if `inverted`.
   */
  region(loop: readonly Place[], distance?: number): { path: string; inverted: boolean }
}

const uprightness = (skull: Frame): number => Math.max(0, Math.min(1, skull.up[1] * 1.6))

function hangingIn(skull: Frame): Vec3 {
  const upright = uprightness(skull)
  return unit(add(times(toFrame(skull, [0, -1, 0]), upright), [0, -(1 - upright), 0]))
}

export const directionOf = ([azimuth, elevation]: Place): Vec3 => [
  sin(azimuth) * cos(elevation),
  sin(elevation),
  cos(azimuth) * cos(elevation),
]

/** Places along the shortest way from `a` to `b`, as directions; without `b` itself. */
function arc(a: Vec3, b: Vec3, step: number): Vec3[] {
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(a, b))))
  const count = Math.max(1, Math.ceil((angle * 180) / Math.PI / step))
  if (angle < 1e-6) return [a]
  return Array.from({ length: count }, (_, i) => {
    const share = i / count
    return unit(
      add(
        times(a, Math.sin((1 - share) * angle) / Math.sin(angle)),
        times(b, Math.sin(share * angle) / Math.sin(angle)),
      ),
    )
  })
}

export function headShape(view: View, centre: Vec3, skull: Frame, radius: number): HeadShape {
  const px = radius * view.scaleAt(centre)
  const [cx, cy] = view.project(centre)
  const { side, up, forward } = view.frame
  const project = (local: Vec3) => {
    const world = inFrame(skull, local)
    const point: Point = [cx + dot(world, side) * px, cy - dot(world, up) * px]
    return { point, facing: -dot(world, forward) }
  }
  /** Beyond the outline distances grow, so that the hidden half surrounds the visible one. */
  const unroll = (local: Vec3, distance: number): { angle: number; far: boolean; point: Point } => {
    const { point, facing } = project(times(local, distance))
    const [x, y] = [point[0] - cx, point[1] - cy]
    const angle = Math.atan2(y, x)
    if (facing >= 0) return { angle, far: false, point }
    const length = Math.hypot(x, y) || 1
    const r = px * distance * 4 - length * 3
    return { angle, far: true, point: [cx + (x / length) * r, cy + (y / length) * r] }
  }
  return {
    centre: [cx, cy],
    radius: px,
    unit: px / 100,
    viewer: toFrame(skull, times(forward, -1)),
    down: hangingIn(skull),
    upright: uprightness(skull),
    project,
    at: (azimuth, elevation, distance = 1) => project(times(directionOf([azimuth, elevation]), distance)),
    lay(drawing, azimuth, elevation, { distance = 1, roll = 0, least = 0.08 } = {}) {
      const { point, facing } = project(times(directionOf([azimuth, elevation]), distance))
      if (drawing === '' || facing / distance < least) return ''
      const right = inFrame(skull, [cos(azimuth), 0, -sin(azimuth)])
      const down = inFrame(skull, [sin(azimuth) * sin(elevation), -cos(elevation), cos(azimuth) * sin(elevation)])
      const k = px / 100
      const round = (value: number) => String(Math.round(value * 10000) / 10000)
      const matrix = [dot(right, side) * k, -dot(right, up) * k, dot(down, side) * k, -dot(down, up) * k].map(round)
      const rolled = roll === 0 ? drawing : `<g transform="rotate(${n(roll)})">${drawing}</g>`
      return `<g transform="matrix(${matrix.join(' ')} ${n(point[0])} ${n(point[1])})">${rolled}</g>`
    },
    hull: circles => hullPath(circles.map(([local, r]) => [project(local).point, r * px] as const)),
    trace(places, distance = 1) {
      const directions = places.flatMap((place, i) => {
        const next = places[i + 1]
        return next ? arc(directionOf(place), directionOf(next), 14) : [directionOf(place)]
      })
      let data = ''
      let run: Point[] = []
      for (const direction of directions) {
        const { point, facing } = project(times(direction, distance))
        if (facing > 0.06 * distance) run.push(point)
        else {
          if (run.length > 1) data += curve(run)
          run = []
        }
      }
      return run.length > 1 ? data + curve(run) : data
    },
    region(loop, distance = 1) {
      const directions = loop.flatMap((place, i) =>
        arc(directionOf(place), directionOf(loop[(i + 1) % loop.length] ?? place), 6),
      )
      const points: Point[] = []
      let before: ReturnType<typeof unroll> | undefined
      for (const direction of directions) {
        const here = unroll(direction, distance)
        if (before?.far && here.far) {
          // Around the back: along a circle instead of across the head.
          const full = Math.PI * 2
          const swing = ((here.angle - before.angle + Math.PI * 5) % full) - Math.PI
          const steps = Math.floor(Math.abs(swing) / 0.5)
          for (let i = 1; i <= steps; i++) {
            const angle = before.angle + (swing * i) / (steps + 1)
            points.push([cx + Math.cos(angle) * px * 3.6, cy + Math.sin(angle) * px * 3.6])
          }
        }
        points.push(here.point)
        before = here
      }
      return { path: polygon(points), inverted: signedArea(points) < 0 }
    },
  }
}

/** Positive if the points run clockwise on the picture. */
export function signedArea(points: readonly Point[]): number {
  let sum = 0
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [x, y]
    sum += x * v - u * y
  })
  return sum
}
