import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { Point } from '../canvas/path.ts'
import { box, circle, line, place, shape } from '../canvas/svg.ts'
import { AUTO_COLOURS, autoRickshaw, BENCH } from '../scenery/auto-rickshaw.ts'
import { bunting, lampPost } from '../scenery/buildings.ts'
import { hazeOf } from '../scenery/skies.ts'
import { glow } from '../scenery/sky.ts'
import { broadleaf } from '../scenery/trees.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../stage/stage.ts'
import { backlit, lipOf } from './backlight.ts'
import { cityOf } from './city.ts'
import { skyOf } from './open-country.ts'
import { edgeOf, frontPlane, isClose, levelPlane, pieceAt, sidePlane, solid } from './plane.ts'
import { groundShade } from './rooftop.ts'
import { houseFront, housesOf } from './shops.ts'

/** Side 0: a row of shops; 1: down the lane to the clock tower; 2: the bus stop below the metro. */
export const cityStreet: DrawSetting = stage => [shopRow, lane, busStop][stage.side % 3]?.(stage) ?? shopRow(stage)

/** Asphalt with worn patches and a pavement of square stones from `kerb` to `back`. */
export function roadOf(stage: Stage, kerb: number, back: number): string {
  const { context } = stage
  const { light, random, defs } = context
  const near = stage.view.zOf('foreground') * 1.5
  const ground = levelPlane(stage)
  const asphalt = light.land('#8f8799')
  const stone = light.land('#d8c4a8')
  let joints = ''
  for (let u = -6000; u <= 6000; u += 480)
    joints += ground.line([
      [u, kerb],
      [u, back],
    ])
  for (let v = kerb + 300; v < back; v += 480)
    joints += ground.line([
      [-9000, v],
      [9000, v],
    ])
  const patches = Array.from({ length: 8 }, () =>
    ground.disc(
      random.between(-2200, 2200),
      random.between(near * 0.6, kerb),
      random.between(200, 700),
      random.between(80, 240),
    ),
  ).join('')
  let marks = ''
  for (let u = -6300; u < 6300; u += 1400) marks += ground.rect(u, (kerb + near) * 0.5 - 60, 760, 110)
  const leaves = Array.from({ length: 26 }, (): string => {
    const [u, v] = [random.between(-2400, 2400), random.between(near * 0.6, back)]
    return ground.area([
      [u - 46, v],
      [u, v + 26],
      [u + 46, v],
      [u, v - 20],
    ])
  }).join('')
  return (
    shape(
      ground.rect(-12000, near, 24000, kerb - near),
      defs.verticalGradient(tint(asphalt, 0.1), shade(asphalt, 0.14)),
    ) +
    shape(patches, alpha(shade(asphalt, 0.4), 0.12)) +
    shape(marks, alpha(light.land('#fff4de'), 0.62)) +
    shape(ground.rect(-12000, kerb, 24000, back - kerb), defs.verticalGradient(stone, tint(stone, 0.1))) +
    line(joints, alpha(shade(stone, 0.5), 0.24), 4) +
    shape(ground.rect(-12000, kerb - 60, 24000, 110), tint(stone, 0.34)) +
    shape(leaves, alpha(light.land('#c99a3f'), 0.7))
  )
}

/** A parked auto-rickshaw, and where one sits in it. */
export function parkedAuto(stage: Stage, x: number, z: number, { mirrored = false } = {}) {
  const auto = autoRickshaw(stage.context, stage.context.bookRandom.fork('auto').pick(AUTO_COLOURS))
  const front = stage.stand(auto.front, [x, 0, z], { mirrored })
  return {
    pieces: [
      { ...stage.stand(auto.back, [x, 0, z], { mirrored }), depth: front.depth + 220 },
      { ...front, depth: front.depth - 10 },
    ],
    seat: { at: [x + (mirrored ? -1 : 1) * BENCH.x, 0, z + 90] as const, seat: BENCH.height + 80 },
  }
}

const shopRow: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const back = stage.view.zOf('middle') + (isClose(stage) ? 900 : 1300)
  const haze = hazeOf(context, stage.sky)
  const kerb = stage.view.zOf('near') + 260
  const wall = frontPlane(near, back)
  const houses = housesOf(stage.context.bookRandom.fork('street'), 7)
  const half = 768 / wall.scale(0, 0)
  let u = -houses.slice(0, 3).reduce((sum, house) => sum + house.width, 0) - 400
  let row = ''
  for (const house of houses) {
    if (u < half && u + house.width > -half) row += houseFront(near, wall, u, house, colour => haze(colour, 0.1))
    u += house.width
  }
  const auto = parkedAuto(near, Math.max(half * 0.8, 1700), kerb + 180, { mirrored: true })
  return createSettingScene({
    sky: skyOf(stage),
    far: cityOf(stage, { from: back + 2500, to: 30000, roofs: [2400, 4200], rows: 3 }),
    ground: roadOf(near, kerb, back + 10) + lipOf(near, light.land('#8f8799')) + groundShade(near),
    pieces: [
      pieceAt(near, back, row),
      ...(isClose(stage)
        ? []
        : [near.stand(lampPost(context, 0, 0, 2300), [-half * 0.86, 0, kerb + 60]), ...auto.pieces]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'from-below'
        ? bunting(context, [-20, 130], [1556, 90], 190, light.dark ? 'lamps' : 'flags')
        : '',
    spots: {
      seat: auto.seat,
      steps: { at: [-half * 0.4, 0, back - 130], seat: 100 },
      door: { at: [-half * 0.45, 0, back - 160] },
    },
  })
}

const lane: DrawSetting = stage => {
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

const busStop: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const back = stage.view.zOf('middle') + 520
  const kerb = stage.view.zOf('near') + 160
  const half = 768 / stage.view.scaleAt([0, 900, back])
  const x = -Math.max(half * 0.58, 1500)
  const roof = light.land('#4f8f97')
  const pole = light.land('#7d8490')
  const bench = light.land('#c27a4a')
  const lit = light.dark && !stage.states.has('blackout')
  const shelter =
    solid(
      near,
      { x: x - 900, z: back, width: 70, height: 1800, depth: 70 },
      { front: pole, side: shade(pole, 0.2), top: pole },
    ) +
    solid(
      near,
      { x: x + 900, z: back, width: 70, height: 1800, depth: 70 },
      { front: pole, side: shade(pole, 0.2), top: pole },
    ) +
    shape(frontPlane(near, back + 40).rect(x - 860, 420, 560, 1120), alpha(light.land('#e8c878'), 0.9)) +
    shape(frontPlane(near, back + 39).disc(x - 580, 1060, 190), light.land('#d9604f')) +
    shape(frontPlane(near, back + 39).rect(x - 780, 560, 400, 170), light.land('#5f86a8')) +
    solid(
      near,
      { x, y: 1780, z: back - 560, width: 2200, height: 110, depth: 760 },
      {
        front: tint(roof, 0.2),
        side: shade(roof, 0.2),
        top: tint(roof, 0.36),
        bottom: lit ? '#ffe2a0' : shade(roof, 0.3),
      },
    ) +
    solid(
      near,
      { x: x + 200, y: 330, z: back - 320, width: 1300, height: 80, depth: 320 },
      { front: bench, side: shade(bench, 0.2), top: tint(bench, 0.2) },
    ) +
    solid(
      near,
      { x: x - 350, z: back - 200, width: 90, height: 330, depth: 90 },
      { front: pole, side: pole, top: pole },
    ) +
    solid(
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
        solid(
          near,
          { x: px, z: deckZ + 300, width: 900, height: 3300, depth: 800 },
          { front: concrete, side: shade(concrete, 0.2), top: concrete },
        ),
      )
      .join('') +
    solid(
      near,
      { x: 0, y: 3200, z: deckZ, width: 30000, height: 620, depth: 1500 },
      { front: tint(concrete, 0.1), side: concrete, top: concrete, bottom: shade(concrete, 0.4) },
    ) +
    solid(
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
      seat: { at: [x + 300, 0, back - 330], seat: 410 },
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
