import { alpha, shade, tint } from '../../canvas/colour.ts'
import { box, line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { insideOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { ceilingPlane, frontPlane, levelPlane, pieceAt, sidePlane } from '../plane.ts'
import { cuboid } from '../solid.ts'
import { CEILING, ceilingLamp, curtainAtEdge, fabricOf, floorOf, outside, windowFrame } from './train-parts.ts'

export const corridor: DrawSetting = stage => {
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
      cuboid(
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
