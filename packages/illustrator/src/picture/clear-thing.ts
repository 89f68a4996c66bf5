import { distance, type Point } from '../canvas/path.ts'
import { cos, sin } from '../space/vec3.ts'
import type { HeldThing } from './draw-things.ts'

/** Degrees by which a thing is tilted, in the order in which they are tried. */
const TILTS = Array.from({ length: 7 }, (_, i) => i * 15).flatMap(degrees => [degrees, -degrees])

/** How a thing lies in a hand. */
interface Hold {
  /** Of the hand, in px. */
  at: Point
  /** px per unit of the drawing. */
  scale: number
  turn: number
  /** Where the hand takes it, in the drawing. */
  grip: Point
}

/** Whether a thing is over a point of the picture; `free` px around it count too. */
function isOver(
  { halfWidth, height, grip: { stalk = 0 } }: HeldThing,
  { at, scale, turn, grip }: Hold,
  [x, y]: Point,
  free: number,
): boolean {
  const [dx, dy] = [(x - at[0]) / scale, (y - at[1]) / scale]
  const u = dx * cos(turn) + dy * sin(turn) + grip[0]
  const v = -dx * sin(turn) + dy * cos(turn) + grip[1]
  const more = free / scale
  return Math.abs(u) < halfWidth + more && v > -height - more && v < more - stalk
}

export const isSlim = ({ halfWidth, height }: HeldThing): boolean => halfWidth * 4 < height

/** The tilt nearest to the usual one in which a thing leaves the face free; undefined if there is none. */
export function clearTilt(item: HeldThing, hold: Hold, face: readonly Point[]): number | undefined {
  const [first, second] = face
  const free = first && second ? distance(first, second) * 0.24 : 0
  const tilts = item.grip.kind === 'upright' ? TILTS.filter(tilt => isSlim(item) || Math.abs(tilt) <= 45) : [0]
  return tilts
    .map(tilt => hold.turn + tilt)
    .find(turn => !face.some(point => isOver(item, { ...hold, turn }, point, free)))
}
