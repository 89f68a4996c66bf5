import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point, tube } from '../../canvas/path.ts'
import { ellipse, line, SIZE, shape } from '../../canvas/svg.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'

/** A far volcano at `share` of the picture's width, with a thin plume that the wind bends; its crater glows after dark. */
export function volcano(stage: Stage, share: number, height = 1): string {
  const horizon = horizonOf(stage)
  if (horizon < -200 || horizon >= SIZE) return ''
  const { context, sky, view, weather } = stage
  const { light, defs } = context
  const haze = hazeOf(context, sky)
  const k = (view.scaleAt([0, 0, view.zOf('horizon')]) / 0.1) * height
  const x = share * SIZE
  const [w, h] = [400 * k, 300 * k]
  const y = horizon + 20
  const top = y - h
  const rim = 52 * k
  // In the dark it stands out against the sky.
  const rock = light.dark ? mix(haze('#8a6f78', 0), mix(sky[0], '#0c1428', 0.5), 0.66) : haze('#8a6f78', 0.42)
  const cone = `M${n(x - w)} ${n(y)}Q${n(x - w * 0.34)} ${n(y - h * 0.26)} ${n(x - rim)} ${n(top)}Q${n(x - rim * 0.4)} ${n(top + 14 * k)} ${n(x)} ${n(top + 9 * k)}T${n(x + rim)} ${n(top + 5 * k)}Q${n(x + w * 0.3)} ${n(y - h * 0.3)} ${n(x + w * 1.06)} ${n(y)}Z`
  const dim = `M${n(x + w * 1.06)} ${n(y)}Q${n(x + w * 0.3)} ${n(y - h * 0.3)} ${n(x + rim)} ${n(top + 5 * k)}L${n(x + rim * 0.2)} ${n(top + 10 * k)}Q${n(x + rim * 0.9)} ${n(y - h * 0.6)} ${n(x + rim * 0.6)} ${n(y - h * 0.4)}T${n(x + rim * 2)} ${n(y)}Z`
  const gullies = [-0.62, -0.34, -0.12, 0.42]
    .map(
      at =>
        `M${n(x + at * rim * 1.5)} ${n(top + 40 * k)}Q${n(x + at * rim * 2.2)} ${n(y - h * 0.5)} ${n(x + at * w * 0.86)} ${n(y - h * 0.12)}`,
    )
    .join('')
  const bend = weather === 'wind' ? 2.4 : 0.8
  const plume = Array.from({ length: 9 }, (_, i): Point => {
    const rise = i / 8
    return [
      x + (Math.sin(i * 0.95) * 12 * rise + bend * 150 * rise ** 1.7) * k,
      top + 6 * k - rise * Math.min(310 * k, top - 40) * (weather === 'wind' ? 0.7 : 1),
    ]
  })
  const smoke = mix(tint(sky[3], 0.3), light.dark ? '#7a6f9a' : '#fff6ea', 0.5)
  return (
    (light.dark ? glow(context, x, top, 150 * k, '#ff8f5a', 0.4) : '') +
    shape(
      tube(plume, at => (9 + 40 * at ** 1.2) * k),
      defs.verticalGradient(alpha(smoke, 0.1), alpha(smoke, 0.5), alpha(smoke, 0.9)),
    ) +
    shape(cone, defs.verticalGradient(shade(rock, 0.1), rock, mix(rock, sky[3], light.dark ? 0.2 : 0.4))) +
    shape(dim, alpha(shade(rock, 0.5), 0.2)) +
    line(gullies, alpha(tint(rock, 0.5), light.dark ? 0.16 : 0.34), 6 * k) +
    ellipse(x, top + 9 * k, rim * 0.8, 6 * k, mix(rock, '#f0804c', light.dark ? 0.66 : 0.4))
  )
}
