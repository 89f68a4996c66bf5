import { alpha } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import type { Piece } from '../../stage/stage.ts'
import { BED, type Bed } from './beds.ts'
import type { Room } from './room.ts'

/** Height of the roof of the net. */
const ROOF = 1420

/** A net that is tied up by four strings, open towards the viewer. */
export function mosquitoNet(room: Room, { x, z }: Bed): Piece[] {
  const { stage, lit, height } = room
  const { view, context, states } = stage
  if (!states.has('mosquito-net') && !context.bookRandom.fork('net').chance(0.16)) return []
  const gauze = lit('#fffaf0')
  const { length, depth } = BED
  const at = (u: number, y: number, f: number): Point => view.project([x + length * u, y, z - depth * f])
  const mesh = (from: number, to: number, f: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const u = from + ((to - from) * i) / 10
      const [a, b] = [at(u, ROOF, f), at(u, 200, f)]
      return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
    }).join('')
  const string = (u: number, f: number) => {
    const [a, b] = [at(u, ROOF, f), at(u + (u < 0.5 ? -0.16 : 0.16), height - 180, f - 0.1)]
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  }
  const rear = polygon([at(0, 200, 0), at(1, 200, 0), at(1, ROOF, 0), at(0, ROOF, 0)])
  const behind =
    shape(rear, alpha(gauze, 0.2)) +
    line(mesh(0, 1, 0), alpha(gauze, 0.3), 3) +
    line(string(0, 0) + string(1, 0), alpha(gauze, 0.7), 3)
  const end = (u: number) => polygon([at(u, 150, 0), at(u, ROOF, 0), at(u, ROOF, 1), at(u, 150, 1)])
  // The two halves of the front are gathered at the corners.
  const gathered = (u: number, into: number) => {
    const [top, inner, tie, foot, wide] = [
      at(u, ROOF, 1),
      at(u + into * 0.46, ROOF, 1),
      at(u + into * 0.035, 760, 1),
      at(u + into * 0.1, 130, 1),
      at(u, 130, 1),
    ]
    return `M${n(top[0])} ${n(top[1])}L${n(inner[0])} ${n(inner[1])}Q${n(inner[0] - (inner[0] - tie[0]) * 0.5)} ${n(tie[1] - (tie[1] - top[1]) * 0.3)} ${n(tie[0])} ${n(tie[1])}Q${n(tie[0])} ${n((tie[1] + foot[1]) / 2)} ${n(foot[0])} ${n(foot[1])}L${n(wide[0])} ${n(wide[1])}Z`
  }
  const hem = `M${n(at(0, ROOF, 1)[0])} ${n(at(0, ROOF, 1)[1])}L${n(at(1, ROOF, 1)[0])} ${n(at(1, ROOF, 1)[1])}`
  const before =
    shape(end(0) + end(1), alpha(gauze, 0.26)) +
    shape(polygon([at(0, ROOF, 0), at(1, ROOF, 0), at(1, ROOF, 1), at(0, ROOF, 1)]), alpha(gauze, 0.24)) +
    shape(gathered(0, 1) + gathered(1, -1), alpha(gauze, 0.5)) +
    line(gathered(0, 1) + gathered(1, -1), alpha(gauze, 0.6), 4) +
    line(hem, alpha(gauze, 0.8), 6) +
    line(string(0, 1) + string(1, 1), alpha(gauze, 0.7), 3)
  return [room.piece(behind, [x, 0, z - 20]), room.piece(before, [x, 0, z - 30])]
}
