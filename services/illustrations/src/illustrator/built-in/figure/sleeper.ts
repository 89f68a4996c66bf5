import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { inLight } from '../canvas/light.ts'
import { curve, flow, type Point, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { drawArm } from './limbs.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import { drawHead } from './person.ts'

/** A person asleep under a quilt, in units of `Build`. (0, 0) is on the floor below the centre of the bed. */

export interface Bed {
  drawing: string
  halfWidth: number
  height: number
  /** Position of a sleeping pet. */
  foot: Point
}

type Quilt = readonly [ground: string, second: string, third: string, light: string]

const QUILTS: readonly [Quilt, ...Quilt[]] = [
  ['#d9705e', '#f2c46a', '#4f9a97', '#fbe6bd'],
  ['#5f86b5', '#f4d9a0', '#d98a7a', '#e9eef2'],
  ['#8a6aa8', '#f0b7a4', '#5fa39a', '#f9e6c4'],
]

function quilt(context: DrawContext, look: Look): string {
  const { defs, bookRandom } = context
  const [ground, second, third, light] = inLight(bookRandom.fork('quilt').pick(QUILTS), context.light)
  // The hill under the quilt is shorter for a smaller child.
  const end = 150 + 330 * Math.min(1, look.build.stature)
  const top: Point[] = [
    [-300, -330],
    [-230, -392],
    [-110, -418],
    [20, -392],
    [end - 260, -376],
    [end - 110, -392],
    [end - 20, -352],
    [end + 20, -290],
  ]
  const outline = `${curve(top)}C560 -280 556 -180 548 -128Q470 -104 400 -126T260 -122T110 -126T-40 -120T-190 -126T-310 -130Q-336 -240 -300 -330Z`
  const size = 86
  let patches = ''
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 11; column++) {
      const x = -340 + column * size
      const y = -430 + row * size
      const kind = (row * 2 + column) % 4
      if (kind === 0) patches += shape(`M${x} ${y}h${size}v${size}h${-size}Z`, alpha(second, 0.85))
      if (kind === 2) patches += shape(`M${x} ${y}h${size}v${size}h${-size}Z`, alpha(third, 0.75))
      if (kind === 1)
        patches += dots(
          [
            [x + 43, y + 43, 11],
            [x + 20, y + 20, 5],
            [x + 66, y + 66, 5],
            [x + 66, y + 20, 5],
            [x + 20, y + 66, 5],
          ],
          alpha(light, 0.9),
        )
      if (kind === 0)
        patches += shape(
          `M${x + 43} ${y + 18}L${x + 68} ${y + 43}L${x + 43} ${y + 68}L${x + 18} ${y + 43}Z`,
          alpha(ground, 0.6),
        )
    }
  }
  const folds =
    flow([-160, -400, -130, -300, -150, -150]) +
    curve([
      [end - 110, -380],
      [end - 80, -280],
      [end - 100, -150],
    ]) +
    flow([40, -380, 70, -280, 50, -150])
  const sheet =
    'M-318 -346C-270 -404 -220 -408 -176 -412C-158 -330 -166 -220 -186 -126Q-250 -116 -312 -130C-338 -220 -336 -290 -318 -346Z'
  return (
    shape(outline, ground) +
    defs.clip(
      outline,
      patches + line(folds, alpha(shade(ground, 0.6), 0.2), 24) + line(curve(top), alpha('#ffffff', 0.26), 22),
    ) +
    shape(sheet, defs.horizontalGradient(tint(light, 0.3), light)) +
    line(flow([-178, -408, -164, -300, -188, -130]), alpha(shade(light, 0.5), 0.2), 9) +
    line('M-300 -330q30 60 20 190M-240 -370q36 90 20 240', alpha(shade(light, 0.5), 0.12), 8)
  )
}

/** A bed with legs and a headboard if `indoors`, otherwise a mat on the ground. */
export function drawSleeper(
  context: DrawContext,
  unlit: Look,
  outfit: Outfit,
  { indoors, bubble }: { indoors: boolean; bubble: boolean },
): Bed {
  const look = inLight(unlit, context.light)
  const worn = inLight(outfit, context.light)
  const on = context.light.on
  const wood = on('#b5794c')
  const linen = on('#fbf0dc')
  const headScale = look.build.head / 202
  const head = drawHead(context, look, worn, 'sleepy', { turn: 0.25, nod: -0.1, stream: 60, asleep: true, bubble })
  const atHead = (drawing: string) => place(drawing, -372, -372, { scale: headScale, turn: -54 })
  const pillow =
    shape(
      soft([-540, -250, -556, -330, -500, -424, -400, -410, -270, -350, -240, -276, -300, -240, -430, -236]),
      context.defs.verticalGradient('#ffffff', linen, shade(linen, 0.1)),
    ) + line(flow([-520, -300, -480, -270, -420, -262]), alpha(shade(linen, 0.5), 0.24), 8)
  const arm = drawArm(
    look,
    worn,
    { shoulder: [-246, -352], elbow: [-168, -296], wrist: [-74, -330], angle: 108 },
    { bend: { upper: 0, fore: 0 }, hand: 'rest' },
    -1,
  )
  const toy = softToy(context)
  const under = indoors
    ? ellipse(0, 4, 620, 30, context.light.shadow) +
      shape(soft([-600, 0, -606, -480, -560, -540, -510, -480, -516, 0]), wood) +
      circle(-558, -556, 32, tint(wood, 0.2)) +
      box(-548, -200, 1110, 92, context.defs.verticalGradient(tint(wood, 0.06), shade(wood, 0.1)), 14) +
      shape(soft([530, 0, 524, -270, 562, -312, 604, -270, 600, 0]), wood) +
      circle(564, -322, 26, tint(wood, 0.2)) +
      line('M-520 -154H520', alpha(shade(wood, 0.5), 0.24), 6) +
      box(-534, -268, 1084, 80, linen, 30)
    : ellipse(0, -96, 640, 40, context.light.shadow) +
      box(-580, -190, 1180, 84, context.defs.verticalGradient(linen, shade(linen, 0.16)), 40) +
      line('M-540 -146H560', alpha(on('#d9705e'), 0.7), 14)
  const drawing = under + pillow + atHead(head.behind) + atHead(head.front) + quilt(context, look) + toy + arm
  const lowered = indoors ? drawing : place(drawing, 0, 104)
  return { drawing: lowered, halfWidth: 620, height: indoors ? 590 : 470, foot: [400, indoors ? -330 : -226] }
}

/** A small cloth elephant. */
function softToy(context: DrawContext): string {
  const grey = mix(context.light.on('#a9b4c8'), context.light.on('#f2c4b4'), 0.2)
  return place(
    ellipse(0, 0, 54, 46, grey) +
      circle(-44, -46, 44, grey) +
      ellipse(-86, -52, 24, 34, shade(grey, 0.12)) +
      ellipse(-12, -62, 26, 36, shade(grey, 0.1)) +
      line('M-52 -20q-26 30 -4 52', grey, 19) +
      circle(-58, -54, 5, '#2b1c22') +
      ellipse(-70, -36, 11, 8, alpha('#f0707a', 0.5)) +
      line('M30 -20l14 8M34 4l14 4', alpha(shade(grey, 0.5), 0.4), 5),
    -20,
    -372,
    { turn: 8 },
  )
}
