import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, circle, line, shape } from '../../canvas/svg.ts'
import { bougainvillea, hibiscus, marigolds } from '../../scenery/garden-plants.ts'
import { bananaPlant } from '../../scenery/palms.ts'
import { pottedFlowers } from '../../scenery/vessels.ts'
import type { Stage } from '../../stage/stage.ts'
import { dappledShade } from '../ground-cover.ts'
import { groundAt, groundOf, pathOf, treeLine } from '../open-country.ts'
import { palmOf } from '../under-snow.ts'
import { back, bed, boundary, growing, type Part, type Scheme, tree } from './scheme.ts'

function gate({ context }: Stage, wood: string, wall: string): string {
  const { light } = context
  const iron = light.land(wood)
  const stone = light.land(wall)
  const pillar = (x: number) =>
    box(x - 130, -1060, 260, 1060, stone) +
    box(x - 160, -1120, 320, 80, tint(stone, 0.24), 8) +
    box(x + 60, -1040, 70, 1040, alpha(shade(stone, 0.4), 0.16)) +
    circle(x, -1180, 84, tint(stone, 0.16))
  const bars = [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75]
    .map(t => `M${n(t * 430)} -60V${n(-820 - 90 * (1 - Math.abs(Math.abs(t) - 0.5) * 2))}`)
    .join('')
  return (
    line(`${bars}M-440 -100H440M-440 -560H440M0 -40V-860`, iron, 30) +
    shape('M-430 -540h400v70h-400ZM30 -540h400v70h-400Z', shade(iron, 0.1)) +
    pillar(-570) +
    pillar(570)
  )
}

export function gateView(stage: Stage, scheme: Scheme, grass: string): Part {
  const { context } = stage
  const { light } = context
  const z = back(stage)
  const [gx] = groundAt(stage, 0.34, z)
  const height = 760
  return {
    far: treeLine(stage, '#4f8460', 150, 0.16) + treeLine(stage, '#3f7452', 110, 0.06),
    ground:
      groundOf(stage, grass) +
      pathOf(stage, light.land('#dfc08c'), { width: 230, wind: 60, towards: 0.36 }) +
      dappledShade(stage, ...flat(groundAt(stage, -0.7, z * 0.75)), 1300, light.land(grass)),
    pieces: [
      ...bed(stage, [-0.95, -0.6, -0.2, 0.1, 0.75, 1.0], z + 900, i =>
        i % 2 && !light.snowy ? bananaPlant(context, 2400) : palmOf(stage, 4200, i === 0 ? 0.1 : -0.1),
      ),
      boundary(stage, [-6000, z], [gx - 600, z], scheme, height),
      boundary(stage, [gx + 600, z], [6000, z], scheme, height),
      stage.stand(gate(stage, scheme.wood, scheme.wall), [gx, 0, z - 10]),
      ...growing(stage, () => [
        {
          ...stage.stand(bougainvillea(context, 1800, scheme.blossom), [gx - 2050, height, z - 30]),
          depth: stage.view.depthOf([0, 0, z - 20]),
        },
        ...bed(stage, [-0.98, -0.84, -0.7, 0.74, 0.88, 1.0], z - 130, i =>
          i % 2 ? marigolds(context, 360) : hibiscus(context, 420, scheme.blossom[1]),
        ),
      ]),
      stage.stand(tree(stage, 3600), groundAt(stage, stage.camera === 'silhouette' ? -1.35 : -1.06, z * 0.8)),
      ...growing(stage, () => [
        stage.stand(pottedFlowers(context, 520, '#c8744c', scheme.blossom[0]), [gx + 830, 0, z - 160]),
      ]),
    ],
    spots: { wall: { at: [gx - 900, 0, z - 30], seat: height }, door: { at: [gx, 0, z - 60], seat: 0 } },
  }
}

const flat = ([x, , z]: readonly [number, number, number]): [number, number] => [x, z]
