import { alpha, mix } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, line, SIZE, shape } from '../canvas/svg.ts'
import type { Stage } from '../stage/stage.ts'
import { flakes } from './falling-snow.ts'

/** Rain, snow, leaves in the wind or thin mist between the viewer and the figures. */
export function airInFront({ context, weather, sky }: Stage): string {
  const { random, light, defs } = context
  if (weather === 'rain') {
    const streaks = (count: number, length: number) =>
      Array.from({ length: count }, () => {
        const l = length * random.between(0.7, 1.3)
        return `M${n(random.between(-60, SIZE + 160))} ${n(random.between(-80, SIZE))}l${n(-l * 0.26)} ${n(l)}`
      }).join('')
    return line(streaks(70, 60), alpha('#eef6ff', 0.3), 3) + line(streaks(46, 130), alpha('#eef6ff', 0.34), 5)
  }
  if (weather === 'snow') {
    const whole = { left: -20, top: -20, width: SIZE + 40, height: SIZE + 40 }
    return (
      flakes(random, light, { ...whole, count: 110, size: [3, 8] }) +
      flakes(random, light, { ...whole, count: 60, size: [5, 17] })
    )
  }
  if (weather === 'wind') {
    let leaves = ''
    for (let i = 0; i < 18; i++) {
      const [x, y, l] = [
        SIZE * (i % 2 ? random.between(0.62, 1) : random.between(0, 0.38)),
        random.between(60, SIZE * 0.9),
        random.between(22, 44),
      ]
      leaves += `M${n(x)} ${n(y)}q${n(l * 0.5)} ${n(-l * 0.5)} ${n(l)} ${n(random.between(-0.3, 0.2) * l)}q${n(-l * 0.5)} ${n(l * 0.4)} ${n(-l)} ${n(l * 0.1)}Z`
    }
    return shape(leaves, light.land('#c9953f'))
  }
  if (weather !== 'mist') return ''
  const haze = mix(sky[3], '#f4f2ea', 0.4)
  return box(
    0,
    SIZE * 0.4,
    SIZE,
    SIZE * 0.6,
    defs.verticalGradient(alpha(haze, 0), alpha(haze, 0.34), alpha(haze, 0.1)),
  )
}
