import { SIZE } from '../canvas.ts'
import { alpha, mix, tint } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { curve, n, type Point } from '../path.ts'
import { box, circle, dots, ellipse, line, shape } from '../svg.ts'
import type { Sky } from './skies.ts'

/** A radial light that fades to nothing. */
export const glow = ({ paints }: Easel, x: number, y: number, r: number, colour: string, strength = 0.7): string =>
  circle(
    x,
    y,
    r,
    paints.round(
      alpha(colour, strength),
      alpha(colour, strength * 0.4),
      alpha(colour, strength * 0.12),
      alpha(colour, 0),
    ),
  )

/** The whole square in the colours of a sky, with a few broad brush marks. */
export function wash(easel: Easel, sky: Sky, horizon = SIZE): string {
  const { random, paints } = easel
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
    box(0, 0, SIZE, horizon, paints.down(...sky)) +
    line(strokes.slice(0, 13).join(''), alpha(sky[3], 0.045), 34) +
    line(strokes.slice(13).join(''), alpha(sky[0], 0.05), 26) +
    (horizon < SIZE ? box(0, horizon - 1, SIZE, SIZE - horizon + 1, sky[3]) : '')
  )
}

const sparkle = (x: number, y: number, r: number) =>
  `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`

/** Stars down to `floor`, thinning out towards it. */
export function stars({ random }: Easel, count: number, floor: number, colour = '#fff4d2'): string {
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

export function sun(easel: Easel, x: number, y: number, r: number): string {
  const warm = easel.light.time === 'sunset' ? '#ffb26a' : '#ffe6a6'
  return (
    glow(easel, x, y, r * 4.4, warm, 0.55) +
    circle(x, y, r * 1.34, alpha('#fff2cf', 0.35)) +
    circle(x, y, r, easel.light.time === 'sunset' ? '#ffe0a0' : '#fff3cd') +
    circle(x + r * 0.12, y + r * 0.12, r * 0.82, easel.light.time === 'sunset' ? '#ffd389' : '#ffedb6')
  )
}

export function moon(easel: Easel, x: number, y: number, r: number): string {
  const halo =
    glow(easel, x, y, r * 4.2, '#cfe8e6', 0.42) +
    circle(x, y, r * 1.5, alpha('#e9f2da', 0.1)) +
    circle(x, y, r * 1.22, alpha('#f4f2d6', 0.14))
  if (easel.light.time === 'dusk') {
    const crescent = `M${n(x + r * 0.3)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r)} ${n(y + r * 0.3)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(x + r * 0.3)} ${n(y - r)}Z`
    return halo + shape(crescent, '#fdf1d0')
  }
  return (
    halo +
    circle(x, y, r, '#fdf4d6') +
    circle(x - r * 0.08, y - r * 0.06, r * 0.9, '#fff9e4') +
    ellipse(x - r * 0.32, y - r * 0.2, r * 0.22, r * 0.17, alpha('#d9d3b0', 0.55), -20) +
    ellipse(x + r * 0.28, y + r * 0.34, r * 0.28, r * 0.2, alpha('#d9d3b0', 0.5), 12) +
    ellipse(x + r * 0.36, y - r * 0.4, r * 0.12, r * 0.1, alpha('#d9d3b0', 0.5)) +
    ellipse(x - r * 0.3, y + r * 0.46, r * 0.12, r * 0.09, alpha('#d9d3b0', 0.45))
  )
}

/** The heap of a cloud as one outline: round above, flat below. */
export function puff({ random }: Easel, x: number, y: number, width: number, height: number): string {
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

/** A cloud that thins out below, with a lit top. */
export function cloud(easel: Easel, x: number, y: number, width: number, colour: string): string {
  const { paints } = easel
  const height = width * 0.4
  return (
    shape(
      puff(easel, x + width * 0.08, y + height * 0.06, width * 0.9, height * 0.8),
      paints.down(alpha(colour, 0.55), alpha(colour, 0.4), alpha(colour, 0.1)),
    ) +
    shape(
      puff(easel, x, y, width, height),
      paints.down(tint(colour, 0.3), colour, alpha(colour, 0.8), alpha(colour, 0.04)),
    )
  )
}

/** Drifting clouds between two heights, smaller and paler the lower they are; `clear` is a place they leave free. */
export function clouds(
  easel: Easel,
  sky: Sky,
  count: number,
  from: number,
  to: number,
  clear: Point | undefined = undefined,
): string {
  const { random, light } = easel
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
    drawing += cloud(easel, x, y, width, air)
  }
  return drawing
}

/** The sky with whatever shines in it at this time of day. */
export function openSky(
  easel: Easel,
  sky: Sky,
  horizon: number,
  { count = 5, shining }: { count?: number; shining?: Point } = {},
): string {
  const { light, random } = easel
  const x = shining?.[0] ?? random.between(980, 1280)
  const y =
    shining?.[1] ??
    { morning: horizon * 0.62, day: 210, sunset: horizon * 0.72, dusk: horizon * 0.3, night: horizon * 0.27 }[
      light.time
    ]
  const body = {
    morning: () => sun(easel, x, y, 74),
    day: () => sun(easel, x, y, 78),
    sunset: () => sun(easel, x, y, 112),
    dusk: () => stars(easel, 46, horizon * 0.6) + moon(easel, x, y, 70),
    night: () => stars(easel, 130, horizon * 0.92) + moon(easel, x, y, 104),
  }[light.time]()
  const bright = tint(sky[3], 0.2)
  const haze = ellipse(
    SIZE / 2,
    horizon,
    SIZE * 0.95,
    260,
    easel.paints.round(alpha(bright, 0.5), alpha(bright, 0.2), alpha(bright, 0)),
  )
  return (
    wash(easel, sky, horizon) +
    body +
    clouds(easel, sky, count, 170, horizon * 0.8, light.time === 'sunset' ? undefined : [x, y]) +
    haze
  )
}
