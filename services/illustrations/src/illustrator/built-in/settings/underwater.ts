import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, curve, n, type Point } from '../canvas/path.ts'
import { box, circle, dots, line, SIZE, shape } from '../canvas/svg.ts'
import { land, ridge, rock } from '../scenery/land.ts'
import { WATER } from '../scenery/skies.ts'
import { glow, wash } from '../scenery/sky.ts'
import { bubbles, coral, rays, seaweed, shoal } from '../scenery/water.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The reef and the deep sea. */

/** Blends a colour into the colour of the water with distance. */
const sunk = (context: DrawContext, colour: string, depth: number) =>
  mix(context.light.on(colour), WATER[context.light.time][2], depth)

export const reef: DrawSetting = context => {
  const { random, light } = context
  const sea = WATER[light.time]
  const sand = sunk(context, '#f2d9a8', light.dark ? 0.46 : 0.24)
  const floor = ridge(random, 1150, 22)
  const colours = ['#ee7f74', '#f4b65a', '#d977a8', '#8f7fd0', '#5fc0a8'] as const
  const kinds = ['branch', 'fan', 'tubes'] as const
  const clump = (x: number, y: number, size: number, depth: number) =>
    [-0.7, 0.7, 0]
      .map(dx =>
        coral(
          context,
          x + dx * size,
          y + random.between(-8, 12),
          size * random.between(0.7, 1),
          sunk(context, random.pick(colours), depth),
          random.pick(kinds),
        ),
      )
      .join('')
  const back =
    wash(context, sea) +
    rays(context, 6, sea[0], light.dark ? 0.2 : 0.34) +
    shape(
      Array.from(
        { length: 7 },
        (_, i) =>
          `M${i * 250 - 120} 1120Q${i * 250 - 60} ${n(random.between(700, 930))} ${i * 250 + 60} ${n(random.between(760, 960))}T${i * 250 + 240} 1120Z`,
      ).join(''),
      mix(sea[2], sea[3], 0.4),
    ) +
    shoal(context, 420, 420, 9, 24, alpha(mix(sea[0], '#ffffff', 0.2), 0.5)) +
    shoal(context, 1180, 560, 7, 28, alpha(sunk(context, '#f7c35c', 0.3), 0.85)) +
    clump(200, 1090, 150, 0.44) +
    clump(1330, 1080, 180, 0.4) +
    clump(820, 1070, 90, 0.56) +
    land(context, ridge(random, 1080, 20), mix(sand, sea[2], 0.4), { marks: 20 }) +
    seaweed(context, 1080, 1150, 300, sunk(context, '#5fb07a', 0.3)) +
    seaweed(context, 420, 1140, 240, sunk(context, '#5fb07a', 0.34)) +
    clump(1390, 1180, 190, 0.14) +
    clump(90, 1180, 160, 0.16) +
    land(context, floor, sand, { marks: 70, depth: 380, low: mix(sand, sea[3], 0.4) }) +
    dots(
      Array.from({ length: 22 }, (): [number, number, number] => [
        random.between(0, SIZE),
        random.between(1200, 1500),
        random.between(4, 9),
      ]),
      alpha('#fff4e2', 0.6),
    ) +
    bubbles(context, 22)
  const front =
    coral(context, 70, 1560, 330, sunk(context, '#c9506a', 0.24), 'branch') +
    coral(context, 250, 1570, 150, sunk(context, '#e89a4a', 0.2), 'tubes') +
    coral(context, 1470, 1570, 260, sunk(context, '#7a5fb0', 0.24), 'fan') +
    seaweed(context, 1330, 1560, 300, sunk(context, '#3f8f6a', 0.24)) +
    seaweed(context, -10, 1560, 520, sunk(context, '#2f7a66', 0.3))
  return createBackdrop({ back, front, medium: 'water', floor: 1320 })
}

/** A jellyfish that glows. */
function jellyfish(context: DrawContext, x: number, y: number, s: number, colour: string): string {
  const arms = [-0.5, -0.2, 0.1, 0.4]
    .map(
      share => `M${n(x + share * s)} ${n(y)}q${n(s * 0.2)} ${n(s * 0.4)} 0 ${n(s * 0.8)}t${n(s * 0.08)} ${n(s * 0.6)}`,
    )
    .join('')
  return (
    glow(context, x, y, s * 2, colour, 0.44) +
    line(arms, alpha(colour, 0.55), s * 0.07) +
    shape(
      `M${n(x - s * 0.72)} ${n(y)}C${n(x - s * 0.7)} ${n(y - s * 1.1)} ${n(x + s * 0.7)} ${n(y - s * 1.1)} ${n(x + s * 0.72)} ${n(y)}Q${n(x + s * 0.36)} ${n(y - s * 0.18)} ${n(x)} ${n(y)}Q${n(x - s * 0.36)} ${n(y - s * 0.18)} ${n(x - s * 0.72)} ${n(y)}Z`,
      alpha(tint(colour, 0.3), 0.85),
    ) +
    line(
      curve([
        [x - s * 0.4, y - s * 0.36],
        [x - s * 0.2, y - s * 0.62],
        [x + s * 0.1, y - s * 0.68],
      ]),
      alpha('#ffffff', 0.6),
      s * 0.07,
    )
  )
}

export const deepSea: DrawSetting = context => {
  const { random, light } = context
  const [, upper, lower, deep] = WATER[light.time]
  const abyss = mix(deep, '#0a1c3c', 0.5)
  const stone = mix(sunk(context, '#8fa0a8', 0.5), abyss, 0.3)
  const floor = ridge(random, 1140, 24)
  const arch = (x: number, y: number, s: number) =>
    shape(
      `M${n(x - 150 * s)} ${n(y)}V${n(y - 420 * s)}C${n(x - 150 * s)} ${n(y - 620 * s)} ${n(x + 150 * s)} ${n(y - 620 * s)} ${n(x + 150 * s)} ${n(y - 420 * s)}V${n(y)}H${n(x + 96 * s)}V${n(y - 400 * s)}C${n(x + 96 * s)} ${n(y - 520 * s)} ${n(x - 96 * s)} ${n(y - 520 * s)} ${n(x - 96 * s)} ${n(y - 400 * s)}V${n(y)}Z`,
      context.defs.verticalGradient(tint(stone, 0.1), shade(stone, 0.2)),
    ) +
    box(x - 176 * s, y - 440 * s, 90 * s, 26 * s, tint(stone, 0.1), 4) +
    box(x + 86 * s, y - 440 * s, 90 * s, 26 * s, tint(stone, 0.1), 4)
  const lampWeed = (x: number, y: number, h: number, colour: string) => {
    const tip: Point = [x + h * 0.2, y - h]
    return (
      line(
        curve([[x, y], [x - h * 0.06, y - h * 0.5], tip]),
        mix(sunk(context, '#4fa08a', 0.3), abyss, 0.2),
        h * 0.05,
      ) +
      glow(context, tip[0], tip[1], h * 0.6, colour, 0.6) +
      circle(tip[0], tip[1], h * 0.09, tint(colour, 0.5))
    )
  }
  const back =
    wash(context, [mix(upper, lower, 0.4), lower, deep, abyss]) +
    rays(context, 4, upper, 0.22) +
    shape(
      Array.from(
        { length: 6 },
        (_, i) =>
          `M${i * 300 - 190} 1180C${i * 300 - 90} 1120 ${i * 300 - 90} ${n(random.between(620, 860))} ${i * 300 + 10} ${n(random.between(640, 820))}S${i * 300 + 120} 1100 ${i * 300 + 250} 1180Z`,
      ).join(''),
      mix(deep, abyss, 0.5),
    ) +
    arch(1150, 1190, 1.15) +
    arch(820, 1180, 0.6) +
    shoal(context, 540, 380, 10, 20, alpha(tint(lower, 0.4), 0.5)) +
    jellyfish(context, 300, 420, 90, '#f2a0c4') +
    jellyfish(context, 1350, 300, 120, '#9fd8f0') +
    jellyfish(context, 700, 240, 60, '#c9b0f4') +
    seaweed(context, 220, 1160, 620, mix(sunk(context, '#3f8f7a', 0.4), abyss, 0.3)) +
    seaweed(context, 1440, 1160, 700, mix(sunk(context, '#3f8f7a', 0.4), abyss, 0.3)) +
    land(context, floor, mix(sunk(context, '#9a93a8', 0.44), abyss, 0.22), { marks: 60, depth: 380, low: abyss }) +
    lampWeed(1290, 1190, 190, '#ffd98a') +
    lampWeed(1370, 1210, 130, '#ffd98a') +
    lampWeed(130, 1200, 170, '#8ff0d8') +
    coral(context, 1420, 1200, 120, mix(sunk(context, '#d977a8', 0.3), abyss, 0.14), 'branch') +
    rock(context, 60, 1230, 180, 90, stone) +
    circleDust(context, 40) +
    bubbles(context, 20)
  const front =
    seaweed(context, 30, 1570, 760, mix(abyss, '#123c4c', 0.5)) +
    seaweed(context, 1510, 1570, 640, mix(abyss, '#123c4c', 0.5)) +
    coral(context, 200, 1560, 190, mix(sunk(context, '#b0507a', 0.4), abyss, 0.3), 'fan') +
    rock(context, 1420, 1580, 330, 120, mix(stone, abyss, 0.5))
  return createBackdrop({ back, front, medium: 'water', floor: 1320 })
}

/** Specks of light in dark water. */
const circleDust = ({ random }: DrawContext, count: number) =>
  shape(
    Array.from({ length: count }, () =>
      circlePath(random.between(0, SIZE), random.between(0, 1200), random.between(1.5, 4.5)),
    ).join(''),
    alpha('#c9fff0', 0.7),
  )
