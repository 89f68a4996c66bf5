import { alpha, mix, tint } from '../../canvas/colour.ts'
import { dots, ellipse, SIZE } from '../../canvas/svg.ts'
import { kites } from '../../scenery/rooftop.ts'
import { stars, wash } from '../../scenery/sky.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import { skyOf } from '../open-country.ts'

export const skyWithKites = (stage: Stage): string =>
  (hasStarryNight(stage) ? starrySky(stage) : skyOf(stage)) +
  (stage.states.has('kites') ? kites(stage.context, 22, stage.camera === 'from-below' ? 1200 : 860) : '')

/** A night without a moon: if the lights of the city are out, the Milky Way can be seen. */
const hasStarryNight = ({ states, context, camera }: Stage): boolean =>
  (states.has('blackout') || states.has('switch-up')) && context.light.time === 'night' && camera !== 'silhouette'

function starrySky(stage: Stage): string {
  const { context, sky } = stage
  const { random, defs } = context
  const floor = Math.min(SIZE, horizonOf(stage) + 40)
  if (floor < 70) return wash(context, sky, floor)
  const way = (colour: string, wide: number, strength: number) =>
    ellipse(
      SIZE * 0.52,
      floor * 0.42,
      SIZE * 0.9,
      floor * wide,
      defs.radialGradient(alpha(colour, strength), alpha(colour, strength * 0.5), alpha(colour, 0)),
      -26,
    )
  const dust = Array.from({ length: 190 }, (): [number, number, number] => {
    const along = random.between(-1, 1)
    const aside = (random.next() + random.next() - 1) * 0.17 * floor
    return [
      SIZE * 0.52 + along * SIZE * 0.72 + aside * 0.44,
      floor * 0.42 - along * SIZE * 0.35 + aside,
      random.between(1.4, 3.2),
    ]
  })
  if (stage.states.has('switch-up'))
    return (
      wash(context, sky, floor) +
      stars(context, 60, floor * 0.7) +
      ellipse(
        SIZE / 2,
        floor,
        SIZE * 1.1,
        floor * 0.5,
        defs.radialGradient(alpha('#ffcf7a', 0.6), alpha('#f0a86a', 0.24), alpha('#f0a86a', 0)),
      )
    )
  return (
    wash(context, sky, floor) +
    way(mix('#9fb8e8', '#c8a8e0', 0.4), 0.3, 0.34) +
    way('#e8e4f4', 0.12, 0.34) +
    dots(
      dust.filter(([, y]) => y < floor),
      alpha('#ffffff', 0.7),
    ) +
    stars(context, 210, floor * 0.96) +
    ellipse(
      SIZE / 2,
      floor,
      SIZE * 0.95,
      220,
      defs.radialGradient(alpha(tint(sky[3], 0.2), 0.34), alpha(sky[3], 0.12), alpha(sky[3], 0)),
    )
  )
}
