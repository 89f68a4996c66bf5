import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { circlePath, n } from '../../canvas/path.ts'
import { box, ellipse, line, SIZE, shape } from '../../canvas/svg.ts'
import { type Sky, WATER } from '../../scenery/skies.ts'
import { glow, wash } from '../../scenery/sky.ts'
import { bubbles, rays } from '../../scenery/water.ts'
import { horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { bankOf, dabs, discs, groundSpots, seesGround } from '../ground-plane.ts'

/** Water seen from inside. */

/** The colours of the water from the surface down; dark if the lamp of the reef is out. */
export function seaOf(stage: Stage, depth: 'shallow' | 'deep'): Sky {
  const sea = WATER[stage.context.light.time]
  const abyss = mix(sea[3], '#0a1c3c', 0.5)
  const deep: Sky = depth === 'shallow' ? sea : [mix(sea[0], sea[2], 0.6), sea[2], mix(sea[2], sea[3], 0.7), abyss]
  const night = '#0a1634'
  return stage.states.has('dark')
    ? [mix(deep[0], night, 0.5), mix(deep[1], night, 0.56), mix(deep[2], night, 0.6), mix(deep[3], night, 0.62)]
    : deep
}

/** The surface, seen from below, for cameras that look up. */
function surface(stage: Stage, sea: Sky): string {
  const { random } = stage.context
  const bright = tint(sea[0], 0.4)
  let ripples = ''
  for (let i = 0; i < 40; i++) {
    const share = random.next() ** 1.5
    const y = 20 + 420 * share
    const l = 320 - 220 * share
    ripples += `M${n(random.between(-80, SIZE))} ${n(y)}q${n(l / 2)} ${n(-l * 0.1)} ${n(l)} 0q${n(-l / 2)} ${n(l * 0.1)} ${n(-l)} 0Z`
  }
  return (
    ellipse(
      SIZE * 0.56,
      -60,
      SIZE * 0.7,
      420,
      stage.context.defs.radialGradient(alpha(bright, 0.9), alpha(bright, 0.4), alpha(bright, 0)),
    ) + shape(ripples, alpha('#ffffff', 0.3))
  )
}

/** Water and the light that falls into it. */
export function waterAround(stage: Stage, sea: Sky, light: number, { shallow = true } = {}): string {
  const { context, camera, states } = stage
  const strength = (context.light.dark ? 0.2 : 0.32) * light
  const above = camera === 'from-above'
  return (
    wash(context, above ? [sea[2], sea[2], sea[3], sea[3]] : sea) +
    (above ? '' : rays(context, states.has('dark') ? 1 : 6, sea[0], strength)) +
    (camera === 'from-below' && shallow ? surface(stage, sea) : '')
  )
}

/** The floor of the sea: rippled sand with shells, and nets of light below shallow water. */
export function seaFloor(stage: Stage, sea: Sky, sand: string, caustics: boolean): string {
  if (!seesGround(stage)) return ''
  const { context } = stage
  const horizon = Math.max(-10, horizonOf(stage))
  const far = mix(sand, sea[2], 0.8)
  const soft = box(
    0,
    horizon,
    SIZE,
    SIZE - horizon + 4,
    context.defs.verticalGradient(far, mix(far, sand, 0.5), sand, sand, shade(sand, 0.1)),
  )
  const haze = ellipse(
    SIZE / 2,
    horizon,
    SIZE * 0.9,
    90,
    context.defs.radialGradient(alpha(sea[2], 0.9), alpha(sea[2], 0.5), alpha(sea[2], 0)),
  )
  let net = ''
  if (caustics)
    for (const { x, y, scale, flat } of groundSpots(stage, 70, { to: 5000 })) {
      const r = 270 * scale
      const ry = r * Math.max(0.12, flat) * 0.62
      net += `M${n(x - r)} ${n(y)}Q${n(x - r * 0.7)} ${n(y - ry)} ${n(x)} ${n(y - ry * 0.8)}T${n(x + r)} ${n(y - ry * 0.1)}Q${n(x + r * 0.5)} ${n(y + ry)} ${n(x - r * 0.1)} ${n(y + ry * 0.7)}T${n(x - r)} ${n(y)}Z`
    }
  return (
    soft +
    shape(dabs(groundSpots(stage, 110), 340, 40), alpha(shade(sand, 0.5), 0.16)) +
    shape(dabs(groundSpots(stage, 70), 280, 30), alpha(tint(sand, 0.5), 0.3)) +
    line(net, alpha(tint(sea[0], 0.6), context.light.dark ? 0.16 : 0.4), stage.camera === 'from-above' ? 8 : 5) +
    shape(discs(groundSpots(stage, 26, { to: 3000 }), 24), alpha(shade(sand, 0.4), 0.5)) +
    shape(discs(groundSpots(stage, 16, { to: 2600 }), 20), alpha(tint(sand, 0.7), 0.8)) +
    haze
  )
}

export const seaBank = (stage: Stage, sand: string): Piece[] => {
  const bank = bankOf(stage, stage.context.defs.verticalGradient(tint(sand, 0.1), shade(sand, 0.3)))
  return bank ? [bank] : []
}

/** Bubbles and specks of light in front of everything. */
export function motes(stage: Stage, count: number, colour: string): string {
  const { random } = stage.context
  return (
    bubbles(stage.context, 12) +
    shape(
      Array.from({ length: count }, () =>
        circlePath(random.between(0, SIZE), random.between(0, SIZE * 0.8), random.between(1.5, 4.5)),
      ).join(''),
      alpha(colour, 0.6),
    )
  )
}

/** A bubble of air around all figures. */
export function airBubble({ context, view }: Stage): string {
  const [x, y] = view.project([0, 720, 0])
  const r = Math.min(SIZE * 0.47, 1060 * view.scaleAt([0, 0, 0]))
  return (
    ellipse(x, y, r, r * 0.97, context.defs.radialGradient('#ffffff00', '#ffffff00', '#ffffff08', '#e8fffa3c')) +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.97)}" fill="none" stroke="#f2fffb8c" stroke-width="9"/>` +
    `<path d="M${n(x - r * 0.8)} ${n(y - r * 0.3)}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${n(x - r * 0.3)} ${n(y - r * 0.8)}M${n(x + r * 0.62)} ${n(y + r * 0.58)}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${n(x + r * 0.4)} ${n(y + r * 0.75)}" fill="none" stroke="#ffffffb3" stroke-width="20" stroke-linecap="round"/>`
  )
}

/** The warm light of the pearl that spreads from the middle of the picture. */
export const pearlLight = ({ context, view }: Stage): string => {
  const [x, y] = view.project([320, 500, 900])
  return glow(context, x, y, 980, '#ffeec2', 0.62)
}
