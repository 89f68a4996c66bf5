import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, n, polygon } from '../canvas/path.ts'
import { circle, dots, line, place, shape } from '../canvas/svg.ts'

/** Clocks and their works; the origin is the centre. */

/** The hand of a clock: an iron arrow that points up. */
const arrow = (length: number, width: number, colour: string): string =>
  line(`M0 ${n(length * 0.24)}V${n(-length * 0.82)}`, colour, width) +
  shape(
    polygon([
      [0, -length],
      [width * 1.8, -length * 0.74],
      [0, -length * 0.8],
      [-width * 1.8, -length * 0.74],
    ]),
    colour,
  ) +
  circle(0, -length * 0.46, width * 1.5, colour) +
  shape(
    polygon([
      [0, length * 0.16],
      [width * 1.6, length * 0.32],
      [-width * 1.6, length * 0.32],
    ]),
    colour,
  )

interface ClockColours {
  face: string
  rim: string
  iron: string
}

/** A clock of the given radius that shows `minutes` after twelve. */
export function clockFace(r: number, { face, rim, iron }: ClockColours, minutes: number): string {
  const marks = Array.from({ length: 12 }, (_, i) =>
    place(
      i % 3 === 0
        ? shape(
            polygon([
              [0, -r * 0.92],
              [r * 0.05, -r * 0.82],
              [0, -r * 0.72],
              [-r * 0.05, -r * 0.82],
            ]),
            iron,
          )
        : line(`M0 ${n(-r * 0.88)}V${n(-r * 0.78)}`, iron, r * 0.035),
      0,
      0,
      { turn: i * 30 },
    ),
  ).join('')
  const petals = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    return circlePath(Math.sin(angle) * r * 0.34, -Math.cos(angle) * r * 0.34, r * 0.1)
  }).join('')
  return (
    circle(0, 0, r * 1.16, shade(rim, 0.24)) +
    circle(0, 0, r * 1.12, rim) +
    circle(0, 0, r * 1.02, shade(rim, 0.34)) +
    circle(0, 0, r, face) +
    shape(petals, alpha(shade(rim, 0.1), 0.22)) +
    circle(0, 0, r * 0.28, alpha(shade(rim, 0.1), 0.2)) +
    marks +
    place(arrow(r * 0.56, r * 0.05, iron), 0, 0, { turn: minutes / 2 }) +
    place(arrow(r * 0.86, r * 0.036, iron), 0, 0, { turn: minutes * 6 }) +
    circle(0, 0, r * 0.07, tint(iron, 0.3))
  )
}

/** A cogwheel with spokes. */
export function cogwheel(r: number, teeth: number, colour: string, turn = 0): string {
  const outer: [number, number][] = []
  for (let i = 0; i < teeth * 4; i++) {
    const angle = ((i - 0.5) / (teeth * 4)) * Math.PI * 2
    const length = i % 4 === 1 || i % 4 === 2 ? r : r * 0.86
    outer.push([Math.sin(angle) * length, -Math.cos(angle) * length])
  }
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return `M0 0L${n(Math.sin(angle) * r * 0.74)} ${n(-Math.cos(angle) * r * 0.74)}`
  }).join('')
  const hole = circlePath(0, 0, r * 0.66)
  return place(
    `<path d="${polygon(outer)}${hole}" fill="${colour}" fill-rule="evenodd"/>` +
      line(spokes, shade(colour, 0.1), r * 0.1) +
      line(circlePath(0, 0, r * 0.72), tint(colour, 0.3), r * 0.03) +
      circle(0, 0, r * 0.18, tint(colour, 0.16)) +
      circle(0, 0, r * 0.07, shade(colour, 0.5)),
    0,
    0,
    { turn },
  )
}

/** A tangle of kite string. */
export const tangle = (r: number, colours: readonly string[]): string =>
  colours
    .map((colour, i) =>
      place(
        line(
          `M${n(-r)} 0C${n(-r)} ${n(-r * 1.2)} ${n(r)} ${n(-r * 1.2)} ${n(r)} 0S${n(-r * 0.8)} ${n(r)} ${n(-r * 0.8)} 0S${n(r * 0.6)} ${n(-r * 0.7)} ${n(r * 0.6)} ${n(r * 0.1)}S${n(-r * 0.4)} ${n(r * 0.7)} ${n(-r * 0.3)} 0M${n(-r)} ${n(r * 0.2)}Q${n(-r * 1.6)} ${n(r * 1.4)} ${n(-r * 1.1)} ${n(r * 2.2)}`,
          colour,
          r * 0.09,
        ),
        0,
        0,
        { turn: i * 67, scale: 1 - i * 0.1 },
      ),
    )
    .join('') + dots([[r * 0.1, -r * 0.1, r * 0.16]], '#3a2c30')
