import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, type Point, polygon } from '../canvas/path.ts'
import { box, line, SIZE, shape } from '../canvas/svg.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Stage } from '../stage/stage.ts'

/** A room as a box: a back wall that faces the viewer, side walls and a floor. Lengths in world units. */
export interface Room {
  /** z of the back wall. */
  back: number
  halfWidth: number
  height: number
}

/** px of a point of the room. */
const corner = ({ view }: Stage, x: number, y: number, z: number): Point => view.project([x, y, z])

interface RoomColours {
  wall: string
  floor: string
  skirting: string
}

/**
 * The walls, floor and ceiling of a room, in px.
 * @param pattern drawn on the back wall in world units: x to the right, y down from the floor line
 */
export function drawRoom(
  stage: Stage,
  { back, halfWidth, height }: Room,
  { wall, floor, skirting }: RoomColours,
  pattern: string,
): string {
  const { defs } = stage.context
  const near = stage.view.zOf('foreground') * 1.3
  const at = (x: number, y: number, z: number) => corner(stage, x, y, z)
  const backWall = [
    at(-halfWidth, 0, back),
    at(halfWidth, 0, back),
    at(halfWidth, height, back),
    at(-halfWidth, height, back),
  ]
  const sideWall = (side: 1 | -1) =>
    polygon([
      at(side * halfWidth, 0, back),
      at(side * halfWidth, height, back),
      at(side * halfWidth, height, near),
      at(side * halfWidth, 0, near),
    ])
  const floorArea = polygon([
    at(-halfWidth, 0, back),
    at(halfWidth, 0, back),
    at(halfWidth, 0, near),
    at(-halfWidth, 0, near),
  ])
  const boards: string[] = []
  for (let x = -halfWidth; x <= halfWidth; x += 150) {
    const [a, b] = [at(x, 0, back), at(x, 0, near)]
    boards.push(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`)
  }
  const [left, top] = at(-halfWidth, height, back)
  const [right, bottom] = at(halfWidth, 0, back)
  const wallPath = polygon(backWall)
  return (
    box(0, 0, SIZE, SIZE, shade(wall, 0.18)) +
    shape(sideWall(1), defs.horizontalGradient(shade(wall, 0.1), shade(wall, 0.22))) +
    shape(sideWall(-1), defs.horizontalGradient(shade(wall, 0.22), shade(wall, 0.1))) +
    shape(wallPath, defs.verticalGradient(shade(wall, 0.06), wall, tint(wall, 0.05))) +
    defs.clip(wallPath, onPlane(stage, back, pattern)) +
    shape(floorArea, defs.verticalGradient(shade(floor, 0.16), floor, tint(floor, 0.06))) +
    line(boards.join(''), alpha(shade(floor, 0.6), 0.24), 4) +
    box(left, bottom - (bottom - top) * 0.045, right - left, (bottom - top) * 0.045, skirting)
  )
}

/** A flat drawing in world units on a plane that faces the viewer, at depth z; (0, 0) is at x = 0 on the floor, y points down. */
export function onPlane({ view }: Stage, z: number, drawing: string, x = 0, y = 0): string {
  const at: Vec3 = [x, y, z]
  const [px, py] = view.project(at)
  const scale = view.scaleAt(at)
  return `<g transform="translate(${n(px)} ${n(py)}) scale(${scale.toFixed(4)} ${(scale * Math.cos((view.pitch * Math.PI) / 180)).toFixed(4)})">${drawing}</g>`
}

/** A round rug on the floor. */
export function rugOn(
  { view }: Stage,
  x: number,
  z: number,
  radius: number,
  colours: readonly [string, string, string],
): string {
  const ring = (r: number) =>
    polygon(
      Array.from({ length: 40 }, (_, i): Point => {
        const angle = (i / 40) * Math.PI * 2
        return view.project([x + Math.cos(angle) * r, 0, z + Math.sin(angle) * r])
      }),
    )
  return (
    shape(ring(radius), colours[0]) +
    shape(ring(radius * 0.88), colours[1]) +
    shape(ring(radius * 0.8), colours[0]) +
    shape(ring(radius * 0.42), colours[2]) +
    shape(ring(radius * 0.34), colours[1])
  )
}
