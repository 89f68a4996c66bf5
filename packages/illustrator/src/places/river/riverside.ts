import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { hut } from '../../scenery/buildings.ts'
import { createSettingScene, type DrawSetting, type SettingScene } from '../../stage/stage.ts'
import { beside, isNarrow } from '../framing.ts'
import { bankOf, seesGround } from '../ground-plane.ts'
import { edgePoints, groundLine, openWater, shiningAt, skyAbove, underItsSky, waterIn } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { palmGrove } from '../sea/coast.ts'
import { archedRoot, withSeats } from '../seats.ts'
import { ghat } from './ghat.ts'
import { landing } from './landing.ts'
import { onTheWater } from './river-bend.ts'
import { atTheBridge, onTheBridge } from './river-bridge.ts'
import { heron, reedBed, steppingStones } from './river-things.ts'
import { distantHills, frame, lampsOn, meadowOn, type Tools, toolsOf, tree } from './river-tools.ts'
import { sandbank } from './sandbank.ts'
import { underTheArch } from './under-the-arch.ts'

/** Side 0: the green bank with stepping stones. */
function bank(tools: Tools): SettingScene {
  const { stage, haze, grass, foam } = tools
  const { context } = stage
  const { light } = context
  const flood = stage.states.has('flood')
  // The bank recedes in the middle, so that the water is seen also by a low camera.
  const near = (x: number) => (flood ? 460 : 640) + 460 * Math.min(1, (x / 1150) ** 2) + 50 * Math.sin(x / 190)
  const far = (x: number) => (flood ? 6000 : 5000) + 200 * Math.sin(x / 800 + 1)
  const shining = shiningAt(stage, 1130)
  const inWater = (x: number, z: number) => z > near(x) + 60 && z < far(x) - 60
  const fill = context.defs.verticalGradient(mix(grass, stage.sky[3], 0.3), grass, shade(grass, 0.14))
  const mud = mix(light.land('#b08a5c'), waterIn(stage, tools.water), 0.2)
  const ground = seesGround(stage)
    ? openWater(stage, { colour: tools.water, glintX: shining[0], within: inWater, rough: flood ? 1.5 : 1 }) +
      stage.area(
        [...edgePoints(-14000, 14000, far, 60), [60000, 60000], [-60000, 60000]],
        mix(grass, stage.sky[3], 0.26),
      ) +
      groundLine(stage, edgePoints(-9000, 9000, far, 90), mud, 70, 5000) +
      lampsOn(stage, inWater, 46) +
      steppingStones(stage, 260, near(260), far(260), light.land('#a8a094'), foam) +
      stage.area([...edgePoints(-9000, 9000, near, 90), [9000, -5000], [-9000, -5000]], fill) +
      groundLine(stage, edgePoints(-9000, 9000, near, 120), mud, 90, 900) +
      groundLine(
        stage,
        edgePoints(-9000, 9000, x => near(x) + 60, 120),
        alpha(foam, 0.7),
        24,
        900,
      ) +
      meadowOn(tools, (x, z) => z < near(x) - 60)
    : ''
  const edge = bankOf(stage, context.defs.verticalGradient(tint(grass, 0.1), shade(grass, 0.2)))
  const reeds = seesGround(stage)
    ? reedBed(
        stage,
        [-1900, -1650, -1420, 1500, 1720, 1980].map(x => [x, near(x)] as const),
        620,
        light.land('#7a9a4c'),
      )
    : ''
  const mint = seesGround(stage)
    ? reedBed(
        stage,
        edgePoints(-300, 1500, x => far(x) + 120, 12),
        330,
        haze('#5fa86a', 0.1),
      )
    : ''
  return createSettingScene({
    sky: skyAbove(stage, shining),
    far: '',
    ground,
    pieces: [
      panelAt(stage, 24000, distantHills(tools)),
      panelAt(stage, 12000, palmGrove(context, -1250, 1250, haze('#6b9d68', 0.4), haze('#8a7a62', 0.4))),
      stage.stand(hut(context, 0, 0, 1900, haze('#d9a074', 0.16), haze('#b98d52', 0.16)), beside(stage, -0.5, 7200)),
      tree(tools, -0.78, 7600, 2600),
      tree(tools, 0.8, 6400, 2700),
      tree(tools, 0.5, 9600, 2600),
      { depth: stage.view.depthOf([0, 0, 5000]), kind: 'scenery', drawing: mint },
      ...(isNarrow(stage)
        ? []
        : [
            stage.stand(heron(context), beside(stage, 0.78, 2300)),
            tree(tools, -1.06, 1200, 3200),
            { depth: stage.view.depthOf([0, 0, 1000]), kind: 'scenery' as const, drawing: reeds },
          ]),
      ...(edge ? [edge] : []),
    ],
    front: frame(tools),
    spots: {
      stones: { at: [340, 0, 1500], seat: 10 },
      'far-bank': { at: [300, 0, 5300], seat: 0 },
      root: { at: [-760, 0, 460], seat: 220 },
      pool: { at: [420, -260, 1500], seat: 0 },
    },
  })
}

const SIDES = [bank, ghat, onTheWater, atTheBridge] as const

const drawRiverside: DrawSetting = given => {
  const stage = underItsSky(given)
  const tools = toolsOf(stage)
  if (stage.states.has('whole-bridge') || stage.states.has('broken-bridge'))
    return stage.side % 2 === 0 ? atTheBridge(tools) : onTheBridge(tools)
  if (stage.states.has('dark')) return underTheArch(tools)
  if (stage.states.has('sandbank')) return sandbank(tools)
  if (stage.states.has('landing')) return landing(tools)
  return (SIDES[stage.side % SIDES.length] ?? bank)(tools)
}

/**
 * With a bridge among the states, even sides show the way to it and odd sides its middle. `dark` is below the arch of an old
 * bridge, `landing` the steps seen from the water.
 */
export const riverside = withSeats(drawRiverside, ({ context }) => ({
  root: archedRoot(context, context.light.land('#8a6a50')),
}))
