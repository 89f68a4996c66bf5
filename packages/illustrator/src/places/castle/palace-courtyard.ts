import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, circle, dots, ellipse, line, shape } from '../../canvas/svg.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { frontPlane, isClose, levelPlane, type Plane, sidePlane } from '../plane.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { coloursOf } from './castle-colours.ts'
import { fountain } from './palace-fountain.ts'

/** Arcades of cusped arches with balconies above, on any upright plane. */
function arcade(
  stage: Stage,
  plane: Plane,
  from: number,
  count: number,
  tone: (colour: string) => string,
  width = 1300,
): string {
  const { wall, dome, second } = coloursOf(stage)
  const lit = stage.context.light.dark && !stage.states.has('blackout')
  const stone = tone(wall)
  const trim = tint(stone, 0.44)
  const inner = lit ? '#f0b060' : shade(stone, 0.42)
  let drawing = shape(plane.rect(from, 0, width * count, 3300), stone)
  for (let i = 0; i < count; i++) {
    const u = from + width * (i + 0.5)
    const size = plane.scale(u, 1200)
    drawing +=
      shape(plane.arch(u, 0, width * 0.84, 1720), trim) +
      shape(plane.arch(u, 0, width * 0.72, 1600), inner) +
      shape(plane.arch(u, 0, width * 0.4, 1240), lit ? '#ffd58c' : shade(stone, 0.56)) +
      shape(plane.disc(u - width * 0.36, 1520, 70) + plane.disc(u + width * 0.36, 1520, 70), tone(second)) +
      // A balcony with a screen.
      shape(plane.arch(u, 2060, width * 0.5, 900), trim) +
      shape(plane.arch(u, 2110, width * 0.4, 760), lit ? '#ffd58c' : shade(stone, 0.5)) +
      shape(plane.rect(u - width * 0.32, 2000, width * 0.64, 300), tint(stone, 0.2)) +
      shape(
        [-0.24, -0.12, 0, 0.12, 0.24].map(s => plane.disc(u + width * s, 2150, 44)).join(''),
        alpha(shade(stone, 0.5), 0.6),
      ) +
      shape(plane.rect(u - width * 0.36, 1960, width * 0.72, 60), trim) +
      (lit ? glow(stage.context, ...plane.at(u, 1000), 800 * size, '#ffc46a', 0.4) : '')
  }
  const band = tone(dome)
  const tiles = Array.from({ length: count * 4 }, (_, i) => plane.disc(from + (i + 0.5) * (width / 4), 1740, 46)).join(
    '',
  )
  return (
    drawing +
    shape(plane.rect(from, 1680, width * count, 120), band) +
    shape(tiles, tint(band, 0.6)) +
    shape(plane.rect(from, 1820, width * count, 90) + plane.rect(from, 3200, width * count, 140), trim)
  )
}

export const courtyard: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const { wall, dome } = coloursOf(stage)
  const middle = stage.view.zOf('middle')
  const back = middle + 2300
  const half = 768 / stage.view.scaleAt([0, 900, middle])
  const sideX = -Math.max(half * 1.06, 1600)
  const start = stage.view.zOf('foreground') * 1.5
  const floor = levelPlane(near)
  const marble = light.land('#efe2cf')
  const dark = light.land('#c98f7c')
  let squares = ''
  const step = 520
  for (let i = Math.floor(start / step); i * step < back; i++)
    for (let u = -Math.ceil(4200 / step) - (i % 2); u * step < 4200; u += 2)
      squares += floor.rect(u * step, i * step, step, step)
  const star = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 16) * Math.PI * 2
    const r = i % 2 ? 520 : 900
    return [Math.sin(angle) * r, 300 + Math.cos(angle) * r]
  })
  const small = (x: number, y: number, s: number) => {
    const tone = haze(dome, 0.1)
    return near.stand(
      shape(
        'M-330 0C-520 -330 -150 -520 0 -800C150 -520 520 -330 330 0Z',
        context.defs.horizontalGradient(shade(tone, 0.14), tone, tint(tone, 0.16)),
      ) +
        box(-370, -40, 740, 90, tint(haze(wall, 0.1), 0.4)) +
        line('M0 -780V-980', light.land('#f0c25a'), 30) +
        circle(0, -1000, 44, light.land('#f6cf6a')),
      [x, y, back],
      { scale: s },
    ).drawing
  }
  const fountainX = Math.max(half * 0.62, 1150)
  return createSettingScene({
    sky: skyOf(stage),
    ground:
      small(-2600, 3320, 1) +
      small(0, 3320, 1.6) +
      small(2600, 3320, 1) +
      arcade(near, frontPlane(near, back), -5850, 9, colour => haze(colour, 0.12)) +
      arcade(near, sidePlane(near, sideX), start, 8, colour => shade(haze(colour, 0.05), 0.08), 1300) +
      shape(floor.rect(sideX, start, 14000, back - start), context.defs.verticalGradient(shade(marble, 0.06), marble)) +
      context.defs.clip(floor.rect(sideX, start, 14000, back - start) || 'M0 0', shape(squares, alpha(dark, 0.4))) +
      shape(floor.disc(0, 300, 1040), alpha(marble, 0.9)) +
      shape(floor.area(star), alpha(light.land('#4f8f97'), 0.75)) +
      shape(floor.disc(0, 300, 420), marble) +
      shape(floor.disc(0, 300, 330), alpha(dark, 0.8)) +
      lipOf(near, marble) +
      groundShade(near),
    pieces: [
      near.stand(fountain(near), [fountainX, 0, middle + 500]),
      ...(isClose(stage)
        ? []
        : [-1, 1].map(side =>
            near.stand(orangeTree(near), [side * Math.max(half * 0.9, 1300) + (side < 0 ? 260 : 900), 0, middle + 900]),
          )),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium' || stage.camera === 'silhouette'
        ? archFrame(near, stage.camera === 'wide' ? 130 : 70)
        : '',
    spots: {
      seat: { at: [fountainX - 560, 0, middle + 420], seat: 330 },
      steps: { at: [-300, 0, back - 150], seat: 120 },
      door: { at: [-650, 0, back - 60] },
      ledge: { at: [650, 2000, back - 100], seat: 60 },
      window: { at: [650, 2020, back - 40] },
    },
  })
}

/** The arch through which a courtyard is seen, at the edges of the picture. */
function archFrame(stage: Stage, width: number): string {
  const tone = shade(stage.context.light.land(coloursOf(stage).wall), 0.36)
  return (
    shape(
      `M-10 -10H1546V1546H${1536 - width}V420C${1536 - width} 260 1340 180 1210 120C1060 60 900 60 768 10C636 60 476 60 326 120C196 180 ${width} 260 ${width} 420V1546H-10Z`,
      tone,
    ) +
    line(
      `M${width} 1546V420C${width} 260 196 180 326 120C476 60 636 60 768 10C900 60 1060 60 1210 120C1340 180 ${1536 - width} 260 ${1536 - width} 420V1546`,
      tint(tone, 0.3),
      12,
    )
  )
}

const orangeTree = ({ context }: Stage): string => {
  const { light, random } = context
  const pot = light.land('#4f7fa8')
  const leaf = light.land('#5f9a58')
  const crown = Array.from({ length: 30 }, (): [number, number, number] => {
    const angle = random.between(0, 6.28)
    const r = Math.sqrt(random.next())
    return [Math.cos(angle) * 340 * r, -1150 + Math.sin(angle) * 320 * r, random.between(80, 130)]
  })
  return (
    ellipse(0, 0, 260, 30, light.shadow) +
    line('M0 -400V-1000', light.land('#7a5a44'), 56) +
    dots(crown.slice(0, 16), shade(leaf, 0.14)) +
    dots(crown.slice(16), leaf) +
    dots(
      crown.slice(4, 14).map(([x, y]): [number, number, number] => [x, y, 50]),
      light.land('#f2993c'),
    ) +
    shape('M-220 -430H220L170 0H-170Z', context.defs.horizontalGradient(shade(pot, 0.2), pot, tint(pot, 0.14))) +
    box(-250, -480, 500, 90, tint(pot, 0.3), 20) +
    line('M-190 -230Q-95 -310 0 -230T190 -230', light.land('#f2e6cc'), 24)
  )
}
