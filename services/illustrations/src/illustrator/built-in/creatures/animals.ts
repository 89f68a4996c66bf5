import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, flow, n, points, soft, taper } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import type { DrawCreature } from './creature.ts'
import { blush, eyes, muzzle, standing } from './parts.ts'

/** Guides that walk on four legs or climb. */

export const elephant: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#93a0b8')
  const dark = shade(coat, 0.18)
  const cloth = on('#d9485c')
  const gold = on('#f4c24f')
  const leg = (x: number, colour: string) =>
    shape(
      blob([
        [x - 50, -190],
        [x - 52, -20],
        [x - 40, 2],
        [x + 40, 2],
        [x + 52, -20],
        [x + 50, -190],
      ]),
      colour,
    ) +
    dots(
      [
        [x - 24, -8, 11],
        [x, -6, 12],
        [x + 24, -8, 11],
      ],
      on('#f2e6d4'),
    )
  const saddle =
    'M-150 -420C-80 -452 0 -452 70 -430C84 -360 80 -300 60 -250C-10 -226 -90 -230 -150 -256C-166 -310 -166 -370 -150 -420Z'
  const head =
    shape(
      soft([-104, -36, -76, -110, 6, -134, 92, -104, 116, -26, 98, 52, 20, 84, -70, 64]),
      context.defs.verticalGradient(tint(coat, 0.1), coat),
    ) +
    shape(soft([-80, -96, -170, -132, -224, -50, -206, 50, -136, 98, -72, 50]), coat) +
    shape(soft([-88, -80, -160, -104, -196, -42, -180, 34, -134, 66, -88, 36]), on('#e8a8aa')) +
    shape(taper(points([66, 10, 118, 90, 116, 190, 150, 236, 184, 206]), 48, 20), coat) +
    line('M88 74q26 14 52 2M98 112q22 12 46 0M98 150q20 10 38 0', alpha(dark, 0.7), 6) +
    eyes(24, -26, 46, 17, asleep) +
    blush(context, 20, 16, 66, 20) +
    shape(soft([-6, 60, -6, 84, 26, 98, 30, 74]), on('#fbf1de')) +
    shape('M-34 -118Q10 -148 62 -114L44 -74Q12 -92 -16 -78Z', cloth) +
    line('M-34 -116Q10 -146 62 -112', gold, 8) +
    circle(14, -84, 11, gold)
  const tail =
    shape(taper(points([-176, -330, -212, -270, -206, -210]), 10, 7), dark) +
    ellipse(-206, -200, 13, 20, shade(coat, 0.4))
  const body = soft([
    -186, -330, -120, -420, 20, -432, 130, -390, 170, -290, 150, -150, 20, -120, -130, -130, -190, -220,
  ])
  return {
    drawing:
      ellipse(0, 3, 220, 20, context.light.shadow) +
      tail +
      leg(-70, dark) +
      leg(90, dark) +
      shape(body, context.defs.verticalGradient(tint(coat, 0.08), coat, shade(coat, 0.12))) +
      shape(saddle, cloth) +
      context.defs.clip(
        saddle,
        dots(
          [
            [-110, -380, 13],
            [-40, -390, 13],
            [30, -380, 13],
            [-110, -310, 13],
            [-40, -316, 13],
            [30, -310, 13],
          ],
          gold,
        ),
      ) +
      line(saddle, gold, 11) +
      leg(-124, coat) +
      leg(122, coat) +
      place(head, 168, -390),
    halfWidth: 340,
    height: 530,
    stands: true,
    head: { at: [168, -390], r: 190 },
  }
}

export const calf: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#f6ead8')
  const brown = on('#a8683f')
  const head =
    shape(soft([-86, -30, -128, -44, -138, -12, -92, 10]), brown) +
    shape(soft([86, -30, 128, -44, 138, -12, 92, 10]), brown) +
    shape(soft([-80, -20, -62, -84, 4, -100, 70, -84, 88, -20, 76, 44, 66, 84, 8, 98, -52, 84, -66, 40]), coat) +
    shape(soft([-76, -30, -58, -84, -14, -92, -16, -20, -46, 16, -72, 6]), brown) +
    ellipse(10, 62, 62, 40, on('#f2b5a4')) +
    ellipse(-12, 56, 8, 10, on('#a85a58')) +
    ellipse(34, 56, 8, 10, on('#a85a58')) +
    line('M-12 80Q12 94 38 78', '#6a3038', 5) +
    eyes(8, -8, 42, 17, asleep) +
    blush(context, 8, 22, 64, 16) +
    shape(taper(points([-36, -90, -46, -122]), 13, 6), on('#e8d2a4')) +
    shape(taper(points([44, -90, 56, -122]), 13, 6), on('#e8d2a4')) +
    shape(soft([-14, -104, -20, -78, 4, -66, 26, -80, 18, -108]), brown)
  const bell =
    line(flow([66, -226, 112, -200, 166, -216]), on('#d8484a'), 17) +
    shape(soft([104, -200, 92, -160, 138, -160, 126, -202]), on('#f0bd4a')) +
    circle(115, -156, 8, on('#8a5a34'))
  const patches = shape(
    soft([-110, -262, -50, -274, -20, -220, -60, -180, -116, -200]) + soft([40, -190, 80, -200, 90, -160, 50, -150]),
    brown,
  )
  const tail =
    shape(taper(points([-158, -240, -200, -190, -196, -120]), 9, 7), coat) + ellipse(-196, -106, 14, 24, brown)
  return {
    drawing:
      tail +
      standing(context, coat, on('#6a4a44')) +
      patches +
      shape(soft([70, -180, 90, -290, 150, -320, 196, -250, 160, -170]), coat) +
      bell +
      place(head, 146, -322),
    halfWidth: 250,
    height: 450,
    stands: true,
    head: { at: [146, -322], r: 140 },
  }
}

export const lamb: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const wool = on('#fbf2e2')
  const skin = on('#6a5058')
  const leg = (x: number, colour: string) =>
    shape(
      taper(
        [
          [x, -120],
          [x, -10],
        ],
        17,
        15,
      ),
      colour,
    ) + ellipse(x + 4, -6, 22, 11, shade(colour, 0.3))
  const fleece: [number, number, number][] = [
    [-112, -160, 60],
    [-60, -206, 66],
    [10, -214, 68],
    [76, -196, 60],
    [104, -144, 52],
    [60, -110, 58],
    [-10, -104, 64],
    [-84, -112, 58],
    [-20, -160, 90],
    [50, -160, 70],
  ]
  const swirls = line(
    fleece
      .slice(0, 8)
      .map(([x, y]) => `M${n(x - 20)} ${n(y + 6)}q-4 -28 22 -28q24 4 16 26q-10 12 -20 0`)
      .join(''),
    alpha(shade(wool, 0.4), 0.3),
    6,
  )
  const head =
    shape(soft([-64, -20, -112, -34, -120, 0, -70, 14]), skin) +
    shape(soft([60, -20, 108, -34, 116, 0, 66, 14]), skin) +
    shape(soft([-66, -30, -40, -78, 4, -86, 48, -78, 70, -30, 62, 30, 6, 66, -52, 34]), skin) +
    (asleep ? '' : ellipse(-28, -13, 19, 23, on('#f6e6da')) + ellipse(38, -13, 18, 22, on('#f6e6da'))) +
    eyes(6, -12, 34, 17, asleep, asleep ? '#1f1418' : undefined) +
    muzzle(8, 24, 9, on('#e5909a'), '#f2d6cf') +
    blush(context, 6, 14, 48, 15) +
    dots(
      [
        [-44, -70, 28],
        [-14, -88, 32],
        [24, -88, 32],
        [52, -66, 26],
        [4, -74, 30],
      ],
      wool,
    )
  return {
    drawing:
      ellipse(0, 2, 150, 15, context.light.shadow) +
      leg(-52, shade(skin, 0.2)) +
      leg(60, shade(skin, 0.2)) +
      circle(-166, -150, 30, wool) +
      dots(
        fleece.map(([x, y, r]): [number, number, number] => [x - 4, y + 8, r]),
        shade(wool, 0.12),
      ) +
      dots(fleece, wool) +
      swirls +
      leg(-88, skin) +
      leg(88, skin) +
      place(head, 118, -240),
    halfWidth: 220,
    height: 370,
    stands: true,
    head: { at: [118, -240], r: 126 },
  }
}
