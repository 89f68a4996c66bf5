import { shade, tint } from '../../canvas/colour.ts'
import { type Point, polygon } from '../../canvas/path.ts'
import { shape } from '../../canvas/svg.ts'
import { add, times, type Vec3 } from '../../space/vec3.ts'
import type { View } from '../../space/view.ts'
import { type Painter, type Plane, paintOn } from './plane.ts'

/** Where a piece of furniture stands: its back left corner on the floor, seen from in front of it. */
export interface Footing {
  at: Vec3
  /** From its left to its right, of length 1. */
  right: Vec3
  /** From its back to its front, of length 1. */
  forward: Vec3
}

/** Facing the viewer, with the back left corner at (x, y, z). */
export const facingViewer = (x: number, z: number, y = 0): Footing => ({
  at: [x, y, z],
  right: [1, 0, 0],
  forward: [0, 0, -1],
})

/** With its back to a wall, `u` along it and `out` in front of it. */
export const against = (wall: Plane, u: number, out = 0, y = 0): Footing => ({
  at: add(add(wall.origin, [0, y, 0]), add(times(wall.right, u), times(wall.out, out))),
  right: wall.right,
  forward: wall.out,
})

/** A footing moved within its own directions. */
export const shifted = (footing: Footing, right: number, up: number, forward: number): Footing => ({
  ...footing,
  at: add(footing.at, add(add(times(footing.right, right), [0, up, 0]), times(footing.forward, forward))),
})

interface Block {
  width: number
  height: number
  depth: number
  colour: string
  /** Colours of the faces; by default they follow from `colour` as if lit from above. */
  top?: string
  side?: string
  /** Drawn on the front, with the origin at its lower left corner. */
  front?: (painter: Painter) => string
  /** Drawn on the top, with the origin at its front left corner; v goes to the back. */
  above?: (painter: Painter) => string
}

/** The faces of a block that the camera sees. */
export function block(view: View, footing: Footing, block: Block): string {
  const { width, height, depth, colour } = block
  const { right, forward } = footing
  const corner = (r: number, u: number, f: number): Vec3 => shifted(footing, r * width, u * height, f * depth).at
  const face = (corners: readonly Vec3[], fill: string, drawing?: () => string) => {
    const px = corners.map(view.project)
    return isTowards(px) ? shape(polygon(px), fill) + (drawing?.() ?? '') : ''
  }
  const back = times(forward, -1)
  const frontPlane: Plane = { origin: corner(0, 0, 1), right, up: [0, 1, 0], out: forward }
  const topPlane: Plane = { origin: corner(0, 1, 1), right, up: back, out: [0, 1, 0] }
  const side = block.side ?? shade(colour, 0.2)
  return (
    face([corner(0, 0, 0), corner(0, 0, 1), corner(0, 1, 1), corner(0, 1, 0)], side) +
    face([corner(1, 0, 1), corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1)], side) +
    face(
      [corner(0, 1, 1), corner(1, 1, 1), corner(1, 1, 0), corner(0, 1, 0)],
      block.top ?? tint(colour, 0.2),
      () => block.above?.(paintOn(view, topPlane)) ?? '',
    ) +
    face(
      [corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)],
      colour,
      () => block.front?.(paintOn(view, frontPlane)) ?? '',
    )
  )
}

/** Whether an outline, anticlockwise as seen from outside, faces the viewer. */
function isTowards(px: readonly Point[]): boolean {
  let area = 0
  px.forEach(([x, y], i) => {
    const [nextX, nextY] = px[(i + 1) % px.length] ?? [x, y]
    area += x * nextY - nextX * y
  })
  return area < -1
}
