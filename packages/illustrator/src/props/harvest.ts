import { createRandom } from '@kahani/random/random'
import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { flame, leaf, lit, pierced, round, steam, vessel } from './materials.ts'
import { prop } from './prop.ts'

/** For Pongal and Onam. */

/** A painted pot of milk and rice on three stones over a fire: `full`, the milk boils over; `empty`, nothing is cooked. */
export const pongalPot = prop({ states: ['full', 'empty'] }, tools => {
  const { on, is } = tools
  const clay = on('#c9673c')
  const white = on('#fff4de')
  const milk = '#fffaf0'
  const burns = !is('empty')
  const stone = (x: number, w: number, h: number, colour: string) =>
    shape(
      soft([
        x - w,
        -h * 0.3,
        x - w * 0.8,
        -h * 0.86,
        x,
        -h,
        x + w * 0.82,
        -h * 0.84,
        x + w,
        -h * 0.28,
        x + w * 0.7,
        0,
        x - w * 0.7,
        0,
      ]),
      lit(tools, on(colour)),
    ) +
    line(
      `M${n(x - w * 0.5)} ${n(-h * 0.72)}Q${x} ${n(-h * 0.9)} ${n(x + w * 0.4)} ${n(-h * 0.74)}`,
      alpha('#ffffff', 0.34),
      7,
    )
  const log = (x: number, y: number, turn: number) =>
    place(
      line('M-120 0H120', on('#7a4a30'), 36) +
        line('M-100 -8H90', alpha(on('#c98a54'), 0.7), 6) +
        ellipse(126, 0, 12, 18, on('#e0b27c')) +
        ellipse(126, 0, 5, 9, on('#b5793f')),
      x,
      y,
      { turn },
    )
  const fire = burns
    ? circle(0, -60, 150, tools.defs.radialGradient('#ffb84a99', '#ff9a3c44', '#ff9a3c00')) +
      flame(-66, -24, 118) +
      flame(64, -24, 124) +
      flame(-2, -16, 150)
    : ''
  const body = vessel([108, -436, 92, -412, 98, -386, 168, -330, 192, -250, 160, -160, 96, -112], 0.16)
  const kolam =
    line('M-186 -284Q0 -236 186 -284M-190 -224Q0 -172 188 -224', white, 8) +
    [-132, -66, 0, 66, 132]
      .map(x => {
        const y = -222 - 8 * (x / 132) ** 2 - 12
        const petal = (turn: number) => place(ellipse(0, -14, 7, 13, white), x, y, { turn })
        return [0, 90, 180, 270].map(petal).join('') + circle(x, y, 7, on('#d8403a'))
      })
      .join('') +
    dots(
      [-99, -33, 33, 99].map(x => [x, -202, 6] as const),
      on('#f6c63c'),
    ) +
    shape('M-26 -352h14v44h-14ZM-7 -356h14v46h-14ZM12 -352h14v44h-14Z', on('#f6e2a4')) +
    circle(0, -330, 12, on('#c8303a'))
  const greens = [
    [-70, -396, 250, -62],
    [-84, -392, 210, -96],
    [-60, -400, 280, -38],
    [70, -396, 250, 62],
    [84, -392, 210, 96],
    [60, -400, 280, 38],
  ]
    .map(([x = 0, y = 0, length = 0, turn = 0], i) =>
      leaf(on(i % 3 === 1 ? '#4f9448' : '#6bb055'), x, y, length, turn, 0.26),
    )
    .join('')
  const root = (x: number, turn: number) =>
    place(
      ellipse(0, 26, 17, 30, on('#e8a23a')) +
        line('M-14 16q14 8 28 0M-15 32q15 8 30 0', on('#b8742a'), 4) +
        ellipse(20, 38, 10, 17, on('#e8a23a'), -40),
      x,
      -400,
      { turn },
    )
  const tie =
    line('M-96 -402Q0 -374 96 -402', on('#e6c15a'), 24) +
    line('M-92 -408Q0 -382 92 -408', on('#f7e09a'), 6) +
    root(-70, 16) +
    root(70, -16)
  const rim = shape('M-116 -444Q0 -412 116 -444L110 -418Q0 -388 -110 -418Z', tint(clay, 0.12))
  const mouth = ellipse(0, -444, 114, 24, shade(clay, 0.12)) + ellipse(0, -443, 98, 18, burns ? milk : shade(clay, 0.6))
  const foam = is('full')
    ? shape(
        soft([
          -122, -430, -116, -486, -70, -500, -46, -540, 8, -528, 44, -552, 84, -512, 120, -488, 124, -432, 90, -412, 0,
          -398, -90, -412,
        ]),
        tools.defs.verticalGradient('#ffffff', milk, '#efe2cc'),
      ) +
      shape(
        'M-126 -440C-132 -380 -150 -360 -150 -300A19 19 0 0 0 -112 -300C-112 -350 -98 -370 -92 -420ZM66 -420C70 -370 76 -350 78 -300A18 18 0 0 0 114 -300C118 -360 128 -380 126 -440ZM-30 -414C-30 -380 -22 -370 -22 -340A15 15 0 0 0 8 -340C8 -370 18 -380 16 -414Z',
        tools.defs.verticalGradient('#fffdf6', milk, '#f4e6cc'),
      ) +
      dots(
        [
          [-60, -470, 18],
          [-6, -496, 22],
          [52, -482, 19],
          [88, -452, 13],
          [-96, -446, 12],
          [16, -450, 14],
          [-34, -446, 10],
        ],
        '#ffffff',
      ) +
      line(
        'M-64 -484a14 14 0 0 1 16 -2M-12 -512a18 18 0 0 1 20 -2M46 -496a15 15 0 0 1 16 -2',
        alpha('#d8bfa0', 0.7),
        4,
      ) +
      circle(-120, -548, 10, milk) +
      circle(134, -530, 12, milk) +
      circle(104, -580, 8, milk)
    : ''
  return {
    drawing:
      stone(0, 96, 104, '#8d8790') +
      log(-56, -34, 12) +
      log(60, -30, 170) +
      fire +
      greens +
      shape(body, round(tools, clay)) +
      kolam +
      line('M-160 -300Q-172 -240 -138 -180', alpha('#ffffff', 0.24), 16) +
      mouth +
      rim +
      tie +
      foam +
      stone(-178, 92, 138, '#9a939a') +
      stone(178, 94, 142, '#938c96') +
      (burns ? steam(0, is('full') ? -566 : -470, 190) : ''),
    halfWidth: 276,
    height: burns ? 760 : 560,
    ...(burns ? { light: { at: [0, -70] as const, r: 420 } } : {}),
  }
})

/** The torn part of the carpet, in its plane. */
const GAP = [60, 90, 120, 40, 214, 60, 250, 130, 330, 180, 310, 262, 220, 300, 150, 270, 96, 210]

/** Rings of flowers on the floor for Onam. `torn`, the wind has blown some away; `mended`, other flowers fill the gap. */
export const flowerCarpet = prop({ states: ['torn', 'mended'], scale: 1.25 }, tools => {
  const { on, is } = tools
  const [orange, yellow, white, pink, violet, red, green] = [
    '#ef8a2b',
    '#f8cb3e',
    '#fff5e2',
    '#e0487e',
    '#7b56b0',
    '#d03a3c',
    '#5a9a4a',
  ].map(on) as [string, string, string, string, string, string, string]
  const around = <T>(count: number, r: number, each: (x: number, y: number, i: number) => T): T[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2
      return each(Math.sin(angle) * r, -Math.cos(angle) * r, i)
    })
  /** A ring of blossoms that lie close together. */
  const blossoms = (r: number, size: number, colour: string) => {
    const count = Math.round((Math.PI * 2 * r) / (size * 1.72))
    const disc = around(count, r, (x, y) => [x, y, size] as const)
    return (
      dots(disc, colour) +
      dots(
        disc.filter((_, i) => i % 2).map(([x, y]) => [x - size * 0.2, y - size * 0.3, size * 0.42] as const),
        tint(colour, 0.46),
      )
    )
  }
  const ring = (r: number, colour: string) => circle(0, 0, r, shade(colour, 0.16))
  const petals = (count: number, from: number, to: number, wide: number, colour: string, twist = 0) =>
    Array.from({ length: count }, (_, i) =>
      place(
        shape(
          `M0 ${-from}C${-wide} ${n(-from - (to - from) * 0.3)} ${-wide} ${n(-from - (to - from) * 0.7)} 0 ${-to}C${wide} ${n(-from - (to - from) * 0.7)} ${wide} ${n(-from - (to - from) * 0.3)} 0 ${-from}Z`,
          colour,
        ),
        0,
        0,
        { turn: twist + (i * 360) / count },
      ),
    ).join('')
  const whole =
    petals(24, 270, 378, 44, green) +
    petals(24, 290, 360, 15, tint(green, 0.3)) +
    ring(318, orange) +
    blossoms(303, 21, orange) +
    blossoms(270, 20, orange) +
    ring(254, yellow) +
    blossoms(238, 20, yellow) +
    circle(0, 0, 222, pink) +
    petals(8, 60, 214, 74, white) +
    petals(8, 92, 190, 34, violet) +
    ring(112, red) +
    blossoms(98, 16, red) +
    ring(80, yellow) +
    blossoms(66, 15, yellow) +
    ring(48, white) +
    blossoms(32, 14, white) +
    circle(0, 0, 20, orange)
  const random = createRandom('blown petals')
  const blown = Array.from({ length: 34 }, () => {
    const away = random.between(0, 1)
    const x = 130 + away * 330 + random.between(-60, 60)
    const y = 150 + random.between(-110, 130) - away * 60
    return ellipse(x, y, 19, 11, random.pick([orange, orange, yellow, white, pink, green]), random.between(0, 180))
  }).join('')
  const hibiscus = (x: number, y: number, size: number, colour: string) =>
    place(
      Array.from({ length: 5 }, (_, i) =>
        place(ellipse(0, -30, 25, 34, i % 2 ? colour : shade(colour, 0.08)), 0, 0, { turn: i * 72 }),
      ).join('') + circle(0, 0, 14, yellow),
      x,
      y,
      { scale: size },
    )
  const patch =
    shape(soft(GAP), green) +
    hibiscus(128, 128, 0.9, red) +
    hibiscus(212, 120, 0.86, pink) +
    hibiscus(176, 206, 0.9, white) +
    hibiscus(260, 196, 0.92, red) +
    hibiscus(240, 266, 0.6, pink)
  const carpet = is('torn') ? pierced(tools, whole, GAP) + blown : whole + (is('mended') ? patch : '')
  return {
    drawing: `<g transform="translate(0 -112) scale(1 0.28)">${carpet}</g>`,
    flat: true,
    halfWidth: is('torn') ? 480 : 378,
    height: 220,
    place: 'scene',
  }
})
