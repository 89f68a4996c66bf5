import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, circlePath, curve, n, polygon } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { archedWindow, block, bunting, lampPost, pane } from '../scenery/buildings.ts'
import { pottedPlant } from '../scenery/room.ts'
import { hazeOf, OPEN } from '../scenery/skies.ts'
import { glow, openSky } from '../scenery/sky.ts'
import { broadleaf } from '../scenery/trees.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The roof terrace and the street. */

function kite(x: number, y: number, s: number, colour: string, second: string): string {
  return place(
    shape(`M0 ${-s}L${n(s * 0.7)} 0L0 ${n(s * 0.8)}L${n(-s * 0.7)} 0Z`, colour) +
      shape(`M0 ${-s}L${n(s * 0.7)} 0H0ZM0 ${n(s * 0.8)}L${n(-s * 0.7)} 0H0Z`, second) +
      line(
        curve([
          [0, s * 0.8],
          [s * 0.3, s * 1.4],
          [-s * 0.1, s * 2],
        ]),
        second,
        5,
      ),
    x,
    y,
    { turn: 18 },
  )
}

export const cityRoof: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const skyline = (y: number, min: number, max: number, colours: readonly [string, ...string[]], air: number) => {
    let drawing = ''
    for (let x = random.between(-40, 20); x < SIZE + 80; ) {
      const w = random.between(110, 210)
      drawing += block(context, x + w / 2, y, w, random.between(min, max), far(random.pick(colours), air))
      x += w + random.between(-8, 16)
    }
    return drawing
  }
  const tank = (x: number, y: number) => {
    const black = light.land('#3f4654')
    return (
      line(
        `M${x - 70} ${y}V${y - 130}M${x + 70} ${y}V${y - 130}M${x - 86} ${y - 126}H${x + 86}`,
        light.land('#8a7a70'),
        16,
      ) +
      box(x - 96, y - 330, 192, 200, context.defs.horizontalGradient(shade(black, 0.2), tint(black, 0.16), black), 26) +
      line(
        `M${x - 92} ${y - 280}H${x + 92}M${x - 92} ${y - 236}H${x + 92}M${x - 92} ${y - 190}H${x + 92}`,
        alpha(tint(black, 0.3), 0.5),
        7,
      ) +
      box(x - 44, y - 350, 88, 28, black, 10)
    )
  }
  const wall = light.land('#d99a74')
  const holes = Array.from({ length: 13 }, (_, i) => `M${20 + i * 122} 1130v-70q0 -40 34 -52q34 12 34 52v70Z`).join('')
  const cloth = (x: number, colour: string, kind: number) =>
    kind
      ? shape(`M${x} 842h120l-8 180q-52 14 -104 0Z`, light.land(colour))
      : shape(`M${x} 842l-26 46 28 22 10 -12v110h96v-110l10 12 28 -22-26 -46q-60 26 -120 0Z`, light.land(colour))
  const back =
    openSky(context, sky, 980, { count: 5 }) +
    skyline(1010, 150, 330, ['#9aa4b8', '#b8a8b4', '#a8b4b8'], 0.56) +
    skyline(1060, 90, 300, ['#b48a8a', '#8a9ab0', '#c0a088', '#8fa898'], 0.3) +
    kite(400, 330, 50, light.land('#e4674f'), light.land('#f4b942')) +
    kite(640, 210, 34, light.land('#4f9a97'), light.land('#fbe6bd')) +
    box(-20, 1010, SIZE + 40, 190, context.defs.verticalGradient(tint(wall, 0.1), wall)) +
    shape(holes, mix(far('#8a9ab0', 0.4), wall, 0.2)) +
    box(-20, 990, SIZE + 40, 34, tint(wall, 0.28), 8) +
    box(1120, 600, 440, 600, context.defs.horizontalGradient(light.land('#e3b58a'), light.land('#d39f74'))) +
    box(1104, 580, 460, 30, light.land('#f0cfa6'), 6) +
    tank(1340, 590) +
    shape('M1250 1200V880Q1252 820 1316 820T1382 880V1200Z', light.dark ? '#ffce80' : light.land('#4f8a90')) +
    line('M1250 1200V880Q1252 820 1316 820T1382 880V1200', light.land('#f6e2bd'), 14) +
    (light.dark ? glow(context, 1316, 1040, 330, light.glow, 0.5) : '') +
    line('M-10 800Q520 880 1120 790', light.land('#6a5a5c'), 5) +
    cloth(150, '#f2e3c4', 0) +
    cloth(360, '#e58a7a', 1) +
    cloth(850, '#7fb0b8', 1) +
    bunting(context, [-20, 560], [1110, 640], 190, 'lamps') +
    shape('M-20 1190H1556V1556H-20Z', context.defs.verticalGradient(light.land('#dcb18a'), light.land('#c08f6a'))) +
    line(
      'M-10 1270H1546M-10 1380H1546M200 1190L60 1540M520 1190L460 1540M860 1190L900 1540M1200 1190L1330 1540',
      alpha(light.land('#9a6a4c'), 0.34),
      6,
    ) +
    pottedPlant(context, 110, 1240, 330) +
    pottedPlant(context, 1440, 1260, 280, '#3f8a8c')
  return createBackdrop({
    back,
    front: pottedPlant(context, -24, 1600, 480) + pottedPlant(context, 1566, 1590, 420, '#4f7f9a'),
    floor: 1330,
  })
}

function autoRickshaw(context: DrawContext, x: number, y: number): string {
  const { light } = context
  const green = light.land('#3f8f62')
  const yellow = light.land('#f4bd45')
  const wheel = (px: number) =>
    circle(px, y - 34, 40, light.land('#33313c')) + circle(px, y - 34, 19, light.land('#c9ccd0'))
  return (
    ellipse(x, y + 4, 230, 18, light.shadow) +
    shape(
      blob([
        [x - 190, y - 60],
        [x - 196, y - 170],
        [x - 160, y - 190],
        [x + 120, y - 190],
        [x + 196, y - 110],
        [x + 200, y - 56],
        [x + 150, y - 34],
        [x - 150, y - 34],
      ]),
      green,
    ) +
    shape(
      `M${x - 190} ${y - 180}C${x - 200} ${y - 300} ${x - 160} ${y - 350} ${x - 60} ${y - 356}C${x + 60} ${y - 360} ${x + 110} ${y - 330} ${x + 150} ${y - 190}H${x + 126}C${x + 90} ${y - 300} ${x + 60} ${y - 318} ${x - 10} ${y - 318}V${y - 180}Z`,
      yellow,
    ) +
    shape(
      `M${x + 4} ${y - 186}V${y - 306}C${x + 60} ${y - 310} ${x + 84} ${y - 286} ${x + 116} ${y - 186}Z`,
      mix(pane(context), '#ffffff', 0.2),
    ) +
    box(x - 150, y - 290, 110, 80, mix(pane(context), '#ffffff', 0.1), 12) +
    line(`M${x - 196} ${y - 128}H${x + 190}`, yellow, 14) +
    circle(x + 186, y - 104, 17, light.dark ? '#fff0b4' : light.land('#fbf1dc')) +
    (light.dark ? glow(context, x + 196, y - 104, 150, light.glow, 0.6) : '') +
    wheel(x - 120) +
    wheel(x + 130)
  )
}

export const cityStreet: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const houses: readonly (readonly [x: number, width: number, height: number, wall: string, awning: string])[] = [
    [-30, 330, 720, '#e8b06a', '#d9604f'],
    [300, 270, 860, '#7fb0a4', '#f4b942'],
    [570, 340, 640, '#e58f7c', '#3f8a8c'],
    [910, 290, 800, '#f0cf94', '#c2527a'],
    [1200, 370, 700, '#8fa3c8', '#e4874f'],
  ]
  const row = houses
    .map(([x, width, height, wall, awning]) => {
      const colour = far(wall, 0.06)
      const top = 1150 - height
      const middle = x + width / 2
      const columns = width > 320 ? 3 : 2
      let upper = ''
      for (let y = top + 150; y < 830; y += 190)
        for (let i = 0; i < columns; i++)
          upper +=
            archedWindow(context, x + (width * (i + 0.5)) / columns, y + 20, 62, 110, tint(colour, 0.5)) +
            box(x + (width * (i + 0.5)) / columns - 46, y + 26, 92, 12, tint(colour, 0.4), 3)
      const stripes = Array.from({ length: 8 }, (_, i) =>
        i % 2
          ? ''
          : polygon([
              [x + 14 + (i * (width - 28)) / 8, 880],
              [x + 14 + ((i + 1) * (width - 28)) / 8, 880],
              [x + ((i + 1) * width) / 8, 960],
              [x + (i * width) / 8, 960],
            ]),
      ).join('')
      const scallops = Array.from({ length: 8 }, (_, i) =>
        circlePath(x + ((i + 0.5) * width) / 8, 958, width / 16),
      ).join('')
      return (
        box(x, top, width, height, context.defs.verticalGradient(tint(colour, 0.08), colour)) +
        box(x - 8, top - 14, width + 16, 28, tint(colour, 0.36), 4) +
        upper +
        box(x + 26, 940, width - 52, 210, light.dark ? '#ffd899' : shade(colour, 0.42)) +
        goods(context, x + 40, width - 80) +
        shape(`M${x + 14} 880H${x + width - 14}L${x + width} 960H${x}Z${scallops}`, light.land('#fbeed6')) +
        shape(stripes, light.land(awning)) +
        (light.dark ? glow(context, middle, 1040, width * 0.66, light.glow, 0.36) : '')
      )
    })
    .join('')
  const back =
    openSky(context, sky, 800, { count: 4, shining: [760, light.time === 'sunset' ? 500 : 240] }) +
    row +
    box(-20, 1146, SIZE + 40, 60, light.land('#d8c8b4')) +
    box(-20, 1200, SIZE + 40, 340, context.defs.verticalGradient(light.land('#8f8a98'), light.land('#6f6c80'))) +
    box(-20, 1196, SIZE + 40, 14, alpha(light.land('#fff4de'), 0.6)) +
    bunting(context, [-20, 470], [780, 400], 130, light.dark ? 'lamps' : 'flags') +
    bunting(context, [780, 400], [1560, 480], 140, light.dark ? 'lamps' : 'flags') +
    broadleaf(context, 1470, 1180, 520, light.land('#5f9d58'), light.land('#8a5f45')) +
    autoRickshaw(context, 1150, 1215) +
    lampPost(context, 330, 1180, 470) +
    shape(
      Array.from({ length: 6 }, (_, i) =>
        polygon([
          [80 + i * 260, 1450],
          [230 + i * 260, 1450],
          [210 + i * 260, 1480],
          [50 + i * 260, 1480],
        ]),
      ).join(''),
      alpha(light.land('#fff4de'), 0.6),
    ) +
    dots(
      Array.from({ length: 20 }, (): [number, number, number] => [
        random.between(0, SIZE),
        random.between(1230, 1520),
        random.between(2, 5),
      ]),
      alpha('#ffffff', 0.16),
    )
  return createBackdrop({
    back,
    front: pottedPlant(context, -16, 1590, 420) + pottedPlant(context, 1556, 1590, 380, '#3f8a8c'),
    floor: 1330,
  })
}

/** Fruit and cloth in front of a shop. */
function goods({ random, light }: DrawContext, x: number, width: number): string {
  const colours = ['#e4674f', '#f4b942', '#6fae62', '#d977a8', '#f0904a'] as const
  let drawing = ''
  for (let px = x; px < x + width - 40; px += 92) {
    const colour = light.land(random.pick(colours))
    drawing +=
      dots(
        [
          [px + 20, 1084, 17],
          [px + 44, 1080, 18],
          [px + 66, 1086, 16],
          [px + 32, 1068, 15],
          [px + 54, 1066, 15],
        ],
        colour,
      ) + shape(`M${px} 1090h84l-10 56h-64Z`, light.land('#b5794a'))
  }
  return drawing
}
