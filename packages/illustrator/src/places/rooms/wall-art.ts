import { alpha, shade, tint } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import { familyPhotographs } from './keepsakes.ts'
import { childsDrawings, framed } from './on-walls.ts'
import type { Room, Wall } from './room.ts'

/** Larger decorations of walls, which differ from family to family. (u, v) is the lower left corner. */

/** A paper kite with its tail. */
function wallKite({ lit, family }: Room, { paint }: Wall, u: number, v: number, size: number): string {
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const scale = paint.scaleAt(u, v)
  const at = (x: number, y: number): [number, number] => [u + x * size, v + y * size]
  const corners = [at(0.5, 0), at(1, 0.62), at(0.56, 1.12), at(0.04, 0.56)]
  const flat = corners.flat()
  const tail = paint.flow([...at(0.5, 0), ...at(0.62, -0.2), ...at(0.44, -0.4), ...at(0.66, -0.6)])
  const bow = (x: number, y: number) =>
    paint.polygon([...at(x - 0.1, y - 0.05), ...at(x, y), ...at(x - 0.1, y + 0.06)]) +
    paint.polygon([...at(x + 0.1, y - 0.05), ...at(x, y), ...at(x + 0.1, y + 0.06)])
  return (
    shape(paint.polygon(flat.map((value, i) => (i % 2 ? value - 22 : value + 12))), alpha('#2a1030', 0.16)) +
    shape(paint.polygon(flat), a) +
    shape(paint.polygon([...at(0.5, 0), ...at(1, 0.62), ...at(0.52, 0.58)]), c) +
    shape(paint.polygon([...at(0.56, 1.12), ...at(0.04, 0.56), ...at(0.52, 0.58)]), b) +
    line(
      paint.flow([...at(0.5, 0), ...at(0.56, 1.12)]) +
        paint.flow([...at(0.04, 0.56), ...at(0.6, 0.72), ...at(1, 0.62)]),
      shade(a, 0.3),
      scale * 9,
    ) +
    line(tail, lit('#8a6a4a'), scale * 8) +
    shape(bow(0.6, -0.18) + bow(0.5, -0.36), b) +
    shape(bow(0.6, -0.54), a)
  )
}

/** A row of cloth flags on a string. */
function flags({ lit, family }: Room, { paint }: Wall, u: number, v: number, width: number): string {
  const colours = [...family.accents, family.pale].map(lit)
  const count = Math.round(width / 130)
  const sag = (i: number) => v - Math.sin((i / count) * Math.PI) * 90
  const string = Array.from({ length: count + 1 }, (_, i) => [u + (width * i) / count, sag(i)]).flat()
  return (
    line(paint.flow(string, 10), lit('#8a6a4a'), paint.scaleAt(u, v) * 7) +
    Array.from({ length: count }, (_, i) => {
      const [from, to] = [u + (width * (i + 0.1)) / count, u + (width * (i + 0.9)) / count]
      return shape(
        paint.polygon([from, sag(i + 0.1), to, sag(i + 0.9), (from + to) / 2, sag(i + 0.5) - 130], 10),
        colours[i % colours.length] ?? '#d9583f',
      )
    }).join('')
  )
}

/** An embroidered hanging with mirrors, on a rod. */
function tapestry({ lit, family }: Room, { paint }: Wall, u: number, v: number, width: number, height: number): string {
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const at = (x: number, y: number): [number, number] => [u + x * width, v + y * height]
  const mirrors = [0.2, 0.4, 0.6, 0.8]
    .flatMap(x => [paint.oval(...at(x, 0.2), 22), paint.oval(...at(x, 0.88), 22)])
    .join('')
  const tree = paint.polygon([...at(0.47, 0.28), ...at(0.53, 0.28), ...at(0.52, 0.6), ...at(0.48, 0.6)])
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * Math.PI
    const [x, y] = at(0.5 + Math.cos(angle) * 0.24, 0.58 + Math.sin(angle) * 0.18)
    return paint.soft([x, y - 46, x - 30, y, x, y + 46, x + 30, y])
  }).join('')
  const birds = [0.24, 0.76]
    .map(x => paint.soft([...at(x - 0.07, 0.36), ...at(x, 0.42), ...at(x + 0.07, 0.38), ...at(x, 0.32)]))
    .join('')
  const tassels = Array.from({ length: 9 }, (_, i) =>
    paint.polygon([...at((i + 0.3) / 9, 0), ...at((i + 0.7) / 9, 0), ...at((i + 0.5) / 9, -0.11)]),
  ).join('')
  return (
    shape(paint.rect(u + 14, v - 40, width, height + 20), alpha('#2a1030', 0.14)) +
    shape(tassels, b) +
    shape(paint.rect(u, v, width, height), b) +
    shape(paint.rect(u + 30, v + 30, width - 60, height - 60), a) +
    shape(paint.rect(u + 60, v + height * 0.28, width - 120, height * 0.5), tint(a, 0.16)) +
    shape(tree, c) +
    shape(leaves, c) +
    shape(birds, lit(family.pale)) +
    shape(mirrors, tint(c, 0.5)) +
    line(
      paint.flow([u - 40, v + height + 10, u + width + 40, v + height + 10]),
      lit(family.wood),
      paint.scaleAt(u, v) * 24,
    )
  )
}

/** Painted plates in a loose group. */
function plates({ lit, family }: Room, { paint }: Wall, u: number, v: number): string {
  const colours = [...family.accents, '#3f7fb0'].map(lit)
  const pale = lit(family.pale)
  return [
    [110, 130, 110],
    [380, 260, 140],
    [640, 110, 100],
    [160, 430, 90],
    [660, 400, 110],
  ]
    .map(([x = 0, y = 0, r = 0], i) => {
      const colour = colours[i % colours.length] ?? pale
      const petals = Array.from({ length: 8 }, (_, k) =>
        paint.oval(u + x + Math.cos(k * 0.785) * r * 0.42, v + y + Math.sin(k * 0.785) * r * 0.42, r * 0.14),
      ).join('')
      return (
        shape(paint.oval(u + x + 8, v + y - 16, r), alpha('#2a1030', 0.15)) +
        shape(paint.oval(u + x, v + y, r), colour) +
        shape(paint.oval(u + x, v + y, r * 0.82), pale) +
        shape(petals, colour) +
        shape(paint.oval(u + x, v + y, r * 0.2), colours[(i + 1) % colours.length] ?? colour)
      )
    })
    .join('')
}

/** What the child has on the wall above the bed, about 1,100 wide and 500 high. */
export function childsWall(room: Room, wall: Wall, u: number, v: number): string {
  switch (
    room.stage.context.bookRandom
      .fork('childs-wall')
      .pick<'drawings' | 'kite' | 'flags' | 'pictures'>(['drawings', 'kite', 'flags', 'pictures'])
  ) {
    case 'drawings':
      return framed(room, wall, u, v, 250, 310, 'elephant') + childsDrawings(room, wall, u + 360, v + 70, 3)
    case 'kite':
      return wallKite(room, wall, u + 40, v + 60, 360) + childsDrawings(room, wall, u + 620, v + 70, 2)
    case 'flags':
      return (
        flags(room, wall, u - 60, v + 420, 1240) +
        framed(room, wall, u + 20, v - 60, 230, 230, 'sun') +
        framed(room, wall, u + 340, v - 40, 200, 240, 'fish')
      )
    case 'pictures':
      return (
        framed(room, wall, u, v + 20, 420, 330, 'boat') +
        framed(room, wall, u + 520, v + 80, 220, 280, 'peacock') +
        framed(room, wall, u + 830, v + 40, 220, 220, 'hills')
      )
  }
}

/** What hangs above the seats of the family, about 850 wide and 600 high. */
export function familyWall(room: Room, wall: Wall, u: number, v: number): string {
  switch (
    room.stage.context.bookRandom
      .fork('family-wall')
      .pick<'photographs' | 'tapestry' | 'plates' | 'landscape'>([
        'photographs',
        'photographs',
        'tapestry',
        'plates',
        'landscape',
      ])
  ) {
    case 'photographs':
      return familyPhotographs(room, wall, u, v)
    case 'tapestry':
      return tapestry(room, wall, u + 20, v - 40, 760, 560) + framed(room, wall, u + 900, v + 120, 200, 250, 'couple')
    case 'plates':
      return plates(room, wall, u, v) + framed(room, wall, u + 860, v + 140, 220, 270, 'elder')
    case 'landscape':
      return (
        framed(room, wall, u + 20, v, 640, 420, 'hills') +
        framed(room, wall, u + 780, v + 60, 200, 240, 'elder') +
        framed(room, wall, u + 780, v + 390, 200, 160, 'child')
      )
  }
}
