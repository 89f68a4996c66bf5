import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { Point } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { hazeOf } from '../scenery/skies.ts'
import { glow } from '../scenery/sky.ts'
import { broadleaf, palm } from '../scenery/trees.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Stage } from '../stage/stage.ts'
import { insideOf } from './backlight.ts'
import { LIVERIES } from './coach.ts'
import { hillsOf, skyOf } from './open-country.ts'
import { ceilingPlane, frontPlane, isClose, levelPlane, type Plane, pieceAt, sidePlane, solid } from './plane.ts'

/** Side 0: between the berths; 1: along the corridor; 2: the seat by the window. */
export const nightTrain: DrawSetting = stage => [bay, corridor, windowSeat][stage.side % 3]?.(stage) ?? bay(stage)

interface Fabric {
  berth: string
  wall: string
  curtain: string
  blanket: string
}

const FABRICS: readonly [Fabric, ...Fabric[]] = [
  { berth: '#3f78a8', wall: '#e6d8b8', curtain: '#c8674c', blanket: '#9a5f4a' },
  { berth: '#4f8a6a', wall: '#dce0cc', curtain: '#d9a441', blanket: '#7a6a9a' },
  { berth: '#b5564a', wall: '#ecd9b8', curtain: '#3f8a8c', blanket: '#5f7fa8' },
]

const CEILING = 2150

const fabricOf = ({ context }: Stage): Fabric => context.bookRandom.fork('night-train').pick(FABRICS)

/** The country that passes outside: hills, fields, huts with lamps and trees. */
function outside(stage: Stage): string {
  const { context } = stage
  const { light, random } = context
  const haze = hazeOf(context, stage.sky)
  const horizon = Math.max(0, horizonOf(stage))
  const lit = light.dark && !stage.states.has('blackout')
  const field = haze('#8fae68', 0.24)
  const huts = Array.from({ length: 7 }, (_, i) => {
    const x = i * 230 + random.between(0, 140)
    const y = horizon + random.between(6, 30)
    const wall = haze('#b58a6a', 0.3)
    return (
      box(x, y - 26, 58, 28, wall) +
      shape(`M${x - 12} ${y - 24}h82l-22 -26h-40Z`, shade(wall, 0.2)) +
      (lit ? glow(context, x + 29, y - 12, 46, light.glow, 0.7) + box(x + 22, y - 18, 14, 16, '#ffe2a0') : '')
    )
  }).join('')
  const trees = [-5200, -2300, 2900, 5600]
    .map(
      (x, i) =>
        stage.stand(
          i % 2
            ? palm(context, 0, 0, 3400, light.land('#6f9a50'), light.land('#7a5a44'))
            : broadleaf(context, 0, 0, 2800, light.land('#6f9a50'), light.land('#7a5340')),
          [x + random.between(-500, 500), -1400, 7000],
        ).drawing,
    )
    .join('')
  let rows = ''
  for (let i = 1; i < 8; i++)
    rows += `M-20 ${horizon + i * i * 14}Q768 ${horizon + i * i * 14 - 14} 1556 ${horizon + i * i * 14}`
  return (
    hillsOf(stage, ['#7f9fb0', '#8fae78']) +
    box(0, horizon, SIZE, SIZE, context.defs.verticalGradient(field, shade(field, 0.2))) +
    line(rows, alpha(shade(field, 0.4), 0.3), 7) +
    huts +
    trees
  )
}

/** The frame, the bars and the shutter of a window that is open to the outside. */
function windowFrame(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  metal: string,
  bars = 4,
): string {
  const size = plane.scale(u, v)
  const rim = [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
    [u, v],
  ] as const
  let rods = ''
  for (let i = 1; i <= bars; i++)
    rods += plane.line([
      [u, v + (height * i) / (bars + 1)],
      [u + width, v + (height * i) / (bars + 1)],
    ])
  return (
    line(rods, shade(metal, 0.3), 16 * size) +
    line(plane.line(rim), metal, 70 * size) +
    line(plane.line(rim), tint(metal, 0.3), 22 * size)
  )
}

/** Linoleum with a pattern of squares. */
function floorOf(
  stage: Stage,
  lit: (colour: string) => string,
  halfWidth: number,
  start: number,
  back: number,
): string {
  const floor = levelPlane(stage)
  const base = lit('#8f8a86')
  const squares: string[] = []
  const step = 260
  for (let i = Math.floor(start / step); i * step < Math.min(back, 7000); i++)
    for (let u = -halfWidth + (((i % 2) + 2) % 2) * step; u < halfWidth; u += step * 2)
      squares.push(floor.rect(u, i * step, Math.min(step, halfWidth - u), step))
  return (
    shape(
      floor.rect(-halfWidth, start, halfWidth * 2, back - start),
      stage.context.defs.verticalGradient(shade(base, 0.1), base),
    ) + shape(squares.join(''), alpha(tint(base, 0.4), 0.24))
  )
}

/** A small blue lamp for the night, or the white one of the day. */
const ceilingLamp = (stage: Stage): string => {
  const { light } = stage.context
  const dark = light.dark
  const blackout = stage.states.has('blackout')
  return (
    box(-260, -40, 520, 60, insideOf(stage)('#c9cdd0'), 26) +
    box(-220, 0, 440, 50, blackout ? '#4a5468' : dark ? '#bcd8ff' : '#fff6dc', 24) +
    (dark && !blackout ? glow(stage.context, 0, 30, 1500, '#9fc4ff', 0.42) : '')
  )
}

/** Warm lamps at the berths, lit after dark. */
function readingLamps(stage: Stage, places: readonly Point[]) {
  const lit = stage.context.light.dark && !stage.states.has('blackout')
  const brass = insideOf(stage)('#d9a441')
  return places.map(([x, z]) =>
    pieceAt(
      stage,
      z,
      stage.stand(
        (lit ? glow(stage.context, 0, 60, 1100, '#ffc46a', 0.6) : '') +
          shape('M-70 60L-40 -40H40L70 60Z', lit ? '#ffdf9c' : brass) +
          box(-14, -110, 28, 80, insideOf(stage)('#8f8a80')),
        [x, 1180, z],
      ).drawing,
    ),
  )
}

/** A fan in its cage, below the ceiling. */
const cageFan = (stage: Stage): string => {
  const lit = insideOf(stage)
  const black = lit('#4a4e58')
  return (
    box(-50, -30, 100, 130, black, 20) +
    ellipse(0, 160, 270, 120, alpha(black, 0.25)) +
    shape(
      'M0 160Q-130 60 -220 130Q-150 200 0 160ZM0 160Q150 70 220 150Q130 220 0 160ZM0 160Q-40 250 30 268Q80 220 0 160Z',
      lit('#8f98a4'),
    ) +
    circle(0, 160, 44, black) +
    line(
      'M-270 160a270 120 0 1 0 540 0a270 120 0 1 0 -540 0M-180 160a180 80 0 1 0 360 0a180 80 0 1 0 -360 0M-270 160H270M0 40V280',
      black,
      10,
    )
  )
}

const bay: DrawSetting = stage => {
  const { context } = stage
  const lit = insideOf(stage)
  const fabric = fabricOf(stage)
  const middle = stage.view.zOf('middle')
  const back = middle + 460
  const start = stage.view.zOf('foreground') * 0.9
  const half = 768 / stage.view.scaleAt([0, 600, middle])
  const aisle = Math.max(half * 0.6, 720)
  const w = aisle + 640
  const wall = lit(fabric.wall)
  const plane = frontPlane(stage, back)
  const windowWidth = Math.min(1500, aisle * 1.62)
  const [u, v, height] = [-windowWidth / 2, 790, 980]
  const metal = lit('#b9b4a8')
  const rexine = lit(fabric.berth)
  const berth = (side: 1 | -1, y: number, thickness: number) =>
    solid(
      stage,
      { x: side * (aisle + 320), y, z: start, width: 640, height: thickness, depth: back - start },
      { front: rexine, side: shade(rexine, 0.14), top: tint(rexine, 0.18), bottom: shade(rexine, 0.36) },
    ) +
    solid(
      stage,
      { x: side * (aisle + 320), y: y - 40, z: start, width: 660, height: 44, depth: back - start },
      { front: metal, side: shade(metal, 0.2), top: metal, bottom: shade(metal, 0.4) },
    )
  const seams = (side: 1 | -1) =>
    line(
      [0, 1, 2]
        .map(i =>
          levelPlane(stage, 424).line([
            [side * aisle, start + 500 + i * 700],
            [side * (aisle + 640), start + 500 + i * 700],
          ]),
        )
        .join(''),
      alpha(shade(rexine, 0.5), 0.4),
      6,
    )
  const chain = (side: 1 | -1) => {
    const [a, b]: [Point, Point] = [
      sidePlane(stage, side * aisle).at(middle - 240, CEILING),
      sidePlane(stage, side * aisle).at(middle - 240, 1480),
    ]
    return line(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, metal, 14)
  }
  const sideWall = (side: 1 | -1) =>
    shape(
      sidePlane(stage, side * w).rect(start, 0, back - start, CEILING),
      side < 0
        ? context.defs.horizontalGradient(shade(wall, 0.3), shade(wall, 0.1))
        : context.defs.horizontalGradient(shade(wall, 0.1), shade(wall, 0.3)),
    )
  // Blankets and pillows; somebody's feet on the upper berth.
  const blanket = lit(fabric.blanket)
  const bedding = (side: 1 | -1, y: number) =>
    solid(
      stage,
      { x: side * (aisle + 330), y, z: back - 460, width: 480, height: 110, depth: 300 },
      { front: lit('#f0e8d8'), side: lit('#d8d0c4'), top: lit('#fbf6ea') },
    ) +
    solid(
      stage,
      { x: side * (aisle + 330), y, z: start + 300, width: 560, height: 60, depth: Math.max(200, back - 900 - start) },
      { front: blanket, side: shade(blanket, 0.2), top: tint(blanket, 0.14) },
    )
  const ceiling = ceilingPlane(stage, CEILING)
  const tableZ = back - 380
  const tiffin = lit('#d3dade')
  return createSettingScene({
    sky: skyOf(stage),
    far: outside(stage),
    ground:
      shape(
        plane.rect(-w, 0, w * 2, CEILING) + plane.hole(u, v, windowWidth, height),
        context.defs.verticalGradient(wall, shade(wall, 0.14)),
      ) +
      shape(plane.rect(-w, 0, w * 2, 160), shade(wall, 0.34)) +
      windowFrame(plane, u, v, windowWidth, height, metal) +
      curtains(stage, plane, u, v, windowWidth, height, lit(fabric.curtain)) +
      shape(ceiling.rect(-w, start, w * 2, back - start), lit('#f0ece0')) +
      line(
        [-0.5, 0, 0.5]
          .map(s =>
            ceiling.line([
              [w * s, start],
              [w * s, back],
            ]),
          )
          .join(''),
        alpha('#4a4450', 0.2),
        6,
      ) +
      sideWall(-1) +
      sideWall(1) +
      floorOf(stage, lit, w, start * 1.5, back),
    pieces: [
      pieceAt(
        stage,
        back - 20,
        berth(-1, 330, 90) +
          berth(1, 330, 90) +
          seams(-1) +
          seams(1) +
          bedding(1, 424) +
          berth(-1, 1440, 70) +
          berth(1, 1440, 70) +
          bedding(-1, 1512) +
          chain(-1) +
          chain(1),
      ),
      ...readingLamps(stage, [
        [-w + 60, back - 60],
        [w - 60, back - 60],
      ]),
      pieceAt(
        stage,
        tableZ,
        solid(
          stage,
          { x: 0, y: 700, z: tableZ, width: 520, height: 40, depth: 360 },
          { front: metal, side: shade(metal, 0.2), top: tint(metal, 0.3), bottom: shade(metal, 0.4) },
        ),
      ),
      ...(isClose(stage)
        ? []
        : [
            {
              ...stage.stand(tiffinBox(tiffin) + place(bottle(lit('#5fa0b8')), 170, 0), [-90, 740, tableZ + 200]),
              depth: stage.view.depthOf([0, 0, tableZ]) - 2,
            },
          ]),
      ...(isClose(stage)
        ? []
        : [
            pieceAt(stage, middle, stage.stand(cageFan(stage), [-aisle * 0.4, CEILING - 30, middle]).drawing),
            pieceAt(stage, middle + 10, stage.stand(ceilingLamp(stage), [aisle * 0.4, CEILING - 20, middle]).drawing),
          ]),
    ],
    front: stage.camera === 'wide' || stage.camera === 'medium' ? frameOfBay(stage, lit) : '',
    spots: {
      seat: { at: [-aisle - 130, 0, middle - 100], seat: 424 },
      'second-seat': { at: [aisle + 130, 0, middle - 100], seat: 424 },
      bed: { at: [aisle + 60, 0, middle - 60], seat: 424 },
      'upper-berth': { at: [-aisle - 60, 0, middle - 60], seat: 1512 },
      ledge: { at: [-aisle - 60, 0, middle - 60], seat: 1512 },
      window: { at: [-aisle - 60, 0, back - 420], seat: 424 },
    },
  })
}

/** A curtain on each side of a window. */
function curtains(
  stage: Stage,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: string,
): string {
  const wing = (at: number) =>
    shape(plane.rect(at - 110, v - 90, 220, height + 190), colour) +
    line(
      [-50, 10, 60]
        .map(d =>
          plane.line([
            [at + d, v - 80],
            [at + d, v + height + 80],
          ]),
        )
        .join(''),
      alpha(shade(colour, 0.5), 0.3),
      18 * plane.scale(u, v),
    )
  return (
    wing(u - 60) +
    wing(u + width + 60) +
    line(
      plane.line([
        [u - 220, v + height + 100],
        [u + width + 220, v + height + 100],
      ]),
      insideOf(stage)('#c9b48a'),
      26 * plane.scale(u, v),
    )
  )
}

/** A steel tiffin carrier with three boxes. */
const tiffinBox = (steel: string): string =>
  [0, 1, 2]
    .map(
      i =>
        box(-90, -95 - i * 92, 180, 92, i % 2 ? tint(steel, 0.2) : steel, 18) +
        line(`M-84 ${-16 - i * 92}H84`, shade(steel, 0.3), 8),
    )
    .join('') + line('M-100 -10V-300Q-100 -350 0 -350T100 -300V-10', shade(steel, 0.2), 18)

const bottle = (colour: string): string =>
  shape(
    'M-60 0Q-70 -10 -70 -60V-210Q-70 -250 -30 -270V-310H30V-270Q70 -250 70 -210V-60Q70 -10 60 0Z',
    alpha(colour, 0.85),
  ) + box(-36, -360, 72, 60, '#e8ecee', 14)

/** A ladder at the left and a jacket on a hook at the right, at the edges of the picture. */
function frameOfBay(stage: Stage, lit: (colour: string) => string): string {
  const metal = lit('#c9c4b8')
  const coat = lit(stage.context.bookRandom.fork('coat').pick(['#c2674f', '#4f7fa0', '#7a6bb0', '#6f8f4c']))
  return (
    line('M52 -20V1560M168 -20V1560', metal, 24) +
    line([140, 420, 700, 980, 1260].map(y => `M52 ${y}H168`).join(''), shade(metal, 0.12), 20) +
    circle(1470, 60, 24, metal) +
    shape('M1470 60Q1400 110 1392 220L1366 560Q1470 620 1580 560V120Q1540 70 1470 60Z', coat) +
    line('M1470 120Q1450 340 1462 580M1408 240Q1420 400 1404 560', alpha(shade(coat, 0.5), 0.4), 12)
  )
}

const corridor: DrawSetting = stage => {
  const { context } = stage
  const lit = insideOf(stage)
  const fabric = fabricOf(stage)
  const middle = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 600, middle])
  const w = Math.max(half * 0.84, 1020)
  const start = stage.view.zOf('foreground') * 1.3
  const back = 9500
  const wall = lit(fabric.wall)
  const metal = lit('#b9b4a8')
  const rexine = lit(fabric.berth)
  const right = sidePlane(stage, w)
  const left = sidePlane(stage, -w)
  const ceiling = ceilingPlane(stage, CEILING)
  const windows = [0, 1, 2, 3, 4, 5].map(i => 300 + i * 1700)
  const bays = [0, 1, 2, 3, 4].map(i => 150 + i * 2000)
  const curtain = lit(fabric.curtain)
  const endWall = frontPlane(stage, back)
  const glowing = context.light.dark && !stage.states.has('blackout')
  // The bays at the left are hidden by curtains; one is open.
  const leftSide =
    shape(left.rect(start, 0, back - start, CEILING), shade(wall, 0.12)) +
    bays
      .map(
        (z, i) =>
          shape(left.rect(z, 60, 1600, 1760), i === 1 ? shade(wall, 0.5) : curtain) +
          (i === 1
            ? shape(left.rect(z + 80, 330, 1440, 90) + left.rect(z + 80, 1300, 1440, 80), rexine)
            : line(
                Array.from({ length: 9 }, (_, k) =>
                  left.line([
                    [z + 90 + k * 180, 70],
                    [z + 90 + k * 180, 1810],
                  ]),
                ).join(''),
                alpha(shade(curtain, 0.5), 0.34),
                26 * left.scale(z, 900),
              )) +
          line(
            left.line([
              [z - 60, 1840],
              [z + 1660, 1840],
            ]),
            lit('#c9b48a'),
            24 * left.scale(z, 1800),
          ),
      )
      .join('')
  const rightSide =
    shape(
      right.rect(start, 0, back - start, CEILING) + windows.map(z => right.hole(z, 820, 1050, 780)).join(''),
      context.defs.horizontalGradient(wall, shade(wall, 0.16)),
    ) +
    windows.map(z => windowFrame(right, z, 820, 1050, 780, metal, 3)).join('') +
    shape(right.rect(start, 0, back - start, 160), shade(wall, 0.34))
  const sideSeats = windows
    .map(z =>
      solid(
        stage,
        { x: w - 220, y: 330, z, width: 440, height: 80, depth: 1050 },
        { front: rexine, side: shade(rexine, 0.16), top: tint(rexine, 0.16) },
      ),
    )
    .reverse()
  const lamps = [0, 1, 2, 3, 4].map(i => middle - 200 + i * 1800)
  return createSettingScene({
    sky: skyOf(stage),
    far: outside(stage),
    ground:
      shape(endWall.rect(-w, 0, w * 2, CEILING), shade(wall, 0.3)) +
      shape(endWall.rect(-420, 0, 840, 1760), shade(wall, 0.5)) +
      shape(endWall.rect(-340, 40, 680, 1640), glowing ? '#ffdf9c' : lit('#8fb0b8')) +
      (glowing ? glow(context, ...endWall.at(0, 900), 260, '#ffdf9c', 0.6) : '') +
      shape(
        ceiling.rect(-w, start, w * 2, back - start),
        context.defs.verticalGradient(lit('#f4f0e4'), lit('#cfcac0')),
      ) +
      leftSide +
      rightSide +
      floorOf(stage, lit, w, start, back) +
      line(
        levelPlane(stage).line([
          [-w, start],
          [-w, back],
        ]) +
          levelPlane(stage).line([
            [w, start],
            [w, back],
          ]),
        alpha('#2a2430', 0.5),
        9,
      ),
    pieces: [
      ...sideSeats.map((drawing, i) =>
        pieceAt(stage, Math.max(middle + 60, (windows[windows.length - 1 - i] ?? 0) + 500), drawing),
      ),
      ...lamps.map(z => pieceAt(stage, z, stage.stand(ceilingLamp(stage), [0, CEILING - 20, z]).drawing)),
      pieceAt(stage, middle + 900, stage.stand(luggageBelow(lit), [w - 260, 0, 2300]).drawing),
    ],
    front: stage.camera === 'wide' || stage.camera === 'medium' ? curtainAtEdge(curtain) : '',
    spots: {
      seat: { at: [w - 250, 0, (windows[0] ?? 0) + 300], seat: 412 },
      'second-seat': { at: [w - 250, 0, (windows[0] ?? 0) + 800], seat: 412 },
      window: { at: [w - 180, 0, (windows[0] ?? 0) + 520], seat: 412 },
      bed: { at: [w - 420, 0, (windows[0] ?? 0) + 620], seat: 412 },
      'upper-berth': { at: [w - 250, 0, (windows[0] ?? 0) + 800], seat: 412 },
      door: { at: [0, 0, back - 200] },
    },
  })
}

const luggageBelow = (lit: (colour: string) => string): string =>
  box(-260, -260, 480, 260, lit('#4f7f97'), 18) +
  line('M-260 -180H220M-130 -260V0M90 -260V0', shade(lit('#4f7f97'), 0.3), 20) +
  box(-30, -210, 60, 60, lit('#d9b45c'), 8)

/** The edge of a drawn curtain, nearer than all figures. */
const curtainAtEdge = (colour: string): string =>
  shape('M-20 -20H150Q110 500 140 900T110 1560H-20Z', shade(colour, 0.2)) +
  line('M40 -10Q20 700 44 1560M100 -10Q74 700 92 1560', alpha(shade(colour, 0.6), 0.4), 20)

const windowSeat: DrawSetting = stage => {
  const { context, camera } = stage
  const { light } = context
  const lit = insideOf(stage)
  const fabric = fabricOf(stage)
  const middle = stage.view.zOf('middle')
  const back = middle + 420
  const start = stage.view.zOf('foreground') * 1.2
  const wall = lit(fabric.wall)
  const metal = lit('#b9b4a8')
  const rexine = lit(fabric.berth)
  const plane = frontPlane(stage, back)
  const half = 768 / plane.scale(0, 900)
  const width = Math.max(half * 1.34, 1900)
  const [u, v, height] = [-width / 2, 640, 1150]
  const livery = stage.context.bookRandom.fork('train').pick(LIVERIES)
  const ceiling = ceilingPlane(stage, CEILING)
  return createSettingScene({
    sky: skyOf(stage),
    far: outside(stage),
    ground:
      shape(
        plane.rect(-9000, 0, 18000, CEILING) + plane.hole(u, v, width, height),
        context.defs.verticalGradient(wall, shade(wall, 0.14)),
      ) +
      shape(plane.rect(-9000, 0, 18000, 140), mix(lit(livery.body), wall, 0.3)) +
      windowFrame(plane, u, v, width, height, metal, isClose(stage) ? 0 : 2) +
      (isClose(stage)
        ? ''
        : line(
            plane.line([
              [0, v],
              [0, v + height],
            ]),
            metal,
            40 * plane.scale(0, v),
          )) +
      curtains(stage, plane, u, v, width, height, lit(fabric.curtain)) +
      reflections(plane, u, v, width, height, light.dark) +
      shape(ceiling.rect(-9000, start, 18000, back - start), lit('#f0ece0')) +
      floorOf(stage, lit, 4200, start, back),
    pieces: [
      pieceAt(
        stage,
        back - 30,
        solid(
          stage,
          { x: -width * 0.42 - 100, y: 330, z: back - 560, width: width * 0.62, height: 90, depth: 560 },
          { front: rexine, side: shade(rexine, 0.24), top: tint(rexine, 0.16) },
        ) +
          solid(
            stage,
            { x: width * 0.42 + 100, y: 330, z: back - 560, width: width * 0.62, height: 90, depth: 560 },
            { front: rexine, side: shade(rexine, 0.24), top: tint(rexine, 0.16) },
          ) +
          solid(
            stage,
            { x: -width * 0.42 - 100, y: 0, z: back - 500, width: width * 0.6, height: 320, depth: 500 },
            { front: shade(wall, 0.4), side: shade(wall, 0.5), top: wall },
          ) +
          solid(
            stage,
            { x: width * 0.42 + 100, y: 0, z: back - 500, width: width * 0.6, height: 320, depth: 500 },
            { front: shade(wall, 0.4), side: shade(wall, 0.5), top: wall },
          ) +
          solid(
            stage,
            { x: 0, y: 600, z: back - 260, width: 420, height: 36, depth: 260 },
            { front: metal, side: shade(metal, 0.2), top: tint(metal, 0.3) },
          ),
      ),
      ...(camera === 'from-above' || isClose(stage)
        ? []
        : [
            pieceAt(
              stage,
              back - 40,
              stage.stand(place(tiffinBox(lit('#d3dade')), -60, 0) + place(bottle(lit('#5fa0b8')), 130, 0), [
                0,
                636,
                back - 140,
              ]).drawing,
            ),
          ]),
      ...(isClose(stage)
        ? []
        : [pieceAt(stage, middle, stage.stand(ceilingLamp(stage), [0, CEILING - 20, middle]).drawing)]),
      ...readingLamps(stage, [
        [-width / 2 - 190, back - 20],
        [width / 2 + 190, back - 20],
      ]),
      pieceAt(stage, back - 50, stage.stand(sleepingBag(lit(fabric.blanket)), [width * 0.56, 424, back - 300]).drawing),
    ],
    front: camera === 'wide' || camera === 'medium' ? curtainAtEdge(lit(fabric.curtain)) : '',
    spots: {
      seat: { at: [-width * 0.3, 0, back - 480], seat: 424 },
      'second-seat': { at: [width * 0.3, 0, back - 480], seat: 424 },
      window: { at: [-width * 0.24, 0, back - 330], seat: 424 },
      bed: { at: [width * 0.34, 0, back - 300], seat: 424 },
      'upper-berth': { at: [-width * 0.5, 0, back - 400], seat: 424 },
    },
  })
}

/** A folded blanket on a pillow. */
const sleepingBag = (blanket: string): string =>
  box(-280, -120, 560, 120, '#f0e8d8', 56) +
  box(-250, -230, 500, 120, blanket, 44) +
  line('M-250 -170H250', alpha(tint(blanket, 0.5), 0.5), 14)

/** Faint lights in the glass. */
const reflections = (plane: Plane, u: number, v: number, width: number, height: number, dark: boolean): string =>
  shape(
    plane.area([
      [u + width * 0.08, v],
      [u + width * 0.2, v],
      [u + width * 0.4, v + height],
      [u + width * 0.28, v + height],
    ]),
    alpha('#ffffff', dark ? 0.06 : 0.12),
  ) +
  shape(
    plane.area([
      [u + width * 0.24, v],
      [u + width * 0.27, v],
      [u + width * 0.47, v + height],
      [u + width * 0.44, v + height],
    ]),
    alpha('#ffffff', dark ? 0.05 : 0.1),
  ) +
  dots(dark ? [[...plane.at(u + width * 0.84, v + height * 0.84), 9]] : [], '#ffe2a0')
