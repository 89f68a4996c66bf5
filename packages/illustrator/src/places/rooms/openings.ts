import { shade } from '../../canvas/colour.ts'
import { shape } from '../../canvas/svg.ts'
import { drawOutlook } from './outlook.ts'
import type { Prospect } from './outside.ts'
import type { Painter } from './plane.ts'
import type { Room, Wall } from './room.ts'

/** An opening in a wall, by its lower left corner. */
export interface Opening {
  u: number
  v: number
  width: number
  height: number
  /** Height of its arch; 0 is a rectangle. */
  rise?: number
}

/** Thickness of the walls. */
const REVEAL = 130

/** px of what surrounds some openings. */
function prospectThrough(painter: Painter, { u, v, width, height }: Opening): Prospect {
  const corners = [
    painter.at(u, v),
    painter.at(u + width, v),
    painter.at(u, v + height),
    painter.at(u + width, v + height),
  ]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), base: Math.max(...ys) }
}

/**
 * A hole in a wall with the outside behind it. `ground` is the height above its lower edge where the
 * land outside begins; `inside` is the colour behind a window that is seen from outside. */
export function drawOpening(
  room: Room,
  wall: Wall,
  opening: Opening,
  rim: string,
  { ground = 0, inside }: { ground?: number; inside?: string | undefined } = {},
): string {
  const { stage, family } = room
  const { paint } = wall
  const { u, v, width, height, rise = 0 } = opening
  const front = paint.arch(u, v, width, height, rise)
  const back = paint.arch(u, v, width, height, rise, -REVEAL)
  const { defs } = stage.context
  return (
    shape(paint.arch(u - 46, v - 6, width + 92, height + 52, rise === 0 ? 0 : rise + 30), rim) +
    defs.clip(
      front,
      shape(front, shade(rim, 0.3)) +
        (inside
          ? shape(back, inside)
          : defs.clip(
              back,
              drawOutlook(stage, family.outlook, {
                ...prospectThrough(paint, { ...opening, v: v + ground, height: height - ground }),
                // Sun and moon keep clear of the heads of those who stand before a large window.
                ...(width > 1200 ? { shining: [0.5, 0.22] as const } : {}),
              }),
            )),
    )
  )
}
