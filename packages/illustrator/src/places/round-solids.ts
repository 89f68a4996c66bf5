import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, polygon } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import type { Piece, Stage } from '../stage/stage.ts'

interface Cylinder {
  x: number
  z: number
  radius: number
  height: number
  /** Share of the radius that is open at the top, as in a well. */
  hole?: number
}

/** A round platform or well of bricks. */
export function cylinder(stage: Stage, { x, z, radius, height, hole = 0 }: Cylinder, colour: string): Piece {
  const { view, context } = stage
  const ring = (r: number, y: number, from: number, to: number) =>
    Array.from({ length: 17 }, (_, i) => {
      const angle = (Math.PI * (from + ((to - from) * i) / 16)) / 180
      return view.project([x + Math.cos(angle) * r, y, z + Math.sin(angle) * r])
    })
  const side = polygon([...ring(radius, 0, 180, 360), ...ring(radius, height, 360, 180)])
  const bands = [0.33, 0.66]
    .map(
      t =>
        `M${ring(radius + 2, height * t, 180, 360)
          .map(([a, b]) => `${n(a)} ${n(b)}`)
          .join('L')}`,
    )
    .join('')
  const top =
    view.project([x, height, z])[1] < view.horizon
      ? ''
      : shape(polygon(ring(radius, height, 0, 360)), tint(colour, 0.26)) +
        shape(polygon(ring(radius * (hole || 0.8), height, 0, 360)), hole ? shade(colour, 0.66) : tint(colour, 0.08))
  return {
    depth: view.depthOf([x, 0, z + 60]),
    kind: 'scenery',
    drawing:
      (view.pitch > 0 ? shape(polygon(ring(radius * 1.06, 0, 0, 360)), context.light.shadow) : '') +
      shape(
        side,
        context.defs.horizontalGradient(shade(colour, 0.26), colour, tint(colour, 0.1), shade(colour, 0.14)),
      ) +
      line(bands, alpha(shade(colour, 0.5), 0.4), 5) +
      top,
  }
}
