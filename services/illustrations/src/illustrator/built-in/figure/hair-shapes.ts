import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { blob, curve, n, type Point, points } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import type { Look } from './look.ts'

/** Shapes shared by the hair styles, in units of the head. */

const CROWN: readonly Point[] = points([
  -105, 14, -113, -22, -105, -68, -70, -108, 0, -125, 70, -108, 105, -68, 113, -22, 105, 14,
])

export const HAIRLINES: Record<'centre' | 'swept' | 'fringe' | 'side' | 'tousled' | 'round', readonly Point[]> = {
  centre: points([92, 4, 85, -24, 58, -56, 22, -80, 2, -90, -18, -80, -56, -56, -85, -24, -92, 4]),
  swept: points([93, 0, 84, -34, 52, -66, 6, -76, -44, -70, -82, -38, -93, 0]),
  fringe: points([95, 18, 88, -10, 66, -20, 40, -15, 14, -20, -14, -15, -42, -20, -66, -15, -88, -10, -95, 18]),
  side: points([93, 4, 86, -26, 62, -42, 24, -44, -18, -56, -42, -82, -62, -60, -84, -28, -93, 4]),
  tousled: points([
    93, 2, 84, -32, 66, -26, 50, -48, 30, -26, 10, -44, -14, -22, -34, -44, -58, -24, -68, -44, -86, -22, -93, 2,
  ]),
  round: points([92, 0, 80, -38, 46, -60, 0, -66, -46, -60, -80, -38, -92, 0]),
}

export function cap(look: Look, hairline: readonly Point[], turn: number, crown = CROWN): string {
  const moved = hairline.map(([x, y]): Point => [x + turn * 15 * (1 - Math.abs(x) / 110), y])
  const outline = blob([...crown, ...moved])
  return (
    shape(blob([...crown, ...moved.map(([x, y]): Point => [x * 0.985, y + 9])]), alpha(shade(look.skin, 0.5), 0.34)) +
    shape(outline, look.hair.colour)
  )
}

/** A few lighter strands that follow the outline of the head. */
export function shine(look: Look, turn: number): string {
  const light = alpha(mix(look.hair.colour, '#a98a9a', 0.5), 0.55)
  const x = turn * 12
  return line(
    `${curve([
      [-74 + x, -64],
      [-48 + x, -92],
      [-12 + x, -104],
    ])}${curve([
      [-84 + x, -46],
      [-66 + x, -74],
      [-40 + x, -90],
    ])}${curve([
      [28 + x, -104],
      [58 + x, -90],
      [80 + x, -62],
    ])}`,
    light,
    4.5,
  )
}

export function plait(look: Look, x: number, side: 1 | -1, stream: number): string {
  const dark = shade(look.hair.colour, 0.25)
  let strands = ''
  for (let i = 0; i < 6; i++) {
    const y = 14 + i * 24
    const width = 25 - i * 1.6
    strands += ellipse(
      (i % 2 ? 5 : -5) * side,
      y,
      width,
      19,
      i % 2 ? look.hair.colour : mix(look.hair.colour, dark, 0.5),
      side * (i % 2 ? 24 : -24),
    )
    strands += line(
      `M${n(-10 * side)} ${y + 5}q${n(10 * side)} 8 ${n(20 * side)} -2`,
      alpha(mix(look.hair.colour, '#a98a9a', 0.5), 0.4),
      3,
    )
  }
  const tuft = shape('M-11 158C-20 176 -16 196 -4 206C10 200 18 178 11 158Z', look.hair.colour)
  const ribbon = look.ribbon
  const bow =
    ellipse(-17, 156, 19, 12, ribbon, 24) +
    ellipse(17, 156, 19, 12, ribbon, -24) +
    circle(0, 158, 9, shade(ribbon, 0.18))
  return place(tuft + strands + bow, x, 44, { turn: stream + side * -6 })
}

export function curls(look: Look, at: readonly Point[], radius: number): string {
  const edge = at
    .map(([x, y], i) =>
      circle(x, y, radius * (i % 2 ? 0.9 : 1.06), i % 3 === 1 ? tint(look.hair.colour, 0.05) : look.hair.colour),
    )
    .join('')
  const light = alpha(mix(look.hair.colour, '#a98a9a', 0.5), 0.5)
  const swirls = at
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => `M${n(x - 9)} ${n(y + 3)}q-2 -15 11 -14q11 3 7 12`)
    .join('')
  return edge + line(swirls, light, 4)
}

export const HALO: readonly Point[] = points([
  -100, -6, -108, -38, -92, -72, -66, -98, -30, -116, 8, -122, 44, -114, 76, -94, 98, -66, 108, -32, 100, 0,
])

export function bow(look: Look, x: number, y: number, turn: number): string {
  return place(
    ellipse(-20, 0, 21, 14, look.ribbon, 18) +
      ellipse(20, 0, 21, 14, look.ribbon, -18) +
      circle(0, 0, 10, shade(look.ribbon, 0.18)),
    x,
    y,
    { turn },
  )
}
