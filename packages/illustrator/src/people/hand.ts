import { alpha, shadeSkin } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'
import type { HandShape } from './pose-parts.ts'

/**
 * A hand seen along its arm, in units of its length / 60, with the wrist at (0, 0) and the fingers pointing down.
 * @param thumb where the thumb is: -1 left, 1 right, 0 in the middle, facing the viewer
 * @param back the back of the hand is seen instead of the palm
 */
export function drawHand(kind: HandShape, skin: string, thumb: number, back: boolean): string {
  const crease = alpha(shadeSkin(skin, 0.5), 0.42)
  const side = thumb < 0 ? -1 : 1
  const aside = Math.abs(thumb)
  const finger = (x: number, degrees: number, length: number) => {
    const angle = (degrees * Math.PI) / 180
    return `M${n(x)} 26L${n(x + Math.sin(angle) * length)} ${n(26 + Math.cos(angle) * length)}`
  }
  /** Seen from its edge a hand is narrow. */
  const wide = 0.74 + 0.26 * aside
  const thumbLine = (degrees: number, length: number, width = 15) => {
    const angle = (degrees * Math.PI) / 180
    const from = side * 11 * aside
    return line(
      `M${n(from)} 15L${n(from + side * Math.sin(angle) * length * Math.max(0.25, aside))} ${n(15 + Math.cos(angle) * length)}`,
      skin,
      width,
    )
  }
  switch (kind) {
    case 'open':
      return (
        thumbLine(62, 25, 14.5) +
        line(
          finger(-14 * side * wide, -24 * side, 25) +
            finger(-5 * side * wide, -8 * side, 32) +
            finger(6 * side * wide, 7 * side, 33) +
            finger(15 * side * wide, 22 * side, 28),
          skin,
          13.4,
        ) +
        ellipse(0, 20, 22 * wide, 22, skin) +
        (back ? '' : line(`M${n(-9 * wide)} 26q${n(9 * wide)} 6 ${n(17 * wide)} -2`, crease, 2.8))
      )
    case 'point':
      return (
        line(`M${n(side * 4)} 26L${n(side * 7)} 64`, skin, 13.5) +
        ellipse(0, 22, 21 * wide, 21, skin) +
        thumbLine(24, 22, 14) +
        line(`M${n(-side * 12)} 32q${n(side * 6)} 5 ${n(side * 12)} 2`, crease, 2.8)
      )
    case 'grip':
    case 'fist':
      return (
        ellipse(0, 21, 23 * wide, 23, skin) +
        line('M-11 32v8M-1 35v8M9 33v7', crease, 3) +
        (back && aside > 0.6
          ? ''
          : thumbLine(38, 17, 15) + line(`M${n(side * 4)} 31q${n(side * 9)} 3 ${n(side * 14)} -3`, crease, 2.4))
      )
    case 'joined':
    case 'rest':
      return (
        shape(
          `M${n(-20 * wide)} 0C${n(-26 * wide)} 20 ${n(-22 * wide)} 44 ${n(-6 * wide)} 53C${n(6 * wide)} 57 ${n(18 * wide)} 48 ${n(21 * wide)} 30C${n(23 * wide)} 18 ${n(21 * wide)} 8 ${n(19 * wide)} 0Z`,
          skin,
        ) +
        thumbLine(18, 24) +
        line(
          `M${n(-side * 6 * wide)} 52q${n(side * 2)} -8 ${n(side)} -14M${n(side * 5 * wide)} 51q${n(side)} -6 ${n(side)} -10`,
          crease,
          2.6,
        )
      )
  }
}
