import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, type Point, taper, tube } from '../canvas/path.ts'
import { dots, ellipse, line, SIZE, shape } from '../canvas/svg.ts'
import { archedWindow } from '../scenery/buildings.ts'
import { land, ridge, tufts, wildflowers } from '../scenery/land.ts'
import { leafyFrame, spray, vine } from '../scenery/leaves.ts'
import { hazeOf, OPEN, type Sky } from '../scenery/skies.ts'
import { glow, wash } from '../scenery/sky.ts'
import { foliage, grove, palm } from '../scenery/trees.ts'
import { rays } from '../scenery/water.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The enchanted forest and the jungle. */

/** The air between the trunks, green by day. */
const under = ({ light }: DrawContext, green: string): Sky => {
  const [top, upper, lower, horizon] = OPEN[light.time]
  const deep = light.land(green)
  const thick = light.time === 'sunset' ? 0.4 : 1
  return [
    mix(top, deep, 0.62 * thick),
    mix(upper, deep, 0.55 * thick),
    mix(lower, deep, 0.38 * thick),
    mix(horizon, deep, 0.22 * thick),
  ]
}

/** A crooked old trunk with roots and a branch. */
function crookedTrunk(context: DrawContext, x: number, y: number, width: number, colour: string, side: 1 | -1): string {
  const { random } = context
  const s = side * random.between(30, 80)
  const spine: Point[] = [
    [x, y + 20],
    [x + s * 0.3, y - 320],
    [x - s * 0.5, y - 700],
    [x + s * 0.2, y - 1080],
    [x - s * 0.4, y - 1420],
  ]
  const roots = [-1, 1]
    .map(way =>
      taper(
        [
          [x, y - 90],
          [x + way * width * 0.7, y - 16],
          [x + way * width * 1.3, y + 22],
        ],
        width * 0.34,
        8,
      ),
    )
    .join('')
  const branch = taper(
    [
      [x - s * 0.3, y - 620],
      [x + side * width * 1.3, y - 800],
      [x + side * width * 2, y - 840],
    ],
    width * 0.22,
    8,
  )
  const grooves = [-0.4, 0.05, 0.42]
    .map(share =>
      curve(spine.map(([px, py], i): Point => [px + share * width * (0.8 - i * 0.1) + random.between(-6, 6), py])),
    )
    .join('')
  return (
    shape(
      roots + branch + tube(spine, share => width * (0.56 - 0.22 * share)),
      context.defs.horizontalGradient(shade(colour, 0.2), colour, tint(colour, 0.08)),
    ) + line(grooves, alpha(shade(colour, 0.6), 0.26), 9)
  )
}

/** A toadstool that glows after dark. */
function toadstool(context: DrawContext, x: number, y: number, size: number, cap: string): string {
  const { light } = context
  const colour = light.dark ? mix(light.land(cap), cap, 0.6) : light.land(cap)
  return (
    (light.dark ? glow(context, x, y - size * 0.7, size * 1.9, cap, 0.42) : '') +
    ellipse(x, y, size * 0.4, size * 0.08, light.shadow) +
    shape(
      `M${n(x - size * 0.14)} ${n(y)}Q${n(x - size * 0.06)} ${n(y - size * 0.5)} ${n(x - size * 0.14)} ${n(y - size * 0.62)}H${n(x + size * 0.14)}Q${n(x + size * 0.06)} ${n(y - size * 0.5)} ${n(x + size * 0.16)} ${n(y)}Z`,
      light.land('#f6ead2'),
    ) +
    shape(
      `M${n(x - size * 0.56)} ${n(y - size * 0.52)}C${n(x - size * 0.5)} ${n(y - size * 1.16)} ${n(x + size * 0.5)} ${n(y - size * 1.16)} ${n(x + size * 0.56)} ${n(y - size * 0.52)}Q${n(x)} ${n(y - size * 0.68)} ${n(x - size * 0.56)} ${n(y - size * 0.52)}Z`,
      context.defs.verticalGradient(tint(colour, 0.24), colour),
    ) +
    dots(
      [
        [x - size * 0.24, y - size * 0.76, size * 0.08],
        [x + size * 0.04, y - size * 0.88, size * 0.07],
        [x + size * 0.28, y - size * 0.7, size * 0.06],
      ],
      alpha('#fff6e2', 0.85),
    )
  )
}

/** Floating sparks. */
export function fireflies(context: DrawContext, count: number, from: number, to: number, colour = '#ffe9a0'): string {
  const { random } = context
  const spots = Array.from({ length: count }, (): [number, number, number] => [
    random.between(40, SIZE - 40),
    random.between(from, to),
    random.between(3, 6),
  ])
  return (
    spots.map(([x, y, r], i) => (i % 2 ? '' : glow(context, x, y, r * 7, colour, 0.55))).join('') +
    dots(spots, alpha('#fff6cf', 0.95))
  )
}

export const enchantedForest: DrawSetting = context => {
  const { random, light } = context
  const air = under(context, '#3f8a86')
  const far = hazeOf(context, air)
  const farTrunks = Array.from({ length: 9 }, (_, i) => {
    const x = i * 190 + random.between(-50, 50)
    const w = random.between(22, 46)
    return `M${n(x - w)} 1040Q${n(x - w * 0.4)} 500 ${n(x - w * 0.5)} -10H${n(x + w * 0.5)}Q${n(x + w * 0.4)} 500 ${n(x + w)} 1040Z`
  }).join('')
  const mist = (y: number, strength: number) =>
    ellipse(
      SIZE / 2,
      y,
      SIZE * 0.8,
      150,
      context.defs.radialGradient(alpha(air[3], strength), alpha(air[3], strength * 0.6), alpha(air[3], 0)),
    )
  const back =
    wash(context, air) +
    glow(context, 860, 620, 620, light.dark ? '#9fe6d8' : '#fff4c4', light.dark ? 0.34 : 0.6) +
    shape(farTrunks, far('#4f7f80', 0.58)) +
    foliage(context, 200, 40, 420, 210, far('#4f9080', 0.42)) +
    foliage(context, 900, -20, 480, 200, far('#4f9080', 0.46)) +
    mist(980, 0.7) +
    land(context, ridge(random, 1010, 26), far('#5f9a80', 0.36), { marks: 30 }) +
    grove(context, () => 1040, 300, 1240, 60, far('#4a8878', 0.36)) +
    crookedTrunk(context, 1310, 1130, 190, far('#6b5a6a', 0.1), -1) +
    crookedTrunk(context, 130, 1160, 250, light.land('#5c4a5c'), 1) +
    foliage(context, 60, 60, 420, 230, light.land('#3f8070'), 40) +
    foliage(context, 1420, 20, 380, 210, light.land('#468a74'), 36) +
    archedWindow(context, 130, 1110, 84, 150, light.land('#b5804f')) +
    vine(context, [330, 120], [860, 60], 150, far('#4f9574', 0.1)) +
    land(context, ridge(random, 1110, 18), light.land('#6aa574'), {
      marks: 90,
      depth: 400,
      low: light.land('#3f7a6a'),
    }) +
    toadstool(context, 1180, 1160, 120, '#e8796a') +
    toadstool(context, 1250, 1180, 80, '#f0a860') +
    toadstool(context, 420, 1150, 90, '#8fd3d6') +
    toadstool(context, 490, 1168, 60, '#8fd3d6') +
    toadstool(context, 1440, 1260, 130, '#b48ad0') +
    tufts(context, 50, 1150, 1500, alpha(light.land('#4b8a64'), 0.85)) +
    wildflowers(
      context,
      44,
      1150,
      1500,
      [light.land('#f2c6d8'), light.land('#c9e6e2'), light.land('#f6e2a8')],
      light.land('#f0b240'),
    ) +
    fireflies(context, light.dark ? 34 : 16, 420, 1300)
  return createBackdrop({
    back,
    front:
      leafyFrame(context, light.land('#2f6a64'), { kinds: ['fern', 'round', 'pointed'] }) +
      fireflies(context, 6, 900, 1500),
  })
}

export const jungle: DrawSetting = context => {
  const { random, light } = context
  const air = under(context, '#4a9a5c')
  const far = hazeOf(context, air)
  const wall = (y: number, size: number, colour: string) =>
    Array.from({ length: 9 }, (_, i) =>
      foliage(context, i * 195 + random.between(-40, 40), y + random.between(-40, 40), size, size * 0.72, colour, 10),
    ).join('')
  const tones: readonly [string, string, string] = [light.land('#3f8a54'), light.land('#58a35c'), light.land('#2f7350')]
  const back =
    wash(context, air) +
    glow(context, 820, 480, 640, '#fff6c8', light.dark ? 0.16 : 0.6) +
    wall(760, 150, far('#6fae78', 0.56)) +
    palm(context, 620, 1040, 640, far('#63a56c', 0.34), far('#8a6a4c', 0.4), -0.1) +
    palm(context, 1010, 1040, 720, far('#63a56c', 0.3), far('#8a6a4c', 0.36), 0.14) +
    wall(930, 140, far('#549660', 0.3)) +
    (light.dark ? '' : rays(context, 5, '#fff4c0', 0.2, [1150, -240])) +
    crookedTrunk(context, 1400, 1140, 200, light.land('#7a5a44'), -1) +
    crookedTrunk(context, 60, 1150, 180, light.land('#6f5240'), 1) +
    vine(context, [-20, 160], [620, 40], 260, light.land('#4f9558')) +
    vine(context, [820, 30], [1560, 200], 230, light.land('#5ba060')) +
    spray(context, [300, 1130], 180, 'banana', 6, 330, tones) +
    spray(context, [1190, 1130], 180, 'banana', 6, 300, tones) +
    land(context, x => 1110 + 12 * Math.sin(x / 170), light.land('#86b060'), {
      marks: 90,
      depth: 400,
      low: light.land('#4f8a52'),
    }) +
    spray(context, [1490, 1240], 170, 'round', 6, 240, tones) +
    wildflowers(
      context,
      34,
      1130,
      1500,
      [light.land('#ef7f6a'), light.land('#f7c056'), light.land('#e88ab0')],
      light.land('#fbe6a6'),
      13,
    ) +
    tufts(context, 60, 1140, 1500, alpha(light.land('#3f8250'), 0.8), 32) +
    (light.dark ? fireflies(context, 26, 400, 1300) : '')
  const front =
    spray(context, [-40, -30], 40, 'banana', 7, 430, tones) +
    spray(context, [SIZE + 40, -40], -44, 'pointed', 6, 330, tones) +
    leafyFrame(context, light.land('#2f7048'), { kinds: ['fern', 'banana', 'round'], above: false })
  return createBackdrop({ back, front })
}
