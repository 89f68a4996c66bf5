import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, SIZE, shape } from '../../canvas/svg.ts'
import { bush } from '../../scenery/trees.ts'
import { createSettingScene, horizonOf, type SettingScene } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, isNarrow } from '../framing.ts'
import { dabs, groundSpots, seesGround } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'
import { shiningAt, skyAbove } from '../open-water.ts'
import { PANEL_REACH, panelAt } from '../panel.ts'
import { treeLine } from '../trees/forest-trees.ts'
import { cliff, fall } from './falling-water.ts'
import { bankMarks, boulder, edge, fern, frameOf, type Tools, wet } from './waterfall-tools.ts'

/** Side 1: on a terrace beside the fall, with the stream running down the valley. */
export function terrace(tools: Tools): SettingScene {
  const { stage, haze, foam, grass } = tools
  const { context } = stage
  const { light } = context
  const shining = shiningAt(stage, 1080)
  const stone = light.land(tools.stone)
  const streamX = (z: number) => -1500 + z * 0.2 + 260 * Math.sin(z / 1500)
  const half = (z: number) => 420 + z * 0.03
  const stream: Point[] = [
    ...Array.from({ length: 20 }, (_, i): Point => {
      const z = -2000 + i * 900
      return [streamX(z) - half(z), z]
    }),
    ...Array.from({ length: 20 }, (_, i): Point => {
      const z = -2000 + (19 - i) * 900
      return [streamX(z) + half(z), z]
    }),
  ]
  const inStream = (x: number, z: number) => Math.abs(x - streamX(z)) < half(z)
  const [fallX] = beside(stage, -0.95, 1500)
  const side =
    cliff(
      context,
      [
        [-2600, -5900],
        [-1400, -5700],
        [-500, -5600],
        [120, -5500],
        [620, -5200],
        [760, -3600],
        [900, -1700],
        [1100, -260],
      ],
      stone,
      34,
    ) +
    fall(context, {
      x: 150,
      top: -5500,
      width: 800 * wet(tools),
      water: mix(tools.water, stone, 0.1),
      foam,
      stroke: 30,
    }) +
    cliff(
      context,
      [
        [560, -3900],
        [700, -3700],
        [820, -2300],
        [980, -2100],
        [1060, -900],
        [1240, -780],
        [1330, -120],
      ],
      shade(stone, 0.14),
      34,
    ) +
    cliff(
      context,
      [
        [-2600, -3000],
        [-1400, -2600],
        [-700, -2300],
        [-480, -1100],
        [-300, -900],
        [-240, -120],
      ],
      shade(stone, 0.2),
      34,
    )
  return createSettingScene({
    sky: skyAbove(stage, shining),
    ground: seesGround(stage)
      ? box(
          0,
          Math.max(-10, horizonOf(stage)),
          SIZE,
          SIZE,
          context.defs.verticalGradient(mix(grass, stage.sky[3], 0.5), grass, shade(grass, 0.16)),
        ) +
        bankMarks(tools, (x, z) => !inStream(x, z)) +
        stage.area(stream, context.defs.verticalGradient(mix(tools.water, stage.sky[3], 0.4), tools.water)) +
        shape(dabs(groundSpots(stage, 90, { within: inStream }), 240, 40), alpha(foam, 0.55)) +
        flatStones(tools)
      : '',
    pieces: [
      panelAt(stage, 26000, farHills(tools)),
      panelAt(stage, 11000, treeLine(context, haze('#5f9a70', 0.34), 220)),
      stage.stand(side, [fallX, 0, 1700], { scale: 0.7 }),
      ...(isNarrow(stage)
        ? []
        : [
            boulder(tools, 0.66, 2600, 900),
            boulder(tools, 0.92, 1100, 1000),
            boulder(tools, -0.46, 2300, 560),
            fern(tools, 0.8, 800, 520),
            fern(tools, -0.98, 560, 520),
            stage.stand(bush(context, 0, 0, 520, light.land('#4f9458')), beside(stage, 0.98, 2600)),
          ]),
      ...edge(tools),
    ],
    front: airInFront(stage) + frameOf(tools),
    spots: {
      ledge: { at: [stage.view.xOf(0.66, 2500), 0, 2500], seat: 480 },
      rock: { at: [720, 0, 560], seat: 240 },
      pool: { at: [-1100, -280, 900], seat: 0 },
    },
  })
}

const flatStones = (tools: Tools): string => {
  const stone = tools.stage.context.light.land(tools.stone)
  return shapesOnGround(
    tools.stage,
    [
      [-560, 120, 190],
      [-260, 620, 170],
      [420, -420, 210],
      [760, 300, 160],
      [60, 1200, 190],
    ].flatMap(([x = 0, z = 0, r = 0]) => [
      [roundOutline(x, z - 16, r * 1.3, r, 0.1), shade(stone, 0.3)] as const,
      [roundOutline(x, z, r * 1.24, r * 0.9, 0.1), tint(stone, 0.14)] as const,
    ]),
  )
}

const farHills = ({ stage, haze }: Tools): string => {
  const { random } = stage.context
  const hills = (height: number, tone: string) => {
    let data = `M${-PANEL_REACH} 10`
    for (let x = -PANEL_REACH; x <= PANEL_REACH; x += 250) data += `q125 ${-height * random.between(0.5, 1.2)} 250 0`
    return shape(`${data}V20H${-PANEL_REACH}Z`, tone)
  }
  return hills(330, haze('#8fa8b0', 0.66)) + hills(160, haze('#8fb090', 0.5))
}
