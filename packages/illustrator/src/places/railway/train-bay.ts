import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { insideOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { ceilingPlane, frontPlane, isClose, levelPlane, pieceAt, sidePlane } from '../plane.ts'
import { cuboid } from '../solid.ts'
import {
  bottle,
  CEILING,
  ceilingLamp,
  curtains,
  fabricOf,
  floorOf,
  outside,
  readingLamps,
  tiffinBox,
  windowFrame,
} from './train-parts.ts'

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

export const bay: DrawSetting = stage => {
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
    cuboid(
      stage,
      { x: side * (aisle + 320), y, z: start, width: 640, height: thickness, depth: back - start },
      { front: rexine, side: shade(rexine, 0.14), top: tint(rexine, 0.18), bottom: shade(rexine, 0.36) },
    ) +
    cuboid(
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
    cuboid(
      stage,
      { x: side * (aisle + 330), y, z: back - 460, width: 480, height: 110, depth: 300 },
      { front: lit('#f0e8d8'), side: lit('#d8d0c4'), top: lit('#fbf6ea') },
    ) +
    cuboid(
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
        cuboid(
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
