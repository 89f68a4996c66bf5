import { alpha, mix } from '../../canvas/colour.ts'
import { box, SIZE, shape } from '../../canvas/svg.ts'
import { puff } from '../../scenery/sky.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'

/** Clouds that fill the valleys below a height, from the horizon to the lower edge of the picture. */
export function cloudSea(stage: Stage): string {
  const horizon = horizonOf(stage)
  if (horizon >= SIZE) return ''
  const { context, sky, view } = stage
  const { random, defs, light } = context
  const white = light.land('#fbfbfa')
  const far = mix(sky[3], white, 0.4)
  const shadow = mix(light.land('#86a6d6'), sky[2], 0.2)
  const reach = Math.max(260, Math.min(SIZE - horizon, 520))
  const rows = view.pitch > 20 ? 9 : 6
  const banks = Array.from({ length: rows }, (_, row) => {
    const t = (row + 0.4) / rows
    const y = Math.max(-40, horizon) + (view.pitch > 20 ? SIZE * 0.7 : reach) * t ** 1.4
    const size = 190 + 420 * t
    const body = mix(far, white, t)
    let crests = ''
    let hollows = ''
    for (let x = -120 + random.between(0, 120); x < SIZE + 200; x += size * 0.6) {
      const py = y + random.between(-12, 12)
      crests += puff(context, x, py, size, size * 0.36)
      hollows += puff(context, x + size * 0.1, py + size * 0.07, size * 0.9, size * 0.26)
    }
    return (
      shape(crests, defs.verticalGradient(body, mix(body, shadow, 0.5))) +
      shape(hollows, alpha(mix(body, shadow, 0.5), 0.5)) +
      box(0, y, SIZE, SIZE - y, defs.verticalGradient(alpha(mix(body, shadow, 0.5), 0.6), alpha(body, 0.3)))
    )
  })
  return box(0, horizon - 6, SIZE, SIZE - horizon + 8, defs.verticalGradient(far, white)) + banks.join('')
}
