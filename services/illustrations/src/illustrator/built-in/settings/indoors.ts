import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { bunting } from '../scenery/buildings.ts'
import { bedsideLamp, bookshelf, frame, indoors, pottedPlant, room, rug, skyWindow } from '../scenery/room.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The bedroom and the living room. */

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
