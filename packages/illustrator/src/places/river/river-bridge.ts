import { mix, shade, tint } from '../../canvas/colour.ts'
import { createSettingScene, type SettingScene } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, isNarrow } from '../framing.ts'
import { bankOf, seesGround } from '../ground-plane.ts'
import { shiningAt, skyAbove, waterIn } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { clump, treeLine } from '../trees/forest-trees.ts'
import { bridgeAcross, gorgeBelow } from './on-the-bridge.ts'
import { bridgeSpots, ravine, ravineMist, ropeBridge } from './ravine.ts'

import { distantHills, frame, meadowOn, type Tools, tree } from './river-tools.ts'

const gorgeColours = ({ stage, foam }: Tools) => ({
  // By moonlight the planks stand out from the dark rock.
  wood: tint(stage.context.light.land('#a87650'), stage.context.light.dark ? 0.22 : 0),
  rope: tint(stage.context.light.land('#d8b880'), stage.context.light.dark ? 0.2 : 0),
  broken: stage.states.has('broken-bridge'),
  rock: stage.context.light.land('#8a8078'),
  water: waterIn(stage, '#4f9fa8'),
  foam,
  haze: stage.sky[3],
})

/** Side 3: a rope bridge over wild water. */
export function atTheBridge(tools: Tools): SettingScene {
  const { stage, haze, grass } = tools
  const { context } = stage
  const { light } = context
  const colours = gorgeColours(tools)
  const edge = bankOf(stage, context.defs.verticalGradient(tint(grass, 0.1), shade(grass, 0.2)))
  const ground = seesGround(stage)
    ? stage.area(
        [
          [-60000, 60000],
          [60000, 60000],
          [9000, -5000],
          [-9000, -5000],
        ],
        context.defs.verticalGradient(mix(grass, stage.sky[3], 0.4), grass, shade(grass, 0.16)),
      ) +
      meadowOn(tools, () => true) +
      ravine(stage, { ...colours, bank: grass }) +
      ravineMist(stage, colours.foam)
    : ''
  return createSettingScene({
    sky: skyAbove(stage, shiningAt(stage, 1150)),
    ground,
    pieces: [
      panelAt(stage, 24000, distantHills(tools)),
      panelAt(stage, 9000, treeLine(context, haze('#5f9f66', 0.34), 250)),
      ...(isNarrow(stage)
        ? []
        : [
            tree(tools, 0.74, 6400, 2900),
            tree(tools, -0.5, 6800, 2700),
            tree(tools, -1.02, 700, 3400),
            stage.stand(
              clump(context, 'fern', 520, [light.land('#3f8a54'), light.land('#62aa5c')]),
              beside(stage, 0.92, 760),
            ),
          ]),
      ...ropeBridge(stage, { ...colours, x: 300 }),
      ...(edge ? [edge] : []),
    ],
    front: frame(tools),
    spots: { root: { at: [-680, 0, 460], seat: 220 }, ...bridgeSpots(300) },
  })
}

/** In the middle of the rope bridge. */
export function onTheBridge(tools: Tools): SettingScene {
  const { stage, haze } = tools
  const colours = gorgeColours(tools)
  const bridge = bridgeAcross(stage, colours)
  return createSettingScene({
    sky: skyAbove(stage, shiningAt(stage, 1150)),
    ground: seesGround(stage) ? gorgeBelow(stage, colours) : '',
    pieces: [
      panelAt(stage, 24000, distantHills(tools)),
      panelAt(stage, 14000, treeLine(stage.context, haze('#5f9f66', 0.4), 240)),
      ...bridge.pieces,
    ],
    front: bridge.front + airInFront(stage),
    spots: { 'rope-bridge': { at: [0, 0, 0], seat: 0 } },
  })
}
