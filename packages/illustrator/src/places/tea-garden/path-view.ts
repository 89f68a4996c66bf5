import { rock } from '../../scenery/land.ts'
import type { Stage } from '../../stage/stage.ts'
import { groundAt, groundOf, pathOf } from '../open-country.ts'
import type { Part, Scheme } from './scheme.ts'
import { oaks, pickersBasket, rows } from './tea-rows.ts'

export function path(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const gap = Math.max(950, view.xOf(0.58, m)) + (stage.camera === 'close-up' ? 250 : 0)
  const [sx, , sz] = groundAt(stage, -0.74, m * 0.36)
  const earth = light.land('#d2a878')
  return {
    ground: groundOf(stage, '#8fb45c') + pathOf(stage, earth, { width: gap * 0.42, wind: 120, towards: 0.1 }),
    pieces: [
      ...rows(stage, scheme, m * 0.5, gap),
      ...oaks(stage, [
        [-0.9, 4600],
        [0.66, 5600],
        [-0.4, 9500],
        [0.98, 3900],
        [0.3, 12000],
      ]),
      stage.stand(pickersBasket(stage), [gap * 0.92, 0, m * 0.42], { scale: 0.8 }),
      stage.stand(pickersBasket(stage), [-gap * 0.9, 0, m * 1.3], { scale: 0.8 }),
      stage.stand(rock(context, 0, 10, 700, 300, light.land('#a9a596')), [sx, 0, sz]),
    ],
    spots: { seat: { at: [sx, 0, sz - 30], seat: 280 } },
  }
}
