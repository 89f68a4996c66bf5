import type { Outline } from './outline.ts'

/** Highest and lowest ink in columns of equal width. */
export interface InkProfile {
  top: Float64Array
  bottom: Float64Array
}

/** px */
export const COLUMN = 4

/**
 * Profile of outlines, by the polygon of all their points, which is around the curves.
 * @param left x of the first column in px
 * @param columns number of columns
 */
export function inkProfile(outlines: readonly Outline[], left: number, columns: number): InkProfile {
  const top = new Float64Array(columns).fill(Infinity)
  const bottom = new Float64Array(columns).fill(-Infinity)
  const column = (x: number) => Math.min(Math.max(Math.floor((x - left) / COLUMN), 0), columns - 1)
  const include = (i: number, y1: number, y2: number) => {
    top[i] = Math.min(top[i] ?? Infinity, y1, y2)
    bottom[i] = Math.max(bottom[i] ?? -Infinity, y1, y2)
  }
  const addEdge = (x1: number, y1: number, x2: number, y2: number) => {
    const first = column(Math.min(x1, x2))
    const last = column(Math.max(x1, x2))
    if (first === last) return include(first, y1, y2)
    const low = Math.min(y1, y2)
    const high = Math.max(y1, y2)
    const at = (x: number) => Math.min(Math.max(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1), low), high)
    // The part of the edge inside of each column.
    let start = at(left + first * COLUMN)
    for (let i = first; i <= last; i += 1) {
      const end = at(left + (i + 1) * COLUMN)
      include(i, start, end)
      start = end
    }
  }
  for (const outline of outlines) {
    let [x, y] = [0, 0]
    for (const { type, values } of outline) {
      for (let i = 0; i + 1 < values.length; i += 2) {
        const nextX = values[i] ?? 0
        const nextY = values[i + 1] ?? 0
        if (type !== 'M') addEdge(x, y, nextX, nextY)
        x = nextX
        y = nextY
      }
    }
  }
  return { top, bottom }
}

/**
 * How far the lower profile can move up (negative: must move down) until no ink of it is nearer than `distance` to the upper one.
 * @param distance px in all directions
 */
export function freeSpace(upper: InkProfile, lower: InkProfile, distance: number): number {
  const reach = Math.floor(distance / COLUMN)
  let free = Infinity
  for (let shift = -reach; shift <= reach; shift += 1) {
    const needed = Math.sqrt(distance ** 2 - (shift * COLUMN) ** 2)
    for (let i = 0; i < lower.top.length; i += 1)
      free = Math.min(free, (lower.top[i] ?? Infinity) - (upper.bottom[i + shift] ?? -Infinity) - needed)
  }
  return free
}

/** Adds the ink of another profile with the same columns, moved down by `dy` px. */
export function addInk(profile: InkProfile, other: InkProfile, dy: number): void {
  for (const [i, top] of other.top.entries()) {
    profile.top[i] = Math.min(profile.top[i] ?? Infinity, top + dy)
    profile.bottom[i] = Math.max(profile.bottom[i] ?? -Infinity, (other.bottom[i] ?? -Infinity) + dy)
  }
}
