import { alpha, shade, tint } from '../../canvas/colour.ts'
import { circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { ledge } from './on-walls.ts'
import type { Painter } from './plane.ts'
import type { Room, Wall } from './room.ts'

/** What stands and hangs in kitchens. Flat drawings have their origin at their foot, in world units. */

const steelOf = ({ lit }: Room) => lit('#c8d0d6')

/** A shelf with a row of steel tins, the larger ones first. */
export function tinShelf(room: Room, wall: Wall, u: number, v: number, width: number, seed: string): string {
  const { stage, lit, family } = room
  const { paint } = wall
  const random = stage.context.bookRandom.fork(`tins/${seed}`)
  const steel = steelOf(room)
  let tins = ''
  for (let x = u + 30; x < u + width - 110; ) {
    const w = random.between(84, 150)
    const h = w * random.between(1, 1.5)
    if (random.chance(0.24)) {
      const glass = lit(random.pick(['#e0a23c', '#c9573a', '#7a9a4c', '#f0e2b8']))
      tins +=
        shape(paint.rect(x, v, w * 0.8, h * 0.8), alpha(lit('#e6f0f0'), 0.7)) +
        shape(paint.rect(x + 8, v + 6, w * 0.8 - 16, h * 0.56), glass) +
        shape(paint.rect(x + 4, v + h * 0.76, w * 0.8 - 8, 26), lit(family.accents[0]))
    } else {
      tins +=
        shape(paint.rect(x, v, w, h), steel) +
        shape(paint.rect(x + w * 0.14, v, w * 0.16, h), alpha('#ffffff', 0.55)) +
        shape(paint.rect(x + w * 0.76, v, w * 0.24, h), alpha(shade(steel, 0.6), 0.4)) +
        shape(paint.rect(x - 5, v + h * 0.8, w + 10, h * 0.2), tint(steel, 0.24)) +
        shape(paint.rect(x - 5, v + h * 0.78, w + 10, 8), shade(steel, 0.4)) +
        shape(paint.oval(x + w / 2, v + h + 8, 16, 10), shade(steel, 0.2))
    }
    x += w + random.between(8, 26)
  }
  return ledge(room, wall, u, v, width) + tins
}

/** Ladles and pans on hooks below a rail. */
export function hangingLadles(room: Room, { paint }: Wall, u: number, v: number): string {
  const steel = steelOf(room)
  const iron = room.lit('#4a4450')
  const scale = paint.scaleAt(u, v)
  const ladle = (x: number, length: number) =>
    line(paint.flow([x, v, x, v - length], 20), shade(steel, 0.2), scale * 15) +
    shape(paint.oval(x, v - length - 30, 44, 34), steel) +
    shape(paint.oval(x - 8, v - length - 24, 24, 18), tint(steel, 0.4))
  const sieve = (x: number) =>
    line(paint.flow([x, v, x, v - 130], 20), shade(steel, 0.2), scale * 15) +
    shape(paint.oval(x, v - 190, 70), shade(steel, 0.16)) +
    line(
      [-36, -12, 12, 36].map(d => paint.flow([x + d, v - 240, x + d, v - 140])).join(''),
      tint(steel, 0.4),
      scale * 6,
    )
  const pan = (x: number) =>
    line(paint.flow([x, v, x, v - 110], 20), iron, scale * 22) +
    shape(paint.oval(x, v - 200, 100), iron) +
    shape(paint.oval(x - 6, v - 192, 78), shade(iron, 0.3))
  return (
    line(paint.flow([u - 30, v, u + 640, v], 20), shade(steel, 0.3), scale * 17) +
    ladle(u + 30, 170) +
    ladle(u + 130, 220) +
    sieve(u + 260) +
    pan(u + 440) +
    ladle(u + 590, 190)
  )
}

/** A rack on the wall with plates, cups and spoons of steel. */
export function plateRack(room: Room, { paint }: Wall, u: number, v: number): string {
  const steel = steelOf(room)
  const dark = shade(steel, 0.4)
  const scale = paint.scaleAt(u, v)
  const plates = Array.from(
    { length: 6 },
    (_, i) =>
      shape(paint.oval(u + 90 + i * 76, v + 360, 62, 110), i % 2 ? steel : tint(steel, 0.24)) +
      line(paint.oval(u + 90 + i * 76, v + 360, 44, 84), alpha(dark, 0.5), scale * 5),
  ).join('')
  const cups = Array.from(
    { length: 5 },
    (_, i) =>
      shape(
        paint.polygon([
          u + 50 + i * 96,
          v + 150,
          u + 126 + i * 96,
          v + 150,
          u + 114 + i * 96,
          v + 40,
          u + 62 + i * 96,
          v + 40,
        ]),
        i % 2 ? tint(steel, 0.2) : steel,
      ) + shape(paint.rect(u + 66 + i * 96, v + 48, 12, 96), alpha('#ffffff', 0.6)),
  ).join('')
  return (
    shape(paint.rect(u - 10, v + 10, 560, 520), alpha('#2a1030', 0.12)) +
    plates +
    cups +
    line(
      paint.flow([u, v + 30, u + 540, v + 30]) +
        paint.flow([u, v + 250, u + 540, v + 250]) +
        paint.flow([u, v + 420, u + 540, v + 420]) +
        paint.flow([u, v, u, v + 520]) +
        paint.flow([u + 540, v, u + 540, v + 520]),
      dark,
      scale * 11,
    )
  )
}

/** A gas stove with a pressure cooker and a pan of milk, 660 wide. */
export function stove(room: Room): string {
  const { lit, stage, lighting } = room
  const steel = steelOf(room)
  const dark = lit('#3f3a44')
  const flame = (x: number) =>
    shape([-36, -12, 12, 36].map(d => `M${x + d - 10} -96Q${x + d} -132 ${x + d + 10} -96Z`).join(''), '#6fb4f0')
  const steam = (x: number, y: number) =>
    line(
      `M${x} ${y}C${x - 40} ${y - 60} ${x + 40} ${y - 100} ${x} ${y - 170}C${x - 30} ${y - 220} ${x + 20} ${y - 250} ${x + 6} ${y - 300}`,
      alpha('#ffffff', 0.34),
      22,
    ) +
    line(
      `M${x + 40} ${y - 20}C${x + 10} ${y - 70} ${x + 70} ${y - 110} ${x + 44} ${y - 170}`,
      alpha('#ffffff', 0.26),
      16,
    )
  const cooker =
    shape(
      'M-130 -104H130V-250Q130 -276 100 -280H-100Q-130 -276 -130 -250Z',
      stage.context.defs.horizontalGradient(shade(steel, 0.2), tint(steel, 0.4), steel, shade(steel, 0.3)),
    ) +
    shape('M-118 -282Q0 -350 118 -282Z', tint(steel, 0.1)) +
    shape('M-14 -316H14V-352H-14Z', dark) +
    shape('M-24 -350H24V-374H-24Z', shade(steel, 0.3)) +
    shape('M120 -262H290Q306 -262 306 -246Q306 -230 290 -230H120Z', dark) +
    shape('M-186 -250H-120V-222H-186Z', dark)
  const pan =
    shape('M-112 -104H112V-210H-112Z', lit('#c9873f')) +
    shape('M-112 -104H112V-130H-112Z', shade(lit('#c9873f'), 0.3)) +
    ellipse(0, -210, 112, 16, tint(lit('#c9873f'), 0.4)) +
    ellipse(0, -208, 96, 11, lit('#fff3de'))
  return (
    shape('M-330 0H330V-60H-330Z', dark) +
    shape('M-330 -60H330V-76H-330Z', tint(steel, 0.2)) +
    circle(-150, -30, 22, tint(dark, 0.4)) +
    circle(150, -30, 22, tint(dark, 0.4)) +
    line('M-240 -96H-60M60 -96H240', shade(dark, 0.3), 15) +
    (lighting === 'daylight' ? '' : glow(stage.context, -150, -110, 200, '#7fb8ff', 0.3)) +
    flame(-150) +
    flame(150) +
    place(cooker, -150, 0) +
    place(pan, 160, 0) +
    steam(-150, -380) +
    steam(170, -230)
  )
}

/** A clay pot for cool water with a tumbler on its lid, on an iron stand; 700 high. */
export function waterPot(room: Room): string {
  const { lit } = room
  const clay = lit('#c0623f')
  const steel = steelOf(room)
  return (
    line('M-150 0L-110 -300M150 0L110 -300M-140 -90H140', lit('#4a4450'), 22) +
    ellipse(0, -300, 150, 26, lit('#4a4450')) +
    shape(
      'M-70 -620C-70 -590 -210 -540 -210 -420C-210 -320 -120 -280 0 -280C120 -280 210 -320 210 -420C210 -540 70 -590 70 -620Z',
      clay,
    ) +
    shape(
      'M20 -592C120 -560 190 -520 190 -420C190 -350 130 -300 60 -290C130 -380 120 -520 20 -592Z',
      shade(clay, 0.2),
    ) +
    line('M-186 -470Q0 -430 186 -470', tint(clay, 0.5), 13) +
    line('M-170 -440l30 -26l30 26l30 -26l30 26l30 -26l30 26l30 -26l30 26l30 -26l30 26l24 -22', tint(clay, 0.5), 9) +
    ellipse(0, -622, 92, 22, shade(clay, 0.3)) +
    ellipse(0, -634, 110, 22, steel) +
    shape('M-36 -636H36L44 -720H-44Z', tint(steel, 0.1)) +
    line('M44 -700C90 -700 90 -656 42 -656', shade(steel, 0.3), 9)
  )
}

/** A red gas cylinder, 560 high. */
export function gasCylinder({ lit }: Room): string {
  const red = lit('#c8483c')
  return (
    shape('M-130 0H130V-400C130 -460 70 -480 0 -480C-70 -480 -130 -460 -130 -400Z', red) +
    shape('M60 -470C110 -450 130 -430 130 -400V0H70Z', shade(red, 0.2)) +
    shape('M-90 -380Q-90 -430 -50 -444V-40H-90Z', alpha('#ffffff', 0.16)) +
    line('M-80 -470V-540Q0 -580 80 -540V-470', shade(red, 0.3), 22) +
    shape('M-24 -480H24V-520H-24Z', lit('#5a5460'))
  )
}

/** A tall steel tiffin of three tiers with its handle. */
export function tiffin(room: Room): string {
  const steel = steelOf(room)
  const tier = (y: number) =>
    shape(
      `M-74 ${y}H74V${y - 74}H-74Z`,
      room.stage.context.defs.horizontalGradient(shade(steel, 0.2), tint(steel, 0.4), steel, shade(steel, 0.3)),
    ) + line(`M-78 ${y - 74}H78`, shade(steel, 0.4), 8)
  return (
    tier(0) +
    tier(-76) +
    tier(-152) +
    ellipse(0, -232, 60, 12, tint(steel, 0.3)) +
    line('M-90 0V-240Q-90 -310 0 -310Q90 -310 90 -240V0', shade(steel, 0.3), 13)
  )
}

/** Vegetables heaped on a board or in a basket. */
export function vegetables({ lit }: Room): string {
  return (
    shape('M-210 -60H210L170 0H-170Z', lit('#cf9a52')) +
    line('M-204 -46H204M-190 -24H190', lit('#a9743a'), 7) +
    circle(-130, -96, 56, lit('#d9483a')) +
    circle(-30, -100, 60, lit('#b9497a')) +
    circle(70, -92, 52, lit('#d9483a')) +
    shape('M100 -60C150 -90 190 -170 180 -220C150 -200 100 -130 90 -66Z', lit('#6f9f4a')) +
    shape('M-200 -60C-240 -110 -250 -190 -226 -240C-190 -190 -160 -110 -160 -60Z', lit('#8a4f9a')) +
    line('M-130 -150l6 -20M70 -140l-4 -20M-226 -236l-10 -30', lit('#5f8f4a'), 12) +
    circle(10, -150, 44, lit('#e8b23c'))
  )
}

/** A round steel box with seven spices, seen from the side on a counter, and from above with colour. */
export function spiceBox(room: Room): string {
  const steel = steelOf(room)
  const spices = ['#d9a02f', '#b5402f', '#7a5a34', '#8f9a3f', '#e0c070', '#4a3a34', '#c9763a']
  return (
    shape('M-150 -20H150V-70H-150Z', steel) +
    ellipse(0, -20, 150, 24, shade(steel, 0.2)) +
    ellipse(0, -72, 150, 40, tint(steel, 0.3)) +
    spices
      .map((colour, i) =>
        i === 0
          ? ellipse(0, -74, 36, 11, room.lit(colour))
          : ellipse(Math.cos(i * 1.047) * 88, -74 + Math.sin(i * 1.047) * 24, 36, 10, room.lit(colour)),
      )
      .join('')
  )
}

/** Tiles above a counter. */
export function wallTiles(
  { lit, family }: Room,
  paint: Painter,
  u: number,
  v: number,
  width: number,
  height: number,
): string {
  const pale = lit(family.pale)
  const [a, b] = family.accents.map(lit) as [string, string]
  const columns = Math.round(width / 130)
  const rows = Math.round(height / 130)
  const [w, h] = [width / columns, height / rows]
  let marks = ''
  let others = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [u + (column + 0.5) * w, v + (row + 0.5) * h]
      const data = paint.polygon([x, y - h * 0.3, x + w * 0.3, y, x, y + h * 0.3, x - w * 0.3, y])
      if ((row + column) % 2) marks += data
      else others += paint.oval(x, y, w * 0.16)
    }
  const grid =
    Array.from({ length: columns + 1 }, (_, i) => paint.flow([u + i * w, v, u + i * w, v + height])).join('') +
    Array.from({ length: rows + 1 }, (_, i) => paint.flow([u, v + i * h, u + width, v + i * h])).join('')
  return (
    shape(paint.rect(u, v, width, height), pale) +
    shape(marks, alpha(b, 0.7)) +
    shape(others, alpha(a, 0.7)) +
    line(grid, alpha(shade(pale, 0.4), 0.4), paint.scaleAt(u, v) * 6)
  )
}
