import { alpha, shade, tint } from '../../canvas/colour.ts'
import { ellipse, line, place, shape } from '../../canvas/svg.ts'
import { shadowOf } from './cupboards.ts'
import type { Room } from './room.ts'
import { block, type Footing, facingViewer, shifted } from './solid.ts'

export const SOFA = { width: 1500, depth: 620, seat: 350 }

/** A cushion that leans against a back; its origin is below its middle. */
function cushion(
  { lit, stage }: Room,
  at: readonly [number, number, number],
  colour: string,
  turn: number,
  motif: number,
): string {
  const cloth = lit(colour)
  const [x, y] = stage.view.project(at)
  const mark =
    [
      shape('M0 -186L58 -112L0 -38L-58 -112Z', alpha(tint(cloth, 0.6), 0.8)),
      line('M-90 -160H90M-96 -112H96M-96 -64H96', alpha(tint(cloth, 0.6), 0.7), 15),
      shape('M-44 -112a44 44 0 1 1 88 0a44 44 0 1 1 -88 0Z', alpha(tint(cloth, 0.6), 0.8)),
    ][motif % 3] ?? ''
  return place(
    shape(
      'M-116 -8C-134 -80 -128 -190 -108 -216C-60 -236 60 -236 108 -216C128 -190 134 -80 116 -8C60 8 -60 8 -116 -8Z',
      cloth,
    ) + mark,
    x,
    y,
    { scale: stage.view.scaleAt(at), turn },
  )
}

/** Where a family sits together: a sofa, a diwan with bolsters or a cane settee. */
export function settee(room: Room, x: number, z: number): string {
  const { stage, lit, family } = room
  const { view, context } = stage
  const { width, depth, seat } = SOFA
  const [a, b, c] = family.accents
  const wood = lit(family.wood)
  const footing = facingViewer(x, z)
  const shadow = shadowOf(room, footing, width, depth)
  const random = context.bookRandom.fork('cushions')
  const cushions = [0.2, 0.48, 0.78]
    .map((share, i) =>
      cushion(
        room,
        [x + width * share, seat + 40, z - 240],
        [b, c, family.pale][i] ?? b,
        random.between(-12, 12),
        random.integer(0, 2),
      ),
    )
    .join('')
  if (family.seat === 'diwan') {
    const cover = lit(a)
    const fringe = Array.from({ length: 24 }, (_, i) => `M${i * 62.5 + 20} 0v-46`).join('')
    const bolster = (dx: number) => {
      const at = [x + dx, seat + 20, z - 160] as const
      const [px, py] = view.project(at)
      return place(
        ellipse(0, -84, 110, 88, lit(b)) +
          ellipse(0, -84, 62, 50, tint(lit(b), 0.24)) +
          ellipse(0, -84, 22, 18, lit(c)),
        px,
        py,
        { scale: view.scaleAt(at) },
      )
    }
    return (
      shadow +
      block(view, shifted(footing, 20, 0, 20), {
        width: 80,
        height: seat - 110,
        depth: depth - 60,
        colour: shade(wood, 0.2),
      }) +
      block(view, shifted(footing, width - 100, 0, 20), {
        width: 80,
        height: seat - 110,
        depth: depth - 60,
        colour: shade(wood, 0.2),
      }) +
      block(view, shifted(footing, 0, seat - 130, 0), {
        width,
        height: 130,
        depth,
        colour: cover,
        front: paint =>
          shape(paint.rect(0, 0, width, 26), lit(c)) +
          shape(
            Array.from({ length: 12 }, (_, i) =>
              paint.polygon([i * 125 + 22, 72, i * 125 + 62, 104, i * 125 + 102, 72, i * 125 + 62, 40]),
            ).join(''),
            alpha(lit(c), 0.9),
          ),
      }) +
      place(line(fringe, lit(c), 7), ...view.project([x, seat - 130, z - depth]), {
        scale: view.scaleAt([x, 0, z - depth]),
      }).replace('scale(', 'scale(1 -1) scale(') +
      bolster(110) +
      bolster(width - 110) +
      cushions
    )
  }
  if (family.seat === 'cane') {
    const cane = lit('#c9924e')
    const weave = (
      paint: { flow(row: readonly number[]): string; scaleAt(u: number, v: number): number },
      w: number,
      h: number,
    ) =>
      line(
        Array.from({ length: 14 }, (_, i) => paint.flow([(w * i) / 13, 0, (w * i) / 13, h])).join('') +
          [0.25, 0.5, 0.75].map(share => paint.flow([0, h * share, w, h * share])).join(''),
        alpha(shade(cane, 0.45), 0.6),
        paint.scaleAt(0, 0) * 11,
      )
    return (
      shadow +
      block(view, shifted(footing, 0, 0, 0), {
        width,
        height: 860,
        depth: 50,
        colour: cane,
        front: paint => weave(paint, width, 860),
      }) +
      block(view, shifted(footing, 0, seat - 130, 50), {
        width,
        height: 90,
        depth: depth - 50,
        colour: shade(cane, 0.1),
        front: paint => weave(paint, width, 90),
      }) +
      block(view, shifted(footing, 0, 0, depth - 60), { width: 60, height: 620, depth: 60, colour: cane }) +
      block(view, shifted(footing, width - 60, 0, depth - 60), { width: 60, height: 620, depth: 60, colour: cane }) +
      block(view, shifted(footing, 20, seat - 40, 60), {
        width: width - 40,
        height: 60,
        depth: depth - 80,
        colour: lit(a),
      }) +
      cushions
    )
  }
  const cover = lit(a)
  const soft = (f: Footing, w: number, h: number, d: number, colour: string) =>
    block(view, f, { width: w, height: h, depth: d, colour, top: tint(colour, 0.14) })
  return (
    shadow +
    soft(shifted(footing, 0, 90, 0), width, 720, 170, shade(cover, 0.06)) +
    block(view, shifted(footing, 60, 0, 60), {
      width: width - 120,
      height: 90,
      depth: depth - 90,
      colour: shade(wood, 0.4),
    }) +
    soft(shifted(footing, 0, 80, 150), width, seat - 130, depth - 150, shade(cover, 0.16)) +
    soft(shifted(footing, 150, seat - 60, 150), width / 2 - 158, 80, depth - 140, cover) +
    soft(shifted(footing, width / 2 + 8, seat - 60, 150), width / 2 - 158, 80, depth - 140, cover) +
    cushions +
    soft(shifted(footing, -20, 60, 40), 170, 500, depth - 30, shade(cover, 0.04)) +
    soft(shifted(footing, width - 150, 60, 40), 170, 500, depth - 30, shade(cover, 0.04))
  )
}
