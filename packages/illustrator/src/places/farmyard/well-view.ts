import { alpha, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { ellipse, line, place, shape } from '../../canvas/svg.ts'
import { bullockCart, haystack, railFence, scarecrow, sugarcane } from '../../scenery/farm-things.ts'
import { bucket, matkaStack } from '../../scenery/vessels.ts'
import { neemTree } from '../../scenery/village-trees.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import { dappledShade, furrows } from '../ground-cover.ts'
import { groundAt, hillsOf, treeLine } from '../open-country.ts'
import { cylinder } from '../round-solids.ts'
import { swayed } from '../weather.ts'
import { ground, hens, type Part, type Scheme } from './scheme.ts'

export function wellYard(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const well = groundAt(stage, 0.68, m * 1.15)
  const stone = light.land('#c9bca4')
  const frame =
    line('M-480 0V-1500M480 0V-1500M-560 -1480H560', light.land('#7d5b42'), 70) +
    line('M0 -1440V-700', light.land('#d9c49a'), 18) +
    ellipse(0, -1420, 110, 110, light.land('#5a4a44')) +
    place(bucket(context, 240, '#8fa9b5'), 0, -520)
  const k = view.scaleAt([0, 0, view.zOf('far')]) / 0.3
  const horizon = horizonOf(stage)
  const brown = alpha(light.land('#c9a06c'), 1)
  const hill =
    horizon < 0 || horizon > 1500
      ? ''
      : shape(
          `M-80 ${n(horizon + 30)}C160 ${n(horizon - 40)} 300 ${n(horizon - 250 * k)} 520 ${n(horizon - 250 * k)}S860 ${n(horizon - 30)} 1040 ${n(horizon + 30)}Z`,
          context.defs.verticalGradient(tint(brown, 0.3), tint(brown, 0.16)),
        ) + place(scarecrow(context), 540, horizon - 246 * k, { scale: 0.05 * k })
  return {
    far: hillsOf(stage, ['#93ab9c'], { height: 0.8 }) + hill + treeLine(stage, '#6f9c64', 50, 0.3),
    ground:
      ground(stage, scheme) +
      furrows(stage, {
        near: m * 2.2,
        far: view.zOf('horizon'),
        from: -9000,
        to: 9000,
        step: 520,
        colour: alpha(light.land('#8fae58'), 0.85),
        width: 330,
      }) +
      dappledShade(stage, view.xOf(-0.7, m * 1.2), m * 1.1, 1300, light.land(scheme.earth)),
    pieces: [
      ...[-0.6, 0.16, 0.8].map(share => stage.stand(railFence(context, 3200, 620), groundAt(stage, share, m * 2.15))),
      ...[-0.1, 0.4].map(share =>
        stage.stand(swayed(stage, sugarcane(context, 2200, 1700, 9), 9), groundAt(stage, share + 0.5, m * 3.2)),
      ),
      stage.stand(swayed(stage, neemTree(context, 4200), 4), groundAt(stage, -0.92, m * 1.6)),
      stage.stand(bullockCart(context), groundAt(stage, -0.86, m * 1.1), { scale: 0.86 }),
      stage.stand(haystack(context, 500), [groundAt(stage, -0.86, m * 1.1)[0], 540, m * 1.1 + 30]),
      cylinder(stage, { x: well[0], z: well[2], radius: 560, height: 520, hole: 0.74 }, stone),
      { ...stage.stand(frame, well), depth: view.depthOf(well) + 20 },
      stage.stand(matkaStack(context, 250), groundAt(stage, 0.98, m * 0.9)),
      ...hens(stage, [
        [0.62, m * 0.3, '#f9eedb', true],
        [-0.66, m * 0.4, '#8a4a3c', false],
        [-0.8, m * 0.5, '#f9eedb', false],
      ]),
    ],
    spots: {
      wall: { at: [well[0] - 300, 0, well[2] - 480], seat: 520 },
      seat: { at: [well[0] - 300, 0, well[2] - 480], seat: 520 },
    },
  }
}
