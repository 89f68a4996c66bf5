import { alpha } from '../../canvas/colour.ts'
import { type Point, polygon } from '../../canvas/path.ts'
import { shape } from '../../canvas/svg.ts'
import type { Opening } from './openings.ts'
import type { Room, Wall } from './room.ts'

/** Light that falls through a window onto the floor: (x, z) is the middle of its near edge. */
export function lightOnFloor(
  { stage, floor, lighting }: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  slant: number,
): string {
  const { time } = stage.context.light
  if (
    lighting === 'candle' ||
    (lighting === 'lamps' && time !== 'night') ||
    stage.weather === 'rain' ||
    stage.weather === 'snow' ||
    stage.view.pitch < 0
  )
    return ''
  const colour =
    lighting === 'moonlight'
      ? alpha('#cfe0ff', 0.34)
      : lighting === 'lamps'
        ? alpha('#b9ccff', 0.14)
        : alpha(time === 'sunset' ? '#ffb870' : '#fff2c4', 0.42)
  const pane = (from: number, to: number, near: number, far: number) => {
    const at = (share: number, back: number) => [
      x + (share - 0.5) * width * (1 - back * 0.12) + slant * back,
      z + depth * back,
    ]
    return floor.polygon([...at(from, near), ...at(to, near), ...at(to, far), ...at(from, far)])
  }
  return shape(
    pane(0, 0.47, 0, 0.44) + pane(0.53, 1, 0, 0.44) + pane(0, 0.47, 0.52, 1) + pane(0.53, 1, 0.52, 1),
    colour,
  )
}

/** Strips of a beam, from its whole breadth to its core, as shares of that; they make its edges soft. */
const STRIPS = [1, 0.86, 0.72, 0.58, 0.44, 0.3]

/** A broad beam of moonlight from the panes of a window down to a place on the floor, given as x and z. */
export function moonBeam(
  { stage, lighting }: Room,
  { paint }: Wall,
  { u, v, width, height }: Opening,
  [x, z]: Point,
  spread: number,
): string {
  const noMoon = stage.weather === 'rain' || stage.weather === 'snow' || stage.states.has('switch-up')
  if (noMoon || (lighting !== 'moonlight' && !stage.states.has('moon-awake'))) return ''
  const light = stage.context.defs.verticalGradient(
    alpha('#dfeaff', 0.075),
    alpha('#d6e4ff', 0.05),
    alpha('#cfe0ff', 0.028),
    alpha('#c4d8ff', 0),
  )
  return STRIPS.map(share => {
    // From one corner of the glass between the curtains to the opposite one.
    const pane = (across: number, up: number) =>
      paint.at(u + width * (0.5 + across * share), v + height * (0.5 + up * share))
    const floor = (side: number) => stage.view.project([x + spread * side * share, 0, z])
    return shape(polygon([pane(-0.26, 0.26), pane(0.24, -0.3), floor(1), floor(-1)]), light)
  }).join('')
}
