import { shade, tint } from '../../canvas/colour.ts'
import { basketOf } from '../../scenery/farm-things.ts'
import { shopFront, spiceSack } from '../../scenery/market.ts'
import { matkaStack } from '../../scenery/vessels.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { groundAt } from '../open-country.ts'
import { cuboid } from '../solid.ts'
import { type Part, type Scheme, shopAt, striped } from './scheme.ts'

export function shops(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.5 + 250
  const fronts = [-3, -2, -1, 0, 1, 2].map(
    (i): Piece =>
      stage.stand(
        shopFront(context, shopAt(scheme, i + 3), {
          wall: scheme.walls[(i + 3) % 3] ?? '#f0c9a0',
          stripes: striped(scheme, i + 3),
        }),
        [i * 1660 + 830, 0, z],
      ),
  )
  const sacks = [-0.95, -0.78, -0.62, 0.64, 0.8, 0.96].map((share, i) =>
    stage.stand(
      i % 3 === 2
        ? basketOf(context, 420, ['#e4574a', '#f4b942'])
        : spiceSack(context, 340, ['#d8622c', '#e8b53c', '#a83f2c', '#8f9a3c'][i % 4] ?? '#d8622c'),
      groundAt(stage, share, z - 330),
    ),
  )
  return {
    pieces: [
      ...fronts,
      {
        depth: view.depthOf([0, 0, z - 200]),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: 0, z: z - 190, width: 11000, height: 260, depth: 190 },
          {
            front: light.land(shade(scheme.stone, 0.24)),
            side: light.land(scheme.stone),
            top: light.land(tint(scheme.stone, 0.2)),
          },
        ),
      },
      ...sacks,
      stage.stand(matkaStack(context, 260), groundAt(stage, -1.02, m * 0.8)),
    ],
    spots: {
      ledge: { at: [-600, 0, z - 210], seat: 260 },
      seat: { at: [500, 0, z - 30], seat: 440 },
      steps: { at: [0, 0, z - 210], seat: 260 },
    },
  }
}
