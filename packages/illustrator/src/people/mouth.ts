import { alpha, mix, shadeSkin } from '../canvas/colour.ts'
import { box, ellipse, line, shape } from '../canvas/svg.ts'
import type { Look } from './look.ts'

export type Mouth =
  | 'smile'
  | 'rest-smile'
  | 'laugh'
  | 'open-smile'
  | 'small'
  | 'round'
  | 'wavy'
  | 'wide-wavy'
  | 'firm'
  | 'pressed'
  | 'pressed-down'
  | 'skewed'
  | 'smirk'
  | 'frown'
  | 'rest'

const INSIDE = '#74242f'
const TONGUE = '#e07a78'
const TEETH = '#fff6ea'

/** A mouth centred on (0, 0), in head units. */
export function drawMouth(kind: Mouth, look: Look): string {
  const ink = mix(look.lips, '#4a1826', 0.58)
  const stroke = (data: string) => line(data, ink, 4.4)
  const lip = (y: number, half: number) =>
    line(`M${-half} ${y}Q0 ${y + half * 0.5} ${half} ${y}`, alpha(mix(look.lips, look.skin, 0.2), 0.75), 4.6)
  const dimples = (x: number, y: number) =>
    line(`M${-x} ${y}q-3 -3 -1 -6M${x} ${y}q3 -3 1 -6`, alpha(shadeSkin(look.skin, 0.5), 0.4), 2.8)
  const gap = look.face.gap ? box(-4, -5, 7, 7, INSIDE, 2) : ''
  switch (kind) {
    case 'laugh':
      return (
        shape('M-30 -9C-14 -4 14 -4 30 -9C30 26 -30 26 -30 -9Z', INSIDE) +
        shape('M-17 12C-8 3 8 3 17 12C9 19 -9 19 -17 12Z', TONGUE) +
        shape('M-26 -7C-12 -3 12 -3 26 -7C22 3 -22 3 -26 -7Z', TEETH) +
        gap +
        line('M-30 -9C-14 -4 14 -4 30 -9', ink, 3.4) +
        dimples(33, -6) +
        lip(22, 9)
      )
    case 'open-smile':
      return (
        shape('M-20 -6C-8 -2 8 -2 20 -6C19 18 -19 18 -20 -6Z', INSIDE) +
        shape('M-10 9C-5 4 5 4 10 9C5 13 -5 13 -10 9Z', TONGUE) +
        shape('M-16 -5C-6 -2 6 -2 16 -5C13 2 -13 2 -16 -5Z', TEETH) +
        gap +
        dimples(23, -4)
      )
    case 'smile':
      return stroke('M-25 -5Q0 17 25 -5') + dimples(27, -2) + lip(13, 7)
    case 'rest-smile':
      return stroke('M-16 -2Q0 9 16 -2') + lip(9, 6)
    case 'small':
      return ellipse(0, 2, 8.5, 7.5, INSIDE) + ellipse(0, 5.5, 5, 3, TONGUE)
    case 'round':
      return ellipse(0, 4, 12.5, 15.5, INSIDE) + ellipse(0, 12, 8, 6, TONGUE)
    case 'wavy':
      return stroke('M-16 6Q-6 -5 2 1Q9 6 16 3') + lip(11, 5)
    case 'wide-wavy':
      return (
        shape('M-22 9C-16 -8 -6 -6 0 -4C6 -6 16 -8 22 9C10 4 -10 4 -22 9Z', INSIDE) +
        shape('M-15 -1C-8 -5 8 -5 15 -1C8 1 -8 1 -15 -1Z', TEETH) +
        stroke('M-22 9C-16 -8 -6 -6 0 -4C6 -6 16 -8 22 9')
      )
    case 'firm':
      return stroke('M-20 2Q2 8 22 -5') + lip(9, 6)
    case 'pressed':
      return stroke('M-17 1Q0 4 17 1') + lip(8, 6)
    case 'pressed-down':
      return stroke('M-16 4Q0 -3 16 4') + lip(9, 5)
    case 'skewed':
      return stroke('M-17 5Q-4 -3 18 -2') + lip(9, 5)
    case 'smirk':
      return (
        stroke('M-16 1Q6 13 25 -8') + line('M25 -8q4 -3 2 -7', alpha(shadeSkin(look.skin, 0.5), 0.5), 3) + lip(11, 5)
      )
    case 'frown':
      return stroke('M-19 8Q0 -10 19 8') + lip(9, 5)
    case 'rest':
      return stroke('M-12 0Q0 4 12 0') + lip(7, 5)
  }
}
