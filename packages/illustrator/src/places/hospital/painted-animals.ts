import { mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { circle, ellipse, line, shape } from '../../canvas/svg.ts'
import type { Room } from '../rooms/room.ts'

/** Animals that are painted on the walls of a children's ward: flat drawings in world units, standing at (0, 0). */

/** A colour as paint on a wall. */
const paintIn =
  ({ lit, family }: Room) =>
  (colour: string) =>
    mix(lit(colour), lit(family.walls.bedroom), 0.14)

const eye = (x: number, y: number, r: number, dark: string) =>
  circle(x, y, r, dark) + circle(x + r * 0.3, y - r * 0.3, r * 0.34, '#fff8ea')

/** A giraffe that looks to the right, 1,100 high. */
export function paintedGiraffe(room: Room): string {
  const c = paintIn(room)
  const [hide, spot, dark] = [c('#f2c260'), c('#c9803f'), c('#4a3440')]
  const patches = [
    [-120, -470, 46, 34],
    [-20, -420, 52, 36],
    [-60, -520, 40, 28],
    [70, -470, 42, 34],
    [128, -600, 32, 40],
    [170, -730, 28, 38],
    [212, -850, 24, 34],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0], i) => ellipse(x, y, rx, ry, spot, i * 24))
    .join('')
  return (
    line('M-150 -400L-164 -20M-90 -380L-96 -20M60 -380L58 -20M120 -410L128 -20', shade(hide, 0.08), 54) +
    line('M-164 -30V-6M-96 -30V-6M58 -30V-6M128 -30V-6', spot, 54) +
    line('M-190 -480Q-260 -430 -246 -330', hide, 24) +
    circle(-246, -316, 26, spot) +
    shape(
      'M-210 -440C-214 -570 -90 -580 20 -566C80 -640 130 -800 176 -960C200 -1010 260 -1000 262 -950C240 -780 206 -600 172 -450C150 -350 -190 -330 -210 -440Z',
      hide,
    ) +
    patches +
    line('M214 -1010L204 -1084M254 -1012L264 -1084', hide, 22) +
    circle(204, -1090, 22, spot) +
    circle(264, -1090, 22, spot) +
    shape('M176 -990Q110 -1020 96 -980Q130 -940 186 -950Z', hide) +
    shape(
      'M176 -990C190 -1040 290 -1040 310 -990C370 -970 386 -900 330 -886C260 -880 180 -900 176 -990Z',
      tint(hide, 0.12),
    ) +
    ellipse(338, -920, 40, 32, tint(hide, 0.4)) +
    line('M300 -902Q326 -884 352 -896', dark, 9) +
    eye(256, -976, 17, dark)
  )
}

/** A small elephant that holds a balloon in its raised trunk, 700 wide. */
export function paintedElephant(room: Room): string {
  const c = paintIn(room)
  const [hide, dark, red] = [c('#8fa6cc'), c('#3f3450'), c('#e8654f')]
  return (
    line('M330 -560Q380 -720 350 -880', c('#8a6a5a'), 9) +
    shape('M350 -870C230 -960 240 -1150 350 -1160C460 -1150 470 -960 350 -870ZM326 -846L350 -876L374 -846Z', red) +
    ellipse(316, -1070, 26, 44, tint(red, 0.4), 24) +
    shape('M-290 -20V-240C-300 -420 -160 -470 -20 -466C110 -466 190 -420 196 -330L190 -20H70V-150H-150V-20Z', hide) +
    line('M-288 -330Q-350 -280 -340 -210', hide, 24) +
    shape(
      'M70 -420C80 -560 260 -570 286 -440C300 -360 350 -380 336 -480Q320 -560 352 -570Q396 -560 392 -460C392 -300 280 -250 220 -286C140 -270 70 -320 70 -420Z',
      tint(hide, 0.1),
    ) +
    shape('M96 -470C-20 -530 -70 -400 -30 -310C10 -250 90 -280 110 -360Z', shade(hide, 0.12)) +
    shape('M70 -450C-10 -480 -36 -390 -8 -330C20 -300 70 -310 86 -370Z', c('#eeb4b4')) +
    eye(210, -440, 18, dark) +
    line('M180 -370Q214 -340 250 -362', dark, 9) +
    line('M-280 -24H-160M80 -24H184', tint(hide, 0.5), 20)
  )
}

/** Rolling meadows along the upper edge of the dado, from x = 0 to `width`. */
export function paintedHills(room: Room, width: number): string {
  const c = paintIn(room)
  const hill = (height: number, step: number, colour: string) => {
    let data = `M0 0V${-height * 0.4}`
    for (let x = 0, i = 0; x < width; x += step, i++)
      data += `Q${n(Math.min(width, x + step / 2))} ${n(i % 2 ? -height * 0.3 : -height * 1.2)} ${n(Math.min(width, x + step))} ${n(-height * 0.4)}`
    return shape(`${data}V0Z`, colour)
  }
  return hill(150, 640, c('#a8d08c')) + hill(96, 430, c('#84bb74'))
}
