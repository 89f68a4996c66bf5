import { shade } from '../../canvas/colour.ts'
import { box, line, place } from '../../canvas/svg.ts'
import { cow } from '../../scenery/cow.ts'
import { hayBale, haystack, milkCan } from '../../scenery/farm-things.ts'
import { glow } from '../../scenery/sky.ts'
import { mangoTree } from '../../scenery/village-trees.ts'
import type { Stage } from '../../stage/stage.ts'
import { groundAt, hillsOf, treeLine } from '../open-country.ts'
import { posts } from '../porch.ts'
import { roofPlane } from '../roof.ts'
import { cuboid, face, wallCorners } from '../solid.ts'
import { swayed } from '../weather.ts'
import { ground, hens, type Part, type Scheme } from './scheme.ts'

export function cowshed(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.7 + 100
  const [x] = groundAt(stage, 0.16, z)
  const [bx, , bz] = groundAt(stage, -0.6, m * 1.2)
  const [width, depth, height] = [3600, 1500, 1750]
  const wood = light.land('#8f6244')
  const wall = light.land(scheme.wall)
  const roof = light.land('#a9b0b4')
  const slope = [
    [x - width / 2 - 240, height, z - 260],
    [x - width / 2 - 240, height + 700, z + depth],
    [x + width / 2 + 240, height + 700, z + depth],
    [x + width / 2 + 240, height, z - 260],
  ] as const
  const back =
    face(
      stage,
      wallCorners([x - width / 2, z + depth], [x + width / 2, z + depth], 0, height + 560),
      context.defs.verticalGradient(shade(wall, 0.5), shade(wall, 0.3)),
    ) +
    face(stage, wallCorners([x - width / 2, z], [x - width / 2, z + depth], 0, height + 300), shade(wall, 0.36)) +
    face(stage, wallCorners([x + width / 2, z + depth], [x + width / 2, z], 0, height + 300), shade(wall, 0.2)) +
    face(stage, [[slope[1][0], slope[1][1], slope[1][2]], slope[0], slope[3], slope[2]], shade(roof, 0.5))
  const manger = cuboid(
    stage,
    { x, z: z + depth * 0.42, width: width - 200, depth: 380, height: 420 },
    { front: light.land('#c9a37c'), side: light.land('#a37c5c'), top: light.land('#e6c873') },
  )
  const lamp = place(
    (light.dark ? glow(context, 0, 60, 1100, light.glow, 0.75) : '') +
      box(-60, 0, 120, 150, light.dark ? '#ffe0a0' : light.land('#efe0b8'), 20) +
      line('M0 -200V0', light.land('#4a4040'), 14),
    0,
    -height + 250,
  )
  return {
    far: hillsOf(stage, ['#93ab9c', '#a5b874'], { height: 0.9 }) + treeLine(stage, '#5f9468', 80, 0.25),
    ground:
      ground(stage, scheme) +
      (view.pitch > -5
        ? stage.area(
            [
              [x - width / 2, z],
              [x + width / 2, z],
              [x + width / 2, z + depth],
              [x - width / 2, z + depth],
            ],
            shade(light.land(scheme.earth), 0.24),
          )
        : ''),
    pieces: [
      stage.stand(swayed(stage, mangoTree(context, 4600), 3), [x + 2700, 0, z + 2000]),
      { depth: view.depthOf([x, 0, z + depth]), kind: 'scenery', drawing: back },
      ...([-1020, 130, 1280] as const).map((dx, i) =>
        stage.stand(cow(context, scheme.cows[i as 0 | 1 | 2]), [x + dx, 0, z + depth * 0.8], { mirrored: true }),
      ),
      { depth: view.depthOf([x, 0, z + depth * 0.5]), kind: 'scenery', drawing: manger },
      stage.stand(lamp, [x - 600, 0, z + 200]),
      ...posts(
        stage,
        [-0.5, -0.17, 0.17, 0.5].map(t => [x + t * (width - 120), z] as const),
        height - 40,
        110,
        wood,
      ),
      {
        depth: view.depthOf([x, 0, z - 60]),
        kind: 'scenery',
        drawing:
          cuboid(
            stage,
            { x, y: height - 120, z: z - 20, width, height: 90, depth: 80 },
            { front: wood, side: shade(wood, 0.3), top: wood },
          ) + roofPlane(stage, slope, 'tin', roof),
      },
      stage.stand(haystack(context, 1700), groundAt(stage, -1, m * 1.55)),
      stage.stand(hayBale(context, 860, 430), [bx, 0, bz]),
      stage.stand(milkCan(context), groundAt(stage, 0.84, m * 0.8)),
      stage.stand(milkCan(context, 360), groundAt(stage, 0.94, m * 0.7)),
      ...hens(stage, [
        [-0.72, m * 0.5, '#f9eedb', false],
        [-0.9, m * 0.8, '#c9743c', false],
      ]),
    ],
    spots: { seat: { at: [bx, 0, bz - 20], seat: 430 }, door: { at: [x, 0, z + 60], seat: 0 } },
  }
}
