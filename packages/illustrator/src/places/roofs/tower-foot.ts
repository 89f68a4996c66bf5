import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, circle, line, SIZE, shape } from '../../canvas/svg.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { dabs, groundSpots, seesGround } from '../ground-plane.ts'
import { edgeOf } from '../perspective.ts'
import { frontPlane, levelPlane, pieceAt } from '../plane.ts'
import { cuboid } from '../solid.ts'
import { cityOf } from './city.ts'
import { skyWithKites } from './kite-sky.ts'

/** The hill by the river at the foot of the light tower: its brick base with the door and the ladder up its side. */
export const towerFoot: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light, defs } = context
  const grass = light.land('#7f9458')
  const back = stage.view.zOf('far') + 350
  const half = 768 / stage.view.scaleAt([0, 600, back])
  const x = Math.max(half * 0.52, 900)
  const horizon = horizonOf(stage)
  return createSettingScene({
    sky: skyWithKites(stage),
    far: cityOf(stage, { from: 9000, to: 80000, roofs: [-2600, -900], rows: 7 }),
    ground:
      box(0, horizon + 74, SIZE, SIZE - horizon, defs.verticalGradient(shade(grass, 0.06), grass, shade(grass, 0.24))) +
      (seesGround(stage)
        ? stage.area(
            [
              [x - 420, back],
              [x + 60, back],
              [500, 200],
              [300, -2400],
              [-700, -2400],
              [-300, 100],
            ],
            alpha(light.land('#c8a878'), 0.8),
          ) +
          slabsTo(near, x, back) +
          shape(dabs(groundSpots(stage, 90), 170, 26), alpha(shade(grass, 0.5), 0.3)) +
          shape(dabs(groundSpots(stage, 80), 130, 20), alpha(tint(grass, 0.34), 0.4))
        : '') +
      lipOf(near, grass),
    pieces: [
      pieceAt(near, back, base(near, x, back)),
      near.stand(nettles(near), [-half * 0.86, 0, back - 200]),
      near.stand(nettles(near), [half * 0.98, 0, back - 420]),
    ],
    spots: {
      door: { at: [x, 0, back - 160] },
      ladder: { at: [x - 900, 300, back - 120] },
      rock: { at: [-half * 0.5, 0, back - 300] },
    },
  })
}

/** Slabs of stone on the path to the door, with grass in their joints. */
function slabsTo(stage: Stage, x: number, back: number): string {
  const { context } = stage
  const { light, random } = context
  const floor = levelPlane(stage)
  const tones = [light.land('#d8c0a0'), light.land('#c4ab8c'), light.land('#b89f86')]
  return Array.from({ length: 16 }, (_, i) => {
    const z = -1900 + i * 330
    const share = Math.max(0, Math.min(1, z / back))
    const middle = share * (x - 180) - (1 - share) * (z < 0 ? 0.08 * -z : -100)
    return [-1, 1]
      .map(side => {
        const width = random.between(270, 400)
        const left = middle + (side < 0 ? -width - 14 : 14) + random.between(-20, 20)
        return shape(
          floor.area([
            [left + 20, z + 290],
            [left + width - 10, z + 284],
            [left + width, z + 16],
            [left, z],
          ]),
          random.pick([tones[0] ?? '', tones[1] ?? '', tones[2] ?? '']),
        )
      })
      .join('')
  }).join('')
}

/** A block of brick that carries the mast of iron. */
function base(stage: Stage, x: number, z: number): string {
  const { light, defs } = stage.context
  const brick = light.land('#b0644c')
  const iron = light.land('#6a7684')
  const [width, height] = [1640, 2300]
  const front = frontPlane(stage, z)
  const left = x - width / 2
  const courses = Array.from({ length: 22 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) =>
      (row * 7 + column * 5) % 4 === 0
        ? front.rect(left + 60 + column * 320 + (row % 2) * 120, 60 + row * 100, 210, 62)
        : '',
    ).join(''),
  ).join('')
  const ladderX = left - 150
  const rungs = Array.from({ length: 24 }, (_, i) =>
    edgeOf(stage, [
      [ladderX - 110, 120 + i * 200, z - 60],
      [ladderX + 110, 120 + i * 200, z - 60],
    ]),
  ).join('')
  const rails = [-110, 110]
    .map(aside =>
      edgeOf(stage, [
        [ladderX + aside, 0, z - 60],
        [ladderX + aside, 5000, z - 60],
      ]),
    )
    .join('')
  const legs = [-1, 1]
    .map(side =>
      edgeOf(stage, [
        [x + side * 660, height + 160, z + 300],
        [x + side * 300, height + 4600, z + 300],
      ]),
    )
    .join('')
  const braces = [0, 1, 2, 3, 4]
    .map(i => {
      const [a, b] = [660 - i * 72, 660 - (i + 1) * 72]
      const [y, next] = [height + 160 + i * 900, height + 160 + (i + 1) * 900]
      return edgeOf(stage, [
        [x - a, y, z + 300],
        [x + b, next, z + 300],
        [x - b, next, z + 300],
        [x + a, y, z + 300],
      ])
    })
    .join('')
  const size = front.scale(x, 900)
  return (
    line(legs, shade(iron, 0.2), 70 * size) +
    line(braces, iron, 30 * size) +
    cuboid(
      stage,
      { x, z, width, height, depth: 1400 },
      {
        front: defs.horizontalGradient(tint(brick, 0.06), brick, shade(brick, 0.2)),
        side: shade(brick, 0.34),
        top: brick,
      },
    ) +
    shape(courses, alpha(shade(brick, 0.4), 0.4)) +
    cuboid(
      stage,
      { x, y: height, z: z - 70, width: width + 180, height: 170, depth: 1500 },
      { front: tint(brick, 0.24), side: shade(brick, 0.1), top: tint(brick, 0.3) },
    ) +
    shape(front.rect(left - 50, 0, width + 100, 170), shade(brick, 0.24)) +
    shape(front.arch(x, 0, 760, 1500), tint(brick, 0.3)) +
    shape(front.arch(x, 0, 620, 1390), light.land('#3f7a74')) +
    line(
      [-150, 0, 150]
        .map(u =>
          front.line([
            [x + u, 20],
            [x + u, 1240],
          ]),
        )
        .join(''),
      shade(light.land('#3f7a74'), 0.34),
      16 * size,
    ) +
    circle(...front.at(x + 220, 640), 34 * size, light.land('#e8c060')) +
    shape(front.rect(x - 190, 1690, 380, 300), light.land('#e8c84a')) +
    shape(
      front.area([
        [x + 30, 1960],
        [x - 90, 1830],
        [x - 14, 1830],
        [x - 40, 1720],
        [x + 84, 1860],
        [x + 10, 1860],
      ]),
      light.land('#3a3340'),
    ) +
    line(rails, light.land('#9aa6b0'), 34 * size) +
    line(rungs, light.land('#8a96a2'), 24 * size)
  )
}

/** Weeds that nobody cuts. */
function nettles({ context }: Stage): string {
  const leaf = context.light.land('#5f7a4c')
  return (
    line('M-160 0Q-180 -240 -240 -400M-40 0Q-30 -300 -60 -560M90 0Q110 -220 190 -420', shade(leaf, 0.2), 18) +
    shape(
      [
        [-240, -400],
        [-60, -560],
        [190, -420],
        [-190, -220],
        [-30, -300],
        [130, -220],
      ]
        .map(([x, y]) => `M${x} ${y}q-110 -30 -130 60q110 40 130 -60Zq110 -40 140 50q-110 50 -140 -50Z`)
        .join(''),
      mix(leaf, '#2a3a3c', 0.12),
    )
  )
}
