import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, line, shape } from '../canvas/svg.ts'
import { lit, rope } from './materials.ts'
import { prop } from './prop.ts'

/** Of wood, with a woven rug on it. Its rope lies on the snow; `up` somebody pulls it. */
export const sledge = prop({ states: ['up'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const wood = on('#b5784a')
  const rug = hue('#d8503f')
  const runner = (x: number, y: number, colour: string) =>
    line(
      `M${x - 440} ${y - 40}C${x - 420} ${y - 20} ${x - 400} ${y - 16} ${x - 360} ${y - 16}H${x + 300}C${x + 440} ${y - 16} ${x + 510} ${y - 120} ${x + 500} ${y - 240}C${x + 494} ${y - 310} ${x + 420} ${y - 320} ${x + 410} ${y - 262}`,
      colour,
      36,
    )
  const strut = (x: number, y: number, colour: string) => line(`M${x} ${y - 24}L${x - 10} ${y - 190}`, colour, 32)
  const zigzag = Array.from({ length: 9 }, (_, i) => `l46 ${i % 2 ? 26 : -26}`).join('')
  const cord = is('up')
    ? 'M470 -270Q640 -330 800 -470'
    : 'M470 -270C560 -200 540 -30 640 -20C760 -8 800 -60 720 -76C640 -90 620 -20 700 14'
  return {
    drawing:
      runner(56, -52, shade(wood, 0.3)) +
      [-300, -40, 220].map(x => strut(x + 56, -52, shade(wood, 0.34))).join('') +
      line('M500 -256L556 -306', shade(wood, 0.16), 30) +
      rope(cord, on('#e8d2a0'), 20) +
      (is('up') ? circle(800, -470, 26, on('#c9453c')) : '') +
      // The slats, with the rug on them.
      shape('M-470 -190L-400 -262H400L350 -190Z', lit(tools, tint(wood, 0.1))) +
      line('M-446 -214H366M-424 -238H384', alpha(shade(wood, 0.4), 0.5), 7) +
      shape(
        'M-330 -184L-268 -272H230L190 -184V-110Q170 -90 150 -110T110 -110T70 -110T30 -110T-10 -110T-50 -110T-90 -110T-130 -110T-170 -110T-210 -110T-250 -110T-290 -110T-330 -110Z',
        lit(tools, rug),
      ) +
      shape('M-330 -184L-316 -204H204L190 -184Z', tint(rug, 0.34)) +
      line(`M-256 -214${zigzag}`, on('#fbecd0'), 11) +
      line('M-322 -128H182', on('#f2c14a'), 13) +
      line(
        `M-310 -146${Array.from({ length: 12 }, (_, i) => `l20 ${i % 2 ? 22 : -22}l20 ${i % 2 ? -22 : 22}`).join('')}`,
        on('#3f6fa0'),
        9,
      ) +
      box(-480, -196, 110, 34, lit(tools, wood), 14) +
      box(194, -196, 186, 34, lit(tools, wood), 14) +
      [-390, -370, 250].map(x => strut(x + 20, 0, wood)).join('') +
      runner(0, 0, wood) +
      line('M-400 -24H300C420 -24 490 -120 486 -230', alpha(tint(wood, 0.6), 0.7), 9),
    halfWidth: is('up') ? 800 : 560,
    height: is('up') ? 480 : 330,
    seat: [-60, -262],
    handle: is('up') ? [800, -470] : [500, -290],
  }
})
