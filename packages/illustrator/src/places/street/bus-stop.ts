import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, circle, line, place, shape } from '../../canvas/svg.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { broadleaf } from '../../scenery/trees.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { frontPlane, isClose, levelPlane, pieceAt } from '../plane.ts'
import { cityOf } from '../roofs/city.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { cuboid } from '../solid.ts'
import { roadOf } from './road.ts'

export const busStop: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const back = stage.view.zOf('middle') + 520
  const kerb = stage.view.zOf('near') + 160
  const half = 768 / stage.view.scaleAt([0, 900, back])
  const x = isClose(stage) ? -1500 : -Math.max(half * 0.5, 1050)
  const roof = light.land('#4f8f97')
  const pole = light.land('#7d8490')
  const bench = light.land('#c27a4a')
  const lit = light.dark && !stage.states.has('blackout')
  const shelter =
    cuboid(
      near,
      { x: x - 900, z: back, width: 70, height: 1800, depth: 70 },
      { front: pole, side: shade(pole, 0.2), top: pole },
    ) +
    cuboid(
      near,
      { x: x + 900, z: back, width: 70, height: 1800, depth: 70 },
      { front: pole, side: shade(pole, 0.2), top: pole },
    ) +
    shape(frontPlane(near, back + 40).rect(x - 860, 420, 560, 1120), alpha(light.land('#e8c878'), 0.9)) +
    shape(frontPlane(near, back + 39).disc(x - 580, 1060, 190), light.land('#d9604f')) +
    shape(frontPlane(near, back + 39).rect(x - 780, 560, 400, 170), light.land('#5f86a8')) +
    cuboid(
      near,
      { x, y: 1780, z: back - 560, width: 2200, height: 110, depth: 760 },
      {
        front: tint(roof, 0.2),
        side: shade(roof, 0.2),
        top: tint(roof, 0.36),
        bottom: lit ? '#ffe2a0' : shade(roof, 0.3),
      },
    ) +
    cuboid(
      near,
      { x: x + 200, y: 330, z: back - 320, width: 1300, height: 80, depth: 320 },
      { front: bench, side: shade(bench, 0.2), top: tint(bench, 0.2) },
    ) +
    cuboid(
      near,
      { x: x - 350, z: back - 200, width: 90, height: 330, depth: 90 },
      { front: pole, side: pole, top: pole },
    ) +
    cuboid(
      near,
      { x: x + 750, z: back - 200, width: 90, height: 330, depth: 90 },
      { front: pole, side: pole, top: pole },
    )
  // The viaduct of the metro crosses the street.
  const concrete = haze('#c9c4bc', 0.12)
  const deckZ = back + 7500
  const viaduct =
    [-9000, -3200, 2600, 8400]
      .map(px =>
        cuboid(
          near,
          { x: px, z: deckZ + 300, width: 900, height: 3300, depth: 800 },
          { front: concrete, side: shade(concrete, 0.2), top: concrete },
        ),
      )
      .join('') +
    cuboid(
      near,
      { x: 0, y: 3200, z: deckZ, width: 30000, height: 620, depth: 1500 },
      { front: tint(concrete, 0.1), side: concrete, top: concrete, bottom: shade(concrete, 0.4) },
    ) +
    cuboid(
      near,
      { x: 2600, y: 3900, z: deckZ + 300, width: 8600, height: 1150, depth: 900 },
      { front: haze('#d7dde2', 0.06), side: concrete, top: tint(concrete, 0.3) },
    ) +
    shape(
      Array.from({ length: 9 }, (_, i) => frontPlane(near, deckZ + 300).rect(-1400 + i * 920, 4330, 640, 420)).join(''),
      lit ? '#ffe2a0' : haze('#5f7f92', 0.1),
    ) +
    shape(frontPlane(near, deckZ + 300).rect(-1700, 4060, 8600, 130), haze('#3f7fc0', 0.1))
  return createSettingScene({
    sky: skyOf(stage),
    far: cityOf(stage, { from: back + 11000, to: 50000, roofs: [700, 3000], rows: 4 }),
    ground:
      viaduct +
      roadOf(near, kerb, back + 3000) +
      zebra(near, kerb, light.land('#fff4de')) +
      lipOf(near, light.land('#8f8799')) +
      groundShade(near),
    pieces: [
      pieceAt(near, back, shelter),
      ...(isClose(stage)
        ? []
        : [
            near.stand(bus(near), [Math.max(half * 1.02, 2300), 0, back + 500]),
            near.stand(broadleaf(context, 0, 0, 3300, light.land('#6f9a50'), light.land('#7a5340')), [
              -half * 1.2,
              0,
              back + 1200,
            ]),
          ]),
    ],
    front:
      stage.camera === 'wide'
        ? place(
            shape('M-40 1560V1290Q40 1230 120 1290V1560Z', shade(light.land('#c8574c'), 0.2)) +
              box(-20, 1330, 130, 26, light.land('#f6ead0')),
            0,
            0,
          )
        : '',
    spots: {
      seat: { at: [x + 330, 0, back - 330], seat: 410 },
      'second-seat': { at: [x + 700, 0, back - 330], seat: 410 },
    },
  })
}

/** Broad white stripes across the road. */
function zebra(stage: Stage, kerb: number, colour: string): string {
  const ground = levelPlane(stage)
  const from = stage.view.zOf('foreground') * 1.3
  return shape(
    [0, 1, 2, 3, 4].map(i => ground.rect(150 + i * 420, from, 230, kerb - from - 120)).join(''),
    alpha(mix(colour, '#8f8799', 0.16), 0.75),
  )
}

/** A red city bus that drives to the left; its origin is below its middle. */
function bus({ context, states }: Stage): string {
  const { light, defs } = context
  const red = light.land('#cf4a3c')
  const lit = light.dark && !states.has('blackout')
  const glass = lit ? '#ffe2a0' : light.land('#8fb8c4')
  const windows = [0, 1, 2, 3, 4].map(i => `M${-1180 + i * 620} -1880h540v520h-540Z`).join('')
  const wheel = (x: number) => circle(x, -260, 260, light.land('#2f2d38')) + circle(x, -260, 130, light.land('#b9bcc4'))
  return (
    box(-2000, -2200, 4000, 1960, defs.verticalGradient(tint(red, 0.14), red, shade(red, 0.16)), 160) +
    box(-2000, -1240, 4000, 130, light.land('#f6ead0')) +
    shape(windows, glass) +
    shape('M-1960 -1900H-1300V-360H-1700V-1240H-1990V-1700Q-1990 -1900 -1960 -1900Z', mix(glass, red, 0.08)) +
    line('M-1500 -1880V-380', red, 40) +
    box(-1900, -2130, 900, 170, light.land('#33313c'), 30) +
    shape('M-1840 -2080h120v70h-120ZM-1660 -2080h320v70h-320ZM-1280 -2080h200v70h-200Z', '#ffc24a') +
    wheel(-900) +
    wheel(1300) +
    circle(-1920, -560, 80, lit ? '#fff0b8' : light.land('#fbf1dc')) +
    (lit ? glow(context, -1960, -560, 700, light.glow, 0.5) : '')
  )
}
