import { alpha, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { beam, isLit, opening, swag } from './bodywork.ts'
import { lit, round, sheen } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** The train of a hill railway, from its side, on a piece of its track. Whoever travels sits behind the windows. */

const CREAM = '#fbeccb'
const IRON = '#3a3a48'

function track({ on }: PropTools): string {
  const sleepers = Array.from({ length: 20 }, (_, i) => `M${-1880 + i * 198} 22v26`).join('')
  return (
    line(sleepers, on('#7d5a44'), 62) +
    line('M-1980 6H1980', on('#8f98a4'), 22) +
    line('M-1980 -2H1980', on('#c9d0d6'), 8)
  )
}

const ironWheel = ({ on }: PropTools, x: number, r: number, spokes: number): string =>
  circle(x, -r, r, on(IRON)) +
  circle(x, -r, r * 0.8, on('#c9453c')) +
  line(
    Array.from(
      { length: spokes },
      (_, i) =>
        `M${x} ${-r}l${n(Math.cos((i * 2 * Math.PI) / spokes + 0.4) * r * 0.78)} ${n(Math.sin((i * 2 * Math.PI) / spokes + 0.4) * r * 0.78)}`,
    ).join(''),
    on(IRON),
    r * 0.13,
  ) +
  circle(x, -r, r * 0.26, on('#e8b53c'))

/** A coach around x: what is inside of it with the posts of its windows, which are behind whoever looks out, and its near side. */
function coach(tools: PropTools, x: number, paint: string): { inside: string; side: string } {
  const { on, is, defs } = tools
  const shines = isLit(tools)
  const air = is('dark') ? on('#2a2634') : shines ? '#ffd98a' : on('#8a6a58')
  const cream = on(CREAM)
  const seats = [-380, 0, 380]
    .map(at => box(x + at - 150, -800, 300, 500, is('dark') ? on('#3a2f3c') : shade(on('#b5564a'), 0.1), 40))
    .join('')
  const posts = [-200, 200]
  const lower = `M${x - 590} -650H${x + 590}V-270Q${x + 590} -240 ${x + 560} -240H${x - 560}Q${x - 590} -240 ${x - 590} -270Z`
  const bloom = [-400, -200, 0, 200, 400].map(at => x + at)
  return {
    inside:
      box(x - 570, -1340, 1140, 1090, shines ? defs.verticalGradient('#ffeab0', air, shade(air, 0.2)) : air) +
      seats +
      posts.map(at => box(x + at - 46, -1340, 92, 700, cream)).join('') +
      line(posts.map(at => `M${x + at - 52} -1330V-690M${x + at + 52} -1330V-690`).join(''), shade(paint, 0.1), 24),
    side:
      box(x - 210, -200, 420, 120, shade(on(IRON), 0.2), 24) +
      [-450, -250, 250, 450].map(at => ironWheel(tools, x + at, 96, 6)).join('') +
      box(x - 540, -270, 1080, 90, on(IRON), 20) +
      shape(
        `M${x - 590} -1350H${x + 590}V-600H${x - 590}Z${opening(x - 550, -1306, 1100, 610, 80)}`,
        defs.verticalGradient(tint(cream, 0.3), cream, shade(cream, 0.08)),
      ) +
      shape(lower, lit(tools, paint)) +
      line(`M${x - 584} -600H${x + 584}M${x - 584} -310H${x + 584}`, on('#f2c14a'), 20) +
      dots(
        bloom.map(at => [at, -455, 52] as const),
        on('#f2c14a'),
      ) +
      dots(
        bloom.map(at => [at, -455, 24] as const),
        on('#e0607a'),
      ) +
      line(`M${x - 550} -740H${x + 550}`, shade(paint, 0.24), 13) +
      line(opening(x - 550, -1306, 1100, 610, 80), shade(paint, 0.1), 26) +
      line(`M${x - 590} -684H${x + 590}`, shade(paint, 0.16), 34) +
      shape(
        `M${x - 640} -1340C${x - 620} -1440 ${x - 500} -1490 ${x - 300} -1500H${x + 300}C${x + 500} -1490 ${x + 620} -1440 ${x + 640} -1340Z`,
        defs.verticalGradient(on('#dfe4e6'), on('#a8b2ba'), on('#8a949e')),
      ) +
      line(`M${x - 300} -1480Q${x} -1494 ${x + 300} -1480`, alpha('#ffffff', 0.5), 14) +
      [-390, 0, 390].map(at => swag(tools, [x + at - 190, -1350], [x + at + 190, -1350], 44, 20)).join(''),
  }
}

/** The engine, with its cab at the left and its lamp at the right. */
function engine(tools: PropTools, paint: string): string {
  const { on, defs, is } = tools
  const brass = on('#e8b53c')
  const black = on(IRON)
  const red = on('#c9453c')
  const shines = isLit(tools)
  const puff = (x: number, y: number, r: number, opacity: number) =>
    circle(x, y, r, alpha(on('#fffaf0'), opacity)) + circle(x - r * 0.2, y - r * 0.24, r * 0.66, alpha('#ffffff', 0.5))
  return (
    (is('dark') ? '' : puff(1560, -1560, 150, 0.8) + puff(1720, -1450, 110, 0.9) + puff(1340, -1640, 104, 0.62)) +
    // The cab, through whose window one sees the other side.
    shape(
      `M690 -1400H1110V-330H690Z${opening(770, -1190, 260, 360, 60)}`,
      defs.horizontalGradient(shade(paint, 0.1), paint, shade(paint, 0.16)),
    ) +
    shape(
      'M770 -1130Q770 -1190 830 -1190H970Q1030 -1190 1030 -1130V-830H770Z',
      is('dark') ? on('#2a2634') : shines ? '#ffd98a' : on('#6a5a58'),
    ) +
    line('M770 -830V-1130Q770 -1190 830 -1190H970Q1030 -1190 1030 -1130V-830Z', brass, 24) +
    line('M720 -720H1080M720 -400H1080', on('#f2c14a'), 16) +
    circle(900, -560, 96, on(CREAM)) +
    dots(
      Array.from(
        { length: 8 },
        (_, i) => [900 + Math.sin(i * 0.785) * 54, -560 - Math.cos(i * 0.785) * 54, 26] as const,
      ),
      on('#e0607a'),
    ) +
    circle(900, -560, 30, on('#f2c14a')) +
    shape('M640 -1380Q660 -1480 900 -1490T1170 -1380Z', defs.verticalGradient(on('#dfe4e6'), on('#8a949e'))) +
    // The boiler with its bands, and the smokebox.
    shape(
      'M1100 -960H1720V-420H1100Z',
      defs.verticalGradient(shade(paint, 0.06), tint(paint, 0.4), paint, shade(paint, 0.14), shade(paint, 0.34)),
    ) +
    [1160, 1390].map(x => box(x, -964, 36, 548, sheen(tools, brass), 8)).join('') +
    shape(
      'M1580 -990H1800Q1852 -960 1852 -690T1800 -400H1580Z',
      defs.verticalGradient(black, tint(black, 0.3), black, shade(black, 0.4)),
    ) +
    ellipse(1800, -695, 56, 280, tint(black, 0.14)) +
    ellipse(1806, -695, 34, 190, shade(black, 0.1)) +
    circle(1822, -695, 34, brass) +
    // Chimney, dome, bell.
    shape('M1630 -980L1614 -1240H1786L1770 -980Z', round(tools, black)) +
    shape('M1582 -1240Q1600 -1330 1570 -1340H1830Q1800 -1330 1818 -1240Z', sheen(tools, brass)) +
    shape('M1284 -950V-1050C1284 -1160 1446 -1160 1446 -1050V-950Z', sheen(tools, brass)) +
    box(1264, -976, 202, 40, shade(brass, 0.2), 14) +
    line('M1170 -960V-1090Q1220 -1150 1270 -1090', black, 16) +
    shape('M1180 -1020Q1184 -1100 1220 -1100T1260 -1020L1276 -994H1164Z', sheen(tools, brass)) +
    // Running board, beam and cowcatcher.
    box(660, -400, 1230, 80, red, 16) +
    line('M680 -382H1870', on('#f2c14a'), 12) +
    shape('M1770 -330H1890L1985 -20Q1980 0 1960 0H1760Z', red) +
    line('M1800 -300L1806 -20M1848 -300L1872 -20M1890 -300L1940 -20', on(CREAM), 18) +
    box(1852, -430, 60, 130, red, 10) +
    box(1908, -404, 40, 76, black, 12) +
    ironWheel(tools, 840, 180, 8) +
    ironWheel(tools, 1240, 180, 8) +
    ironWheel(tools, 1610, 128, 8) +
    line('M840 -150L1240 -150L1560 -250', on('#c9d0d6'), 38) +
    circle(840, -150, 30, on('#8f98a4')) +
    circle(1240, -150, 30, on('#8f98a4')) +
    box(1480, -330, 180, 110, black, 18) +
    swag(tools, [1120, -900], [1400, -900], 150) +
    swag(tools, [1400, -900], [1700, -900], 150) +
    // The lamp.
    box(1736, -1150, 120, 150, lit(tools, red), 22) +
    ellipse(1858, -1076, 30, 62, shines ? '#fff6cf' : on('#e4eef0')) +
    (shines ? beam(tools, 1860, -1076, 760) : '')
  )
}

export const train = prop({ states: ['lit', 'dark'], coloured: true }, tools => {
  const paint = tools.hue('#3f74b4')
  const first = coach(tools, 0, paint)
  const second = coach(tools, -1300, paint)
  const iron = tools.on(IRON)
  return {
    drawing:
      track(tools) +
      line('M-740 -230H-560M560 -230H700', iron, 40) +
      first.inside +
      second.inside +
      engine(tools, paint),
    front: first.side + second.side,
    halfWidth: 1980,
    height: 1500,
    seat: [0, -450],
    handle: [1830, -690],
    ...(isLit(tools) && { light: { at: [1880, -1076], r: 760 } }),
  }
})
