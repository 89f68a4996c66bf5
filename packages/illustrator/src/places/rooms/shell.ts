import { alpha, shade, tint } from '../../canvas/colour.ts'
import { box, SIZE, shape } from '../../canvas/svg.ts'
import { drawFloor } from './floors.ts'
import type { Painter } from './plane.ts'
import type { Room } from './room.ts'

export interface WallPaint {
  colour: string
  /** A block print all over the wall. */
  print?: 'leaves' | 'dots' | 'diamonds' | 'none'
  /** The lower part of the wall in another colour, up to this height. */
  dado?: { colour: string; height: number }
}

/** Ceiling, floor and walls. */
export function drawShell(room: Room, { colour, dado, print = 'none' }: WallPaint): string {
  const { stage, walls, lit, height } = room
  const { defs } = stage.context
  const wall = lit(colour)
  const ceiling = lit(tint(colour, 0.55))
  const sides = walls.map(({ paint, length, out }) => {
    // Walls that are seen from the side are in half shadow.
    const turned = Math.abs(out[0])
    const base = shade(wall, turned * 0.16)
    const away = turned > 0.2 ? defs.horizontalGradient : defs.verticalGradient
    const near = out[0] > 0 ? [shade(base, 0.14), base] : [base, shade(base, 0.14)]
    const fill = turned > 0.2 ? away(...near) : away(shade(base, 0.07), base, tint(base, 0.06))
    const lower = dado ? shade(lit(dado.colour), turned * 0.16) : ''
    return (
      shape(paint.rect(0, 0, length, height), fill) +
      (print === 'none' ? '' : shape(printOn(paint, length, height, print), alpha(tint(base, 0.6), 0.34))) +
      (dado
        ? shape(paint.rect(0, 0, length, dado.height), lower) +
          shape(paint.rect(0, dado.height, length, 26), shade(lower, 0.3))
        : '') +
      shape(paint.rect(0, 0, length, 74), shade(dado ? lower : base, 0.3)) +
      shape(paint.rect(0, 66, length, 10), alpha(tint(base, 0.5), 0.5)) +
      shape(paint.rect(0, height - 50, length, 50), alpha(shade(base, 0.5), 0.14))
    )
  })
  const base = box(0, 0, SIZE, SIZE, defs.verticalGradient(shade(ceiling, 0.16), tint(ceiling, 0.1)))
  return base + ceilingOf(room, ceiling) + drawFloor(room) + sides.join('')
}

/** Beams, or the fields of a plastered ceiling. */
function ceilingOf({ stage, family, ceiling, lit }: Room, colour: string): string {
  const near = stage.view.zOf('foreground') * 0.9
  const far = 2600
  const rows = Array.from({ length: 10 }, (_, i) => -2480 + i * 520)
  if (family.ceiling === 'vaults') {
    // Shallow vaults between iron girders.
    const band = (from: number, to: number) =>
      rows.map(u => ceiling.rect(u + from, near, to - from, far - near)).join('')
    return (
      shape(band(0, 170), alpha(shade(colour, 0.5), 0.14)) +
      shape(band(170, 350), alpha(tint(colour, 0.8), 0.3)) +
      shape(band(500, 540), shade(lit(family.accents[1]), 0.2)) +
      shape(band(540, 580), alpha(shade(colour, 0.6), 0.3))
    )
  }
  const wood = shade(lit(family.wood), 0.08)
  const beam = (from: number, to: number) => rows.map(u => ceiling.rect(u + from, near, to - from, far - near)).join('')
  return shape(beam(0, 110), wood) + shape(beam(0, 26) + beam(110, 150), alpha(shade(wood, 0.6), 0.34))
}

/** A motif repeated over a wall. */
function printOn(paint: Painter, length: number, height: number, print: 'leaves' | 'dots' | 'diamonds'): string {
  const step = 230
  let data = ''
  for (let row = 0; row * step * 0.8 < height - 300; row++)
    for (let u = 80 + (row % 2) * (step / 2); u < length - 60; u += step) {
      const v = 180 + row * step * 0.8
      data += {
        leaves: () =>
          paint.soft([u, v - 34, u - 20, v, u, v + 38, u + 20, v]) +
          paint.soft([u + 6, v - 34, u + 46, v - 20, u + 50, v + 12, u + 24, v - 4]),
        dots: () => paint.oval(u, v, 16),
        diamonds: () => paint.polygon([u, v - 26, u - 16, v, u, v + 26, u + 16, v]),
      }[print]()
    }
  return data
}
