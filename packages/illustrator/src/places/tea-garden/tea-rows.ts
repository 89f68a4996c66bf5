import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { ellipse, line, shape } from '../../canvas/svg.ts'
import { leafDabs } from '../../scenery/crowns.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { silverOak } from '../../scenery/tall-trees.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { groundAt } from '../open-country.ts'
import { swayed } from '../weather.ts'
import type { Scheme } from './scheme.ts'

/** Height of the ground beyond the nearest rows: it rises, so that the rows stand above one another. */
const riseOf = (z: number): number => Math.max(0, z - 3600) * 0.075

/** A row of clipped bushes across the picture, between two x. */
function teaRow(stage: Stage, from: number, to: number, z: number, height: number, colour: string): Piece | null {
  const { view, context } = stage
  const { random } = context
  const [left, right] = [Math.max(from, view.xOf(-1.15, z)), Math.min(to, view.xOf(1.15, z))]
  if (right - left < 200) return null
  const step = 430
  const y = riseOf(z)
  const skirt = y
  let body = `M${n(left)} ${n(skirt)}Q${n(left - 130)} ${n(-height * 0.4)} ${n(left)} ${n(-height * 0.7)}`
  let lit = ''
  let leaves = ''
  for (let x = left; x < right; x += step) {
    const w = Math.min(step, right - x)
    const h = height * random.between(0.94, 1.08)
    body += `Q${n(x + w * 0.06)} ${n(-h)} ${n(x + w * 0.5)} ${n(-h)}T${n(x + w)} ${n(-height * 0.72)}`
    lit += `M${n(x + w * 0.1)} ${n(-h * 0.84)}Q${n(x + w * 0.3)} ${n(-h * 1.02)} ${n(x + w * 0.6)} ${n(-h * 0.99)}T${n(x + w * 0.94)} ${n(-h * 0.8)}Q${n(x + w * 0.5)} ${n(-h * 0.66)} ${n(x + w * 0.1)} ${n(-h * 0.84)}Z`
    if (z < view.zOf('far') * 0.9) leaves += leafDabs(random, [x + w * 0.5, -h * 0.62, w * 0.46, h * 0.36], 7, 66, -0.4)
  }
  const drawing =
    shape(
      `${body}Q${n(right + 130)} ${n(-height * 0.4)} ${n(right)} ${n(skirt)}Z`,
      context.defs.verticalGradient(tint(colour, 0.06), colour, shade(colour, 0.36)),
    ) +
    shape(lit, alpha(tint(colour, 0.3), 0.45)) +
    shape(leaves, alpha(tint(colour, 0.44), 0.55)) +
    line(`M${n(left)} 0H${n(right)}`, alpha(shade(colour, 0.6), y > 0 ? 0 : 0.34), 40)
  return stage.stand(drawing, [0, y, z])
}

/** Rows one behind the other, with a gap of the given half-width around the path, closed in the distance. */
export function rows(stage: Stage, scheme: Scheme, start: number, gap: number, closed = 6500): Piece[] {
  const { context, sky } = stage
  const haze = hazeOf(context, sky)
  const list: (Piece | null)[] = []
  for (let z = start, i = 0; z < 11000 && i < 16; z *= 1.22, z += 260, i++) {
    const colour = haze(scheme.bush, Math.min(0.4, i * 0.03))
    const shift = Math.sin(i * 0.5) * 160
    if (z > closed) list.push(teaRow(stage, -1e6, 1e6, z, 640, colour))
    else list.push(teaRow(stage, -1e6, -gap + shift, z, 640, colour), teaRow(stage, gap + shift, 1e6, z, 640, colour))
  }
  return list.filter(piece => piece !== null)
}

export const oaks = (stage: Stage, list: readonly (readonly [share: number, z: number])[]): Piece[] =>
  list.map(([share, z], i) =>
    stage.stand(swayed(stage, silverOak(stage.context, 4600 + (i % 3) * 600), 4), [
      groundAt(stage, share, z)[0],
      riseOf(z),
      z,
    ]),
  )

/** A pickers' basket with a strap, full of leaves. */
export function pickersBasket({ context }: Stage): string {
  const { light, random } = context
  // A full basket reaches to a child's waist.
  const cane = light.land('#c59a5c')
  return (
    ellipse(0, 4, 260, 36, light.shadow) +
    shape(leafDabs(random, [0, -520, 200, 90], 40, 90, -0.5), light.land('#7fb856')) +
    shape(
      'M-250 -520Q0 -430 250 -520L150 -10Q0 20 -150 -10Z',
      context.defs.horizontalGradient(shade(cane, 0.2), cane, tint(cane, 0.16)),
    ) +
    line(
      [0.2, 0.45, 0.7]
        .map(
          t => `M${n(-160 - 90 * t)} ${n(-480 * t - 20)}Q0 ${n(-480 * t + 70)} ${n(160 + 90 * t)} ${n(-480 * t - 20)}`,
        )
        .join(''),
      alpha(shade(cane, 0.5), 0.5),
      12,
    ) +
    line('M-240 -500Q-330 -260 -150 -60', light.land('#d8486a'), 30)
  )
}
