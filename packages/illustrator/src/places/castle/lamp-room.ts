import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, circle, dots, ellipse, line, SIZE, shape } from '../../canvas/svg.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { hillsOf, skyOf } from '../open-country.ts'
import { frontPlane, isClose, levelPlane, pieceAt } from '../plane.ts'
import { cuboid } from '../solid.ts'
import { coloursOf } from './castle-colours.ts'

/** The open room at the top of a tower, with the great lamp; the forest lies below. */
export const lampRoom: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light, defs } = context
  const lit = stage.states.has('lamp-lit')
  const { wall, dome } = coloursOf(stage)
  const warm = (colour: string) => (lit ? mix(light.land(colour), '#ffc46a', 0.3) : light.land(colour))
  const stone = warm(wall)
  const middle = stage.view.zOf('middle')
  const back = middle + 620
  const half = 768 / stage.view.scaleAt([0, 900, back])
  const start = stage.view.zOf('foreground') * 1.5
  const plane = frontPlane(near, back)
  const bay = Math.max(half * 0.66, 1000)
  const openings = [-2, -1, 0, 1, 2].map(i => i * bay)
  const pillars = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map(i => i * bay)
  const floor = levelPlane(near)
  const tile = warm('#c9806a')
  const rings = [2400, 1900, 1400, 900, 480]
  const centre: Point = [0, 500]
  const x = half * 0.68
  // The lamp is within the picture, even where the child is small.
  const lampAt = [x, 0, middle + 160] as const
  const foot = stage.view.project(lampAt)[1]
  const lampScale = Math.min(
    1,
    (foot - 60) / (foot - stage.view.project([x, 2250, lampAt[2]])[1]),
    (half * 1.05 - x) / 760,
  )
  // Stone steps beside the lamp, so high that a child reaches its bowl, and so far from it that no hand is in the flame.
  const stair = { x: x - 560 * lampScale - (stage.view.stature - 720) * 0.4, z: middle - 40 }
  const stairHeight = Math.max(200, 1330 * lampScale + 90 - stage.view.stature * 0.62)
  const stairColours = { front: shade(stone, 0.1), side: shade(stone, 0.24), top: tint(stone, 0.34) }
  // The wall above the arches, with the openings cut out.
  const holes = openings.map(u => archHole(near, back, u, bay * 0.8, 2250)).join('')
  return createSettingScene({
    sky: skyOf(stage),
    far: hillsOf(stage, ['#7f9fb0', '#5f8f78']) + treetops(stage, lit),
    ground:
      shape(
        plane.rect(-9000, 0, 18000, 7000) + holes,
        defs.verticalGradient(shade(stone, 0.24), stone, shade(stone, 0.1)),
      ) +
      shape(plane.rect(-9000, 2560, 18000, 130), tint(stone, 0.3)) +
      shape(pillars.map(u => plane.disc(u, 2420, 130)).join(''), warm(dome)) +
      shape(floor.rect(-9000, start, 18000, back - start), defs.verticalGradient(shade(tile, 0.2), tile)) +
      rings
        .map((r, i) =>
          shape(floor.disc(centre[0], centre[1], r), i % 2 ? shade(tile, 0.12) : mix(tile, warm('#efe2cf'), 0.5)),
        )
        .join('') +
      line(
        Array.from({ length: 16 }, (_, i) =>
          floor.line([centre, [centre[0] + Math.sin(i * 0.3927) * 2400, centre[1] + Math.cos(i * 0.3927) * 2400]]),
        ).join(''),
        alpha(shade(tile, 0.5), 0.24),
        5,
      ) +
      (lit
        ? [1, 0.8, 0.6, 0.4]
            .map(s => shape(floor.disc(x, middle + 100, 2200 * s, 1300 * s), alpha('#ffd98a', 0.16)))
            .join('')
        : '') +
      lipOf(near, tile),
    pieces: [
      // The railing between the pillars.
      pieceAt(
        near,
        back - 10,
        cuboid(
          near,
          { x: 0, y: 0, z: back - 60, width: 18000, height: 560, depth: 120 },
          { front: shade(stone, 0.06), side: stone, top: tint(stone, 0.4) },
        ) +
          shape(
            openings
              .flatMap(u =>
                [-0.3, -0.15, 0, 0.15, 0.3].map(s => frontPlane(near, back - 61).arch(u + bay * s, 80, bay * 0.1, 380)),
              )
              .join(''),
            alpha(shade(stone, 0.6), 0.6),
          ),
      ),
      near.stand(greatLamp(near, lit), lampAt, { scale: lampScale }),
      pieceAt(
        near,
        stair.z + 150,
        cuboid(near, { ...stair, width: 420, height: stairHeight, depth: 260 }, stairColours) +
          cuboid(near, { x: stair.x - 330, z: stair.z, width: 240, height: stairHeight / 2, depth: 260 }, stairColours),
      ),
      ...(isClose(stage) ? [] : [near.stand(oilJar(near), [-Math.max(half * 0.8, 1250), 0, middle + 280])]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'silhouette'
        ? shape('M-10 -10H96L80 1560H-10ZM1546 -10H1440L1456 1560H1546Z', shade(stone, 0.44)) +
          box(-10, -10, SIZE + 20, 60, shade(stone, 0.5))
        : '',
    spots: {
      ledge: { at: [-bay * 0.2, 0, back - 120], seat: 560 },
      window: { at: [-bay * 0.2, 560, back - 20] },
      steps: { at: [stair.x, 0, middle + 60], seat: stairHeight },
      'roof-edge': { at: [0, 560, back] },
    },
  })
}

/** An arch as a hole: anticlockwise. */
function archHole(stage: Stage, z: number, u: number, width: number, height: number): string {
  const plane = frontPlane(stage, z)
  const outline: Point[] = [
    [0.5, 0],
    [0.5, 0.62],
    [0.46, 0.74],
    [0.36, 0.83],
    [0.22, 0.9],
    [0.08, 0.96],
    [0, 1],
    [-0.08, 0.96],
    [-0.22, 0.9],
    [-0.36, 0.83],
    [-0.46, 0.74],
    [-0.5, 0.62],
    [-0.5, 0],
  ]
  return plane.area(outline.map(([a, b]): Point => [u + a * width, b * height]))
}

/** Tops of trees far below, with fireflies once the lamp is lit. */
function treetops(stage: Stage, lit: boolean): string {
  const { context } = stage
  const { random, light } = context
  const haze = hazeOf(context, stage.sky)
  const horizon = Math.max(0, horizonOf(stage))
  if (horizon > 1500) return ''
  let drawing = box(0, horizon, SIZE, SIZE, haze('#4f7f5c', 0.3))
  for (let row = 0; row < 7; row++) {
    const y = horizon + 6 + row * row * 16
    const r = 14 + row * 11
    const crowns = Array.from({ length: Math.ceil(SIZE / r) + 2 }, (_, i): [number, number, number] => [
      i * r * 1.1 + random.between(-r, r) * 0.4,
      y + random.between(-r, r) * 0.3,
      r * random.between(0.7, 1.1),
    ])
    const colour = haze(row % 2 ? '#4f8a5c' : '#5f9a64', 0.42 - row * 0.055)
    drawing +=
      dots(crowns, colour) +
      dots(
        crowns.map(([cx, cy, cr]): [number, number, number] => [cx - cr * 0.2, cy - cr * 0.3, cr * 0.5]),
        alpha(tint(colour, 0.3), 0.3),
      )
  }
  // Many among the trees, some in the air.
  const flies = Array.from({ length: lit ? 170 : 0 }, (_, i): [number, number, number] => [
    random.between(0, SIZE),
    i % 3 ? horizon + random.next() ** 1.4 * 420 : horizon - random.next() ** 2 * 520,
    random.between(3, 7),
  ])
  return (
    drawing +
    (lit && light.dark
      ? dots(flies, '#f6ff9c') +
        dots(
          flies.map(([x, y, r]): [number, number, number] => [x, y, r * 3]),
          alpha('#f0ff8a', 0.2),
        )
      : '')
  )
}

/** A brass lamp as tall as a grown-up on three steps; its flame is as big as a child. */
function greatLamp({ context }: Stage, lit: boolean): string {
  const { light, defs } = context
  const brass = lit ? light.on('#e0a83c') : light.land('#b58a3c')
  const stone = light.land('#d8c4b0')
  const shine = defs.horizontalGradient(shade(brass, 0.34), brass, tint(brass, 0.4), brass, shade(brass, 0.4))
  return (
    ellipse(0, 0, 760, 70, light.shadow) +
    box(-700, -110, 1400, 110, shade(stone, 0.1), 12) +
    box(-540, -210, 1080, 110, stone, 12) +
    shape(
      'M-330 -210Q-300 -330 -110 -360V-900Q-160 -980 -110 -1040H110Q160 -980 110 -900V-360Q300 -330 330 -210Z',
      shine,
    ) +
    ellipse(0, -620, 150, 60, tint(brass, 0.2)) +
    (lit ? glow(context, 0, -1560, 2100, '#ffc04a', 0.85) : '') +
    shape(
      'M-620 -1240Q-560 -1020 0 -1020T620 -1240Q700 -1290 760 -1370Q660 -1330 560 -1330H-560Q-660 -1330 -760 -1370Q-700 -1290 -620 -1240Z',
      shine,
    ) +
    ellipse(0, -1330, 560, 56, shade(brass, 0.4)) +
    (lit
      ? shape('M-220 -1330C-330 -1600 -60 -1760 0 -2180C70 -1760 330 -1600 220 -1330Q0 -1270 -220 -1330Z', '#ffb03a') +
        shape('M-130 -1330C-200 -1540 -40 -1640 10 -1900C60 -1640 200 -1540 130 -1330Q0 -1290 -130 -1330Z', '#ffe08a') +
        shape('M-60 -1330C-90 -1460 -10 -1520 6 -1640C30 -1520 90 -1460 60 -1330Z', '#fffbe2')
      : line('M0 -1320V-1440', light.land('#f2e6d0'), 50) + circle(0, -1450, 26, light.land('#4a4048'))) +
    line('M-460 -1180Q0 -1090 460 -1180', alpha(tint(brass, 0.6), 0.6), 22)
  )
}

const oilJar = ({ context }: Stage): string => {
  const clay = context.light.land('#b5673f')
  return (
    ellipse(0, 0, 280, 34, context.light.shadow) +
    shape(
      'M-150 0Q-330 -260 -250 -520Q-200 -660 -110 -700V-800H110V-700Q200 -660 250 -520Q330 -260 150 0Z',
      context.defs.horizontalGradient(shade(clay, 0.26), clay, tint(clay, 0.16), shade(clay, 0.1)),
    ) +
    box(-150, -840, 300, 70, tint(clay, 0.2), 24) +
    line('M-262 -470Q0 -420 262 -470M-284 -380Q0 -330 284 -380', context.light.land('#f2e2c4'), 22)
  )
}
