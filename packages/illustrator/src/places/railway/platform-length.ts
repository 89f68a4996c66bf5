import { alpha, shade, tint } from '../../canvas/colour.ts'
import { box, circle, line, place, shape } from '../../canvas/svg.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { hillsOf, skyOf } from '../open-country.ts'
import { ceilingPlane, isClose, levelPlane, pieceAt, sidePlane } from '../plane.ts'
import { groundShade } from '../roofs/rooftop.ts'
import { cuboid } from '../solid.ts'
import { LIVERIES } from './coach.ts'
import { column, hangingLamp, lampsLit, platformFloor } from './platform-roof.ts'
import { bench, luggage } from './platform-things.ts'

export const alongThePlatform: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const middle = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, middle])
  const edge = -Math.max(half * 0.72, 1050)
  const wallX = Math.max(half * 0.98, 1500)
  const livery = stage.context.bookRandom.fork('train').pick(LIVERIES)
  const far = 26000
  const track = levelPlane(near, -560)
  const start = stage.view.zOf('foreground') * 1.5
  const sleepers = Array.from({ length: 26 }, (_, i) =>
    track.rect(edge - 1900, start + i * 520 + i * i * 12, 1500, 190),
  ).join('')
  const rails = [edge - 1750, edge - 650].map(u => track.rect(u - 30, start, 60, far)).join('')
  const floor = levelPlane(near)
  const trainZ = 9000
  const engine = stage.view.project([edge - 1180, 0, trainZ])
  const size = stage.view.scaleAt([edge - 1180, 0, trainZ])
  const paint = haze(livery.body, 0.2)
  const train =
    cuboid(
      near,
      { x: edge - 1180, y: -500, z: trainZ, width: 1500, height: 2700, depth: 30000 },
      { front: paint, side: shade(paint, 0.14), top: tint(paint, 0.2) },
    ) +
    place(
      box(-640, -2100, 560, 620, haze('#a9c4cc', 0.2), 60) +
        box(80, -2100, 560, 620, haze('#a9c4cc', 0.2), 60) +
        box(-750, -1250, 1500, 200, haze(livery.band, 0.2)) +
        box(-760, -300, 1520, 500, haze('#4a4652', 0.2), 40) +
        glow(context, 0, -2330, 1500, '#fff0c0', light.dark ? 0.8 : 0.4) +
        circle(0, -2330, 150, '#fff6dc') +
        circle(-520, -760, 90, '#fff0c8') +
        circle(520, -760, 90, '#fff0c8'),
      engine[0],
      engine[1],
      { scale: size },
    )
  const stone = light.land('#e0c8a0')
  const wall = sidePlane(near, wallX)
  const arches = [0, 1, 2, 3, 4, 5, 6].map(i => 500 + i * 2300)
  const roof = ceilingPlane(near, 2700)
  const beams = [0, 1, 2, 3, 4, 5, 6, 7].map(i => 600 + i * 1700)
  const canopy =
    shape(
      roof.area([
        [edge - 200, start],
        [wallX, start],
        [wallX, far],
        [edge - 200, far],
      ]),
      context.defs.verticalGradient(shade(light.land('#9a8f94'), 0.3), haze('#9a8f94', 0.3)),
    ) +
    line(
      beams
        .map(z =>
          roof.line([
            [edge - 200, z],
            [wallX, z],
          ]),
        )
        .join('') +
        [edge + 300, 0, wallX - 500]
          .map(u =>
            roof.line([
              [u, start],
              [u, far],
            ]),
          )
          .join(''),
      alpha(shade(light.land('#5f5864'), 0.2), 0.8),
      14,
    )
  const bridge =
    cuboid(
      near,
      { x: 0, y: 3300, z: 14000, width: 16000, height: 1000, depth: 900 },
      {
        front: haze('#7f8f98', 0.36),
        side: haze('#6f7f88', 0.36),
        top: haze('#9aa8b0', 0.36),
        bottom: haze('#5f6f78', 0.36),
      },
    ) +
    cuboid(
      near,
      { x: edge - 3000, y: -500, z: 14000, width: 500, height: 3900, depth: 500 },
      { front: haze('#7f8f98', 0.36), side: haze('#6f7f88', 0.36), top: haze('#9aa8b0', 0.36) },
    )
  return createSettingScene({
    sky: skyOf(stage),
    far: hillsOf(stage, ['#8fb0a0', '#8fae78']) + bridge + signal(near, edge),
    ground:
      shape(levelPlane(near, -640).rect(-20000, start, 20000 + edge, 50000), light.land('#a0948c')) +
      shape(sleepers, light.land('#6f5f58')) +
      shape(rails, light.land('#c4c8cc')) +
      train +
      shape(wall.rect(start, 0, far, 2700), context.defs.horizontalGradient(tint(stone, 0.1), stone)) +
      shape(wall.rect(start, 0, far, 420), light.land('#a8604c')) +
      shape(arches.map(z => wall.arch(z, 0, 1150, 2050)).join(''), tint(stone, 0.44)) +
      shape(arches.map(z => wall.arch(z, 0, 960, 1920)).join(''), lampsLit(stage) ? '#ffd98f' : light.land('#5a7a74')) +
      canopy +
      platformFloor(near, far, { left: edge, right: wallX }) +
      shape(floor.rect(edge + 130, start, 130, far), light.land('#f0c040')) +
      shape(sidePlane(near, edge).rect(start, -560, far, 560), light.land('#8a7f7c')) +
      lipOf(near, light.land('#c9b9a4')) +
      groundShade(near),
    pieces: [
      ...[1, 2, 3, 4].map((i): Piece => near.stand(column(near), [edge + 420, 0, middle - 200 + i * 1900])),
      ...[0, 1, 2, 3].map(
        (i): Piece => near.stand(place(hangingLamp(near), 0, -2700), [wallX - 900, 0, middle + 400 + i * 2600]),
      ),
      ...(isClose(stage) ? [] : [pieceAt(near, middle + 300, bench(near, wallX - 560, middle + 320))]),
      near.stand(luggage(near), [edge + 700, 0, middle + 2600]),
    ],
    front: stage.camera === 'wide' ? place(hangingLamp(near), 1200, -20, { scale: 0.5 }) : '',
    spots: {
      seat: { at: [wallX - 760, 0, middle + 260], seat: 400 },
      'second-seat': { at: [wallX - 380, 0, middle + 260], seat: 400 },
      'roof-edge': { at: [edge + 60, 0, middle - 200] },
      ledge: { at: [edge + 30, -560, middle - 200], seat: 560 },
    },
  })
}

/** A signal at red. */
function signal(stage: Stage, edge: number): string {
  const drawing =
    box(-50, -3400, 100, 3400, stage.context.light.land('#5f6470')) +
    box(-230, -4300, 460, 950, '#2f313c', 120) +
    circle(0, -4060, 150, '#f0604a') +
    circle(0, -3600, 150, '#2c5038') +
    glow(stage.context, 0, -4060, 700, '#f0604a', 0.5)
  return stage.stand(drawing, [edge - 2700, -500, 11000]).drawing
}
