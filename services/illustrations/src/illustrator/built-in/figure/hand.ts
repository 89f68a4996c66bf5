import { shade } from '../canvas/colour.ts'
import { type Point, toward } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import type { HandShape } from './pose.ts'

/** A hand with its wrist at (0, 0). `thumb` is the side of the thumb when the fingers point down. */
export function drawHand(
  kind: HandShape,
  wrist: Point,
  angle: number,
  skin: string,
  plump: number,
  thumb: 1 | -1,
): string {
  const crease = shade(skin, 0.24)
  const finger = (degrees: number, length: number) => {
    const from = toward([0, 22], degrees, 12)
    const to = toward([0, 22], degrees, length)
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`
  }
  const drawing = (): string => {
    switch (kind) {
      case 'open':
        return (
          line(finger(-30, 46) + finger(-10, 52) + finger(11, 51) + finger(32, 44), skin, 14.5) +
          line(finger(thumb * 74, 38), skin, 14.5) +
          ellipse(0, 20, 24, 24, skin) +
          line(`M-10 26q10 7 20 0`, crease, 3)
        )
      case 'point':
        return (
          line('M4 24L8 70', skin, 15) +
          ellipse(0, 22, 24, 24, skin) +
          line(`M${-4} 34q-8 2 -10 -6M8 38q-7 2 -9 -5`, crease, 3.5) +
          ellipse(thumb * 14, 20, 9, 14, skin, thumb * -22)
        )
      case 'grip':
        return (
          ellipse(0, 20, 26, 25, skin) +
          line('M-14 30v8M-3 33v9M9 31v8', crease, 3.5) +
          ellipse(thumb * 18, 18, 9, 15, skin, thumb * -30)
        )
      default:
        return (
          shape('M-21 4C-27 24 -22 48 -4 54C14 56 24 40 22 6Z', skin) +
          ellipse(thumb * 20, 22, 9.5, 18, skin, thumb * -24) +
          line('M-4 52q-3 -8 -2 -14M8 50q-1 -7 -1 -11', crease, 3)
        )
    }
  }
  return place(circle(0, 4, 20, skin) + drawing(), wrist[0], wrist[1], { scale: plump, turn: -angle })
}
