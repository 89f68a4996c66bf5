import { alpha, mix, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { curve, n, type Point } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import type { Sky } from './skies.ts'

/** A radial glow that fades to transparent. */
export const glow = ({ defs }: DrawContext, x: number, y: number, r: number, colour: string, strength = 0.7): string =>
  circle(
    x,
    y,
    r,
    defs.radialGradient(
      alpha(colour, strength),
      alpha(colour, strength * 0.4),
      alpha(colour, strength * 0.12),
      alpha(colour, 0),
    ),
  )

/** A full-size background in the colours of a sky, with a few broad brush marks. */
export function wash(context: DrawContext, sky: Sky, horizon = SIZE): string {
  const { random, defs } = context
  const strokes = Array.from({ length: 26 }, () => {
    const x = random.between(-100, SIZE)
    const y = random.between(0, horizon * 0.95)
    const length = random.between(160, 420)
    return curve([
      [x, y],
      [x + length * 0.5, y - random.between(2, 16)],
      [x + length, y + random.between(-8, 8)],
    ])
  })
  return (
    box(0, 0, SIZE, horizon, defs.verticalGradient(...sky)) +
    line(strokes.slice(0, 13).join(''), alpha(sky[3], 0.045), 34) +
    line(strokes.slice(13).join(''), alpha(sky[0], 0.05), 26) +
    (horizon < SIZE ? box(0, horizon - 1, SIZE, SIZE - horizon + 1, sky[3]) : '')
  )
}

const sparkle = (x: number, y: number, r: number) =>
  `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`

/** Stars down to `floor`, thinning out towards it. */
export function stars({ random }: DrawContext, count: number, floor: number, colour = '#fff4d2'): string {
  const small: [number, number, number][] = []
  const faint: [number, number, number][] = []
  let bright = ''
  for (let i = 0; i < count; i++) {
    const x = random.between(10, SIZE - 10)
    const y = random.next() ** 1.4 * floor
    if (i % 9 === 0) bright += sparkle(x, y, random.between(9, 17))
    else if (i % 2) small.push([x, y, random.between(1.8, 3.6)])
    else faint.push([x, y, random.between(1.6, 3)])
  }
  return dots(faint, alpha(colour, 0.5)) + dots(small, alpha(colour, 0.9)) + shape(bright, colour)
}

export function sun(context: DrawContext, x: number, y: number, r: number): string {
  const warm = context.light.time === 'sunset' ? '#ffb26a' : '#ffe6a6'
  return (
    glow(context, x, y, r * 4.4, warm, 0.55) +
    circle(x, y, r * 1.34, alpha('#fff2cf', 0.35)) +
    circle(x, y, r, context.light.time === 'sunset' ? '#ffe0a0' : '#fff3cd') +
    circle(x + r * 0.12, y + r * 0.12, r * 0.82, context.light.time === 'sunset' ? '#ffd389' : '#ffedb6')
  )
}

/** The moon, if the picture has none of its own. */
export function moon(context: DrawContext, x: number, y: number, r: number): string {
  if (context.moonless) return ''
  const halo =
    glow(context, x, y, r * 4.2, '#cfe8e6', 0.42) +
    circle(x, y, r * 1.5, alpha('#e9f2da', 0.1)) +
    circle(x, y, r * 1.22, alpha('#f4f2d6', 0.14))
  const disc =
    circle(0, 0, r, '#fdf4d6') +
    circle(-r * 0.08, -r * 0.06, r * 0.9, '#fff9e4') +
    ellipse(-r * 0.32, -r * 0.2, r * 0.22, r * 0.17, alpha('#d9d3b0', 0.55), -20) +
    ellipse(r * 0.28, r * 0.34, r * 0.28, r * 0.2, alpha('#d9d3b0', 0.5), 12) +
    ellipse(r * 0.36, -r * 0.4, r * 0.12, r * 0.1, alpha('#d9d3b0', 0.5)) +
    ellipse(-r * 0.3, r * 0.46, r * 0.12, r * 0.09, alpha('#d9d3b0', 0.45))
  const waxing = `M0 ${n(-r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(r)}A${n(r * 0.76)} ${n(r)} 0 0 1 0 ${n(-r)}Z`
  const lit =
    phaseOf(context) === 'full' ? disc : circle(0, 0, r, alpha('#e9f2da', 0.2)) + context.defs.clip(waxing, disc)
  return halo + place(lit, x, y, { turn: 18 })
}

/** The moon is full or nearly so, the same on all pages of a book. */
const phaseOf = ({ bookRandom, skyRandom = bookRandom }: DrawContext): 'full' | 'waxing' =>
  skyRandom.fork('moon').pick(['full', 'full', 'waxing'])

/** The outline of a cloud: round above, flat below. */
export function puff({ random }: DrawContext, x: number, y: number, width: number, height: number): string {
  const lobes = Math.max(4, Math.round(width / (height * 0.5)))
  const points = Array.from({ length: lobes + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / lobes)
    const swell = i === 0 || i === lobes ? 1 : random.between(0.84, 1.1)
    return [x + Math.cos(angle) * width * 0.5 * swell, y - Math.sin(angle) * height * 0.72 * swell]
  })
  const arcs = points.slice(1).map(([px, py], i) => {
    const from = points[i] ?? [px, py]
    const r = Math.hypot(px - from[0], py - from[1]) * random.between(0.54, 0.66)
    return `A${n(r)} ${n(r)} 0 0 1 ${n(px)} ${n(py)}`
  })
  const [first] = points
  return first
    ? `M${n(first[0])} ${n(first[1])}${arcs.join('')}q${n(-width * 0.06)} ${n(height * 0.12)} ${n(-width * 0.2)} ${n(height * 0.1)}H${n(x - width * 0.3)}q${n(-width * 0.16)} ${n(height * 0.02)} ${n(-width * 0.2)} ${n(-height * 0.1)}Z`
    : ''
}

/** A cloud with a lit top that fades out at the bottom. */
export function cloud(context: DrawContext, x: number, y: number, width: number, colour: string): string {
  const { defs } = context
  const height = width * 0.4
  return (
    shape(
      puff(context, x + width * 0.08, y + height * 0.06, width * 0.9, height * 0.8),
      defs.verticalGradient(alpha(colour, 0.55), alpha(colour, 0.4), alpha(colour, 0.1)),
    ) +
    shape(
      puff(context, x, y, width, height),
      defs.verticalGradient(tint(colour, 0.3), colour, alpha(colour, 0.8), alpha(colour, 0.04)),
    )
  )
}

/** Clouds between two heights, smaller and paler towards the bottom. They avoid the area `clear`. */
export function clouds(
  context: DrawContext,
  sky: Sky,
  count: number,
  from: number,
  to: number,
  clear: Point | undefined = undefined,
): string {
  const { random, light } = context
  const bright =
    light.time === 'night'
      ? mix(sky[1], '#bfe0e4', 0.32)
      : light.time === 'dusk'
        ? mix(sky[2], '#ffd9c0', 0.4)
        : light.time === 'sunset'
          ? '#ffdcb4'
          : '#fffaea'
  let drawing = ''
  for (let i = 0; i < count; i++) {
    const share = count === 1 ? 0.3 : i / (count - 1)
    const x = ((i * 0.618 + random.between(0, 0.22)) % 1) * (SIZE + 120) - 60
    const y = from + (to - from) * share + random.between(-24, 24)
    if (clear && Math.abs(x - clear[0]) < 280 && Math.abs(y - clear[1]) < 170) continue
    const width = (360 - 170 * share) * random.between(0.8, 1.2)
    const air = mix(bright, sky[2], 0.12 + 0.42 * share)
    drawing += cloud(context, x, y, width, air)
  }
  return drawing
}

/** The sky with sun, moon or stars, depending on the time of day. */
export function openSky(
  context: DrawContext,
  sky: Sky,
  horizon: number,
  { count = 5, shining }: { count?: number; shining?: Point } = {},
): string {
  const { light, random } = context
  const x = shining?.[0] ?? random.between(980, 1280)
  const y =
    shining?.[1] ??
    { morning: horizon * 0.62, day: 210, sunset: horizon * 0.72, dusk: horizon * 0.3, night: horizon * 0.27 }[
      light.time
    ]
  const body = {
    morning: () => sun(context, x, y, 74),
    day: () => sun(context, x, y, 78),
    sunset: () => sun(context, x, y, 112),
    dusk: () => stars(context, 46, horizon * 0.6) + moon(context, x, y, 70),
    night: () => stars(context, 130, horizon * 0.92) + moon(context, x, y, 104),
  }[light.time]()
  const bright = tint(sky[3], 0.2)
  const haze = ellipse(
    SIZE / 2,
    horizon,
    SIZE * 0.95,
    260,
    context.defs.radialGradient(alpha(bright, 0.5), alpha(bright, 0.2), alpha(bright, 0)),
  )
  return (
    wash(context, sky, horizon) +
    body +
    clouds(context, sky, count, 170, horizon * 0.8, light.time === 'sunset' ? undefined : [x, y]) +
    haze
  )
}
