import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, curve, n, soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { bunting, hut, lampPost } from '../scenery/buildings.ts'
import { footpath, grass, land, ridge, tufts, wildflowers } from '../scenery/land.ts'
import { leafyFrame } from '../scenery/leaves.ts'
import { hazeOf, OPEN } from '../scenery/skies.ts'
import { openSky } from '../scenery/sky.ts'
import { banyan, broadleaf, bush, grove, palm } from '../scenery/trees.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** Villages, farmyards and parks. */

/** Clay pots stacked by a wall. */
const pots = ({ light }: DrawContext, x: number, y: number) =>
  [
    [0, 0, 62],
    [92, 6, 54],
    [46, -72, 46],
  ]
    .map(([dx = 0, dy = 0, r = 50]) => {
      const clay = light.land('#c4734a')
      const [px, py] = [x + dx, y + dy]
      return (
        ellipse(px, py, r * 0.9, 8, light.shadow) +
        shape(
          blob([
            [px - r * 0.4, py - r * 1.5],
            [px - r * 0.34, py - r * 1.3],
            [px - r * 0.86, py - r * 0.7],
            [px - r * 0.5, py],
            [px + r * 0.5, py],
            [px + r * 0.86, py - r * 0.7],
            [px + r * 0.34, py - r * 1.3],
            [px + r * 0.4, py - r * 1.5],
          ]),
          clay,
        ) +
        ellipse(px, py - r * 1.48, r * 0.42, r * 0.12, shade(clay, 0.4)) +
        line(
          curve([
            [px - r * 0.7, py - r * 0.7],
            [px, py - r * 0.58],
            [px + r * 0.7, py - r * 0.7],
          ]),
          light.land('#f6e6c8'),
          5,
        )
      )
    })
    .join('')

function well({ light }: DrawContext, x: number, y: number): string {
  const stone = light.land('#b9aa96')
  const wood = light.land('#8a5a3c')
  const bricks =
    Array.from({ length: 3 }, (_, row) => `M${x - 96} ${y - 30 - row * 34}q96 26 192 0`).join('') +
    Array.from({ length: 7 }, (_, i) => `M${x - 84 + i * 28} ${y - 110 + (i % 2) * 34}v34`).join('')
  return (
    ellipse(x, y + 6, 120, 18, light.shadow) +
    box(x - 84, y - 290, 16, 200, wood) +
    box(x + 68, y - 290, 16, 200, wood) +
    shape(
      `M${x - 130} ${y - 270}L${x} ${y - 370}L${x + 130} ${y - 270}Q${x} ${y - 292} ${x - 130} ${y - 270}Z`,
      light.land('#c9814f'),
    ) +
    line(`M${x - 76} ${y - 230}H${x + 76}M${x} ${y - 230}V${y - 150}`, wood, 9) +
    box(x - 24, y - 156, 48, 44, light.land('#7f98a4'), 6) +
    shape(`M${x - 104} ${y - 120}V${y - 6}Q${x} ${y + 30} ${x + 104} ${y - 6}V${y - 120}Z`, stone) +
    line(bricks, alpha(shade(stone, 0.5), 0.4), 5) +
    ellipse(x, y - 120, 104, 24, tint(stone, 0.2)) +
    ellipse(x, y - 120, 80, 16, shade(stone, 0.6))
  )
}

/** A rangoli: a pattern of coloured powder on the ground. */
const rangoli = ({ light }: DrawContext, x: number, y: number, size: number) => {
  const colours = ['#f7ead2', '#e5677a', '#f4b942', '#4aa39c'].map(colour => alpha(light.land(colour), 0.9))
  const petals = (count: number, r: number, length: number, colour: string) =>
    Array.from({ length: count }, (_, i) =>
      place(
        shape(
          `M0 ${-r}q${n(length * 0.42)} ${n(-length * 0.5)} 0 ${n(-length)}q${n(-length * 0.42)} ${n(length * 0.5)} 0 ${n(length)}Z`,
          colour,
        ),
        0,
        0,
        { turn: (i * 360) / count },
      ),
    ).join('')
  return `<g transform="translate(${x} ${y}) scale(1 .34)">${petals(12, size * 0.5, size * 0.5, colours[1] ?? '')}${petals(12, size * 0.3, size * 0.32, colours[2] ?? '')}${petals(8, size * 0.08, size * 0.3, colours[3] ?? '')}${circle(0, 0, size * 0.1, colours[0] ?? '')}</g>`
}

export const village: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const field = ridge(random, 900, 34)
  const back =
    openSky(context, sky, 900, { count: 5 }) +
    land(context, ridge(random, 850, 50), far('#8fb08c', 0.5), { marks: 20 }) +
    land(context, field, far('#b9be74', 0.28), { marks: 40 }) +
    grove(context, field, -20, 500, 60, far('#5d9468', 0.3)) +
    palm(context, 560, 1010, 500, far('#5c9a5c', 0.18), far('#94694a', 0.2), 0.12) +
    hut(context, 760, 1030, 300, far('#d9966a', 0.2), far('#cfa866', 0.2)) +
    banyan(context, 80, 1110, 760, light.land('#578f54'), light.land('#86603f')) +
    hut(context, 1180, 1110, 520, light.land('#d18458'), light.land('#d3aa62')) +
    land(context, x => 1105 + 10 * Math.sin(x / 160), light.land('#dcbb84'), {
      marks: 70,
      depth: 380,
      low: light.land('#c49a66'),
    }) +
    bunting(context, [330, 560], [960, 740], 90, 'flags') +
    pots(context, 1390, 1150) +
    well(context, 480, 1170) +
    rangoli(context, 1060, 1200, 150) +
    tufts(context, 34, 1140, 1500, alpha(light.land('#8a9a4e'), 0.8))
  const front =
    grass(context, () => 1548, 80, 100, light.land('#5f8a4c'), 0) +
    leafyFrame(context, light.land('#3f7a52'), { kinds: ['banana', 'pointed'] })
  return createBackdrop({ back, front })
}

export const park: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const lawn = ridge(random, 930, 24)
  const skyline = Array.from(
    { length: 15 },
    (_, i) => `M${i * 112 - 20} 940V${n(random.between(640, 800))}h${n(random.between(70, 104))}V940Z`,
  ).join('')
  const slide =
    line('M250 1080V760M330 1080V760M250 820H330M250 890H330M250 960H330M250 1030H330', light.land('#4f88a8'), 14) +
    shape('M330 760C450 800 480 1000 600 1056H660L656 1084H590C440 1040 420 850 326 806Z', light.land('#e4674f')) +
    line('M330 752C456 790 490 990 606 1046H656', light.land('#f6c85e'), 12) +
    line('M236 760H344M240 700V760M340 700V760M236 700H344', light.land('#4f88a8'), 12)
  const bench =
    [0, 1, 2].map(i => box(1120, 1010 + i * 26, 250, 16, light.land('#b5774a'), 6)).join('') +
    box(1110, 1088, 270, 20, light.land('#c98a58'), 6) +
    line('M1140 1010V1150M1350 1010V1150', light.land('#4a4f5c'), 12)
  const back =
    openSky(context, sky, 940, { count: 5 }) +
    shape(skyline, far('#8a93a8', 0.55)) +
    land(context, ridge(random, 900, 20), far('#82b07c', 0.4), { marks: 20 }) +
    grove(context, lawn, -20, 1560, 96, far('#5c9866', 0.3)) +
    land(context, lawn, light.land('#96c068'), { marks: 80, depth: 300 }) +
    footpath(context, [860, 1560], [700, 960], 190, light.land('#e5cfa2')) +
    broadleaf(context, 1320, 1060, 640, light.land('#5f9d58'), light.land('#8a5f45')) +
    ellipse(450, 1086, 240, 20, light.shadow) +
    slide +
    lampPost(context, 980, 1090, 420) +
    ellipse(1245, 1152, 160, 14, light.shadow) +
    bench +
    bush(context, 90, 1110, 110, light.land('#5a9458')) +
    tufts(context, 50, 1120, 1500, alpha(light.land('#629a4e'), 0.75)) +
    wildflowers(
      context,
      40,
      1130,
      1500,
      [light.land('#f7c1ae'), light.land('#fbe6a6'), light.land('#e990a4')],
      light.land('#f0a640'),
    )
  const front =
    grass(context, () => 1548, 110, 110, light.land('#4f8648'), 0) + leafyFrame(context, light.land('#3f7d58'))
  return createBackdrop({ back, front })
}

export const farmyard: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const far = hazeOf(context, sky)
  const rows = ridge(random, 930, 26)
  const furrows = Array.from(
    { length: 13 },
    (_, i) => `M${n(300 + i * 40)} ${n(rows(300 + i * 40) + 10)}Q${n(200 + i * 70)} 1010 ${n(-160 + i * 150)} 1120`,
  ).join('')
  const red = light.land('#b9493c')
  const cream = light.land('#f6e8cc')
  const shed =
    ellipse(1130, 1092, 330, 22, light.shadow) +
    shape(
      'M860 1090V760L1130 590L1400 760V1090Z',
      context.defs.horizontalGradient(shade(red, 0.12), red, tint(red, 0.06)),
    ) +
    line(
      Array.from({ length: 10 }, (_, i) => `M${890 + i * 54} ${780}V1088`).join(''),
      alpha(shade(red, 0.5), 0.24),
      5,
    ) +
    shape('M830 772L1130 570L1430 772L1400 800L1130 622L860 800Z', light.land('#7a4a44')) +
    shape('M1020 1090V870H1240V1090Z', light.dark ? '#ffcf82' : shade(red, 0.5)) +
    line('M1020 1090V870H1240V1090M1020 870L1240 1090M1240 870L1020 1090', cream, 14) +
    shape('M1090 760V700Q1130 668 1170 700V760Z', light.dark ? '#ffdf9c' : shade(red, 0.5)) +
    line('M1090 760V700Q1130 668 1170 700V760Z', cream, 10)
  const fence = (y: number, from: number, to: number) =>
    line(
      Array.from({ length: Math.floor((to - from) / 120) + 1 }, (_, i) => `M${from + i * 120} ${y}v-110`).join(''),
      light.land('#a37650'),
      20,
    ) + line(`M${from - 30} ${y - 84}H${to + 30}M${from - 30} ${y - 40}H${to + 30}`, light.land('#b98a5e'), 15)
  const stack = (x: number, y: number, s: number) =>
    ellipse(x, y, s * 0.62, s * 0.07, light.shadow) +
    shape(
      blob([
        [x - s * 0.54, y],
        [x - s * 0.46, y - s * 0.5],
        [x - s * 0.1, y - s * 0.94],
        [x + s * 0.1, y - s * 0.94],
        [x + s * 0.46, y - s * 0.5],
        [x + s * 0.54, y],
      ]),
      context.defs.verticalGradient(light.land('#f0cf78'), light.land('#dcae58')),
    ) +
    line(
      Array.from({ length: 26 }, () => {
        const px = random.between(-0.4, 0.4) * s
        return `M${n(x + px)} ${n(y - random.between(0.1, 0.7) * s)}l${n(px * 0.16)} ${n(s * 0.13)}`
      }).join(''),
      alpha(light.land('#a87838'), 0.5),
      5,
    )
  const hen = (x: number, y: number, mirrored: boolean) =>
    place(
      ellipse(0, 4, 40, 6, light.shadow) +
        line('M-6 0V-14M10 0V-14', light.land('#e59a3c'), 5) +
        shape(
          soft([-44, -44, -30, -18, 0, -10, 30, -22, 36, -48, 44, -78, 28, -88, 16, -66, -8, -56, -40, -74]),
          light.land('#f9eedb'),
        ) +
        circle(33, -80, 3.5, '#2b2130') +
        shape('M44 -80l14 5l-13 5Z', light.land('#e59a3c')) +
        shape(soft([24, -90, 26, -104, 33, -96, 40, -102, 41, -88]), light.land('#d8503f')) +
        line('M-20 -42q14 14 30 4', alpha(light.land('#c9a98a'), 0.8), 5),
      x,
      y,
      { mirrored },
    )
  const back =
    openSky(context, sky, 900, { count: 5 }) +
    land(context, ridge(random, 850, 44), far('#86b28e', 0.5), { marks: 20 }) +
    grove(context, ridge(random, 900, 20), 500, 900, 56, far('#5b9468', 0.36)) +
    land(context, rows, far('#b5bf66', 0.24), { marks: 30 }) +
    line(furrows, alpha(far('#8a9a4a', 0.2), 0.6), 10) +
    shed +
    broadleaf(context, 1480, 1080, 460, light.land('#5a9656'), light.land('#86603f')) +
    stack(110, 1120, 300) +
    land(context, x => 1100 + 10 * Math.sin(x / 190), light.land('#cdb978'), {
      marks: 80,
      depth: 380,
      low: light.land('#b59a5c'),
    }) +
    fence(1140, 250, 800) +
    hen(1330, 1200, false) +
    hen(1220, 1180, true) +
    tufts(context, 50, 1140, 1500, alpha(light.land('#7d9a4c'), 0.85))
  const front =
    grass(context, () => 1548, 130, 130, light.land('#5f8a48'), 0) +
    wildflowers(context, 9, 1440, 1530, [light.land('#f9d36e'), light.land('#fff0d0')], light.land('#d98a34'), 20)
  return createBackdrop({ back, front })
}
