import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { ellipse, line, place, shape } from '../../canvas/svg.ts'
import type { Piece } from '../../stage/stage.ts'
import { shadowOf } from './cupboards.ts'
import type { Room } from './room.ts'
import { block, type Footing, facingViewer, shifted } from './solid.ts'

/** Seats for one or more, with the origin of a footing at their back left corner. */

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

export const CHAIR = { width: 560, seat: 340 }

/** An easy chair of cane with a cushion, turned a little; `x` and `z` are the middle of its back. */
export function caneChair(room: Room, x: number, z: number, mirrored = false): Piece {
  const { lit, family } = room
  const cane = lit('#c9924e')
  const dark = shade(cane, 0.34)
  const [a] = family.accents.map(lit) as [string]
  const drawing =
    ellipse(0, 2, 330, 40, room.stage.context.light.shadow) +
    line('M-210 0L-190 -330M230 -10L206 -330M-150 -40L-140 -330', dark, 34) +
    shape('M-230 -330C-270 -560 -230 -830 -30 -850C190 -850 260 -600 230 -330Z', cane) +
    shape('M-176 -350C-200 -560 -170 -760 -24 -776C140 -776 196 -580 176 -350Z', shade(cane, 0.16)) +
    line(
      'M-150 -430L140 -720M-164 -560L40 -770M-70 -360L180 -600M-150 -640L150 -370M-100 -740L176 -500M-164 -480L-30 -360',
      alpha(dark, 0.6),
      10,
    ) +
    shape('M-250 -350C-160 -390 170 -390 250 -350L230 -270C140 -246 -140 -246 -232 -270Z', a) +
    shape('M-250 -350C-160 -390 170 -390 250 -350C160 -326 -160 -326 -250 -350Z', tint(a, 0.18)) +
    line('M-250 -330C-300 -420 -300 -520 -240 -540M250 -330C300 -420 300 -520 240 -540', cane, 42) +
    line('M-232 -262C-140 -236 140 -236 230 -262', cane, 26)
  return room.stage.stand(drawing, [x, 0, z], { mirrored })
}

/** A plain wooden stool with a woven top; `at` is below its middle. */
export function stool(room: Room, x: number, z: number, height = 330): Piece {
  const { lit, family } = room
  const wood = lit(family.wood)
  const [a, b] = family.accents.map(lit) as [string, string]
  const footing = facingViewer(x - 150, z + 150)
  const leg = (r: number, f: number) =>
    block(room.stage.view, shifted(footing, r, 0, f), {
      width: 44,
      height: height - 50,
      depth: 44,
      colour: shade(wood, 0.1),
    })
  return room.piece(
    shadowOf(room, footing, 300, 300) +
      leg(0, 0) +
      leg(256, 0) +
      leg(0, 256) +
      leg(256, 256) +
      block(room.stage.view, shifted(footing, -10, height - 60, -10), {
        width: 320,
        height: 60,
        depth: 320,
        colour: a,
        top: tint(a, 0.1),
        above: paint =>
          line(
            [60, 120, 180, 240].map(u => paint.flow([u, 10, u, 310])).join('') +
              [60, 120, 180, 240].map(v => paint.flow([10, v, 310, v])).join(''),
            alpha(b, 0.7),
            paint.scaleAt(0, 0) * 18,
          ),
      }),
    [x, 0, z],
  )
}

/** A swing of planks that hangs on chains from the ceiling (jhoola); `x` and `z` are its middle. */
export function jhoola(room: Room, x: number, z: number, width = 1150): Piece[] {
  const { stage, lit, family, height } = room
  const { view } = stage
  const wood = lit(family.wood)
  const brass = lit('#c99a45')
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const seat = 380
  const chain = (dx: number, dz: number) => {
    const [low, high] = [view.project([x + dx, seat, z + dz]), view.project([x + dx * 0.94, height, z + dz * 0.3])]
    const links = Array.from({ length: 22 }, (_, i) => {
      const share = (i + 0.5) / 22
      return ellipse(
        low[0] + (high[0] - low[0]) * share,
        low[1] + (high[1] - low[1]) * share,
        view.scaleAt([x, 0, z]) * (i % 2 ? 9 : 15),
        view.scaleAt([x, 0, z]) * 30,
        brass,
      )
    }).join('')
    return (
      line(`M${n(low[0])} ${n(low[1])}L${n(high[0])} ${n(high[1])}`, shade(brass, 0.3), view.scaleAt([x, 0, z]) * 8) +
      links
    )
  }
  const half = width / 2
  const footing = facingViewer(x - half, z + 210, seat - 70)
  const shadow = stage.view.pitch < 0 ? '' : shape(room.floor.oval(x, z, half * 0.96, 170), alpha('#22082e', 0.2))
  return [
    room.piece(
      shadow +
        chain(-half + 50, 190) +
        chain(half - 50, 190) +
        block(view, footing, {
          width,
          height: 70,
          depth: 420,
          colour: wood,
          front: paint =>
            shape([0.1, 0.3, 0.5, 0.7, 0.9].map(share => paint.oval(width * share, 35, 20)).join(''), tint(wood, 0.3)),
        }) +
        block(view, shifted(footing, 60, 70, 30), {
          width: width - 120,
          height: 50,
          depth: 350,
          colour: a,
          front: paint => shape(paint.rect(0, 0, width - 120, 16), c),
        }) +
        block(view, shifted(footing, 60, 110, 20), { width: 240, height: 190, depth: 70, colour: b }),
      [x, 0, z + 40],
    ),
    room.piece(chain(-half + 50, -190) + chain(half - 50, -190), [x, 0, z - 120]),
  ]
}

/** A charpai: a low bed of woven tape; `x` and `z` are its back left corner. */
export function charpai(room: Room, x: number, z: number): string {
  const { stage, lit, family } = room
  const wood = lit(tint(family.wood, 0.1))
  const tape = lit('#f0dcb4')
  const footing = facingViewer(x, z)
  const [w, d, h] = [1400, 640, 320]
  const leg = (r: number, f: number) =>
    block(stage.view, shifted(footing, r, 0, f), { width: 80, height: h + 40, depth: 80, colour: shade(wood, 0.08) })
  return (
    shadowOf(room, footing, w, d) +
    leg(0, 0) +
    leg(w - 80, 0) +
    block(stage.view, shifted(footing, 0, h - 60, 20), {
      width: w,
      height: 60,
      depth: d,
      colour: wood,
      top: tape,
      above: paint =>
        line(
          Array.from(
            { length: 15 },
            (_, i) =>
              paint.flow([60 + i * 90, 30, 130 + i * 90, d - 30]) + paint.flow([130 + i * 90, 30, 60 + i * 90, d - 30]),
          ).join(''),
          alpha(lit(family.accents[0]), 0.5),
          paint.scaleAt(0, 0) * 16,
        ),
    }) +
    leg(0, d - 60) +
    leg(w - 80, d - 60)
  )
}
