import { shade, tint } from '../../canvas/colour.ts'
import { sunflower, trellis, vegetable } from '../../scenery/garden-plants.ts'
import { bananaPlant } from '../../scenery/palms.ts'
import { bucket } from '../../scenery/vessels.ts'
import { wateringCan } from '../../scenery/yard.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { groundAt, groundOf, pathOf, treeLine } from '../open-country.ts'
import { palmOf } from '../under-snow.ts'
import { swayed } from '../weather.ts'
import { back, boundary, growing, type Part, type Scheme } from './scheme.ts'

export function beds(stage: Stage, scheme: Scheme, grass: string): Part {
  const { view, context } = stage
  const { light, random } = context
  const z = back(stage)
  const soil = light.land(stage.states.has('dry') ? '#b08a5c' : light.snowy ? '#dfe2e6' : '#8a5f42')
  const crops = ['#7a4a8f', '#d8423f', '#e8a03c', '#7aa83c'] as const
  const path = 560
  const strips: string[] = []
  const plants: Piece[] = []
  for (let row = 0; row < 5; row++) {
    const rz = z * 0.24 + row * 380
    for (const side of [-1, 1] as const) {
      const from = side * path
      const to = side * 4200
      strips.push(
        stage.area(
          [
            [from, rz - 120],
            [to, rz - 120],
            [to, rz + 130],
            [from, rz + 130],
          ],
          shade(soil, 0.1),
        ),
      )
      strips.push(
        stage.area(
          [
            [from, rz - 70],
            [to, rz - 70],
            [to, rz + 80],
            [from, rz + 80],
          ],
          tint(soil, 0.08),
        ),
      )
      for (let i = 0; i < 7; i++) {
        const x = side * (path + 180 + i * 330)
        if (Math.abs(x) > Math.abs(view.xOf(1.1, rz)) || (stage.camera === 'close-up' && row < 3)) continue
        plants.push(
          stage.stand(
            vegetable(
              context,
              random.between(210, 330) + row * 14,
              crops[(row + (side === 1 ? 2 : 0)) % 4] ?? '#7a4a8f',
            ),
            [x, 0, rz],
          ),
        )
      }
    }
  }
  return {
    far: treeLine(stage, '#5f9468', 130, 0.2),
    ground:
      groundOf(stage, grass) +
      (view.pitch > -5 ? strips.join('') : '') +
      pathOf(stage, light.land('#dfc08c'), { width: 330, wind: 30 }),
    pieces: [
      boundary(stage, [-6000, z + 1100], [6000, z + 1100], scheme, 860),
      ...growing(stage, () => [
        ...[-1, -0.88, -0.74, 0.5, 0.62, 0.76].map(share =>
          stage.stand(
            swayed(stage, sunflower(context, random.between(1150, 1500)), 8),
            groundAt(stage, share, z + 950),
          ),
        ),
        stage.stand(bananaPlant(context, 2700), groundAt(stage, 0.95, z + 800)),
        stage.stand(trellis(context, 1500, 1250), groundAt(stage, -0.56, z + 560)),
        ...plants,
      ]),
      ...(light.snowy
        ? [-0.9, 0.6, 0.96].map(share => stage.stand(palmOf(stage, 3400, 0), groundAt(stage, share, z + 2400)))
        : []),
      stage.stand(wateringCan(context), groundAt(stage, 0.76, z * 0.2)),
      stage.stand(bucket(context, 300, '#8fa9b5'), groundAt(stage, -0.82, z * 0.1)),
    ],
  }
}
