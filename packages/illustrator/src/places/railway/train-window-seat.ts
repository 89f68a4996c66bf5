import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, dots, line, place, shape } from '../../canvas/svg.ts'
import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { insideOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { ceilingPlane, frontPlane, isClose, type Plane, pieceAt } from '../plane.ts'
import { cuboid } from '../solid.ts'
import { LIVERIES } from './coach.ts'
import {
  bottle,
  CEILING,
  ceilingLamp,
  curtainAtEdge,
  curtains,
  fabricOf,
  floorOf,
  outside,
  readingLamps,
  tiffinBox,
  windowFrame,
} from './train-parts.ts'

export const windowSeat: DrawSetting = stage => {
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
        cuboid(
          stage,
          { x: -width * 0.42 - 100, y: 330, z: back - 560, width: width * 0.62, height: 90, depth: 560 },
          { front: rexine, side: shade(rexine, 0.24), top: tint(rexine, 0.16) },
        ) +
          cuboid(
            stage,
            { x: width * 0.42 + 100, y: 330, z: back - 560, width: width * 0.62, height: 90, depth: 560 },
            { front: rexine, side: shade(rexine, 0.24), top: tint(rexine, 0.16) },
          ) +
          cuboid(
            stage,
            { x: -width * 0.42 - 100, y: 0, z: back - 500, width: width * 0.6, height: 320, depth: 500 },
            { front: shade(wall, 0.4), side: shade(wall, 0.5), top: wall },
          ) +
          cuboid(
            stage,
            { x: width * 0.42 + 100, y: 0, z: back - 500, width: width * 0.6, height: 320, depth: 500 },
            { front: shade(wall, 0.4), side: shade(wall, 0.5), top: wall },
          ) +
          cuboid(
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
