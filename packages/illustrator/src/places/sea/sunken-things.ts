import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n } from '../../canvas/path.ts'
import { box, circle, line, place, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'

/** What lies at the bottom of the sea, in world units with the origin at the base. */

/** A carved gateway of a drowned city, 2,000 wide and 2,600 high. */
export function gateway({ defs }: DrawContext, stone: string): string {
  const carved = shade(stone, 0.3)
  const column = (x: number) =>
    box(x - 130, -1900, 260, 1900, defs.horizontalGradient(shade(stone, 0.2), tint(stone, 0.1), shade(stone, 0.16))) +
    box(x - 190, -190, 380, 190, stone, 20) +
    box(x - 200, -1960, 400, 150, tint(stone, 0.1), 24) +
    line(`M${x - 130} -1500h260M${x - 130} -1440h260M${x - 130} -620h260M${x - 130} -560h260`, alpha(carved, 0.6), 22) +
    shape(`M${x} -1340q90 130 0 260q-90 -130 0 -260Z`, alpha(carved, 0.5))
  return (
    column(-720) +
    column(720) +
    shape('M-1060 -1960H1060L960 -2230H-960Z', tint(stone, 0.06)) +
    shape('M-760 -2230H760L560 -2440H-560Z', stone) +
    shape('M-300 -2440Q-260 -2680 0 -2700Q260 -2680 300 -2440Z', tint(stone, 0.1)) +
    box(-24, -2840, 48, 150, stone, 10) +
    line('M-900 -2060H900M-640 -2330H640', alpha(carved, 0.5), 26) +
    [-560, -280, 0, 280, 560].map(x => circle(x, -2140, 44, alpha(carved, 0.45))).join('')
  )
}

/** A broken column. */
export const stump = (stone: string, height: number): string =>
  box(-190, -150, 380, 150, shade(stone, 0.1), 16) +
  shape(`M-120 0V${n(-height)}l70 40l60 -70l50 60l60 -30V0Z`, stone) +
  line(`M-40 ${n(-height + 90)}V-160M40 ${n(-height + 70)}V-160`, alpha(shade(stone, 0.5), 0.4), 16)

/** An old anchor that leans in the sand. */
export const anchor = (iron: string): string =>
  place(
    line('M0 0V-1150M-330 -980H330', iron, 90) +
      `<circle cx="0" cy="-1240" r="110" fill="none" stroke="${iron}" stroke-width="62"/>` +
      line('M-560 -330Q-480 0 0 20Q480 0 560 -330', iron, 100) +
      shape('M-700 -260L-560 -520L-440 -250ZM700 -260L560 -520L440 -250Z', iron) +
      line('M-30 -60V-1100', alpha(tint(iron, 0.5), 0.5), 18) +
      line('M60 -1290q200 -60 260 90t240 60t200 220', shade(iron, 0.2), 40),
    0,
    -60,
    { turn: 16 },
  )

/** A bicycle that somebody has lost overboard. */
export const bicycle = (frame: string, rust: string): string => {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-330" r="320" fill="none" stroke="${rust}" stroke-width="34"/>` +
    line(
      `M${x} -650V-10M${x - 320} -330H${x + 320}M${x - 226} -556L${x + 226} -104M${x + 226} -556L${x - 226} -104`,
      alpha(rust, 0.6),
      9,
    )
  return place(
    wheel(-520) +
      wheel(520) +
      line('M-520 -330L-190 -820H330L-60 -330H-520M-190 -820L-60 -330M330 -820L520 -330M300 -930L340 -780', frame, 40) +
      line('M-300 -880H-90M190 -960q60 -70 170 -20', shade(rust, 0.3), 50),
    0,
    0,
    { turn: -7 },
  )
}

/** Weed with a lamp at its tip. */
export const lampWeed = (context: DrawContext, height: number, stem: string, colour: string): string =>
  line(`M0 0Q${n(-height * 0.16)} ${n(-height * 0.5)} ${n(height * 0.2)} ${n(-height)}`, stem, height * 0.05) +
  glow(context, height * 0.2, -height, height * 0.8, colour, 0.6) +
  circle(height * 0.2, -height, height * 0.09, tint(colour, 0.5))

/** The ribs of a wooden ship, 4,200 wide and 2,400 high. */
export const wreck = (wood: string): string => {
  const ribs = [-1500, -1050, -600, -150, 300, 750, 1200]
    .map((x, i) => `M${x} 0Q${x - 330} ${-760 - i * 40} ${x + 40} ${-1450 - (i % 3) * 150}`)
    .join('')
  return (
    line(ribs, shade(wood, 0.24), 84) +
    shape(
      'M-2100 -700C-1900 -60 -1500 40 -900 60H1500C1900 30 2060 -500 2160 -1250C1960 -820 1700 -620 1200 -560C200 -450 -1300 -420 -2100 -700Z',
      wood,
    ) +
    line(
      'M-2010 -540C-1200 -280 600 -290 1560 -470Q1900 -560 2080 -880M-1900 -360C-1200 -110 700 -120 1640 -260Q1900 -330 2030 -640M-1700 -150C-900 -10 700 0 1760 -120',
      alpha(shade(wood, 0.5), 0.6),
      26,
    ) +
    line('M200 -480L640 -2350M300 -1900L1060 -1660', shade(wood, 0.1), 80) +
    line('M640 -2300L1900 -900M640 -2300L-700 -560', alpha(shade(wood, 0.3), 0.7), 18) +
    [-1300, -800, -300, 200, 700].map(x => circle(x, -240, 90, shade(wood, 0.55))).join('')
  )
}
