import { alpha, shade, tint } from '../canvas/colour.ts'
import { soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, round } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** What children build on a beach and in snow. */

/** Grains and small shadows on sand. */
const speckles = (sand: string, places: readonly (readonly [number, number])[]) =>
  dots(
    places.map(([x, y], i) => [x, y, i % 3 === 0 ? 5 : 3.4] as const),
    alpha(shade(sand, 0.5), 0.3),
  )

function flag({ on }: PropTools, x: number, y: number, colour: string): string {
  return (
    line(`M${x} ${y}V${y - 116}`, on('#a8724a'), 8) +
    shape(`M${x + 2} ${y - 114}L${x + 82} ${y - 92}L${x + 2} ${y - 64}Z`, colour) +
    shape(`M${x + 2} ${y - 90}L${x + 82} ${y - 92}L${x + 2} ${y - 64}Z`, shade(colour, 0.14))
  )
}

/** A tower as a bucket makes it, with battlements and a window. */
function tower(tools: PropTools, x: number, y: number, w: number, h: number, sand: string): string {
  const top = w * 0.86
  const step = (top * 2) / 5
  const teeth = [0, 2, 4]
    .map(i => box(x - top + i * step, y - h - step * 0.8, step, step * 1.1, round(tools, sand), 7))
    .join('')
  return (
    teeth +
    shape(
      `M${x - w} ${y}L${x - top} ${y - h}Q${x} ${y - h + w * 0.2} ${x + top} ${y - h}L${x + w} ${y}Q${x} ${y + w * 0.24} ${x - w} ${y}Z`,
      round(tools, sand),
    ) +
    line(
      `M${x - top - 1} ${y - h + 10}Q${x} ${y - h + w * 0.2 + 10} ${x + top + 1} ${y - h + 10}`,
      alpha(shade(sand, 0.5), 0.34),
      8,
    ) +
    shape(
      `M${x - w * 0.2} ${y - h * 0.4}V${y - h * 0.6}A${w * 0.2} ${w * 0.22} 0 0 1 ${x + w * 0.2} ${y - h * 0.6}V${y - h * 0.4}Z`,
      shade(sand, 0.5),
    )
  )
}

const shellAt = ({ on }: PropTools, x: number, y: number, size: number, colour: string, turn = 0) =>
  place(
    shape('M0 26C-30 22 -46 -6 -38 -26C-20 -46 20 -46 38 -26C46 -6 30 22 0 26Z', on(colour)) +
      line('M0 22V-36M-4 20L-24 -30M4 20L24 -30', alpha(shade(on(colour), 0.3), 0.6), 5),
    x,
    y,
    { scale: size, turn },
  )

/** With towers, flags and shells; `broken`, a wave has taken half of it, and `mended`, it has a new tower. */
export const sandcastle = prop({ states: ['broken', 'mended'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const sand = on('#e3b566')
  const wet = shade(sand, 0.16)
  const red = hue('#e0483e')
  const blue = on('#3f8fb8')
  const heap = (points: number[], colour: string) => shape(soft(points), lit(tools, colour))
  const base = heap([-372, -6, -340, -64, -240, -104, 0, -122, 240, -104, 344, -62, 374, -4, 200, 18, -200, 18], wet)
  const gate =
    shape('M-52 -52V-142A52 56 0 0 1 52 -142V-52Q0 -40 -52 -52Z', shade(sand, 0.54)) +
    line('M-62 -56V-142A62 66 0 0 1 62 -142V-56', tint(sand, 0.3), 13)
  const wall = (from: number, to: number, h: number) =>
    [0, 2, 4, 6]
      .map(i => box(from + ((to - from) * i) / 7, -h - 30, (to - from) / 7, 44, lit(tools, sand), 6))
      .join('') + box(from, -h, to - from, h - 60, lit(tools, sand), 8)
  const front =
    shellAt(tools, -140, -104, 0.7, '#f2a08a', -14) +
    shellAt(tools, 136, -104, 0.7, '#f7e2c8', 12) +
    shellAt(tools, -260, -50, 0.8, '#fff0dc', 20) +
    shellAt(tools, 262, -42, 0.84, '#f0a0b0', -18) +
    dots(
      [
        [-196, -66, 13],
        [-88, -34, 12],
        [84, -32, 13],
        [196, -66, 12],
        [0, -22, 12],
      ],
      on('#8fa0a8'),
    ) +
    speckles(sand, [
      [-300, -26],
      [-216, -30],
      [-150, -50],
      [-40, -14],
      [40, -10],
      [150, -44],
      [310, -24],
      [230, -90],
      [-290, -76],
    ])
  if (is('broken'))
    return {
      drawing:
        base +
        tower(tools, -206, -90, 84, 210, sand) +
        flag(tools, -206, -316, red) +
        wall(-150, 30, 200) +
        // What the water has left of the right half.
        heap(
          [
            10, -70, 20, -196, 58, -230, 96, -196, 130, -204, 160, -160, 216, -150, 262, -104, 320, -74, 350, -30, 200,
            -20, 40, -30,
          ],
          sand,
        ) +
        heap([150, -40, 190, -92, 240, -96, 292, -50, 250, -20], tint(sand, 0.12)) +
        line('M64 -220Q78 -190 70 -160M128 -196Q150 -170 140 -130', alpha(shade(sand, 0.5), 0.36), 7) +
        place(flag(tools, 0, 0, blue), 270, -84, { turn: 74 }) +
        front +
        shape(soft([90, 14, 150, -22, 260, -30, 380, -18, 452, 8, 380, 26, 200, 30]), alpha('#a8dce4', 0.85)) +
        line('M120 6q30 -18 60 -6t70 -10t80 6', alpha('#ffffff', 0.9), 8),
      halfWidth: 440,
      height: 440,
    }
  return {
    drawing:
      wall(-180, 180, 290) +
      tower(tools, 0, -250, 92, 190, sand) +
      flag(tools, 0, -440, red) +
      base +
      tower(tools, -206, -90, 84, 210, sand) +
      flag(tools, -206, -310, blue) +
      (is('mended')
        ? tower(tools, 206, -90, 90, 150, tint(sand, 0.16)) +
          tower(tools, 206, -250, 60, 110, tint(sand, 0.16)) +
          line('M118 -140Q206 -112 294 -140', alpha(shade(sand, 0.5), 0.3), 7) +
          shellAt(tools, 206, -196, 0.7, '#f0a0b0') +
          place(
            shape('M0 0C-40 -30 -44 -84 0 -130C44 -84 40 -30 0 0Z', on('#5f9f4f')) +
              line('M0 6V-116', on('#a6d07a'), 6),
            206,
            -366,
            { turn: 14 },
          )
        : tower(tools, 206, -90, 84, 210, sand) + flag(tools, 206, -310, on('#f2c12e'))) +
      wall(-130, 130, 190) +
      gate +
      front,
    halfWidth: 374,
    height: 560,
  }
})

/** Of three balls, with a scarf; `broken`, its head has rolled off. */
export const snowman = prop({ states: ['broken'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const snow = on('#f7fbff')
  const ball = (x: number, y: number, r: number) =>
    circle(x, y, r, defs.radialGradient('#ffffff', snow, shade(snow, 0.1))) +
    shape(
      `M${x - r * 0.86} ${y + r * 0.5}A${r} ${r} 0 0 0 ${x + r * 0.98} ${y + r * 0.2}Q${x + r * 0.5} ${y + r * 0.86} ${x - r * 0.86} ${y + r * 0.5}Z`,
      alpha('#8fb0d8', 0.34),
    )
  const coal = on('#3a3340')
  const scarf = hue('#d8403a')
  const stripe = tint(scarf, 0.6)
  const wool = on('#3f7fa8')
  const head =
    ball(0, 0, 124) +
    circle(-42, -22, 16, coal) +
    circle(42, -22, 16, coal) +
    circle(-47, -28, 5, '#ffffff') +
    circle(37, -28, 5, '#ffffff') +
    ellipse(-72, 20, 22, 14, alpha('#f08a8a', 0.45)) +
    ellipse(72, 20, 22, 14, alpha('#f08a8a', 0.45)) +
    (is('broken')
      ? dots(
          [
            [-36, 62, 8],
            [-12, 50, 8],
            [14, 50, 8],
            [38, 62, 8],
          ],
          coal,
        )
      : dots(
          [
            [-44, 42, 8],
            [-24, 58, 8],
            [0, 64, 8],
            [24, 58, 8],
            [44, 42, 8],
          ],
          coal,
        )) +
    shape('M-6 -8Q10 -16 22 -6L132 26Q140 34 130 36L8 26Q-14 14 -6 -8Z', on('#f08a35')) +
    line('M48 6l-6 16M84 14l-4 14', alpha(shade('#f08a35', 0.4), 0.5), 5) +
    // A cap of wool with a bobble.
    shape('M-118 -58C-112 -150 -60 -182 0 -182C60 -182 112 -150 118 -58Q0 -96 -118 -58Z', round(tools, wool)) +
    line('M-96 -112q16 -14 32 0t32 0t32 0t32 0t32 0t32 0', on('#fff0d2'), 9) +
    shape('M-124 -40Q0 -84 124 -40L122 -84Q0 -126 -122 -84Z', round(tools, on('#f2c65a'))) +
    circle(0, -194, 36, on('#fff0d2')) +
    circle(-8, -202, 22, '#ffffff')
  const body =
    ball(0, -168, 204) +
    ball(0, -434, 160) +
    dots(
      [
        [0, -470, 14],
        [0, -420, 14],
        [0, -368, 14],
      ],
      coal,
    ) +
    dots(
      [
        [-4, -474, 4],
        [-4, -424, 4],
        [-4, -372, 4],
      ],
      '#ffffff',
    )
  const twig = on('#7a5238')
  const arms =
    line('M-148 -456L-300 -560M-250 -526L-262 -596M-262 -534L-324 -528', twig, 16) +
    line(
      is('broken')
        ? 'M148 -440L290 -380M244 -400L264 -344M256 -394L318 -404'
        : 'M148 -456L300 -566M250 -530L258 -602M262 -538L326 -536',
      twig,
      16,
    )
  const wrap =
    shape('M-112 -566Q0 -516 112 -566L118 -520Q0 -462 -118 -520Z', lit(tools, scarf)) +
    shape('M44 -520L112 -528L128 -360L66 -352Z', lit(tools, shade(scarf, 0.08))) +
    line('M54 -470L116 -478M60 -420L122 -426M-60 -544L-66 -498M0 -530V-484M60 -544L66 -498', stripe, 12) +
    line('M72 -352v26M90 -354v28M108 -356v28', scarf, 9)
  const mound = shape(
    soft([-300, 8, -270, -34, -180, -56, 0, -62, 190, -54, 276, -30, 304, 8, 0, 24]),
    defs.verticalGradient('#ffffff', snow, shade(snow, 0.1)),
  )
  return {
    drawing: is('broken')
      ? body + arms + place(wrap, 0, 6) + mound + place(head, 330, -112, { turn: 38 })
      : body + arms + place(head, 0, -648) + wrap + mound,
    halfWidth: is('broken') ? 480 : 324,
    height: is('broken') ? 620 : 880,
  }
})
