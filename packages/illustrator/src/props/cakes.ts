import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { flame, pierced, round, sheen, steam, vessel } from './materials.ts'
import { prop } from './prop.ts'
import { bothAt, crumbs } from './sweets.ts'

/** What is baked, fried or cooked. */

export const cake = prop({ states: ['lit', 'unlit', 'half'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const icing = hue('#f29aa8')
  const tier = (y: number, w: number, h: number, colour: string) => {
    const drips = Array.from({ length: 7 }, (_, i) => {
      const x = -w + ((i + 0.5) * 2 * w) / 7
      return `M${n(x - w / 7)} ${y - h}h${n((2 * w) / 7)}v${n(h * (i % 2 ? 0.5 : 0.34))}a${n(w / 7)} ${n(w / 7)} 0 0 1 ${n((-2 * w) / 7)} 0Z`
    }).join('')
    return (
      box(-w, y - h, w * 2, h, defs.horizontalGradient(tint(colour, 0.1), colour, shade(colour, 0.14)), 10) +
      shape(drips, icing) +
      ellipse(0, y - h, w, 17, tint(icing, 0.26))
    )
  }
  const candle = (x: number) =>
    box(x - 6, -232, 12, 50, on('#7fc0c4'), 3) +
    line(`M${x - 6} -212l12 -8M${x - 6} -196l12 -8`, '#ffffff', 4) +
    (is('unlit') ? '' : flame(x, -234, 40))
  const whole =
    tier(-10, 118, 90, on('#f6d9a8')) +
    tier(-100, 78, 82, on('#fbeac8')) +
    [-38, 0, 38].map(x => (is('half') && x >= 0 ? '' : candle(x))).join('') +
    dots(
      [-90, -54, -18, 18, 54, 90].map(x => [x, -34, 7] as const),
      shade(icing, 0.3),
    ) +
    dots(
      [-50, -24, 4, 32, 56].map(x => [x, -120, 6] as const),
      on('#f4c24f'),
    )
  const sponge = on('#e2b878')
  const cut =
    shape('M0 -198L26 -170V-96L0 -106Z', sponge) +
    shape('M0 -106L44 -84V4L0 8Z', sponge) +
    line('M2 -146L25 -130M2 -52L42 -40', on('#fff2e0'), 9) +
    line('M0 -196L26 -170M0 -108L44 -84', icing, 8)
  return {
    drawing:
      ellipse(0, -7, 150, 17, on('#e8e0d6')) +
      (is('half') ? pierced(tools, whole, [0, -320, 200, -320, 200, 40, 0, 40]) + cut : whole),
    halfWidth: 150,
    height: 274,
    grip: { kind: 'both', at: [0, -14], scale: 0.9 },
    ...(is('unlit') ? {} : { light: { at: [0, -250] as const, r: 260 } }),
  }
})

/** A puffed flat bread; `full` is a stack on a plate under a cloth. */
export const roti = prop({ states: ['half', 'full'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const dough = hue('#e8c890')
  const spots = (x: number, y: number, k: number) =>
    [
      [-34, -8, 13],
      [10, -16, 17],
      [38, 4, 11],
      [-10, 12, 12],
      [-58, 6, 8],
      [58, -12, 8],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => ellipse(x + dx * k, y + dy * k, r * k, r * 0.5 * k, alpha(on('#a8683a'), 0.6)))
      .join('')
  if (is('half'))
    return {
      drawing:
        shape(
          'M-22 -4C-110 0 -128 -50 -84 -72C-60 -84 -36 -82 -24 -78L-34 -54L-20 -34Z',
          defs.verticalGradient(tint(dough, 0.3), dough, shade(dough, 0.14)),
        ) +
        shape(
          'M30 -2C130 2 150 -60 96 -82C70 -90 46 -88 32 -84L40 -56L26 -34Z',
          defs.verticalGradient(tint(dough, 0.3), dough, shade(dough, 0.14)),
        ) +
        spots(-66, -44, 0.46) +
        spots(84, -46, 0.52),
      halfWidth: 124,
      height: 88,
      grip: bothAt(-18),
    }
  if (is('full')) {
    const steel = on('#c3ccd6')
    const cloth = on('#f6efe0')
    return {
      drawing:
        shape('M-180 -28Q-140 0 0 0Q140 0 180 -28Q0 -8 -180 -28Z', sheen(tools, steel)) +
        ellipse(0, -30, 180, 22, tint(steel, 0.4)) +
        [0, 14, 28, 42].map(up => ellipse(0, -44 - up, 132, 24, on(up % 28 ? '#dcb878' : '#e8c890'))).join('') +
        shape(
          soft([-140, -74, -110, -124, 0, -142, 112, -126, 142, -76, 124, -40, 70, -62, 10, -36, -60, -62, -116, -38]),
          defs.verticalGradient(tint(cloth, 0.5), cloth, shade(cloth, 0.14)),
        ) +
        line('M-120 -68Q-60 -90 0 -70T122 -74M-100 -104Q0 -90 104 -108', on('#d8604f'), 6),
      halfWidth: 180,
      height: 144,
      grip: bothAt(-18),
    }
  }
  return {
    drawing:
      ellipse(0, -40, 124, 40, shade(dough, 0.2)) +
      shape(
        soft([-122, -44, -96, -76, 0, -92, 98, -76, 122, -44, 60, -20, -60, -20]),
        defs.verticalGradient(tint(dough, 0.4), dough, shade(dough, 0.1)),
      ) +
      spots(0, -54, 1),
    halfWidth: 124,
    height: 92,
    grip: bothAt(-18),
  }
})

/** Banana fritters in a leaf bowl. */
export const fritter = prop({ states: ['half'] }, ({ on, is, defs }) => {
  const crust = on('#d8923c')
  const one = (x: number, y: number, turn: number, length = 62) =>
    place(
      shape(
        soft([
          -length,
          -8,
          -length * 0.7,
          -24,
          0,
          -30,
          length * 0.7,
          -24,
          length,
          -6,
          length * 0.6,
          12,
          0,
          16,
          -length * 0.6,
          12,
        ]),
        defs.verticalGradient(tint(crust, 0.34), crust, shade(crust, 0.2)),
      ) +
        dots(
          [
            [-24, -12, 5],
            [8, -16, 6],
            [30, -4, 5],
            [-6, 2, 5],
          ],
          alpha(tint(crust, 0.6), 0.8),
        ),
      x,
      y,
      { turn },
    )
  if (is('half'))
    return {
      drawing: one(-56, -24, -10, 40) + one(56, -26, 14, 48) + crumbs(crust),
      halfWidth: 108,
      height: 62,
      grip: bothAt(-20),
    }
  return {
    drawing:
      one(-34, -72, -20) +
      one(44, -76, 16) +
      one(4, -92, -4) +
      shape('M-120 -74Q-100 0 0 0Q100 0 120 -74Q60 -46 0 -46Q-60 -46 -120 -74Z', on('#7a9a4c')) +
      line('M-96 -48Q0 -12 96 -48M-60 -52L-40 -8M0 -46V-2M60 -52L40 -8', alpha(shade(on('#7a9a4c'), 0.4), 0.45), 5),
    halfWidth: 120,
    height: 126,
    grip: bothAt(-18),
  }
})

/** A steel plate of supper: rice, dal, a roti. */
export const thali = prop({ states: ['empty', 'full'] }, tools => {
  const { on, is } = tools
  const steel = on('#c3ccd6')
  const bowl = (x: number, y: number, colour: string) =>
    ellipse(x, y, 40, 15, tint(steel, 0.3)) + ellipse(x, y - 2, 33, 11, colour)
  return {
    drawing:
      shape('M-176 -40Q-150 0 0 0Q150 0 176 -40Z', sheen(tools, steel)) +
      ellipse(0, -44, 178, 44, shade(steel, 0.1)) +
      ellipse(0, -45, 168, 39, tint(steel, 0.36)) +
      (is('empty')
        ? line('M-120 -56Q-60 -74 20 -74', alpha('#ffffff', 0.8), 7)
        : bowl(-88, -62, on('#e0a53c')) +
          bowl(0, -70, on('#6f9a4e')) +
          shape(soft([30, -50, 60, -92, 110, -88, 138, -54, 90, -38]), on('#fffaf0')) +
          ellipse(-30, -38, 70, 17, on('#e8c890')) +
          ellipse(-44, -40, 12, 4, on('#b8844c')) +
          ellipse(-6, -36, 10, 3, on('#b8844c')) +
          steam(-60, -84, 70)),
    halfWidth: 178,
    height: is('empty') ? 88 : 150,
    grip: bothAt(-18),
  }
})

/** A bowl of sweet vermicelli in milk, with nuts and rose petals. */
export const sevaiyan = prop({ states: ['full', 'empty'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const china = hue('#2f8f94')
  const gold = on('#f2c14a')
  const milk = on('#fbe9c4')
  const brown = on('#d9973f')
  const top =
    'M-138 -150C-138 -196 -70 -226 0 -226C70 -226 138 -196 138 -150C138 -128 70 -120 0 -120C-70 -120 -138 -128 -138 -150Z'
  const strands = [-96, -52, -8, 36, 80]
    .map(
      (x, i) =>
        `M${x - 44} ${-146 - (i % 2) * 14}C${x - 30} -208 ${x + 20} -204 ${x + 26} -164S${x - 12} -130 ${x - 22} -158S${x + 44} -200 ${x + 58} -148`,
    )
    .join('')
  const nut = (x: number, y: number, turn: number, colour: string) => ellipse(x, y, 19, 10, colour, turn)
  const almond = (x: number, y: number, turn: number) =>
    place(
      shape('M-26 0C-16 -17 12 -17 26 0C12 17 -16 17 -26 0Z', on('#f6dfb4')) + line('M-18 0H16', on('#c98a4a'), 4),
      x,
      y,
      { turn },
    )
  return {
    drawing:
      ellipse(0, -150, 150, 36, shade(china, 0.3)) +
      (is('empty')
        ? ellipse(0, -148, 136, 29, shade(china, 0.5)) + ellipse(14, -140, 80, 15, alpha(milk, 0.6))
        : shape(top, defs.verticalGradient(tint(milk, 0.5), milk)) +
          defs.clip(top, line(strands, brown, 9) + line(strands, on('#f3c878'), 4)) +
          almond(-58, -190, -20) +
          almond(62, -182, 28) +
          almond(2, -206, 4) +
          nut(-20, -166, 30, on('#7fae4a')) +
          nut(34, -152, -20, on('#7fae4a')) +
          nut(-88, -158, 12, on('#7fae4a')) +
          nut(96, -156, 40, on('#8a4a34')) +
          nut(-44, -148, -30, on('#8a4a34')) +
          nut(18, -182, 60, on('#e0607f'))) +
      shape(vessel([150, -150, 142, -104, 86, -30, 62, -22]), round(tools, china)) +
      shape('M-66 -26H66L80 0H-80Z', round(tools, shade(china, 0.1))) +
      shape('M-150 -152Q0 -86 150 -152L149 -134Q0 -66 -149 -134Z', gold) +
      [-84, -42, 0, 42, 84]
        .map(x => {
          const y = -72 + 12 * (1 - (x / 84) ** 2)
          return (
            [0, 90, 180, 270]
              .map(turn => place(ellipse(0, -11, 6, 11, on('#fff2d8')), x, y, { turn: turn + 45 }))
              .join('') + circle(x, y, 6, gold)
          )
        })
        .join('') +
      (is('empty') ? '' : steam(0, -232, 100)),
    halfWidth: 152,
    height: is('empty') ? 190 : 332,
    grip: { kind: 'both', at: [0, -84], scale: 0.72 },
  }
})
