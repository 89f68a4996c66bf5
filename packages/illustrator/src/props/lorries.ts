import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { beam, isLit, swag, tyred } from './bodywork.ts'
import { leaf, lit } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** A painted lorry, seen from its front and its near side. Whoever travels on it is behind its side board. */

const CREAM = '#fbeccb'

/** Petals around (x, y), pointing outwards. */
const bloom = (x: number, y: number, r: number, petal: string, heart: string, count = 8): string =>
  Array.from({ length: count }, (_, i) =>
    place(shape('M0 -20C-34 -48 -30 -86 0 -100C30 -86 34 -48 0 -20Z', petal), x, y, {
      turn: (i * 360) / count,
      scale: r / 100,
    }),
  ).join('') + circle(x, y, r * 0.3, heart)

/** A lotus that opens upwards, on (x, y). */
const lotus = ({ on }: PropTools, x: number, y: number, r: number): string =>
  [-68, 68, -36, 36, 0]
    .map((turn, i) => leaf(on(i < 2 ? '#e0709a' : i < 4 ? '#ee8fb0' : '#f8b8cc'), x, y, r, turn, 0.36))
    .join('') + [-84, 84].map(turn => leaf(on('#5f9a4c'), x, y + r * 0.1, r * 0.9, turn, 0.26)).join('')

/** The side board of the load: four painted panels that get smaller towards the back. */
function sideBoard(tools: PropTools, paint: string): string {
  const { on } = tools
  const yellow = on('#f5c63c')
  const fields = [on('#3f8f6c'), on('#3a78b8'), on('#3f8f6c'), on('#3a78b8')]
  const panels = [0, 1, 2, 3]
    .map(i => {
      const x = -1080 + i * 275
      const top = -985 - i * 14
      const bottom = -505 + i * 7
      const [cx, cy] = [x + 130, (top + bottom) / 2]
      const motif =
        i % 2
          ? lotus(tools, cx, cy + 80, 150)
          : bloom(cx, cy, 112, on('#f5b63c'), on('#d8403a'), 10) + bloom(cx, cy, 56, on('#fbeccb'), on('#d8403a'))
      return (
        shape(`M${x} ${top}L${x + 255} ${top - 14}V${bottom + 7}L${x} ${bottom}Z`, lit(tools, fields[i] ?? yellow)) +
        motif
      )
    })
    .join('')
  return (
    shape('M-1120 -1030L40 -1090V-450L-1120 -480Z', lit(tools, paint)) +
    panels +
    line('M-1112 -1022L36 -1082M-1112 -486L36 -462', yellow, 26) +
    line('M-1090 -1022V-490M-815 -1036V-484M-540 -1050V-478M-265 -1064V-470M16 -1080V-464', yellow, 20) +
    dots(
      Array.from({ length: 21 }, (_, i) => [-1090 + i * 54, -1026 - i * 2.9, 15] as const),
      on('#d8403a'),
    )
  )
}

/** The side of the cab with its door. */
function cabSide(tools: PropTools, paint: string, glass: string): string {
  const { on } = tools
  return (
    shape('M20 -1560Q30 -1640 110 -1640H330V-330H20Z', shade(paint, 0.16)) +
    shape('M80 -1480Q84 -1540 140 -1540H300V-1090H80Z', glass) +
    line('M80 -1480Q84 -1540 140 -1540H300V-1090H80Z', on('#f5c63c'), 22) +
    line('M80 -1040H310M80 -1040V-520', shade(paint, 0.4), 12) +
    bloom(190, -830, 118, on('#f5c63c'), on('#3f8f6c')) +
    line('M100 -620H296', on(CREAM), 18) +
    box(92, -990, 84, 26, on('#c9d0d6'), 12)
  )
}

/** The front: a painted crown, a windscreen in two halves, lamps like eyes, and flowers. */
function face(tools: PropTools, paint: string, glass: string): string {
  const { on, defs } = tools
  const yellow = on('#f5c63c')
  const red = on('#d8403a')
  const green = on('#3f8f6c')
  const chrome = on('#d3d9de')
  const shines = isLit(tools)
  const lamp = (x: number) =>
    circle(x, -640, 104, chrome) +
    circle(x, -640, 80, shines ? '#fff6cf' : on('#eef4f2')) +
    circle(x, -640, 34, shines ? '#ffffff' : alpha(on('#9fb0b8'), 0.7)) +
    line(`M${x - 112} -690Q${x} -810 ${x + 112} -690`, yellow, 30)
  const tassel = (x: number) =>
    line(`M${x} -1180V-900`, on('#2e2a38'), 16) +
    shape(`M${x - 34} -900H${x + 34}L${x + 46} -700H${x - 46}Z`, on('#2e2a38')) +
    box(x - 40, -930, 80, 40, red, 12)
  return (
    shape('M290 -1560Q300 -1650 390 -1650H1010Q1090 -1650 1100 -1560V-330H290Z', lit(tools, paint)) +
    // The crown over the windscreen.
    shape(
      'M270 -1560Q270 -1800 420 -1800Q470 -1880 560 -1850Q640 -1950 700 -1900Q760 -1950 840 -1850Q930 -1880 980 -1800Q1120 -1800 1120 -1560Z',
      lit(tools, yellow),
    ) +
    shape('M330 -1590Q330 -1740 440 -1750Q560 -1800 695 -1830Q830 -1800 950 -1750Q1060 -1740 1060 -1590Z', green) +
    lotus(tools, 695, -1640, 170) +
    bloom(450, -1660, 64, red, yellow) +
    bloom(940, -1660, 64, red, yellow) +
    dots(
      Array.from({ length: 12 }, (_, i) => [310 + i * 70, -1566, 20] as const),
      on(CREAM),
    ) +
    // Windscreen.
    box(350, -1510, 690, 440, red, 60) +
    box(384, -1480, 300, 380, glass, 40) +
    box(706, -1480, 300, 380, glass, 40) +
    shape('M420 -1130L520 -1450H600L500 -1130ZM760 -1130L860 -1450H900L800 -1130Z', alpha('#ffffff', 0.24)) +
    line('M430 -1110L600 -1180M750 -1110L920 -1180', on('#2e2a38'), 14) +
    swag(tools, [384, -1470], [695, -1470], 90, 24) +
    swag(tools, [695, -1470], [1006, -1470], 90, 24) +
    // Below: a band of petals, the grille and the lamps.
    box(300, -1040, 790, 130, on(CREAM), 20) +
    [400, 548, 695, 842, 990].map((x, i) => bloom(x, -975, 56, i % 2 ? green : red, yellow)).join('') +
    box(490, -880, 410, 350, shade(on('#3a78b8'), 0.4), 50) +
    line([-820, -760, -700, -640, -580].map(y => `M530 ${y}H860`).join(''), chrome, 26) +
    swag(tools, [470, -890], [920, -890], 210, 28) +
    lamp(396) +
    lamp(994) +
    // The bumper, with a lemon and chillies against the evil eye.
    box(230, -480, 930, 150, defs.verticalGradient(tint(yellow, 0.3), yellow, shade(yellow, 0.2)), 40) +
    shape([0, 1, 2, 3, 4].map(i => `M${300 + i * 170} -480h80l-60 150h-80Z`).join(''), on('#3a3a48')) +
    line('M695 -480V-170', on('#2e2a38'), 9) +
    ellipse(695, -300, 44, 36, on('#f7e04a')) +
    line('M670 -240Q650 -200 660 -150M720 -240Q740 -200 730 -150M695 -230V-140', on('#5fae3f'), 22) +
    line('M300 -1300L240 -1330', on('#2e2a38'), 20) +
    box(170, -1400, 84, 180, chrome, 24) +
    line('M1096 -1300L1150 -1330', on('#2e2a38'), 20) +
    box(1130, -1400, 70, 180, chrome, 24) +
    tassel(1166)
  )
}

/** Sacks and hay under a rope. */
function load({ on, defs }: PropTools): string {
  const jute = on('#c9a06a')
  const sack = (x: number, y: number, w: number, h: number) =>
    shape(
      `M${x - w} ${y}C${x - w * 1.16} ${y - h * 0.5} ${x - w} ${y - h} ${x - w * 0.7} ${y - h}Q${x} ${y - h * 1.16} ${x + w * 0.7} ${y - h}C${x + w} ${y - h} ${x + w * 1.16} ${y - h * 0.5} ${x + w} ${y}Z`,
      defs.verticalGradient(tint(jute, 0.26), jute, shade(jute, 0.18)),
    ) +
    line(`M${x - w * 0.6} ${y - h * 0.98}l-30 -40M${x + w * 0.6} ${y - h * 0.98}l30 -40`, shade(jute, 0.16), 34) +
    line(
      `M${x - w * 0.7} ${y - h * 0.86}Q${x} ${y - h} ${x + w * 0.7} ${y - h * 0.86}`,
      alpha(shade(jute, 0.5), 0.5),
      9,
    )
  return (
    sack(-880, -1000, 170, 260) +
    sack(-170, -1030, 180, 280) +
    sack(-530, -1010, 200, 270) +
    sack(-700, -1230, 190, 240) +
    sack(-340, -1240, 190, 250) +
    line('M-1080 -1030C-900 -1460 -680 -1500 -520 -1500S-120 -1460 10 -1090', on('#f0dcae'), 20)
  )
}

/** `full` it is loaded with sacks; otherwise one can sit on its open bed. */
export const lorry = prop({ states: ['full', 'empty', 'lit', 'dark'], coloured: true }, tools => {
  const { on, is, hue } = tools
  const paint = hue('#e8743a')
  const shines = isLit(tools)
  const glass = shines ? '#ffe3a0' : is('dark') ? on('#3a4456') : on('#bfe0e6')
  const iron = on('#3a3a48')
  const bed =
    shape('M-1090 -1010L30 -1080V-470L-1090 -490Z', shade(paint, 0.5)) +
    line('M-1060 -900L30 -950M-1060 -760L30 -790', alpha(shade(paint, 0.7), 0.6), 14)
  return {
    drawing: bed + (is('full') ? load(tools) : ''),
    front:
      box(-1080, -470, 2100, 130, iron, 20) +
      tyred(tools, -860, 205, '#e0b03c') +
      tyred(tools, -450, 205, '#e0b03c') +
      box(830, -330, 170, 330, on('#35313f'), 50) +
      sideBoard(tools, paint) +
      cabSide(tools, paint, glass) +
      tyred(tools, 190, 215, '#e0b03c') +
      face(tools, paint, glass) +
      (shines ? beam(tools, 1000, -640, 700) : ''),
    halfWidth: 1180,
    height: 1900,
    seat: is('full') ? [-500, -1470] : [-500, -860],
    handle: [-500, -780],
    ...(shines && { light: { at: [695, -640] as const, r: 900 } }),
  }
})
