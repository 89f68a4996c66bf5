import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, points, polygon, soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { boards, bunting } from '../scenery/buildings.ts'
import { bedsideLamp, bookshelf, frame, indoors, pottedPlant, room, rug, skyWindow } from '../scenery/room.ts'
import { OPEN } from '../scenery/skies.ts'
import { glow, wash } from '../scenery/sky.ts'
import { rays } from '../scenery/water.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The bedroom, the living room and the barn. */

/** A heavy curtain at the edge of the picture. */
function drape(colour: string): string {
  const folds = [30, 74, 116]
    .map(x =>
      curve([
        [x, -20],
        [x * 0.86, 500],
        [x * 0.6, 900],
      ]),
    )
    .join('')
  return (
    shape('M-20 -20H170C150 200 150 480 84 760C70 860 86 1000 60 1110H-20Z', colour) +
    line(folds, alpha(shade(colour, 0.5), 0.34), 13) +
    line('M-10 770Q50 790 92 762', tint(colour, 0.35), 18)
  )
}

/** The child's own bed against the wall, made and empty. */
function madeBed(context: DrawContext, x: number, y: number): string {
  const wood = indoors(context, '#b07a4e')
  const quilt = indoors(context, '#d9705e')
  const sheet = indoors(context, '#f8ead0')
  const patches = [0, 1, 2, 3]
    .flatMap(row =>
      [0, 1, 2, 3, 4].map(column => ((row + column) % 2 ? '' : `M${column * 92} ${-132 + row * 44}h92v44h-92Z`)),
    )
    .join('')
  return place(
    ellipse(230, 8, 330, 24, context.light.shadow) +
      shape(soft([-110, 0, -116, -230, -76, -290, -40, -230, -44, 0]), wood) +
      box(-70, -60, 620, 52, shade(wood, 0.14), 10) +
      box(530, -150, 40, 152, wood, 14) +
      box(-60, -130, 600, 78, sheet, 26) +
      shape(soft([-56, -132, -40, -196, 60, -204, 96, -150, 60, -120]), tint(sheet, 0.4)) +
      shape('M80 -150C220 -172 430 -160 544 -142Q556 -90 540 -36H96Q70 -90 80 -150Z', quilt) +
      context.defs.clip(
        'M80 -150C220 -172 430 -160 544 -142Q556 -90 540 -36H96Q70 -90 80 -150Z',
        place(shape(patches, alpha(indoors(context, '#f4c75e'), 0.7)), 84, 0),
      ) +
      shape('M78 -152C110 -162 140 -164 164 -164Q172 -100 164 -36H96Q70 -90 78 -152Z', indoors(context, '#fbe3b4')),
    x,
    y,
  )
}

export const bedroom: DrawSetting = (context, { asleep }) => {
  const { light } = context
  const [wall, motif, curtain] = context.bookRandom.fork('bedroom').pick<readonly [string, string, string]>([
    ['#8fbfb6', '#d8ecd8', '#e2795f'],
    ['#e5b98a', '#f8e2bf', '#3f8a8c'],
    ['#a9b4d6', '#dfe4f2', '#e58a6a'],
  ])
  const inside = (colour: string) => indoors(context, colour)
  const back =
    room(context, inside(wall), inside(motif), inside('#c08a5c'), 1120) +
    skyWindow(context, 1130, 760, 380, 470, inside('#f6ead4'), inside(curtain)) +
    bunting(context, [-20, 90], [860, 60], 150, light.dark ? 'lamps' : 'flags') +
    bookshelf(context, 360, 450, 400, inside('#b07a4e')) +
    frame(context, 640, 330, 130, 160, 'moon') +
    (asleep ? '' : madeBed(context, 110, 1150)) +
    bedsideLamp(context, 1340, 1160) +
    rug(720, 1350, 1150, inside('#d9705e'), inside('#f3cf86')) +
    [inside('#4f9a97'), inside('#f0b548'), inside('#d9604f')]
      .map((colour, i) => ellipse(1420, 1400 - i * 34, 62 - i * 14, 22, colour))
      .join('') +
    circle(1420, 1286, 20, inside('#f6ead4'))
  return createBackdrop({ back, front: drape(inside(curtain)), floor: 1330 })
}

export const home: DrawSetting = (context, { asleep }) => {
  const inside = (colour: string) => indoors(context, colour)
  const [wall, motif] = context.bookRandom.fork('home').pick<readonly [string, string]>([
    ['#efc78c', '#fbe6bd'],
    ['#9cc4b0', '#d9ead2'],
    ['#e8a98f', '#f9d9c0'],
  ])
  const cushion = (x: number, colour: string, turn: number) =>
    place(
      shape(soft([-62, -56, 0, -66, 62, -56, 70, 0, 62, 56, 0, 64, -62, 56, -70, 0]), inside(colour)) +
        shape('M0 -34L34 0L0 34L-34 0Z', alpha(inside('#fbe9c6'), 0.7)),
      x,
      1000,
      { turn },
    )
  const diwan =
    ellipse(390, 1168, 420, 26, context.light.shadow) +
    box(20, 1120, 44, 50, inside('#7a4a34'), 8) +
    box(700, 1120, 44, 50, inside('#7a4a34'), 8) +
    box(0, 1056, 770, 84, inside('#9a5f42'), 18) +
    box(10, 1010, 750, 76, inside('#d9605a'), 30) +
    line('M20 1076H750', inside('#f2c25e'), 12) +
    shape(soft([0, 960, 20, 900, 110, 890, 140, 960, 120, 1014, 20, 1014]), inside('#3f8a8c')) +
    cushion(250, '#f0b548', -8) +
    cushion(390, '#4f9a97', 6) +
    cushion(540, '#c2527a', -4)
  const back =
    room(context, inside(wall), inside(motif), inside('#c98f62'), 1130) +
    skyWindow(context, 1090, 800, 420, 540, inside('#a5663f'), null) +
    bunting(context, [830, 240], [1350, 240], 60, 'leaves') +
    frame(context, 150, 420, 190, 230, 'leaf') +
    frame(context, 400, 380, 150, 150, 'hills') +
    frame(context, 400, 590, 150, 120, 'moon') +
    (asleep ? '' : diwan) +
    pottedPlant(context, 1420, 1190, 460) +
    bedsideLamp(context, 900, 1150) +
    rug(720, 1360, 1120, inside('#3f8a8c'), inside('#f2c979'))
  return createBackdrop({ back, front: pottedPlant(context, -6, 1580, 520, '#b5653f'), floor: 1335 })
}

export const barn: DrawSetting = context => {
  const { light } = context
  const inside = (colour: string) => indoors(context, colour)
  const sky = OPEN[light.time]
  const door = 'M860 1120V520H1340V1120Z'
  const hay = (x: number, y: number, width: number) => {
    const h = width * 0.56
    const straws = Array.from(
      { length: 26 },
      () =>
        `M${n(context.random.between(x, x + width - 30))} ${n(context.random.between(y - h + 8, y - 8))}l${n(context.random.between(14, 34))} ${n(context.random.between(-7, 7))}`,
    ).join('')
    const straw = inside('#e6bd62')
    return (
      ellipse(x + width / 2, y + 2, width * 0.56, 14, light.shadow) +
      box(x, y - h, width, h, context.defs.verticalGradient(tint(straw, 0.16), straw, shade(straw, 0.14)), 20) +
      line(straws, alpha(shade(straw, 0.4), 0.34), 5) +
      line(`M${n(x + width * 0.3)} ${n(y - h)}V${n(y)}M${n(x + width * 0.7)} ${n(y - h)}V${n(y)}`, inside('#b5794a'), 8)
    )
  }
  const lantern = (x: number, y: number) =>
    line(`M${x} ${y - 200}V${y - 60}`, inside('#6a4a3a'), 6) +
    (light.dark ? glow(context, x, y, 420, light.glow, 0.62) : '') +
    box(x - 34, y - 40, 68, 84, light.dark ? '#ffdf9a' : inside('#f0dcae'), 14) +
    box(x - 42, y - 56, 84, 22, inside('#5a4038'), 8) +
    box(x - 42, y + 38, 84, 20, inside('#5a4038'), 8) +
    line(`M${x - 12} ${y - 36}V${y + 38}M${x + 12} ${y - 36}V${y + 38}`, inside('#5a4038'), 5)
  const back =
    boards(context, 0, 0, SIZE, 1130, inside('#a8683f'), true, 118) +
    context.defs.clip(
      door,
      place(wash(context, sky, 900), 0, 200) +
        place(
          shape('M800 940Q1000 820 1200 920T1400 900V1140H800Z', light.land('#8fb768')) +
            shape('M800 1010Q1050 940 1400 1020V1140H800Z', light.land('#a2c566')),
          0,
          0,
        ),
    ) +
    line('M860 1120V520H1340V1120', inside('#f2e2c4'), 26) +
    shape('M860 1120V530L640 500V1150Z', inside('#8f5436')) +
    line('M860 540L640 1140M860 1110L640 510', inside('#f2e2c4'), 16) +
    boards(context, 0, 300, SIZE, 54, inside('#8a5638'), false, 54) +
    hay(40, 300, 230) +
    hay(250, 300, 200) +
    polygonBeam(inside('#7d4c34')) +
    shape('M0 1120H1536V1536H0Z', context.defs.verticalGradient(inside('#d3a56a'), inside('#b98654'))) +
    line(
      Array.from(
        { length: 80 },
        () =>
          `M${n(context.random.between(0, SIZE))} ${n(context.random.between(1140, 1520))}l${n(context.random.between(20, 50))} ${n(context.random.between(-10, 10))}`,
      ).join(''),
      alpha(inside('#f0cf86'), 0.7),
      5,
    ) +
    (light.dark ? '' : context.defs.clip('M0 0H1536V1536H0Z', rays(context, 4, '#fff0c0', 0.24, [1100, 300]))) +
    hay(30, 1190, 300) +
    hay(90, 1024, 220) +
    hay(1330, 1230, 280) +
    lantern(520, 560)
  const front = line(
    Array.from(
      { length: 60 },
      () =>
        `M${n(context.random.between(-20, SIZE))} 1550l${n(context.random.between(-40, 40))} ${n(context.random.between(-110, -40))}`,
    ).join(''),
    inside('#e3bd6a'),
    8,
  )
  return createBackdrop({ back, front, floor: 1320 })
}

const polygonBeam = (colour: string) =>
  shape(
    polygon([
      [0, 0],
      [SIZE, 0],
      [SIZE, 70],
      [0, 70],
    ]),
    colour,
  ) +
  shape(polygon(points([560, 70, 620, 70, 480, 300, 420, 300])), colour) +
  shape(polygon(points([1040, 70, 1100, 70, 1240, 300, 1180, 300])), colour)
