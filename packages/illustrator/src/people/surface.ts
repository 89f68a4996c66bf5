import { curve, n, type Point, polygon } from '../canvas/path.ts'
import { add, cos, cross, degreesOf, dot, lengthOf, sin, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import { hullOf } from './hull.ts'

/** A cross section: its centre and its half axes, in world units. */
export interface Section {
  centre: Vec3
  side: Vec3
  ahead: Vec3
}

/** A place on a surface. `around`: 0° is the middle of the front, 90° the body's left. `t`: the height of the section. */
export type Spot = readonly [around: number, t: number]

/** A body or a garment as a stack of ellipses, which can be drawn from every side. */
export interface Surface {
  section(t: number): Section
  at(around: number, t: number, out?: number): { point: Point; facing: number; world: Vec3 }
  /** The outline between sections. */
  outline(ts: readonly number[], out?: number): string
  /** The visible half of a section, as an open curve. */
  ring(t: number, out?: number): string
  /** The visible part of the area between two angles and two heights. */
  patch(from: number, to: number, t0: number, t1: number, out?: number): string
  /** The visible part of a line over the surface. */
  line(spots: readonly Spot[], out?: number): string
  /** The visible part of a band between two lines with the same number of points. */
  band(left: readonly Spot[], right: readonly Spot[], out?: number): string
  /** A strip along the silhouette; `side` 1 is on the right of the picture. `width`: degrees. */
  rim(side: 1 | -1, width: number, ts: readonly number[]): string
  /** A flat drawing in world units at a place, foreshortened; '' if it faces away. */
  lay(drawing: string, around: number, t: number, scale?: number): string
  /** The angle at which a section faces the viewer. */
  front(t: number): number
}

const POINTS = 16
const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

export function createSurface(section: (t: number) => Section, view: View): Surface {
  const towards = times(view.frame.forward, -1)
  const at = (around: number, t: number, out = 1) => {
    const { centre, side, ahead } = section(t)
    const normal = unit(
      add(times(unit(side), sin(around) / lengthOf(side)), times(unit(ahead), cos(around) / lengthOf(ahead))),
    )
    const world = add(centre, add(times(side, sin(around) * out), times(ahead, cos(around) * out)))
    return { point: view.project(world), facing: dot(normal, towards), world }
  }
  const front = (t: number) => {
    const { side, ahead } = section(t)
    return degreesOf(dot(towards, unit(side)) / lengthOf(side), dot(towards, unit(ahead)) / lengthOf(ahead))
  }
  const circle = (t: number, out: number) =>
    Array.from({ length: POINTS }, (_, i) => at((i * 360) / POINTS, t, out).point)
  const clampTo = (around: number, middle: number, most: number) =>
    middle + Math.max(-most, Math.min(most, wrap(around - middle)))
  return {
    section,
    at,
    front,
    outline: (ts, out = 1) =>
      ts
        .slice(1)
        .map((t, i) => hullOf([...circle(ts[i] ?? t, out), ...circle(t, out)]))
        .join(''),
    ring(t, out = 1) {
      const middle = front(t)
      return curve(Array.from({ length: 13 }, (_, i) => at(middle - 90 + i * 15, t, out).point))
    },
    patch(from, to, t0, t1, out = 1) {
      const middle = front((t0 + t1) / 2)
      let data = ''
      for (const shift of [-360, 0, 360]) {
        const start = Math.max(-90, wrap(from - middle) + shift)
        const end = Math.min(90, wrap(from - middle) + shift + to - from)
        if (end - start < 1) continue
        const steps = Math.max(2, Math.ceil((end - start) / 18))
        const edge = (t: number) =>
          Array.from({ length: steps + 1 }, (_, i) => at(middle + start + ((end - start) * i) / steps, t, out).point)
        data += polygon([...edge(t0), ...edge(t1).reverse()])
      }
      return data
    },
    line(spots, out = 1) {
      let data = ''
      let run: Point[] = []
      const flush = () => {
        if (run.length > 1) data += curve(run)
        run = []
      }
      for (const [around, t] of spots) {
        if (Math.abs(wrap(around - front(t))) <= 92) run.push(at(around, t, out).point)
        else flush()
      }
      flush()
      return data
    },
    band(left, right, out = 1) {
      let data = ''
      let run: [Point, Point][] = []
      const flush = () => {
        if (run.length > 1) data += polygon([...run.map(([a]) => a), ...run.map(([, b]) => b).reverse()])
        run = []
      }
      left.forEach((spot, i) => {
        const pair = [spot, right[i] ?? spot] as const
        const seen = pair.some(([around, t]) => Math.abs(wrap(around - front(t))) < 90)
        if (!seen) {
          flush()
          return
        }
        const [a, b] = pair.map(([around, t]) => at(clampTo(around, front(t), 90), t, out).point) as [Point, Point]
        run.push([a, b])
      })
      flush()
      return data
    },
    rim(side, width, ts) {
      const edge = (degrees: number) => ts.map(t => at(front(t) + side * screenSide(t) * degrees, t).point)
      return polygon([...edge(90), ...edge(90 - width).reverse()])
    },
    lay(drawing, around, t, scale = 1) {
      const { point, facing, world } = at(around, t)
      if (drawing === '' || facing < 0.1) return ''
      const { side, ahead } = section(t)
      const right = add(times(unit(side), cos(around)), times(unit(ahead), -sin(around)))
      const outward = add(times(unit(side), sin(around)), times(unit(ahead), cos(around)))
      const down = cross(outward, right)
      const k = view.scaleAt(world) * scale
      const round = (value: number) => String(Math.round(value * 10000) / 10000)
      const { side: x, up: y } = view.frame
      const matrix = [dot(right, x) * k, -dot(right, y) * k, dot(down, x) * k, -dot(down, y) * k].map(round)
      return `<g transform="matrix(${matrix.join(' ')} ${n(point[0])} ${n(point[1])})">${drawing}</g>`
    },
  }
  /** 1 if angles grow to the right of the picture. */
  function screenSide(t: number): 1 | -1 {
    const middle = front(t)
    return at(middle + 60, t).point[0] >= at(middle - 60, t).point[0] ? 1 : -1
  }
}

/** Half axes of a section across `axis`, which points up the body. The first one is as close to `side` as possible. */
export function crossAxes(axis: Vec3, side: Vec3, wide: number, deep: number): Pick<Section, 'side' | 'ahead'> {
  const across = unit(subtract(side, times(axis, dot(side, axis))))
  const forward = unit(cross(axis, across))
  return { side: times(across, wide), ahead: times(forward, deep) }
}
