import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { ellipse, line, shape } from '../../canvas/svg.ts'
import { cow } from '../../scenery/cow.ts'
import { basketOf, milkCan } from '../../scenery/farm-things.ts'
import type { Stage } from '../../stage/stage.ts'
import { bales, lantern, tools } from './barn-things.ts'
import type { Barn, Part, Scheme } from './scheme.ts'

export function cornerView(stage: Stage, scheme: Scheme, { back, half }: Barn): Part {
  const { context, view } = stage
  const { light } = context
  const hay = -half * 0.5
  const bed =
    ellipse(0, 0, 900, 60, light.shadow) +
    shape(
      'M-950 0C-900 -200 -640 -300 -380 -290C-200 -380 120 -380 300 -290C620 -290 900 -180 950 0Z',
      context.defs.verticalGradient(tint(light.land('#e9c76c'), 0.2), light.land('#dcb458')),
    ) +
    line(
      Array.from({ length: 44 }, () => {
        const x = context.random.between(-800, 800)
        return `M${n(x)} ${n(-context.random.between(20, 250))}l${n(context.random.between(-80, 80))} ${n(context.random.between(-50, 40))}`
      }).join(''),
      alpha(shade(light.land('#e9c76c'), 0.4), 0.5),
      9,
    )
  const x = half * 0.3
  return {
    opening: { x, y: 1050, width: 820, height: 820 },
    wall: tools(stage, -half * 0.36),
    pieces: [
      stage.stand(bed, [hay, 0, back - 330]),
      ...bales(stage, [
        [half - 420, 0, back - 560],
        [half - 380, 440, back - 520],
        [half - 1240, 0, back - 500],
      ]),
      stage.stand(cow(context, scheme.cows[1]), [-half * 0.98, 0, back - 900]),
      stage.stand(milkCan(context), [half * 0.42, 0, back - 700]),
      stage.stand(basketOf(context, 460, ['#f6efe0', '#efe0c8']), [half * 0.84, 0, back - 1150]),
      { ...stage.stand(lantern(stage), [half * 0.8, 1950, back - 500]), depth: view.depthOf([0, 0, back - 500]) },
    ],
    spots: {
      bed: { at: [hay, 0, back - 360], seat: 230 },
      seat: { at: [half - 1200, 0, back - 530], seat: 440 },
      window: { at: [x, 1050, back - 10], seat: 0 },
    },
  }
}
