import { alpha, shade, tint } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import type { Room, Wall } from './room.ts'

/** What hangs on walls. Every thing is placed by its lower left corner (u, v). */

type Motif = 'couple' | 'child' | 'elder' | 'hills' | 'elephant' | 'peacock' | 'boat' | 'sun' | 'fish'

/** A framed photograph or picture. */
export function framed(
  room: Room,
  { paint }: Wall,
  u: number,
  v: number,
  width: number,
  height: number,
  motif: Motif,
): string {
  const { lit, family, stage } = room
  const wood = lit(stage.context.bookRandom.fork(`frame/${motif}`).pick([family.wood, '#3f3230', '#c9a05a']))
  const photo = motif === 'couple' || motif === 'child' || motif === 'elder'
  const paper = lit(photo ? '#e6d2ae' : family.pale)
  const [w, h] = [width, height]
  const at = (list: readonly number[]) => list.map((value, i) => (i % 2 ? v + value * h : u + value * w))
  const blob = (list: readonly number[]) => paint.soft(at(list))
  const sepia = lit('#8a6a4c')
  const person = (x: number, size: number, hair: string, cloth: string) =>
    shape(
      blob([
        x - 0.26 * size,
        0.1,
        x - 0.2 * size,
        0.32 * size + 0.1,
        x,
        0.42 * size + 0.1,
        x + 0.2 * size,
        0.32 * size + 0.1,
        x + 0.26 * size,
        0.1,
      ]),
      cloth,
    ) +
    shape(paint.oval(u + x * w, v + (0.52 * size + 0.12) * h, w * 0.15 * size, w * 0.18 * size), hair) +
    shape(paint.oval(u + x * w, v + (0.49 * size + 0.12) * h, w * 0.115 * size, w * 0.14 * size), lit('#b5835c'))
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const art: Record<Motif, () => string> = {
    couple: () => person(0.34, 1, shade(sepia, 0.6), sepia) + person(0.68, 0.9, shade(sepia, 0.7), tint(sepia, 0.3)),
    child: () => person(0.5, 1.1, shade(sepia, 0.6), a),
    elder: () => person(0.5, 1.15, lit('#d9d0c4'), b),
    hills: () =>
      shape(paint.oval(u + w * 0.66, v + h * 0.66, w * 0.13), c) +
      shape(paint.polygon(at([0, 0, 1, 0, 1, 0.4, 0.72, 0.56, 0.4, 0.3, 0.2, 0.44, 0, 0.3])), lit('#7fae84')),
    elephant: () =>
      shape(
        blob([0.2, 0.3, 0.22, 0.62, 0.5, 0.72, 0.74, 0.62, 0.78, 0.3, 0.64, 0.34, 0.5, 0.32, 0.36, 0.34]),
        lit('#8f97ac'),
      ) +
      shape(
        paint.rect(u + w * 0.24, v + h * 0.16, w * 0.13, h * 0.24) +
          paint.rect(u + w * 0.6, v + h * 0.16, w * 0.13, h * 0.24),
        lit('#8f97ac'),
      ) +
      shape(blob([0.7, 0.6, 0.9, 0.56, 0.92, 0.3, 0.86, 0.2, 0.84, 0.36, 0.76, 0.44]), lit('#8f97ac')) +
      shape(paint.rect(u + w * 0.34, v + h * 0.46, w * 0.3, h * 0.24), a),
    peacock: () =>
      shape(blob([0.5, 0.2, 0.12, 0.5, 0.2, 0.82, 0.5, 0.92, 0.8, 0.82, 0.88, 0.5]), lit('#3f8f7a')) +
      shape(
        [
          [0.26, 0.6],
          [0.4, 0.76],
          [0.6, 0.76],
          [0.74, 0.6],
          [0.5, 0.62],
        ]
          .map(([x, y]) => paint.oval(u + (x ?? 0) * w, v + (y ?? 0) * h, w * 0.06))
          .join(''),
        c,
      ) +
      shape(blob([0.42, 0.16, 0.4, 0.4, 0.47, 0.62, 0.54, 0.6, 0.58, 0.4, 0.56, 0.16]), lit('#2f5f9c')),
    boat: () =>
      shape(paint.rect(u, v, w, h * 0.3), b) +
      shape(paint.polygon(at([0.18, 0.34, 0.82, 0.34, 0.7, 0.2, 0.3, 0.2])), shade(a, 0.2)) +
      shape(paint.polygon(at([0.5, 0.38, 0.5, 0.86, 0.8, 0.42])), a),
    sun: () =>
      shape(paint.oval(u + w * 0.5, v + h * 0.5, w * 0.3), c) + shape(paint.oval(u + w * 0.5, v + h * 0.5, w * 0.2), a),
    fish: () =>
      shape(blob([0.16, 0.5, 0.4, 0.68, 0.68, 0.5, 0.4, 0.32]), a) +
      shape(paint.polygon(at([0.62, 0.5, 0.88, 0.68, 0.88, 0.32])), b),
  }
  return (
    shape(paint.rect(u - 20, v - 44, w + 52, h + 60), alpha('#2a1030', 0.16)) +
    shape(paint.rect(u - 26, v - 26, w + 52, h + 52), wood) +
    shape(paint.rect(u, v, w, h), paper) +
    art[motif]()
  )
}

/** A round clock that shows the time of the page. */
export function wallClock({ lit, family, stage }: Room, { paint }: Wall, u: number, v: number, r: number): string {
  const { time } = stage.context.light
  const hour = { morning: 7, day: 11, sunset: 6, dusk: 7, night: 9 }[time]
  const hand = (turn: number, length: number) =>
    paint.flow([u, v, u + Math.sin(turn) * length, v + Math.cos(turn) * length])
  const scale = paint.scaleAt(u, v)
  return (
    shape(paint.oval(u + 8, v - 16, r), alpha('#2a1030', 0.18)) +
    shape(paint.oval(u, v, r), lit(family.wood)) +
    shape(paint.oval(u, v, r * 0.82), lit('#fff6e2')) +
    line(hand((hour / 12) * Math.PI * 2, r * 0.42) + hand(0.9, r * 0.62), lit('#4a3436'), scale * 13)
  )
}

/** A calendar with a picture and its pages. */
export function calendar({ lit, family }: Room, { paint }: Wall, u: number, v: number): string {
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const squares = Array.from({ length: 15 }, (_, i) =>
    paint.rect(u + 24 + (i % 5) * 40, v + 22 + Math.floor(i / 5) * 40, 26, 24),
  ).join('')
  return (
    shape(paint.rect(u - 6, v - 16, 250, 420), alpha('#2a1030', 0.14)) +
    shape(paint.rect(u, v, 240, 400), lit('#fff6e4')) +
    shape(paint.rect(u, v + 160, 240, 240), c) +
    shape(paint.oval(u + 150, v + 310, 44), a) +
    shape(
      paint.polygon([u, v + 160, u + 240, v + 160, u + 240, v + 220, u + 150, v + 260, u + 80, v + 210, u, v + 250]),
      b,
    ) +
    shape(squares, alpha(a, 0.75)) +
    shape(paint.rect(u, v + 392, 240, 18), lit('#8a5a3c'))
  )
}

/** Drawings of the child, pinned to the wall. */
export function childsDrawings({ lit, family, stage }: Room, { paint }: Wall, u: number, v: number, count = 3): string {
  const random = stage.context.bookRandom.fork('drawings')
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const arts = [
    (x: number, y: number) =>
      shape(paint.oval(x + 150, y + 150, 34), c) +
      shape(paint.polygon([x + 20, y + 30, x + 90, y + 30, x + 90, y + 90, x + 54, y + 130, x + 20, y + 90]), a),
    (x: number, y: number) =>
      line(paint.flow([x + 100, y + 20, x + 100, y + 110]), lit('#5f9a5c'), paint.scaleAt(x, y) * 14) +
      shape(
        [0, 1, 2, 3, 4]
          .map(i => paint.oval(x + 100 + Math.cos(i * 1.26) * 34, y + 136 + Math.sin(i * 1.26) * 34, 24))
          .join(''),
        a,
      ) +
      shape(paint.oval(x + 100, y + 136, 22), c),
    (x: number, y: number) =>
      shape(paint.soft([x + 30, y + 90, x + 90, y + 150, x + 160, y + 90, x + 90, y + 40]), b) +
      shape(paint.polygon([x + 150, y + 90, x + 190, y + 130, x + 190, y + 50]), b) +
      shape(paint.oval(x + 66, y + 104, 10), lit('#fff6e4')),
  ]
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [u + i * 250, v + random.between(-40, 40)]
    const tilt = random.between(-14, 14)
    return (
      shape(
        paint.polygon([x + tilt, y - 8, x + 204 + tilt, y - 2, x + 204 - tilt, y + 196, x - tilt, y + 192]),
        alpha('#2a1030', 0.13),
      ) +
      shape(
        paint.polygon([x + tilt, y, x + 200 + tilt, y + 6, x + 200 - tilt, y + 206, x - tilt, y + 200]),
        lit(i % 2 ? '#fdf3dc' : '#fffaf0'),
      ) +
      (arts[(i + random.integer(0, 2)) % 3]?.(x, y) ?? '') +
      shape(paint.oval(x + 100 - tilt, y + 192, 12), a)
    )
  }).join('')
}

/** Hooks with a bag, an umbrella and a red towel that can be a cape. */
export function hooks({ lit, family }: Room, { paint }: Wall, u: number, v: number): string {
  const wood = lit(family.wood)
  const towel = lit('#cf3f3a')
  const cloth = (x: number, colour: string, width: number, length: number) =>
    shape(
      paint.soft(
        [
          x - 20,
          v + 10,
          x + 20,
          v + 10,
          x + width * 0.7,
          v - length * 0.5,
          x + width * 0.6,
          v - length,
          x,
          v - length + 26,
          x - width * 0.6,
          v - length - 10,
          x - width * 0.66,
          v - length * 0.5,
        ],
        24,
      ),
      colour,
    ) +
    line(
      paint.flow([x - 8, v - 30, x - width * 0.2, v - length + 30], 26) +
        paint.flow([x + 10, v - 30, x + width * 0.26, v - length + 40], 26),
      alpha(shade(colour, 0.5), 0.4),
      paint.scaleAt(u, v) * 14,
    )
  return (
    shape(paint.rect(u, v - 20, 460, 60), shade(wood, 0.06)) +
    cloth(u + 100, towel, 150, 560) +
    cloth(u + 330, lit(family.accents[1]), 120, 400) +
    shape([100, 220, 330, 430].map(x => paint.oval(u + x, v + 10, 17)).join(''), lit('#e2b04c'))
  )
}

/** Wooden shelf on brackets, whose upper side is at v. */
export function ledge({ lit, family }: Room, { paint }: Wall, u: number, v: number, width: number): string {
  const wood = lit(family.wood)
  return (
    shape(paint.rect(u + 20, v - 90, width - 40, 60), alpha('#2a1030', 0.16)) +
    shape(
      paint.polygon([u + 60, v - 30, u + 90, v - 30, u + 90, v - 110], 30) +
        paint.polygon([u + width - 60, v - 30, u + width - 90, v - 30, u + width - 90, v - 110], 30),
      shade(wood, 0.3),
    ) +
    shape(paint.polygon([u, v, u + width, v, u + width, v - 4, u, v - 4]), wood) +
    shape(paint.rect(u, v - 38, width, 38, 120), wood) +
    shape(`${paint.rect(u, v - 2, width, 6, 120)}`, tint(wood, 0.3))
  )
}

/** The board with switches that no Indian room is without. */
export const switches = ({ lit }: Room, { paint }: Wall, u: number, v: number): string =>
  shape(paint.rect(u, v, 130, 96), lit('#d9cbb2')) +
  shape(paint.rect(u + 8, v + 8, 114, 80), lit('#f7efe0')) +
  shape([22, 56, 90].map(x => paint.rect(u + x, v + 34, 20, 36)).join(''), lit('#cbbda6'))
