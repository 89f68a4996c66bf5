import { shade, tint } from '../../canvas/colour.ts'
import { shape } from '../../canvas/svg.ts'
import { add, type Vec3 } from '../../space/vec3.ts'
import { shadowOf } from './cupboards.ts'
import { tableLamp } from './lamps.ts'
import type { Room } from './room.ts'
import { block, facingViewer, shifted } from './solid.ts'

/** A bedside table with a lamp, a steel tumbler and a book; `at` is its back left corner. */
export function bedsideTable(room: Room, at: Vec3): string {
  const { stage, lit, family } = room
  const wood = lit(tint(family.wood, 0.1))
  const footing = facingViewer(at[0], at[2], at[1])
  const trunk = stage.context.bookRandom.fork('bedside').chance(0.4)
  const colour = trunk ? lit(family.accents[1]) : wood
  const body = block(stage.view, footing, {
    width: 340,
    height: 430,
    depth: 320,
    colour,
    front: paint =>
      trunk
        ? shape(paint.rect(0, 300, 340, 26), shade(colour, 0.3)) +
          shape(paint.rect(130, 250, 80, 110), lit('#e2b04c')) +
          shape(paint.rect(0, 0, 36, 430) + paint.rect(304, 0, 36, 430), shade(colour, 0.2))
        : shape(paint.rect(30, 240, 280, 150) + paint.rect(30, 50, 280, 150), shade(wood, 0.16)) +
          shape(paint.oval(170, 315, 20) + paint.oval(170, 125, 20), lit('#e2b04c')),
  })
  const book = block(stage.view, shifted(footing, 30, 430, 150), {
    width: 150,
    height: 46,
    depth: 130,
    colour: lit(family.accents[0]),
    front: paint => shape(paint.rect(6, 10, 138, 26), lit('#fbf0d8')),
  })
  const tumbler = block(stage.view, shifted(footing, 260, 430, 220), {
    width: 54,
    height: 84,
    depth: 50,
    colour: lit('#c4ccd2'),
  })
  return shadowOf(room, footing, 340, 320) + body + tableLamp(room, add(at, [160, 430, -130])) + book + tumbler
}
