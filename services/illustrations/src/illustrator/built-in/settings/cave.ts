import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { curve, n, type Point, soft } from '../canvas/path.ts'
import { box, circle, line, place, SIZE, shape } from '../canvas/svg.ts'
import { rock } from '../scenery/land.ts'
import { OPEN } from '../scenery/skies.ts'
import { glow, stars, wash } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** A crystal cave with a view of the sky. */

export const cave: DrawSetting = context => {
  const { random, light } = context
  const sky = OPEN[light.time]
  const stone = light.land('#7d7390')
  const deep = mix(stone, '#1f1d44', 0.62)
  const mouth = soft([
    900, 1060, 884, 880, 930, 720, 912, 600, 1000, 450, 1100, 410, 1180, 330, 1290, 400, 1330, 540, 1392, 640, 1370,
    820, 1410, 1060,
  ])
  const crystal = (x: number, y: number, h: number, colour: string, turn: number) => {
    const w = h * 0.17
    return place(
      shape(
        `M${n(-w)} 0L${n(-w * 1.1)} ${n(-h * 0.72)}L0 ${-h}L${n(w * 1.1)} ${n(-h * 0.72)}L${n(w)} 0Z`,
        context.defs.verticalGradient(tint(colour, 0.5), colour),
      ) +
        shape(`M0 0V${-h}L${n(w * 1.1)} ${n(-h * 0.72)}L${n(w)} 0Z`, alpha('#ffffff', 0.22)) +
        shape(
          `M${n(-w)} 0L${n(-w * 1.1)} ${n(-h * 0.72)}L${n(-w * 0.4)} ${n(-h * 0.66)}L${n(-w * 0.4)} 0Z`,
          alpha(shade(colour, 0.5), 0.24),
        ),
      x,
      y,
      { turn },
    )
  }
  const cluster = (x: number, y: number, s: number, colour: string) =>
    glow(context, x, y - s * 0.5, s * 2.1, colour, 0.42) +
    crystal(x - s * 0.34, y, s * 0.7, colour, -24) +
    crystal(x + s * 0.36, y, s * 0.74, colour, 22) +
    crystal(x + s * 0.06, y + 6, s, colour, 3) +
    crystal(x - s * 0.1, y + 10, s * 0.5, tint(colour, 0.2), -9)
  const teeth = (y: number, min: number, max: number, colour: string) => {
    let data = `M-20 -20H${SIZE + 20}V${y}`
    for (let x = SIZE + 20; x > -20; ) {
      const w = random.between(60, 190)
      const h = random.next() ** 2 * (max - min) + min
      const tip = x - w * random.between(0.4, 0.6)
      data += `C${n(x - w * 0.2)} ${n(y + h * 0.1)} ${n(tip + w * 0.12)} ${n(y + h * 0.5)} ${n(tip)} ${n(y + h)}C${n(tip - w * 0.1)} ${n(y + h * 0.5)} ${n(x - w * 0.84)} ${n(y + h * 0.1)} ${n(x - w)} ${n(y + random.between(-16, 16))}`
      x -= w
    }
    return shape(`${data}Z`, context.defs.verticalGradient(colour, tint(colour, 0.12)))
  }
  const folds = Array.from({ length: 16 }, () => {
    const x = random.between(0, SIZE)
    return `M${n(x)} ${n(random.between(100, 500))}q${n(random.between(-60, 60))} 160 ${n(random.between(-30, 30))} ${n(random.between(240, 460))}`
  }).join('')
  const back =
    wash(context, [deep, mix(deep, stone, 0.3), mix(deep, stone, 0.55), mix(deep, stone, 0.5)]) +
    line(folds, alpha(tint(stone, 0.3), 0.12), 26) +
    context.defs.clip(
      mouth,
      box(880, 300, 520, 760, context.defs.verticalGradient(...sky)) +
        (light.dark ? stars(context, 200, 900) : '') +
        circle(1210, 560, 60, light.dark ? '#fdf4d6' : '#fff3cd') +
        shape('M880 900Q1100 820 1400 900V1060H880Z', mix(light.land('#7fae78'), sky[3], 0.3)),
    ) +
    line(mouth, mix(stone, sky[3], 0.4), 34) +
    line(mouth, mix(stone, deep, 0.3), 14) +
    glow(context, 1150, 700, 620, sky[3], 0.3) +
    teeth(60, 70, 260, mix(deep, stone, 0.34)) +
    water(context, 1010, 1150, mix(deep, light.land('#4a9fb0'), 0.55), mix(sky[3], '#bff0f0', 0.4), 1130) +
    shape(
      `${curve(wave(1120, 26))}L${SIZE + 40} ${SIZE + 20}H-40Z`,
      context.defs.verticalGradient(mix(stone, deep, 0.1), deep),
    ) +
    line(
      Array.from(
        { length: 34 },
        () => `M${n(random.between(0, SIZE))} ${n(random.between(1160, 1520))}q40 -8 ${n(random.between(50, 120))} 0`,
      ).join(''),
      alpha(tint(stone, 0.5), 0.14),
      7,
    ) +
    cluster(210, 1160, 250, '#7fd6d8') +
    cluster(1440, 1220, 190, '#d99ae0') +
    cluster(760, 1130, 100, '#f2c67a') +
    rock(context, 420, 1180, 170, 80, mix(stone, deep, 0.2)) +
    rock(context, 1300, 1190, 150, 70, mix(stone, deep, 0.24))
  const near = mix(deep, '#141438', 0.55)
  const front =
    teeth(-10, 60, 170, near) +
    shape(soft([-40, 900, 60, 1060, 40, 1240, 150, 1420, 260, 1580, -40, 1580]), near) +
    shape(soft([1576, 860, 1490, 1020, 1500, 1240, 1420, 1420, 1330, 1580, 1576, 1580]), near) +
    cluster(1470, 1540, 130, '#7fd6d8')
  return createBackdrop({ back, front })
}

const wave = (level: number, height: number): Point[] =>
  Array.from({ length: 18 }, (_, i): Point => [i * 96 - 40, level + Math.sin(i * 1.3) * height * 0.5])
