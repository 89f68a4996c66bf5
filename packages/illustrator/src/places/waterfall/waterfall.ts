import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { place } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { bush, foliage } from '../../scenery/trees.ts'
import { createSettingScene, type DrawSetting, type SettingScene, type Stage } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, isNarrow, layerAt } from '../framing.ts'
import { seesGround } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'
import { edgePoints, groundLine, openWater, shiningAt, skyAbove, underItsSky } from '../open-water.ts'
import { PANEL_REACH, panelAt } from '../panel.ts'
import { fallenLog, flatRock, withSeats } from '../seats.ts'
import { treeLine } from '../trees/forest-trees.ts'
import { behind } from './behind-the-fall.ts'
import { cliff, fall, rainbow } from './falling-water.ts'
import { terrace } from './waterfall-terrace.ts'
import { bankMarks, boulder, edge, fern, frameOf, type Tools, toolsOf, wet } from './waterfall-tools.ts'

/** Rings on the pool that spread from the foot of the fall. */
const rings = ({ stage, foam }: Tools, x: number, z: number): string =>
  [1, 0.7, 0.44]
    .map((size, i) =>
      shapesOnGround(stage, [
        [roundOutline(x, z - 300 * size, 1500 * size, 760 * size, 0.05), alpha(foam, 0.1 + i * 0.1)],
      ]),
    )
    .join('')

/** Side 0: the pool with the fall behind it. */
function poolSide(tools: Tools): SettingScene {
  const { stage, haze, foam, water, grass } = tools
  const { context } = stage
  const shining = shiningAt(stage, 330)
  const near = (x: number) => 720 + 520 * Math.min(1, ((x - 200) / 1250) ** 2) + 60 * Math.sin(x / 190)
  const far = 4600
  const inWater = (x: number, z: number) => z > near(x) + 60 && z < far
  const cliffRock = haze(tools.stone, 0.16)
  const top = (xs: readonly number[], ys: readonly number[]): Point[] => xs.map((x, i): Point => [x, ys[i] ?? -500])
  const wall =
    cliff(
      context,
      top([-PANEL_REACH, -980, -760, -560, -330, -120, 60, 130], [-420, -470, -400, -520, -560, -690, -760, -750]),
      cliffRock,
      8,
    ) +
    foliage(context, -640, -470, 190, 100, haze('#5a9c62', 0.2)) +
    foliage(context, -250, -640, 160, 90, haze('#5a9c62', 0.16)) +
    fall(context, { x: 250, top: -748, width: 250 * wet(tools), water, foam, stroke: 7 }) +
    cliff(context, top([392, 470, 600, 760, 900, PANEL_REACH], [-760, -800, -720, -780, -690, -640]), cliffRock, 8) +
    foliage(context, 560, -790, 200, 110, haze('#5a9c62', 0.12)) +
    foliage(context, 850, -740, 190, 110, haze('#549458', 0.1)) +
    cliff(
      context,
      top([400, 440, 520, 640, 780, PANEL_REACH], [-180, -330, -380, -320, -420, -360]),
      shade(cliffRock, 0.1),
      8,
    ) +
    foliage(context, 690, -390, 150, 80, haze('#549458', 0.06))
  const ground = seesGround(stage)
    ? openWater(stage, { colour: '#5cb5bc', within: inWater, rough: wet(tools) }) +
      rings(tools, 620, far - 200) +
      stage.area(
        [...edgePoints(-9000, 9000, near, 90), [9000, -5000], [-9000, -5000]],
        context.defs.verticalGradient(tint(grass, 0.12), grass, shade(grass, 0.14)),
      ) +
      groundLine(stage, edgePoints(-9000, 9000, near, 120), context.light.land('#a8956f'), 80, 900) +
      groundLine(
        stage,
        edgePoints(-9000, 9000, x => near(x) + 60, 120),
        alpha(foam, 0.8),
        26,
        900,
      ) +
      bankMarks(tools, (x, z) => z < near(x) - 60)
    : ''
  return createSettingScene({
    sky: skyAbove(stage, shining),
    ground,
    pieces: [
      panelAt(stage, 16000, treeLine(context, haze('#6f9a80', 0.5), 420)),
      panelAt(stage, far, stage.camera === 'from-below' ? place(wall, 0, 0, { scale: 2 }) : wall),
      layerAt(stage, far - 100, stage.camera === 'from-above' || context.light.dark ? '' : sprayBow(stage)),
      ...(isNarrow(stage)
        ? []
        : [
            boulder(tools, 0.1, 3000, 520),
            boulder(tools, 0.72, 2300, 900),
            boulder(tools, -0.76, 1700, 800),
            boulder(tools, 0.98, 1100, 900),
            fern(tools, -0.95, 900, 620),
            fern(tools, 0.86, 800, 480),
            stage.stand(bush(context, 0, 0, 420, context.light.land('#4f9458')), beside(stage, -1.0, 1500)),
          ]),
      {
        depth: stage.view.depthOf([0, 0, far - 600]),
        kind: 'scenery',
        drawing: glow(context, ...stage.view.project([560, 300, far - 400]), 300, mix(foam, water, 0.1), 0.4),
      },
      ...edge(tools),
    ],
    front: airInFront(stage) + frameOf(tools),
    spots: {
      rock: { at: [stage.view.xOf(0.72, 2200), 0, 2200], seat: 480 },
      pool: { at: [420, -280, 1700], seat: 0 },
      seat: { at: [-620, 0, 480], seat: 220 },
    },
  })
}

const sprayBow = (stage: Stage): string => {
  const [x, y] = stage.view.project([520, 0, 3600])
  return rainbow(x, y, 760 * stage.view.scaleAt([0, 0, 2000]))
}

const SIDES = [poolSide, terrace, behind] as const

const drawWaterfall: DrawSetting = given => {
  const stage = underItsSky(given)
  return (SIDES[stage.side % SIDES.length] ?? poolSide)(toolsOf(stage))
}

export const waterfall = withSeats(drawWaterfall, ({ context }) => ({
  rock: flatRock(context, context.light.land('#8f968e')),
  ledge: flatRock(context, context.light.land('#8f968e')),
  seat: fallenLog(context, context.light.land('#7a5f4a')),
}))
