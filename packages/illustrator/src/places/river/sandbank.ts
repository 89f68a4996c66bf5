import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { shape } from '../../canvas/svg.ts'
import { rowingBoat } from '../../props/boats.ts'
import { PLAIN } from '../../props/prop-drawing.ts'
import { createSettingScene, type SettingScene } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, isNarrow } from '../framing.ts'
import { bankOf, dabs, discs, groundSpots, seesGround } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'
import { edgePoints, groundLine, openWater, shiningAt, skyAbove, waterIn } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { treeLine } from '../trees/forest-trees.ts'
import { reedBed } from './river-things.ts'
import { distantHills, lampsOn, type Tools, tree } from './river-tools.ts'
import { stoneBridge } from './stone-bridge.ts'

/** Wet sand with pools at the bend of the river, below the old bridge. Odd sides look along the bank. */
export function sandbank(tools: Tools): SettingScene {
  const { stage, haze, foam } = tools
  const { context } = stage
  const { light, random } = context
  const along = stage.side % 2 === 1
  const way = along ? -1 : 1
  const sand = tint(light.land('#f2cd94'), 0.06)
  const water = waterIn(stage, tools.water)
  const near = (x: number) => 1500 + way * x * 0.16 + 90 * Math.sin(x / 420) + 40 * Math.sin(x / 170)
  const shining = shiningAt(stage, along ? 420 : 1120)
  const inWater = (x: number, z: number) => z > near(x) + 80 && z < 9000
  const onSand = (x: number, z: number) => z < near(x) - 130
  // Clear of the middle, where the figures are.
  const pools = Array.from({ length: 12 }, (_, i) => {
    const z = random.between(-1500, 1300)
    const x = (i % 2 ? 1 : -1) * random.between(900, 2600)
    return { x, z, r: random.between(130, 320) }
  })
  const ground = seesGround(stage)
    ? openWater(stage, { colour: tools.water, glintX: shining[0], within: inWater, rough: 1.15 }) +
      lampsOn(stage, inWater, 20) +
      stage.area(
        [...edgePoints(-14000, 14000, near, 80), [14000, -6000], [-14000, -6000]],
        context.defs.verticalGradient(mix(sand, water, 0.34), sand, shade(sand, 0.16)),
      ) +
      groundLine(
        stage,
        edgePoints(-9000, 9000, x => near(x) - 120, 120),
        alpha(mix(sand, water, 0.6), 0.6),
        190,
        1400,
      ) +
      groundLine(stage, edgePoints(-9000, 9000, near, 120), alpha(foam, 0.75), 30, 1400) +
      shape(dabs(groundSpots(stage, 90, { within: onSand }), 300, 26), alpha(shade(sand, 0.4), 0.3)) +
      shape(dabs(groundSpots(stage, 70, { within: onSand }), 240, 22), alpha(tint(sand, 0.5), 0.26)) +
      shape(discs(groundSpots(stage, 30, { within: onSand, to: 1400 }), 18, 0.5), alpha(shade(sand, 0.34), 0.8)) +
      shapesOnGround(
        stage,
        pools.flatMap(({ x, z, r }) => [
          [roundOutline(x, z, r * 1.18, r * 0.8, 0.08), mix(sand, water, 0.4)] as const,
          [roundOutline(x, z, r, r * 0.64, 0.08), mix(water, stage.sky[3], 0.2)] as const,
          [
            roundOutline(x - r * 0.2, z + r * 0.16, r * 0.4, r * 0.16, 0.1),
            alpha(tint(stage.sky[3], 0.5), 0.4),
          ] as const,
        ]),
      )
    : ''
  const edge = bankOf(stage, context.defs.verticalGradient(tint(sand, 0.1), shade(sand, 0.34)))
  const boat = rowingBoat(context, PLAIN)
  const bridge = stage.stand(stoneBridge(context, haze('#8a7f78', 0.3)), beside(stage, way * -0.46, 6400), { scale: 1 })
  return createSettingScene({
    sky: skyAbove(stage, shining),
    ground,
    pieces: [
      panelAt(stage, 24000, distantHills(tools)),
      panelAt(stage, 12000, treeLine(context, haze('#5f8f5f', 0.44), 170)),
      bridge,
      ...(isNarrow(stage)
        ? []
        : [
            tree(tools, way * 0.94, 6000, 3000),
            tree(tools, way * 0.66, 9600, 2500),
            ...(stage.shown.has('rowing-boat')
              ? []
              : [
                  stage.stand(
                    `<g transform="rotate(${n(-5)})">${boat.drawing}${boat.front ?? ''}</g>`,
                    beside(stage, way * 0.74, 1750),
                    { mirrored: along },
                  ),
                ]),
            {
              depth: stage.view.depthOf([0, 0, 1500]),
              kind: 'scenery' as const,
              drawing: seesGround(stage)
                ? reedBed(
                    stage,
                    [-2500, -2200, -1950, -1760].map(x => [x * way, near(x * way)] as const),
                    640,
                    light.land('#6f9150'),
                  )
                : '',
            },
          ]),
      ...(edge ? [edge] : []),
    ],
    front: airInFront(stage),
    pools: { colour: mix(water, stage.sky[3], 0.12), shore: 1500 },
    spots: { pool: { at: [420, -120, 500], seat: 0 }, rock: { at: [-760, 0, 460], seat: 0 } },
  })
}
