import { alpha, shade, tint } from '../../canvas/colour.ts'
import { circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import type { Vec3 } from '../../space/vec3.ts'
import { bookRow } from './cupboards.ts'
import { framed } from './on-walls.ts'
import type { Painter } from './plane.ts'
import type { Room, Wall } from './room.ts'
import { block, type Footing, shifted } from './solid.ts'

/** A wall of family photographs around (u, v), the lower left corner of the group. */
export function familyPhotographs(room: Room, wall: Wall, u: number, v: number): string {
  const list = room.stage.context.bookRandom
    .fork('photographs')
    .pick<
      readonly (readonly [
        'couple' | 'child' | 'elder' | 'hills' | 'elephant' | 'peacock' | 'boat',
        number,
        number,
        number,
        number,
      ])[]
    >([
      [
        ['couple', 0, 0, 300, 250],
        ['elder', 360, 60, 200, 260],
        ['child', 40, 320, 170, 200],
        ['hills', 270, 390, 290, 170],
        ['elder', 620, 150, 170, 210],
        ['child', 620, 420, 190, 160],
      ],
      [
        ['elder', 0, 40, 220, 280],
        ['elder', 280, 40, 220, 280],
        ['couple', 560, 0, 260, 220],
        ['child', 60, 390, 160, 190],
        ['peacock', 290, 390, 210, 190],
        ['child', 560, 280, 170, 210],
      ],
      [
        ['couple', 60, 0, 420, 300],
        ['child', 0, 360, 190, 210],
        ['elder', 250, 370, 180, 220],
        ['child', 490, 370, 200, 160],
        ['boat', 550, 60, 220, 240],
      ],
    ])
  return list.map(([motif, du, dv, width, height]) => framed(room, wall, u + du, v + dv, width, height, motif)).join('')
}

/** A recess in a wall with flowers, and at festivals with lamps and a garland. */
export function lampNiche(
  { lit, family, stage }: Room,
  { paint }: Wall,
  u: number,
  v: number,
  width: number,
  height: number,
): string {
  const festive = stage.states.has('diwali')
  const rim = lit(family.pale)
  const inside = lit(shade(family.accents[0], 0.2))
  const brass = lit('#d9a441')
  const flame = (x: number, y: number) => {
    const [px, py] = paint.at(x, y + 40)
    const scale = paint.scaleAt(x, y)
    return (
      glow(stage.context, px, py - 30 * scale, 200 * scale, '#ffca6e', 0.7) +
      shape(paint.soft([x - 44, y + 44, x - 20, y, x + 20, y, x + 44, y + 44]), brass) +
      place(shape('M0 0C-18 -18 -8 -40 0 -58C10 -40 18 -18 0 0Z', '#ffd27a'), px, py, { scale })
    )
  }
  const flower = (x: number, y: number, colour: string) =>
    shape(paint.oval(x, y, 26), lit(colour)) + shape(paint.oval(x, y + 4, 12), tint(lit(colour), 0.4))
  const garland = Array.from({ length: 13 }, (_, i) => {
    const share = i / 12
    return flower(
      u + width * (0.06 + 0.88 * share),
      v + height * (0.9 - 0.2 * Math.sin(share * Math.PI)),
      i % 3 === 0 ? '#fbeed2' : i % 3 === 1 ? '#f2a233' : '#e5622f',
    )
  }).join('')
  return (
    shape(paint.arch(u - 40, v - 40, width + 80, height + 90, width * 0.56), rim) +
    shape(paint.arch(u, v, width, height, width * 0.5), inside) +
    shape(paint.arch(u + 30, v, width - 30, height - 30, width * 0.46, -20), shade(inside, 0.24)) +
    (festive ? garland : '') +
    shape(
      paint.polygon([
        u + width * 0.36,
        v,
        u + width * 0.64,
        v,
        u + width * 0.56,
        v + height * 0.16,
        u + width * 0.44,
        v + height * 0.16,
      ]),
      brass,
    ) +
    shape(
      paint.soft([
        u + width * 0.34,
        v + height * 0.2,
        u + width * 0.36,
        v + height * 0.42,
        u + width * 0.64,
        v + height * 0.42,
        u + width * 0.66,
        v + height * 0.2,
        u + width * 0.5,
        v + height * 0.14,
      ]),
      shade(brass, 0.1),
    ) +
    flower(u + width * 0.42, v + height * 0.46, '#f4c13c') +
    flower(u + width * 0.5, v + height * 0.5, '#d9456a') +
    flower(u + width * 0.58, v + height * 0.46, '#fbeed2') +
    (festive ? flame(u + width * 0.2, v) + flame(u + width * 0.8, v) : '') +
    shape(paint.rect(u - 50, v - 60, width + 100, 60, 60), tint(rim, 0.2)) +
    shape(paint.rect(u - 50, v - 66, width + 100, 14, 60), shade(rim, 0.2))
  )
}

/** A low cabinet with an old radio and brass things. */
export function radioCabinet(room: Room, footing: Footing): string {
  const { stage, lit, family } = room
  const wood = lit(family.wood)
  const brass = lit('#cf9a3e')
  const [a, b] = family.accents.map(lit) as [string, string]
  const top = (paint: Painter) =>
    shape(paint.rect(60, 0, 400, 250), shade(wood, 0.2)) +
    shape(paint.rect(80, 24, 200, 200), lit('#d9c08a')) +
    line(
      [60, 90, 120, 150, 180].map(v => paint.flow([90, v, 270, v])).join(''),
      alpha(shade(wood, 0.3), 0.6),
      paint.scaleAt(0, 0) * 9,
    ) +
    shape(paint.rect(300, 130, 140, 80), lit('#f7e6b8')) +
    shape(paint.oval(330, 70, 32) + paint.oval(410, 70, 32), brass) +
    shape(paint.soft([560, 0, 520, 70, 560, 150, 580, 200, 620, 200, 640, 150, 680, 70, 640, 0]), brass) +
    shape(paint.oval(600, 204, 44, 12), tint(brass, 0.3)) +
    line(
      paint.flow([590, 210, 570, 330]) + paint.flow([604, 210, 612, 360]) + paint.flow([614, 210, 656, 320]),
      lit('#5f9650'),
      paint.scaleAt(0, 0) * 10,
    ) +
    shape(paint.oval(568, 344, 36) + paint.oval(612, 374, 36) + paint.oval(660, 330, 36), a)
  return (
    block(stage.view, footing, {
      width: 900,
      height: 470,
      depth: 340,
      colour: wood,
      front: paint =>
        shape(paint.rect(30, 40, 400, 390), shade(wood, 0.5)) +
        bookRow(room, paint, 50, 40, 360, 260, 'cabinet') +
        shape(paint.rect(470, 40, 190, 390) + paint.rect(680, 40, 190, 390), shade(wood, 0.14)) +
        shape(paint.oval(640, 240, 14) + paint.oval(700, 240, 14), b),
    }) +
    block(stage.view, shifted(footing, 0, 470, 220), { width: 900, height: 0.5, depth: 1, colour: wood, front: top })
  )
}

/** A tray with tea glasses and a kettle on a low table, drawn at the middle of the table's top. */
export function teaThings(room: Room, at: Vec3): string {
  const { lit, stage } = room
  const steel = lit('#c6ced4')
  const tea = lit('#b5703c')
  const glass = (x: number) =>
    shape(`M${x - 26} -70H${x + 26}L${x + 19} 0H${x - 19}Z`, alpha(lit('#e6eef0'), 0.8)) +
    shape(`M${x - 23} -50H${x + 23}L${x + 18} -4H${x - 18}Z`, tea)
  const [x, y] = stage.view.project(at)
  return place(
    ellipse(0, 0, 230, 26, shade(steel, 0.2)) +
      ellipse(0, -8, 224, 22, steel) +
      shape('M-130 -10C-170 -60 -150 -130 -90 -136C-30 -130 -10 -60 -50 -10Z', tint(steel, 0.1)) +
      shape('M-60 -70Q-10 -80 4 -124L20 -118Q8 -50 -56 -40Z', tint(steel, 0.1)) +
      line('M-150 -100C-180 -210 -20 -210 -40 -110', shade(steel, 0.4), 13) +
      circle(-92, -142, 13, shade(steel, 0.4)) +
      glass(80) +
      glass(150),
    x,
    y,
    { scale: stage.view.scaleAt(at) },
  )
}
