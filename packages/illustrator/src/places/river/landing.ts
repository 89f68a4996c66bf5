import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { polygon } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { diya } from '../../props/lamps.ts'
import { PLAIN } from '../../props/prop-drawing.ts'
import { hut } from '../../scenery/buildings.ts'
import { glow } from '../../scenery/sky.ts'
import { broadleaf } from '../../scenery/trees.ts'
import type { Vec3 } from '../../space/vec3.ts'
import { createSettingScene, type Piece, type SettingScene } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, isNarrow } from '../framing.ts'
import { seesGround } from '../ground-plane.ts'
import { openWater, shiningAt, skyAbove } from '../open-water.ts'
import { lampsOn, type Tools } from './river-tools.ts'

const STAIR = { from: 1000, count: 7, rise: 62, tread: 330 }
const TOP = STAIR.count * STAIR.rise
const BACK = STAIR.from + STAIR.count * STAIR.tread

/** The stone steps seen from the water, with the house above them. */
export function landing(tools: Tools): SettingScene {
  const { stage, haze, foam } = tools
  const { context, view } = stage
  const { light, defs } = context
  const stone = light.land(context.bookRandom.fork('ghat').pick(['#d2ad84', '#cdb59a', '#c9a08a']))
  const shining = shiningAt(stage, 300)
  const inWater = (_: number, z: number) => z < STAIR.from - 60
  const across = (y: number, z: number, y2: number, z2: number, fill: string) =>
    shape(
      polygon(
        (
          [
            [-12000, y, z],
            [12000, y, z],
            [12000, y2, z2],
            [-12000, y2, z2],
          ] as Vec3[]
        ).map(point => view.project(point)),
      ),
      fill,
    )
  const stair = Array.from({ length: STAIR.count }, (_, i) => {
    const [z, y] = [STAIR.from + i * STAIR.tread, i * STAIR.rise]
    const tone = mix(shade(stone, 0.34), stone, i / STAIR.count)
    const riser = i === 0 ? mix(shade(tone, 0.3), '#1d3a5a', 0.3) : shade(tone, 0.26)
    return (
      across(y, z, y + STAIR.rise, z, riser) +
      across(y + STAIR.rise, z, y + STAIR.rise, z + STAIR.tread, tint(tone, 0.1)) +
      across(y + STAIR.rise * 0.86, z, y + STAIR.rise, z, tint(tone, 0.24))
    )
  })
  const terrace = across(TOP, BACK, TOP, BACK + 5000, defs.verticalGradient(stone, shade(stone, 0.1)))
  const steps: Piece = {
    depth: view.depthOf([0, 0, STAIR.from + 20]),
    kind: 'scenery',
    drawing:
      terrace +
      [...stair].reverse().join('') +
      line(
        polygon([view.project([-9000, 0, STAIR.from]), view.project([9000, 0, STAIR.from])]).replace('Z', ''),
        alpha(foam, 0.8),
        Math.max(4, 30 * view.scaleAt([0, 0, STAIR.from])),
      ),
  }
  const lamps = [-1500, -1050, 1000, 1500].map((x, i): Piece => {
    const step = 2 + (i % 3)
    const at: Vec3 = [x, (step + 1) * STAIR.rise, STAIR.from + step * STAIR.tread + 90]
    const lamp = stage.stand(glow(context, 0, -60, 260, light.glow, 0.5) + diya(context, PLAIN).drawing, at)
    return { ...lamp, depth: view.depthOf([0, 0, STAIR.from]) }
  })
  const upThere = ([x, , z]: Vec3, lift = TOP): Vec3 => [x, lift, z]
  return createSettingScene({
    sky: skyAbove(stage, shining),
    ground: seesGround(stage)
      ? openWater(stage, { colour: tools.water, glintX: shining[0], within: inWater }) + lampsOn(stage, inWater, 14)
      : '',
    pieces: [
      stage.stand(
        broadleaf(context, 0, 0, 3600, haze('#4f8a4c', 0.2), haze('#7a5a42', 0.2)),
        upThere(beside(stage, -0.76, BACK + 1500)),
      ),
      stage.stand(
        broadleaf(context, 0, 0, 2900, haze('#5f9a52', 0.3), haze('#7a5a42', 0.3)),
        upThere(beside(stage, 0.98, BACK + 2200)),
      ),
      stage.stand(
        glow(context, 0, -450, 1300, light.glow, 0.4) +
          hut(context, 0, 0, 2100, haze('#e0a878', 0.08), haze('#b98d52', 0.1)),
        upThere(beside(stage, 0.3, BACK + 900)),
      ),
      steps,
      ...(isNarrow(stage) ? [] : lamps),
      ...(isNarrow(stage)
        ? []
        : [
            stage.stand(
              shape('M-150 0H150V-1100H-150Z', shade(stone, 0.16)) +
                shape('M-190 -1100H190V-1190H-190Z', tint(stone, 0.06)) +
                shape('M-160 -1190Q-140 -1400 0 -1440Q140 -1400 160 -1190Z', stone) +
                line('M-150 -520h300', alpha(foam, 0.2), 10),
              beside(stage, -0.94, STAIR.from - 40),
            ),
          ]),
    ],
    front: airInFront(stage),
    wading: true,
    spots: { steps: { at: [300, STAIR.rise, STAIR.from + 120], seat: 0 } },
  })
}
