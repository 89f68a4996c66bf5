import type { PlaceState } from '@kahani/scene/shot'
import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { markFace } from '../../canvas/marked-faces.ts'
import { circlePath, curve, n, type Point } from '../../canvas/path.ts'
import { circle, dots, ellipse, line, SIZE, shape } from '../../canvas/svg.ts'
import { nebula } from '../../scenery/planets.ts'
import { type Sky, SPACE } from '../../scenery/skies.ts'
import { glow, stars, wash } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'
import { levelPlane } from '../plane.ts'

/** The sky without air, and ground of dust. */

export const spaceOf = ({ context }: Stage): Sky => SPACE[context.light.time]

/** Stars and coloured dust over the whole picture. */
export function deepSky(stage: Stage, count = 220): string {
  const { context } = stage
  const sky = spaceOf(stage)
  return (
    wash(context, sky) + nebula(context, [sky[3], sky[2], mix(sky[3], '#e58ab0', 0.4)]) + stars(context, count, SIZE)
  )
}

export type Face = 'awake' | 'asleep' | 'yawning' | null

export const faceOfMoon = (states: ReadonlySet<PlaceState>): Face =>
  states.has('moon-awake')
    ? 'awake'
    : states.has('moon-asleep')
      ? 'asleep'
      : states.has('moon-yawning')
        ? 'yawning'
        : null

/** The face of the moon, drawn over a disc of radius `r` at (x, y). */
export function moonFace(x: number, y: number, r: number, face: Face): string {
  if (!face) return ''
  const ink = '#5a5478'
  const eye = (side: 1 | -1) => {
    const ex = x + side * r * 0.34
    const ey = y - r * 0.08
    return face === 'awake'
      ? ellipse(ex, ey, r * 0.17, r * 0.22, '#fffdf4') +
          ellipse(ex, ey, r * 0.11, r * 0.16, ink) +
          circle(ex + r * 0.04, ey - r * 0.06, r * 0.045, '#ffffff') +
          line(
            `M${n(ex - r * 0.16)} ${n(ey - r * 0.34)}Q${n(ex)} ${n(ey - r * 0.44)} ${n(ex + r * 0.16)} ${n(ey - r * 0.34)}`,
            ink,
            r * 0.035,
          )
      : line(`M${n(ex - r * 0.16)} ${n(ey)}Q${n(ex)} ${n(ey + r * 0.13)} ${n(ex + r * 0.16)} ${n(ey)}`, ink, r * 0.045)
  }
  const mouth =
    face === 'yawning'
      ? ellipse(x, y + r * 0.42, r * 0.15, r * 0.2, ink) + ellipse(x, y + r * 0.52, r * 0.09, r * 0.07, '#e58a9a')
      : face === 'awake'
        ? ellipse(x, y + r * 0.38, r * 0.08, r * 0.07, ink)
        : line(
            `M${n(x - r * 0.12)} ${n(y + r * 0.36)}Q${n(x)} ${n(y + r * 0.44)} ${n(x + r * 0.12)} ${n(y + r * 0.36)}`,
            ink,
            r * 0.04,
          )
  const cheeks = [-1, 1].map(side => circle(x + side * r * 0.56, y + r * 0.24, r * 0.13, alpha('#f2a0a0', 0.4)))
  return markFace(eye(-1) + eye(1) + mouth + cheeks.join(''), x, y, r)
}

/** A large moon with craters, with or without a face. */
export function greatMoon(stage: Stage, x: number, y: number, r: number, face: Face): string {
  const { context } = stage
  const pits = (list: readonly (readonly [number, number, number])[]) =>
    list.map(([dx, dy, s]): [number, number, number] => [x + dx * r, y + dy * r, s * r])
  return (
    glow(context, x, y, r * 2.6, '#e4f0dc', face === 'asleep' ? 0.26 : 0.5) +
    circle(x, y, r * 1.16, alpha('#f4f2d6', 0.16)) +
    circle(x, y, r, context.defs.radialGradient('#fffbe8', '#fdf4d6', '#f0e4bc')) +
    dots(
      pits([
        [-0.62, -0.5, 0.12],
        [0.1, -0.72, 0.1],
        [0.68, -0.34, 0.08],
        [-0.2, 0.74, 0.13],
        [0.6, 0.56, 0.1],
        [-0.72, 0.3, 0.06],
        [0.3, -0.44, 0.05],
      ]),
      alpha('#d9cfa4', 0.5),
    ) +
    (face === 'asleep' ? shape(circlePath(x, y, r), alpha('#1b2b5c', 0.24)) : '') +
    moonFace(x, y, r, face)
  )
}

interface GroundOptions {
  colour: string
  dark: string
  /** Number of craters. */
  craters: number
  /** Concentric rings in the dust around this point. */
  rings?: Point
}

/** Dusty ground with craters, ripples and stones. */
export function dustOf(stage: Stage, { colour, dark, craters, rings }: GroundOptions): string {
  const { random, defs } = stage.context
  const ground = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.5
  const far = stage.view.zOf('horizon') * 2
  const area = ground.rect(-90000, start, 180000, far * 6 - start)
  if (area === '') return ''
  let pits = ''
  for (let i = craters; i > 0; i--) {
    const z = start * 0.5 + far * 0.5 * (i / craters) ** 2.2
    const reach = 768 / ground.scale(0, z)
    const x = random.between(-1.1, 1.1) * reach
    const r = random.between(180, 460) * (1 + z / 9000)
    if (Math.abs(x) < reach * 0.16 && z < 1500) continue
    pits +=
      shape(ground.disc(x, z, r * 1.12, r * 0.86), tint(colour, 0.34)) +
      shape(ground.disc(x, z, r, r * 0.74), shade(colour, 0.12)) +
      shape(ground.disc(x + r * 0.07, z - r * 0.08, r * 0.86, r * 0.6), mix(colour, dark, 0.5)) +
      shape(ground.disc(x + r * 0.12, z - r * 0.16, r * 0.6, r * 0.38), mix(colour, dark, 0.36))
  }
  const ripples = Array.from({ length: 34 }, () => {
    const z = start * 0.6 + random.next() ** 1.8 * 6000
    const x = random.between(-1, 1) * (768 / ground.scale(0, z))
    const l = random.between(200, 620)
    return curve([ground.at(x, z), ground.at(x + l * 0.5, z + 40), ground.at(x + l, z)])
  })
  const stones = Array.from({ length: 26 }, (): [number, number, number] => {
    const z = start * 0.5 + random.next() ** 1.6 * 4200
    const x = random.between(-1, 1) * (768 / ground.scale(0, z))
    return [...ground.at(x, z), random.between(16, 40) * ground.scale(x, z)]
  })
  const circles = rings
    ? [7, 6, 5, 4, 3, 2, 1]
        .map(i =>
          shape(
            ground.disc(rings[0], rings[1], i * 420, i * 300),
            i % 2 ? mix(colour, dark, 0.12) : tint(colour, 0.16),
          ),
        )
        .join('')
    : ''
  return (
    shape(area, defs.verticalGradient(tint(colour, 0.1), colour, mix(colour, dark, 0.4))) +
    circles +
    pits +
    line(ripples.slice(0, 17).join(''), alpha(tint(colour, 0.6), 0.3), 6) +
    line(ripples.slice(17).join(''), alpha(dark, 0.2), 7) +
    dots(
      stones.map(([x, y, r]): [number, number, number] => [x + r * 0.4, y + r * 0.5, r]),
      alpha(dark, 0.3),
    ) +
    dots(stones, tint(colour, 0.14))
  )
}

/** The stage with random choices of its own for the side that is seen. */
export const ofSide = (stage: Stage): Stage => ({
  ...stage,
  context: { ...stage.context, random: stage.context.random.fork(`side ${stage.side}`) },
})
