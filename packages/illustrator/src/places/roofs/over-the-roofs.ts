import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, circle, dots, line, SIZE, shape } from '../../canvas/svg.ts'
import { dish, waterTank } from '../../scenery/rooftop.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type SettingScene, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { levelPlane, pieceAt } from '../plane.ts'
import { cuboid } from '../solid.ts'
import { cityOf, farLightTower } from './city.ts'
import { skyWithKites } from './kite-sky.ts'
import { charpai, pavingOf } from './rooftop.ts'

export const overTheRoofs: DrawSetting = stage => {
  if (stage.states.has('aloft')) return aboveTheRoofs(stage)
  const near = backlit(stage)
  const { context } = near
  const { light, random } = context
  const floor = light.land('#d3a580')
  const back = Math.max(stage.view.zOf('middle') * 1.5 + 500, 1500)
  const half = 768 / stage.view.scaleAt([0, 0, back])
  const wide = half * 0.92
  const front = stage.view.zOf('foreground') * 0.62
  const candles = (stage.camera === 'from-below' ? [] : [0, 1, 2]).map(
    i => [(i - 1) * 1300 + random.between(-200, 200), back * 0.8] as const,
  )
  const kerb = { front: shade(floor, 0.1), side: shade(floor, 0.22), top: tint(floor, 0.3) }
  return createSettingScene({
    sky: skyWithKites(stage),
    far: cityOf(stage, { from: back + 900, to: 70000, roofs: [-2200, -300], rows: 9, people: true }) + riverOf(stage),
    ground:
      cuboid(
        near,
        { x: 0, y: -5000, z: front, width: wide * 2, height: 5000, depth: back - front },
        {
          front: shade(floor, 0.2),
          side: shade(floor, 0.3),
          top: floor,
        },
      ) +
      pavingOf(near, floor, stage.context.bookRandom.fork('roof').pick(['cement', 'mosaic', 'tiles']), back, wide) +
      hopscotch(near) +
      lipOf(near, floor),
    pieces: [
      pieceAt(near, back, cuboid(near, { x: 0, z: back - 100, width: wide * 2, height: 160, depth: 100 }, kerb)),
      near.stand(waterTank(context, 'plastic', 420), [wide * 0.78, 0, back - 380]),
      near.stand(dish(context), [-wide * 0.9, 0, back - 200]),
      charpai(near, { x: -wide * 0.62, z: back * 0.62, strings: '#e6d3ae', sheet: '#c8574c' }),
      ...(light.dark
        ? candles.map(([x, z]) =>
            near.stand(
              glow(context, 0, -70, 380, light.glow, 0.7) +
                box(-16, -70, 32, 70, '#f7ead2') +
                circle(0, -90, 22, '#fff0b8'),
              [x, 0, z],
            ),
          )
        : []),
    ],
    spots: {
      bed: { at: [-wide * 0.62, 0, back * 0.62], seat: 330 },
      seat: { at: [-wide * 0.62 + 420, 0, back * 0.62 - 330], seat: 330 },
      'roof-edge': { at: [wide * 0.4, 160, back - 60] },
    },
  })
}

/** High in the air: nothing but the roofs of the city, on which people sit by candlelight. */
function aboveTheRoofs(stage: Stage): SettingScene {
  const above = stage.camera === 'from-above'
  return createSettingScene({
    sky: skyWithKites(stage),
    far: cityOf(stage, { from: 26_000, to: 90_000, roofs: [-6200, -3600], rows: 4, tall: 300 }),
    ground:
      (above ? '' : windingRiver(stage) + farLightTower(stage, [-5200, -2000, 26_000])) +
      cityOf(stage, {
        from: above ? 1500 : 3400,
        to: above ? 24_000 : 9000,
        roofs: above ? [-4300, -3000] : [-2000, -1100],
        rows: 7,
        people: true,
        life: above ? 0.55 : 0.9,
        tall: above ? 1500 : 240,
        floor: above,
      }),
    medium: 'air',
  })
}

/** Along which the city lies, all elbows. */
function windingRiver(stage: Stage): string {
  const bed = levelPlane(stage, -3300)
  const bank = (side: number) =>
    Array.from({ length: 29 }, (_, i): Point => {
      const z = 9000 * 10 ** (i / 28)
      return [z * (0.05 + Math.sin(i * 0.62) * 0.2 + side * 0.05), z]
    })
  const water = mix(stage.sky[3], '#cfe6ff', stage.context.light.dark ? 0.52 : 0.5)
  return shape(bed.area([...bank(-1), ...bank(1).reverse()]), alpha(water, 0.85))
}

/** The river beyond the roofs, faintly shining, with the bridge of the railway. */
function riverOf(stage: Stage): string {
  const { view, context } = stage
  const z = 46000
  const [x, y] = view.project([6000, -3000, z])
  if (y < 0 || y > SIZE) return ''
  const shine = mix(stage.sky[3], '#ffffff', context.light.dark ? 0.1 : 0.5)
  return (
    line(`M${x - 500} ${y + 4}Q${x - 100} ${y - 8} ${x + 150} ${y + 10}T${x + 900} ${y + 2}`, alpha(shine, 0.8), 12) +
    line(`M${x - 40} ${y - 20}h260`, alpha(shade(stage.sky[2], 0.3), 0.6), 5) +
    dots(
      [0, 1, 2, 3].map((i): [number, number, number] => [x - 20 + i * 70, y - 8, 3]),
      alpha(shade(stage.sky[2], 0.3), 0.6),
    )
  )
}

/** A hopscotch in chalk and a striped mat. */
function hopscotch(stage: Stage): string {
  const { light } = stage.context
  const floor = levelPlane(stage)
  const squares: readonly Point[] = [
    [0, 0],
    [0, 300],
    [-150, 600],
    [150, 600],
    [0, 900],
  ]
  const x = 620
  const mat = { x: -900, z: -500, width: 820, depth: 520 }
  return (
    line(
      squares
        .map(([u, v]) =>
          floor.line([
            [x + u - 140, v - 700],
            [x + u + 140, v - 700],
            [x + u + 140, v - 420],
            [x + u - 140, v - 420],
            [x + u - 140, v - 700],
          ]),
        )
        .join(''),
      alpha('#fff6e4', light.dark ? 0.4 : 0.7),
      7,
    ) +
    shape(floor.rect(mat.x, mat.z, mat.width, mat.depth), light.land('#c8574c')) +
    shape(
      [0.1, 0.34, 0.58, 0.82].map(s => floor.rect(mat.x + mat.width * s, mat.z, mat.width * 0.08, mat.depth)).join(''),
      light.land('#f0c968'),
    ) +
    shape(
      [0.2, 0.46, 0.7].map(s => floor.rect(mat.x + mat.width * s, mat.z, mat.width * 0.06, mat.depth)).join(''),
      light.land('#3f6f8a'),
    )
  )
}
