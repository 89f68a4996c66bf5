import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, circle, line, shape } from '../../canvas/svg.ts'
import { bunting } from '../../scenery/buildings.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { broadleaf } from '../../scenery/trees.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { edgeOf } from '../perspective.ts'
import { isClose, levelPlane, pieceAt, sidePlane } from '../plane.ts'
import { cityOf } from '../roofs/city.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { houseFront, housesOf } from './shops.ts'

export const lane: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const middle = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, middle])
  const x = Math.max(half * 0.86, 1250)
  const houses = housesOf(stage.context.bookRandom.fork('street'), 9)
  const end = 17000
  const wallOf = (side: 1 | -1) => {
    const plane = sidePlane(near, side * x)
    const fronts: Piece[] = []
    let z = stage.view.zOf('foreground') * 1.3
    for (let i = 0; z < end; i++) {
      const house = houses[(i + (side > 0 ? 4 : 0)) % houses.length]
      if (!house) break
      const air = Math.max(0, Math.min(0.62, (z - 1500) / 18000))
      const tone = (colour: string) => shade(haze(colour, air), side > 0 ? 0.06 : 0)
      fronts.push(pieceAt(near, Math.max(z + house.width, middle + 400), houseFront(near, plane, z, house, tone)))
      z += house.width
    }
    return fronts.reverse()
  }
  const ground = levelPlane(near)
  const start = stage.view.zOf('foreground') * 1.5
  const stone = light.land('#cfae8a')
  let cobbles = ''
  for (let v = start; v < 5200; v += 330) {
    cobbles += ground.line([
      [-x, v],
      [x, v],
    ])
    for (let u = -x + ((v / 330) % 2) * 220; u < x; u += 440)
      cobbles += ground.line([
        [u, v],
        [u, v + 330],
      ])
  }
  const wires = [0, 1, 2, 3, 4]
    .map(i =>
      edgeOf(near, [
        [-x, 2300 + i * 160, 1500 + i * 2400],
        [(i - 2) * 60, 2000 + i * 130, 1900 + i * 2500],
        [x, 2400 + i * 150, 2100 + i * 2600],
      ]),
    )
    .join('')
  const towerWall = haze('#cf8160', 0.5)
  const tower = stage.stand(
    box(-1500, -9000, 3000, 9000, towerWall) +
      shape('M-1700 -9000H1700L0 -12600Z', haze('#8a5a5c', 0.5)) +
      box(-1700, -9150, 3400, 300, tint(towerWall, 0.3)) +
      circle(0, -7400, 1050, light.dark ? '#fff0c0' : haze('#f6ead0', 0.3)) +
      line('M0 -7400V-8100M0 -7400L520 -7100', haze('#3f3440', 0.4), 130),
    [900, 0, 26000],
  )
  return createSettingScene({
    sky: skyOf(stage),
    far: tower.drawing + cityOf(stage, { from: end + 1000, to: 30000, roofs: [1500, 3000], rows: 2 }),
    ground:
      shape(
        ground.rect(-x, start, x * 2, 40000),
        context.defs.verticalGradient(haze('#cfae8a', 0.4), stone, shade(stone, 0.16)),
      ) +
      line(cobbles, alpha(shade(stone, 0.5), 0.24), 4) +
      shape(
        ground.rect(-x, start, 260, 30000) + ground.rect(x - 260, start, 260, 30000),
        alpha(tint(stone, 0.4), 0.6),
      ) +
      litter(near, x) +
      lipOf(near, stone) +
      groundShade(near),
    pieces: [
      ...wallOf(-1),
      ...wallOf(1),
      pieceAt(
        near,
        middle + 350,
        line(wires, alpha(light.land('#3f3a48'), 0.7), 4) +
          (light.dark && !stage.states.has('blackout') ? lampsAlong(near, x) : ''),
      ),
      ...(isClose(stage)
        ? []
        : [
            near.stand(cycle(near), [x - 500, 0, middle + 500], { mirrored: true }),
            near.stand(broadleaf(context, 0, 0, 2600, light.land('#6f9a50'), light.land('#7a5340')), [
              -x + 200,
              0,
              5200,
            ]),
          ]),
    ],
    front:
      stage.camera === 'wide'
        ? bunting(context, [-20, 210], [780, 120], 110, light.dark ? 'lamps' : 'leaves') +
          bunting(context, [780, 120], [1560, 230], 110, light.dark ? 'lamps' : 'leaves')
        : '',
    spots: {
      steps: { at: [-x + 180, 0, middle], seat: 110 },
      door: { at: [x - 160, 0, middle + 300] },
    },
  })
}

/** Neem leaves and marigold petals, a drain cover and a rangoli of white powder. */
function litter(stage: Stage, x: number): string {
  const { light, random } = stage.context
  const ground = levelPlane(stage)
  const scrap = (size: number) => {
    const [u, v] = [random.between(-x, x), random.between(-1400, 3200)]
    return ground.area([
      [u - size, v],
      [u, v + size * 0.5],
      [u + size, v],
      [u, v - size * 0.4],
    ])
  }
  const [u, v] = [x - 640, -500]
  const petals = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4
    return ground.disc(u + Math.sin(angle) * 190, v + Math.cos(angle) * 190, 78)
  }).join('')
  const lid = ground.disc(-x * 0.42, 700, 230)
  return (
    shape(lid, light.land('#8a8088')) +
    line(
      [-120, -40, 40, 120]
        .map(d =>
          ground.line([
            [-x * 0.42 - 170, 700 + d],
            [-x * 0.42 + 170, 700 + d],
          ]),
        )
        .join(''),
      light.land('#5f5864'),
      5,
    ) +
    shape(petals, alpha(light.land('#e5638a'), 0.75)) +
    shape(ground.disc(u, v, 130), alpha(light.land('#fff6e4'), 0.85)) +
    shape(ground.disc(u, v, 70), light.land('#f2b03a')) +
    shape(Array.from({ length: 30 }, () => scrap(44)).join(''), alpha(light.land('#8fa04c'), 0.75)) +
    shape(Array.from({ length: 16 }, () => scrap(30)).join(''), alpha(light.land('#f0962e'), 0.8))
  )
}

const lampsAlong = (stage: Stage, x: number): string =>
  [1800, 4200, 7000, 11000]
    .map(z => {
      const at: Point = stage.view.project([z % 400 ? -x + 300 : x - 300, 2050, z])
      const size = stage.view.scaleAt([0, 2000, z])
      return (
        glow(stage.context, at[0], at[1], 900 * size, stage.context.light.glow, 0.5) +
        circle(at[0], at[1], 70 * size, '#fff0c4')
      )
    })
    .join('')

/** A black bicycle with a milk can. */
function cycle({ context }: Stage): string {
  const { light } = context
  const iron = light.land('#3a3744')
  const wheel = (x: number) => `M${x - 250} -260a250 250 0 1 1 500 0a250 250 0 1 1 -500 0Z`
  return (
    line(wheel(-420) + wheel(420), iron, 30) +
    line('M-420 -260L-160 -640H300L420 -260M-160 -640L0 -260L300 -640M0 -260H-420M300 -640L270 -780H150', iron, 34) +
    box(-270, -700, 220, 60, light.land('#7a4a3c'), 20) +
    box(-560, -520, 190, 330, light.land('#b9c0c8'), 40) +
    box(-520, -570, 110, 60, light.land('#d9dfe4'), 14)
  )
}
