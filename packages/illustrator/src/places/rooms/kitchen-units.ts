import { alpha, shade, tint } from '../../canvas/colour.ts'
import { line, place, shape } from '../../canvas/svg.ts'
import { shadowOf } from './cupboards.ts'
import type { Room } from './room.ts'
import { block, type Footing, shifted } from './solid.ts'

export const COUNTER = { height: 620, depth: 460 }

interface Counter {
  width: number
  /** Flat drawings on its top, by their distance from its left end. */
  things: readonly (readonly [at: number, drawing: string, scale?: number])[]
}

/** A kitchen counter with cupboards below its stone top. */
export function counter(room: Room, footing: Footing, { width, things }: Counter): string {
  const { stage, lit, family } = room
  const { view } = stage
  const wood = lit(tint(family.accents[1], 0.1))
  const stone = lit('#5a5260')
  const doors = Math.round(width / 420)
  const standing = things.map(([at, drawing, scale = 1]) => {
    const on = shifted(footing, at, COUNTER.height, COUNTER.depth * 0.55).at
    const [x, y] = view.project(on)
    return place(drawing, x, y, { scale: view.scaleAt(on) * scale })
  })
  return (
    shadowOf(room, footing, width, COUNTER.depth) +
    block(view, footing, {
      width,
      height: COUNTER.height - 60,
      depth: COUNTER.depth - 40,
      colour: wood,
      front: paint =>
        shape(paint.rect(0, 0, width, 60), shade(wood, 0.4)) +
        Array.from({ length: doors }, (_, i) => {
          const [u, w] = [(width * i) / doors + 20, width / doors - 40]
          return i % 3 === 1
            ? shape(paint.rect(u, 90, w, 440), shade(wood, 0.5)) +
                shape(paint.rect(u, 300, w, 18), tint(wood, 0.1)) +
                shape(paint.rect(u + 20, 318, w * 0.3, 140), lit('#c8d0d6')) +
                shape(paint.oval(u + w * 0.66, 372, w * 0.2, 54), lit('#c9873f')) +
                shape(paint.oval(u + w * 0.3, 150, w * 0.22, 60), lit('#c26a44')) +
                shape(paint.rect(u + w * 0.56, 90, w * 0.34, 120), lit('#d9b168'))
            : shape(paint.rect(u, 90, w, 440), shade(wood, 0.16)) +
                shape(paint.rect(u + 30, 120, w - 60, 380), tint(wood, 0.08)) +
                shape(paint.rect(u + w - 66, 290, 22, 80), lit('#e2b04c'))
        }).join(''),
    }) +
    block(view, shifted(footing, -20, COUNTER.height - 60, 0), {
      width: width + 40,
      height: 60,
      depth: COUNTER.depth,
      colour: stone,
      top: tint(stone, 0.3),
      front: paint => line(paint.flow([0, 52, width + 40, 52]), alpha('#ffffff', 0.4), paint.scaleAt(0, 0) * 9),
    }) +
    standing.join('')
  )
}

/** A refrigerator with magnets and the child's drawing on its door. */
export function fridge(room: Room, footing: Footing): string {
  const { stage, lit, family } = room
  const colour = lit(stage.context.bookRandom.fork('fridge').pick(['#b9cfd2', '#c9544a', '#8fb0a0', '#d9c8a8']))
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  return (
    shadowOf(room, footing, 620, 520) +
    block(stage.view, footing, {
      width: 600,
      height: 1300,
      depth: 520,
      colour,
      front: paint =>
        shape(paint.rect(0, 900, 600, 14), shade(colour, 0.4)) +
        shape(paint.rect(520, 960, 30, 200) + paint.rect(520, 620, 30, 220), tint(colour, 0.5)) +
        shape(paint.rect(30, 40, 60, 1220), alpha('#ffffff', 0.2)) +
        shape(paint.polygon([150, 560, 340, 575, 335, 790, 145, 776]), lit('#fff8e8')) +
        shape(paint.oval(240, 690, 50), c) +
        line(paint.flow([170, 610, 240, 650, 310, 616]), lit('#5f9a5c'), paint.scaleAt(0, 0) * 14) +
        shape(paint.oval(240, 786, 20), a) +
        shape(paint.oval(180, 1060, 28), b) +
        shape(paint.oval(290, 1010, 24), a) +
        shape(paint.rect(0, 0, 600, 50), shade(colour, 0.4)),
    }) +
    tableTopOf(room, shifted(footing, 60, 1300, 200))
  )
}

/** A crocheted cover and a basket on the refrigerator. */
function tableTopOf(room: Room, footing: Footing): string {
  const { lit, family, stage } = room
  return block(stage.view, footing, {
    width: 330,
    height: 150,
    depth: 180,
    colour: lit('#d9a862'),
    front: paint =>
      line([50, 100].map(v => paint.flow([0, v, 330, v])).join(''), lit('#a9743a'), paint.scaleAt(0, 0) * 12) +
      shape(paint.oval(80, 150, 50) + paint.oval(250, 150, 46), lit(family.accents[2])) +
      shape(paint.oval(165, 156, 56), lit(family.accents[0])),
  })
}
