import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { SIZE, shape } from '../../canvas/svg.ts'
import { createSettingScene, type SettingScene, type Stage } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, frames, isNarrow } from '../framing.ts'
import { bankOf, seesGround } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'
import { edgePoints, openWater, shiningAt, skyAbove, waterIn } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { treeLine } from '../trees/forest-trees.ts'
import { heron, reedBed, whirlpool } from './river-things.ts'
import { distantHills, lampsOn, type Tools, tree } from './river-tools.ts'

/** Side 2: out on the water, where the river bends. */
export function onTheWater(tools: Tools): SettingScene {
  const { stage, haze, foam } = tools
  const { context } = stage
  const shining = shiningAt(stage, 860)
  const rough = stage.states.has('whirlpool') || stage.states.has('flood')
  const inWater = (x: number, z: number) => z < 9000 && x > -2200 - z * 0.24 && x < 2600 + z * 0.1
  const leftBank = edgePoints(-26000, -1900, x => 1500 + (-1900 - x) * 1.1 + 200 * Math.sin(x / 500), 40)
  const water = waterIn(stage, tools.water)
  const edge = bankOf(stage, context.defs.verticalGradient(mix(water, foam, 0.3), shade(water, 0.3)))
  return createSettingScene({
    sky: skyAbove(stage, shining),
    ground: seesGround(stage)
      ? openWater(stage, { colour: tools.water, glintX: shining[0], within: inWater, rough: rough ? 1.6 : 1.1 }) +
        stage.area([...leftBank, [-1900, 9000], [4000, 12000], [60000, 60000], [-60000, 60000]], haze('#6f9a58', 0.3)) +
        (stage.states.has('whirlpool') ? whirlpool(stage, 380, 700, 1050, foam, mix(water, '#0d2040', 0.6)) : '') +
        (stage.states.has('whirlpool') ? '' : lotus(stage)) +
        lampsOn(stage, inWater, 104)
      : '',
    pieces: [
      panelAt(stage, 24000, distantHills(tools)),
      panelAt(stage, 12000, treeLine(context, haze('#5f8f5f', 0.4), 190)),
      ...(isNarrow(stage)
        ? []
        : [
            tree(tools, -0.8, 4600, 2500),
            tree(tools, -0.98, 3000, 2600),
            tree(tools, 0.94, 8600, 2600),
            stage.stand(heron(context), beside(stage, -0.7, 2200), { scale: 0.9 }),
            {
              depth: stage.view.depthOf([0, 0, 1900]),
              kind: 'scenery' as const,
              drawing: seesGround(stage)
                ? reedBed(
                    stage,
                    edgePoints(-3600, -1900, x => 1500 + (-1900 - x) * 1.1, 9),
                    700,
                    context.light.land('#6f9150'),
                  )
                : '',
            },
          ]),
      ...(edge ? [edge] : []),
    ],
    front: airInFront(stage) + (frames(stage) ? reedsInFront(stage) : ''),
    spots: { pool: { at: [420, -300, 200], seat: 0 } },
    wading: true,
  })
}

const reedsInFront = ({ context }: Stage): string => {
  const { random, light } = context
  let data = ''
  for (let i = 0; i < 22; i++) {
    const x = i % 2 ? random.between(-20, 190) : random.between(SIZE - 190, SIZE + 20)
    const h = random.between(260, 620)
    const lean = random.between(-60, 60)
    data += `M${x - 10} ${SIZE + 10}Q${x} ${SIZE - h * 0.6} ${x + lean} ${SIZE - h}Q${x + 10} ${SIZE - h * 0.5} ${x + 10} ${SIZE + 10}Z`
  }
  return shape(data, shade(light.land('#5f8048'), 0.24))
}

/** Lotus leaves with their flowers, clear of the middle. */
function lotus(stage: Stage): string {
  const { random, light } = stage.context
  const leaf = light.land('#5f9f60')
  const pads = Array.from({ length: 26 }, (_, i) => {
    const z = random.between(-700, 4200)
    const x = (i % 2 ? 1 : -1) * random.between(560, 1500 + z * 0.2)
    return { x, z, r: random.between(90, 190) }
  })
  return shapesOnGround(
    stage,
    pads.flatMap(({ x, z, r }, i) => [
      [roundOutline(x, z, r, r * 0.9, 0.06), i % 3 ? leaf : tint(leaf, 0.16)] as const,
      [roundOutline(x + r * 0.2, z - r * 0.1, r * 0.5, r * 0.4, 0.06), alpha(tint(leaf, 0.5), 0.3)] as const,
      ...(i % 4
        ? []
        : [
            [roundOutline(x, z, r * 0.5, r * 0.5, 0.4), light.land('#f0a0bc')] as const,
            [roundOutline(x, z, r * 0.24, r * 0.24, 0.3), light.land('#fbe3ea')] as const,
          ]),
    ]),
  )
}
