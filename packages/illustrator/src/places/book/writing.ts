import type { Random } from '@kahani/random/random'
import { n, type Point } from '../../canvas/path.ts'
import { line, SIZE } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'
import { levelPlane, type Plane } from '../plane.ts'

/** Lines of writing that nobody can read, on the ground and on the walls of a land of paper. */

/** A word as a row of loops in px, from (x, y) to the right; `rise` is added along its length. */
function word([x, y]: Point, width: number, height: number, rise = 0): string {
  const loops = Math.max(2, Math.round(width / Math.max(7, height * 1.15)))
  const step = width / loops
  return `M${n(x)} ${n(y)}${Array.from(
    { length: loops },
    (_, i) => `q${n(step * 0.5)} ${n((i % 3 === 1 ? -1.9 : -1.2) * height)} ${n(step)} ${n(rise / loops)}`,
  ).join('')}`
}

/** Rows of words on a plane; `from` and `to` are u and v of opposite corners, all lengths world units. */
export function rowsOfWords(
  random: Random,
  plane: Pick<Plane, 'at' | 'scale'>,
  [u0, v0]: Point,
  [u1, v1]: Point,
  { rows, size, colour }: { rows: number; size: number; colour: string },
): string {
  let drawing = ''
  for (let row = 0; row < rows; row++) {
    const v = v0 + ((v1 - v0) * (row + 0.5)) / rows
    const last = row % 5 === 4 ? u0 + (u1 - u0) * 0.55 : u1
    let data = ''
    let width = 3
    for (let u = u0; u < last - size * 2; ) {
      const length = size * random.between(2.2, 6)
      const [x, y] = plane.at(u, v)
      const [endX, endY] = plane.at(Math.min(u + length, last), v)
      const [, above] = plane.at(u, v + size)
      const px = Math.abs(endX - x)
      if (endX > -60 && x < SIZE + 60 && px > 4) {
        const height = Math.abs(y - above) * 0.7
        data += word([x, y], endX - x, height, endY - y)
        width = Math.max(1.4, Math.min(9, height * 0.34))
      }
      u += length + size * 0.9
    }
    if (data) drawing += line(data, colour, width)
  }
  return drawing
}

/** Rows of words across the whole visible ground between two depths. */
export function writtenGround(
  stage: Stage,
  from: number,
  to: number,
  options: { rows: number; size: number; colour: string; margin?: number },
): string {
  const { margin = 0 } = options
  const reach = Math.min(7000, 900 / stage.view.scaleAt([0, 0, to]))
  const floor = levelPlane(stage)
  if (floor.rect(0, 0, 10, 10) === '') return ''
  const { random } = stage.context
  return margin === 0
    ? rowsOfWords(random, floor, [-reach, to], [reach, from], options)
    : rowsOfWords(random, floor, [-reach, to], [-margin, from], options) +
        rowsOfWords(random, floor, [margin, to], [reach, from], options)
}
