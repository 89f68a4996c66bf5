import { alpha, mix } from '../canvas/colour.ts'
import { band, type Point } from '../canvas/path.ts'
import { box, dots, ellipse, SIZE, shape } from '../canvas/svg.ts'
import { ridge } from '../scenery/land.ts'
import { snowIn } from '../scenery/snow.ts'
import { horizonOf, type Stage } from '../stage/stage.ts'
import { dabs, groundSpots, spotAt } from './ground-plane.ts'

/** Ground under snow from the horizon to the viewer, or its edge below the feet if the camera looks up. */
export function snowGround(stage: Stage): string {
  const { context, view, sky } = stage
  const { random, defs } = context
  const { lit, blue } = snowIn(context)
  const horizon = horizonOf(stage)
  if (horizon >= SIZE) {
    const [, foot] = view.project([0, 0, 0])
    const top = ridge(random, foot - 22, 12, 1.2)
    const points = Array.from({ length: 18 }, (_, i): Point => [i * 96 - 48, top(i * 96 - 48)])
    return shape(band(points, SIZE + 10), defs.verticalGradient(lit, mix(lit, blue, 0.5)))
  }
  const hollows = groundSpots(stage, 22, { from: -1500, to: 9000 })
  const drifts = groundSpots(stage, 16, { from: -1500, to: 9000 })
  const glints = groundSpots(stage, 60, { from: -1800, to: 5000 })
  return (
    box(
      0,
      horizon,
      SIZE,
      SIZE - horizon + 2,
      defs.verticalGradient(mix(lit, sky[3], 0.3), lit, lit, mix(lit, blue, 0.26)),
    ) +
    shape(dabs(hollows, 900, 210), alpha(blue, 0.22)) +
    shape(dabs(drifts, 760, 240), alpha(mix(lit, '#ffffff', 0.5), 0.6)) +
    shape(dabs(drifts.slice(0, 9), 420, -90), alpha(blue, 0.3)) +
    dots(
      glints.map(({ x, y, scale }, i): [number, number, number] => [x, y, Math.max(1.2, (4 + (i % 4) * 1.5) * scale)]),
      alpha(mix(lit, '#ffffff', 0.6), 0.7),
    )
  )
}

/** Footprints that come from the distance and pass the viewer at the side; `share` is where they end, from -1 to 1. */
export function footprints(stage: Stage, share: number): string {
  const { view, context } = stage
  if (horizonOf(stage) >= SIZE) return ''
  const { lit, blue } = snowIn(context)
  const far = view.zOf('far') * 1.6
  return Array.from({ length: 30 }, (_, i) => {
    const t = i / 29
    const z = view.zOf('foreground') * 0.8 + (far - view.zOf('foreground') * 0.8) * t ** 1.5
    const x = view.xOf(share * (1 - t) + 0.24 * t + 0.08 * Math.sin(t * 7), z) + (i % 2 ? 70 : -70)
    const { x: px, y, scale, flat } = spotAt(stage, x, z)
    const [rx, ry] = [44 * scale, 50 * scale * Math.max(0.3, flat * 1.6)]
    return ellipse(px, y, rx, ry, alpha(blue, 0.75)) + ellipse(px, y + ry * 0.36, rx * 0.76, ry * 0.5, alpha(lit, 0.3))
  }).join('')
}

/** A soft drift along the lower edge of the picture. */
export function driftFront({ context, camera }: Stage): string {
  if (camera === 'from-above' || camera === 'detail' || camera === 'close-up') return ''
  const { lit, blue } = snowIn(context)
  const top = (lift: number, phase: number) =>
    Array.from({ length: 14 }, (_, i): Point => {
      const x = i * 126 - 50
      const edge = Math.abs(x / SIZE - 0.5) ** 2 * 4
      return [x, SIZE - 18 - lift * edge - 12 * Math.sin(i * 1.1 + phase)]
    })
  const [a, b] = [context.random.between(0, 6), context.random.between(0, 6)]
  return (
    shape(band(top(86, a), SIZE + 10), mix(lit, blue, 0.42)) +
    shape(band(top(60, b), SIZE + 10), context.defs.verticalGradient(lit, mix(lit, blue, 0.3))) +
    dots(
      Array.from({ length: 16 }, (_, i): [number, number, number] => [
        (i * 97 + 40) % SIZE,
        SIZE - 12 - (i % 3) * 9,
        3,
      ]),
      alpha(mix(lit, '#ffffff', 0.6), 0.7),
    )
  )
}
