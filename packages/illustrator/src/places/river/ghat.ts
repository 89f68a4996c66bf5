import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type SettingScene } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, isNarrow } from '../framing.ts'
import { bankOf, seesGround } from '../ground-plane.ts'
import { edgePoints, groundLine, openWater, shiningAt, skyAbove } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { fishingBoat } from '../sea/boats.ts'
import { ghatSkyline, ghatSteps, STEPS } from './river-things.ts'

import { lampsOn, type Tools } from './river-tools.ts'

/** Side 1: the stone steps, with temples on the other bank. */
export function ghat(tools: Tools): SettingScene {
  const { stage, haze, foam } = tools
  const { context } = stage
  const { light } = context
  const stone = light.land(context.bookRandom.fork('ghat').pick(['#d2ad84', '#cdb59a', '#c9a08a']))
  const edge = STEPS.from + STEPS.count * STEPS.tread
  const shining = shiningAt(stage, 360)
  const inWater = (_: number, z: number) => z > edge + 100 && z < 9000
  const bankEdge = bankOf(stage, context.defs.verticalGradient(tint(stone, 0.1), shade(stone, 0.3)))
  return createSettingScene({
    sky: skyAbove(stage, shining),
    ground: seesGround(stage)
      ? openWater(stage, {
          colour: tools.water,
          glintX: shining[0],
          within: inWater,
          rough: stage.states.has('flood') ? 1.5 : 1,
        }) +
        lampsOn(stage, inWater, 56, { from: edge + 100, to: 8000 }) +
        groundLine(
          stage,
          edgePoints(-9000, 9000, x => edge + 20 * Math.sin(x / 200), 90),
          alpha(foam, 0.8),
          40,
          edge,
        ) +
        ghatSteps(stage, stone)
      : '',
    pieces: [
      panelAt(
        stage,
        11000,
        ghatSkyline(context, colour => haze(colour, 0.34)),
      ),
      ...(isNarrow(stage)
        ? []
        : [
            ...(seesGround(stage) && !stage.shown.has('rowing-boat')
              ? [
                  stage.stand(
                    fishingBoat(context, { hull: '#3a3340', band: '#8a5c3e', trim: '#d9a84a' }, { oars: true }),
                    beside(stage, 0.6, 2400),
                    { scale: 0.66 },
                  ),
                ]
              : []),
            stage.stand(pillar(stone), beside(stage, -0.97, 480)),
            stage.stand(shrine(context, stone, light.land('#e0a070')), beside(stage, 0.99, 420)),
          ]),
      ...(bankEdge ? [bankEdge] : []),
    ],
    front: airInFront(stage),
    spots: {
      steps: { at: [120, 0, STEPS.from + 300], seat: 0 },
      seat: { at: [-560, 0, STEPS.from - 60], seat: 30 },
      pool: { at: [300, -400, edge + 160], seat: 0 },
    },
  })
}

/** A short stone pillar with a dome, as at the sides of river steps. */
const pillar = (stone: string): string =>
  shape('M-190 0H190V-160H-190ZM-150 -160H150V-900H-150ZM-200 -900H200V-1010H-200Z', stone) +
  shape('M-170 -1010Q-150 -1260 0 -1280Q150 -1260 170 -1010Z', tint(stone, 0.12)) +
  shape('M-20 -1280h40v-90h-40Z', shade(stone, 0.2)) +
  shape('M20 -160H150V-900H60Z', alpha(shade(stone, 0.5), 0.2)) +
  shape('M-90 -760q90 -130 180 0v240h-180Z', alpha(shade(stone, 0.5), 0.34))

/** A small shrine with a tower and a flag, 1,000 wide and 2,900 high. */
const shrine = (context: DrawContext, stone: string, tower: string): string => {
  const { light } = context
  const flame = light.dark ? glow(context, 0, -560, 620, light.glow, 0.6) : ''
  return (
    shape('M-560 0H560V-150H-560ZM-480 -150H480V-1080H-480Z', stone) +
    shape('M-560 -1080H560L500 -1230H-500Z', tint(stone, 0.12)) +
    shape('M-250 -150V-620Q-240 -900 0 -920Q240 -900 250 -620V-150Z', light.dark ? '#f7b765' : shade(stone, 0.5)) +
    flame +
    shape(
      'M-430 -1230C-420 -1900 -260 -2300 0 -2480C260 -2300 420 -1900 430 -1230Z',
      context.defs.horizontalGradient(shade(tower, 0.2), tower, shade(tower, 0.14)),
    ) +
    line('M-240 -1240C-230 -1860 -140 -2200 0 -2440C140 -2200 230 -1860 240 -1240', alpha(shade(tower, 0.5), 0.3), 26) +
    line('M0 -2480V-2900', light.land('#7a5a44'), 26) +
    shape('M10 -2900L360 -2820L10 -2720Z', light.land('#e2763c')) +
    shape(
      'M-440 -1010q60 110 120 0q60 110 120 0q60 110 120 0q60 110 120 0q60 110 120 0q60 110 120 0q60 110 120 0q60 110 120 0',
      light.land('#f0a03c'),
    )
  )
}
