import { alpha, shade, tint } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import type { Painter } from './plane.ts'
import type { Room } from './room.ts'
import { block, type Footing, shifted } from './solid.ts'

/** A steel almirah with a mirror, or a wooden one, about 900 wide and 1500 high. */
export function almirah(room: Room, footing: Footing): string {
  const { stage, lit, family } = room
  const steel = stage.context.bookRandom.fork('almirah').chance(0.55)
  const colour = steel
    ? lit(stage.context.bookRandom.fork('almirah/colour').pick(['#7f9a8c', '#8797a8', '#b08f6c', '#9a7f86']))
    : lit(family.wood)
  const suitcase = lit(family.accents[0])
  const front = (paint: Painter) => {
    const [w, h] = [880, 1480]
    const glass =
      shape(paint.rect(w * 0.56, h * 0.3, w * 0.34, h * 0.58), shade(colour, 0.36)) +
      shape(paint.rect(w * 0.58, h * 0.315, w * 0.3, h * 0.55), lit('#bcd6da')) +
      shape(
        paint.polygon([w * 0.58, h * 0.5, w * 0.88, h * 0.72, w * 0.88, h * 0.84, w * 0.58, h * 0.62]),
        alpha('#ffffff', 0.3),
      )
    const panels = steel
      ? line(paint.flow([w * 0.5, 60, w * 0.5, h - 40]), shade(colour, 0.4), paint.scaleAt(0, 0) * 10) + glass
      : line(paint.flow([w * 0.5, 60, w * 0.5, h - 40]), shade(colour, 0.5), paint.scaleAt(0, 0) * 10) +
        [0.08, 0.56]
          .map(
            u =>
              shape(
                paint.rect(w * u, h * 0.1, w * 0.36, h * 0.36) + paint.rect(w * u, h * 0.52, w * 0.36, h * 0.4),
                shade(colour, 0.16),
              ) +
              shape(
                paint.rect(w * (u + 0.03), h * 0.13, w * 0.3, h * 0.3) +
                  paint.rect(w * (u + 0.03), h * 0.55, w * 0.3, h * 0.34),
                tint(colour, 0.1),
              ),
          )
          .join('')
    return (
      panels +
      shape(paint.rect(w * 0.43, h * 0.46, 36, 110), steel ? lit('#e6e2d4') : lit('#e2b04c')) +
      shape(paint.rect(0, 0, w, 60), shade(colour, 0.3))
    )
  }
  return (
    shadowOf(room, footing, 880, 460) +
    block(stage.view, footing, { width: 880, height: 1480, depth: 430, colour, front }) +
    block(stage.view, shifted(footing, 120, 1480, -40 + 60), {
      width: 560,
      height: 170,
      depth: 300,
      colour: suitcase,
      front: paint =>
        shape(paint.rect(60, 0, 40, 170) + paint.rect(460, 0, 40, 170), shade(suitcase, 0.3)) +
        shape(paint.rect(230, 120, 100, 30), lit('#e2b04c')),
    })
  )
}

/** A dark patch on the floor around the foot of furniture. */
export function shadowOf(
  { stage, floor }: Room,
  { at, right, forward }: Footing,
  width: number,
  depth: number,
): string {
  if (stage.view.pitch < 0) return ''
  const spot = (r: number, f: number): [number, number] => [
    at[0] + right[0] * r + forward[0] * f,
    at[2] + right[2] * r + forward[2] * f,
  ]
  return shape(
    floor.polygon([...spot(-40, 0), ...spot(-50, depth + 60), ...spot(width + 50, depth + 60), ...spot(width + 40, 0)]),
    alpha('#22082e', 0.24),
  )
}

/** Spines of books side by side, on a shelf from u to u + width. */
export function bookRow(
  { stage, lit, family }: Room,
  paint: Painter,
  u: number,
  v: number,
  width: number,
  tall: number,
  seed: string,
): string {
  const random = stage.context.bookRandom.fork(`books/${seed}`)
  const colours = [...family.accents, '#5f8f6a', '#8a6aa8', '#d9a05a', '#4f7fa8'].map(lit)
  let drawing = ''
  for (let x = u; x < u + width - 30; ) {
    const w = random.between(30, 58)
    const h = tall * random.between(0.66, 1)
    const colour = colours[random.integer(0, colours.length - 1)] ?? '#a05a4a'
    drawing += shape(paint.rect(x, v, w, h), colour) + shape(paint.rect(x, v + h * 0.72, w, h * 0.1), tint(colour, 0.5))
    x += w + 3
  }
  return drawing
}

/** A low shelf with books and toys, 760 wide and 760 high, and something on its top. */
export function toyShelf(room: Room, footing: Footing, seed = 'toys'): string {
  const { stage, lit, family } = room
  const wood = lit(tint(family.wood, 0.1))
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const random = stage.context.bookRandom.fork(seed)
  const ball = (paint: Painter, u: number, v: number, r: number, colour: string) =>
    shape(paint.oval(u, v + r, r), colour) + shape(paint.oval(u + r * 0.2, v + r * 1.3, r * 0.5), tint(colour, 0.3))
  const front = (paint: Painter) =>
    shape(paint.rect(40, 60, 680, 300) + paint.rect(40, 400, 680, 310), shade(wood, 0.5)) +
    bookRow(room, paint, 60, 400, random.between(330, 460), 250, seed) +
    ball(paint, 620, 400, 66, a) +
    shape(paint.rect(80, 60, 260, 190), b) +
    shape(paint.rect(80, 210, 260, 40), tint(b, 0.3)) +
    shape(paint.polygon([420, 60, 640, 60, 600, 150, 460, 150]), a) +
    shape(paint.polygon([470, 150, 590, 150, 570, 230, 500, 230]), c) +
    ball(paint, 454, 56, 24, shade(b, 0.2)) +
    ball(paint, 606, 56, 24, shade(b, 0.2))
  const top = (paint: Painter) => bookRow(room, paint, 60, 0, 180, 220, `${seed}/top`)
  const globe = (paint: Painter) =>
    shape(paint.rect(560, 0, 120, 24), shade(wood, 0.3)) +
    shape(paint.rect(610, 20, 20, 60), shade(wood, 0.3)) +
    shape(paint.oval(620, 170, 105), lit('#5f9fc4')) +
    shape(paint.soft([560, 200, 620, 250, 690, 210, 660, 160, 600, 150]), lit('#8fbf6a')) +
    shape(paint.soft([590, 120, 640, 130, 650, 90, 610, 84]), lit('#8fbf6a'))
  return (
    shadowOf(room, footing, 760, 330) +
    block(stage.view, footing, { width: 760, height: 760, depth: 300, colour: wood, front }) +
    block(stage.view, shifted(footing, 0, 760, 260), {
      width: 760,
      height: 0.5,
      depth: 1,
      colour: wood,
      front: paint => top(paint) + globe(paint),
    })
  )
}

/** A table with four legs. */
export function table(
  room: Room,
  footing: Footing,
  size: { width: number; height: number; depth: number },
  colour: string,
): string {
  const { view } = room.stage
  const { width, height, depth } = size
  const leg = (r: number, f: number) =>
    block(view, shifted(footing, r, 0, f), { width: 60, height: height - 60, depth: 60, colour: shade(colour, 0.12) })
  return (
    shadowOf(room, footing, width, depth) +
    leg(30, 30) +
    leg(width - 90, 30) +
    block(view, shifted(footing, 30, height - 170, depth - 100), {
      width: width - 60,
      height: 110,
      depth: 20,
      colour: shade(colour, 0.22),
    }) +
    leg(30, depth - 90) +
    leg(width - 90, depth - 90) +
    block(view, shifted(footing, 0, height - 60, 0), { width, height: 60, depth, colour })
  )
}

/** A school desk of the child: a table with a bag at its side, a lamp and pencils. */
export function desk(room: Room, footing: Footing): string {
  const { stage, lit, family } = room
  const wood = lit(family.wood)
  const [a, b] = family.accents.map(lit) as [string, string]
  const things = (paint: Painter) =>
    bookRow(room, paint, 40, 0, 230, 230, 'desk') +
    shape(paint.rect(560, 0, 84, 110), b) +
    line(
      paint.flow([580, 100, 568, 190]) + paint.flow([600, 100, 604, 210]) + paint.flow([622, 100, 640, 184]),
      lit('#e9b44c'),
      paint.scaleAt(0, 0) * 13,
    )
  return (
    table(room, footing, { width: 820, height: 560, depth: 430 }, wood) +
    block(stage.view, shifted(footing, 60, 560, 120), {
      width: 700,
      height: 0.5,
      depth: 1,
      colour: wood,
      front: things,
    }) +
    schoolBag(room, shifted(footing, 560, 0, 470), a)
  )
}

/** A school bag that leans against something. */
function schoolBag({ stage, lit }: Room, footing: Footing, colour: string): string {
  return block(stage.view, footing, {
    width: 270,
    height: 330,
    depth: 130,
    colour,
    front: paint =>
      shape(paint.rect(30, 30, 210, 130), shade(colour, 0.2)) +
      shape(paint.rect(30, 130, 210, 30), tint(colour, 0.2)) +
      shape(paint.rect(110, 116, 50, 34), lit('#f0c25a')) +
      line(
        paint.flow([60, 320, 70, 250, 66, 170]) + paint.flow([210, 320, 200, 250, 204, 170]),
        shade(colour, 0.4),
        paint.scaleAt(0, 0) * 22,
      ),
  })
}
