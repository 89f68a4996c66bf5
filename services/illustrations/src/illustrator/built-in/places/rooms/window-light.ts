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

/** A broad beam of moonlight from a window down to a place on the floor, given as x and z. */
export function moonBeam(
  { stage, lighting }: Room,
  { paint }: Wall,
  { u, v, width, height }: Opening,
  [x, z]: Point,
  spread: number,
): string {
  const noMoon = stage.weather === 'rain' || stage.states.has('switch-up')
  if (noMoon || (lighting !== 'moonlight' && !stage.states.has('moon-awake'))) return ''
  const [left, right] = [paint.at(u, v + height * 0.9), paint.at(u + width, v + height * 0.3)]
  const [a, b] = [stage.view.project([x - spread, 0, z]), stage.view.project([x + spread, 0, z])]
  return shape(
    polygon([left, right, b, a]),
    stage.context.defs.verticalGradient(alpha('#dfeaff', 0.26), alpha('#cfe0ff', 0.16), alpha('#c4d8ff', 0.02)),
  )
}
