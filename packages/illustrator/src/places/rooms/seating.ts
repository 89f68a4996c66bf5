import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { ellipse, line, shape } from '../../canvas/svg.ts'
import type { Piece } from '../../stage/stage.ts'
import { shadowOf } from './cupboards.ts'
import type { Room } from './room.ts'
import { block, facingViewer, shifted } from './solid.ts'

/** Seats for one or more, with the origin of a footing at their back left corner. */

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
