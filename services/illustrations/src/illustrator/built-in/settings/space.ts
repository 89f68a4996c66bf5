import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, n, type Point, polygon, taper } from '../canvas/path.ts'
import { circle, dots, ellipse, line, SIZE, shape } from '../canvas/svg.ts'
import { land, ridge, rock } from '../scenery/land.ts'
import { craters, nebula, planet } from '../scenery/planets.ts'
import { SPACE } from '../scenery/skies.ts'
import { glow, stars, wash } from '../scenery/sky.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The moon, other planets and the open starfield. */

export const moonSurface: DrawSetting = context => {
  const { random, light } = context
  const sky = SPACE[light.time]
  const ground = mix(mix('#d9d3cf', sky[3], 0.3), sky[1], light.dark ? 0.22 : 0.06)
  const far = ridge(random, 960, 60)
  const near = ridge(random, 1110, 24)
  const back =
    wash(context, sky) +
    nebula(context, [sky[2], sky[3]]) +
    stars(context, 150, 1000) +
    planet(context, 1130, 380, 190, '#4a92bc', 'earth') +
    land(context, far, mix(ground, sky[2], 0.5), { marks: 20 }) +
    land(context, ridge(random, 1030, 40), mix(ground, sky[2], 0.26), { marks: 30 }) +
    rock(context, 1330, 1120, 220, 130, mix(ground, sky[2], 0.2)) +
    land(context, near, ground, { marks: 50, depth: 400, low: mix(ground, sky[1], 0.4) }) +
    craters(context, near, 13, ground) +
    rock(context, 120, 1210, 200, 90, shade(ground, 0.1))
  const front =
    rock(context, 30, 1580, 420, 170, mix(ground, sky[0], 0.55)) +
    rock(context, 1500, 1590, 360, 150, mix(ground, sky[0], 0.5))
  return createBackdrop({ back, front, medium: 'space' })
}

export const otherPlanet: DrawSetting = context => {
  const { random, light } = context
  const sky = SPACE[light.time]
  const [soil, plant, accent] = context.bookRandom.fork('planet').pick<readonly [string, string, string]>([
    ['#e0866a', '#4fa59a', '#f6c45e'],
    ['#8a78c0', '#e58aa0', '#7fd0c4'],
    ['#d99a58', '#7a6bb8', '#8fd0a8'],
  ])
  const tone = (colour: string) => mix(light.on(colour), sky[2], light.dark ? 0.24 : 0.1)
  const far = ridge(random, 960, 60)
  const near = ridge(random, 1110, 22)
  const spire = (x: number, y: number, h: number) =>
    shape(
      `M${n(x - h * 0.2)} ${n(y)}C${n(x - h * 0.1)} ${n(y - h * 0.5)} ${n(x - h * 0.16)} ${n(y - h * 0.8)} ${n(x + h * 0.04)} ${n(y - h)}C${n(x + h * 0.12)} ${n(y - h * 0.7)} ${n(x + h * 0.08)} ${n(y - h * 0.4)} ${n(x + h * 0.24)} ${n(y)}Z`,
      context.defs.verticalGradient(mix(tone(soil), sky[3], 0.4), mix(tone(soil), sky[2], 0.3)),
    )
  const curl = (x: number, y: number, h: number, side: 1 | -1) => {
    const stem: Point[] = [
      [x, y],
      [x - side * h * 0.06, y - h * 0.4],
      [x + side * h * 0.04, y - h * 0.8],
      [x + side * h * 0.24, y - h * 0.92],
      [x + side * h * 0.3, y - h * 0.72],
      [x + side * h * 0.18, y - h * 0.68],
    ]
    return (
      shape(taper(stem, h * 0.07, h * 0.03), tone(plant)) +
      circle(x + side * h * 0.2, y - h * 0.72, h * 0.07, tone(accent)) +
      (light.dark ? glow(context, x + side * h * 0.2, y - h * 0.72, h * 0.3, accent, 0.5) : '')
    )
  }
  const bulb = (x: number, y: number, s: number) =>
    ellipse(x, y + 3, s * 0.5, s * 0.08, light.shadow) +
    line(`M${n(x)} ${n(y)}v${n(-s * 0.6)}`, tone(shade(plant, 0.2)), s * 0.1) +
    circle(x, y - s * 0.86, s * 0.4, context.defs.verticalGradient(tint(tone(accent), 0.3), tone(accent))) +
    dots(
      [
        [x - s * 0.14, y - s, s * 0.06],
        [x + s * 0.12, y - s * 0.84, s * 0.05],
        [x - s * 0.08, y - s * 0.72, s * 0.045],
      ],
      alpha('#ffffff', 0.6),
    )
  const back =
    wash(context, sky) +
    nebula(context, [sky[3], sky[2]]) +
    stars(context, 110, 960) +
    planet(context, 1120, 330, 150, tone(accent), 'ring') +
    planet(context, 330, 260, 66, tone(plant), 'spots') +
    spire(180, 1010, 420) +
    spire(330, 1020, 280) +
    spire(1350, 1020, 520) +
    spire(1210, 1030, 300) +
    land(context, far, mix(tone(soil), sky[2], 0.42), { marks: 30 }) +
    land(context, ridge(random, 1030, 30), mix(tone(soil), sky[2], 0.2), { marks: 30 }) +
    curl(1250, 1130, 300, -1) +
    curl(1400, 1150, 230, 1) +
    curl(140, 1150, 260, 1) +
    land(context, near, tone(soil), { marks: 60, depth: 400, low: mix(tone(shade(soil, 0.3)), sky[1], 0.2) }) +
    craters(context, near, 6, tone(soil)) +
    bulb(1320, 1230, 110) +
    bulb(1410, 1260, 70) +
    bulb(230, 1230, 80)
  const front = curl(60, 1560, 420, 1) + bulb(190, 1550, 130) + curl(1490, 1560, 360, -1)
  return createBackdrop({ back, front, medium: 'space' })
}

export const starfield: DrawSetting = context => {
  const { random, light } = context
  const sky = SPACE[light.time]
  const dust = mix(sky[3], '#fff0d8', 0.4)
  const band = `M-20 1240C300 1120 520 1330 860 1210S1300 1120 1560 1180V1330C1200 1280 900 1420 620 1400S200 1360 -20 1420Z`
  const glints = dots(
    Array.from({ length: 120 }, (): [number, number, number] => [
      random.between(0, SIZE),
      random.between(1170, 1420),
      random.between(2, 6),
    ]),
    alpha('#fffaf0', 0.85),
  )
  const comet = (x: number, y: number, l: number) =>
    shape(
      polygon([
        [x, y - 9],
        [x - l, y + l * 0.4],
        [x, y + 9],
      ]),
      alpha('#fff4d2', 0.22),
    ) +
    circle(x, y, 11, '#fff4d2') +
    glow(context, x, y, 60, '#fff4d2', 0.6)
  const back =
    wash(context, sky) +
    nebula(context, [sky[3], sky[2], '#e58ab0', sky[3]]) +
    stars(context, 280, SIZE) +
    planet(context, 1230, 300, 130, mix('#e8a06a', sky[2], 0.2), 'ring') +
    planet(context, 260, 520, 70, mix('#6fb5b0', sky[2], 0.2), 'bands') +
    planet(context, 1400, 800, 50, mix('#c98ad0', sky[2], 0.2), 'spots') +
    comet(820, 210, 240) +
    comet(420, 150, 150) +
    shape(
      band,
      context.defs.horizontalGradient(
        alpha(dust, 0.9),
        alpha(tint(dust, 0.4), 0.95),
        alpha(mix(dust, '#e58ab0', 0.4), 0.9),
      ),
    ) +
    line('M-20 1290C300 1180 520 1380 860 1260S1300 1170 1560 1230', alpha('#ffffff', 0.4), 16) +
    line('M-20 1340C300 1240 520 1420 860 1320S1300 1220 1560 1280', alpha('#ffffff', 0.22), 10) +
    glints +
    glow(context, 760, 1300, 560, '#fff2cc', 0.3)
  const heap = (x: number, s: number) =>
    shape(
      dotsHeap(context, x, SIZE + 30, s),
      context.defs.verticalGradient(alpha(mix(sky[3], '#ffffff', 0.25), 0.8), alpha(sky[2], 0.9)),
    )
  return createBackdrop({ back, front: heap(40, 320) + heap(1500, 280), medium: 'space', floor: 1310 })
}

const dotsHeap = ({ random }: DrawContext, x: number, y: number, s: number) =>
  Array.from({ length: 8 }, (_, i) =>
    circlePath(x + (i - 4) * s * 0.18, y - random.between(0, 0.2) * s, s * random.between(0.16, 0.26)),
  ).join('')
