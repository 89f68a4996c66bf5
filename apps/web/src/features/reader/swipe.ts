/** Least way of a swipe, in px, and the longest it may take, in ms: slower is a hand that rests. */
const LEAST_WAY = 48
const LONGEST = 900

/** How a finger went from touching to lifting: px to the right and down, and the time it took in ms. */
export interface Stroke {
  dx: number
  dy: number
  ms: number
}

/** Which way a stroke turns the page, or null where it was a tap, a scroll or a rest. */
export function moveOfStroke({ dx, dy, ms }: Stroke): 'next' | 'previous' | null {
  if (ms > LONGEST || Math.abs(dx) < LEAST_WAY || Math.abs(dx) < 2 * Math.abs(dy)) return null
  return dx < 0 ? 'next' : 'previous'
}
