import { mix } from '../canvas/colour.ts'
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

const INSIDE = '#7c2a35'
const TONGUE = '#e2777a'
const TEETH = '#fff6ea'

/** A mouth centred on (0, 0), in head units. */
export function drawMouth(kind: Mouth, look: Look): string {
  const ink = mix(look.lips, '#4a1826', 0.55)
  const stroke = (data: string) => line(data, ink, 5.2)
  const gap = look.face.gap ? box(-4, -4, 7, 6, INSIDE) : ''
  switch (kind) {
    case 'laugh':
      return (
        shape('M-29 -8C-12 -3 12 -3 29 -8C28 24 -28 24 -29 -8Z', INSIDE) +
        shape('M-16 10C-6 2 6 2 16 10C8 18 -8 18 -16 10Z', TONGUE) +
        shape('M-24 -6C-10 -2 10 -2 24 -6C20 3 -20 3 -24 -6Z', TEETH) +
        gap +
        stroke('M-32 -10q2 4 5 4M32 -10q-2 4 -5 4')
      )
    case 'open-smile':
      return (
        shape('M-19 -5C-8 -1 8 -1 19 -5C18 17 -18 17 -19 -5Z', INSIDE) +
        shape('M-15 -4C-6 -1 6 -1 15 -4C12 2 -12 2 -15 -4Z', TEETH) +
        gap
      )
    case 'smile':
      return stroke('M-26 -5Q0 17 26 -5')
    case 'rest-smile':
      return stroke('M-15 -2Q0 9 15 -2')
    case 'small':
      return ellipse(0, 2, 8.5, 7.5, INSIDE) + ellipse(0, 5.5, 5, 3, TONGUE)
    case 'round':
      return ellipse(0, 4, 12, 15, INSIDE) + ellipse(0, 12, 7, 5, TONGUE)
    case 'wavy':
      return stroke('M-17 7Q0 -8 17 7')
    case 'wide-wavy':
      return (
        shape('M-22 8C-16 -8 -6 -6 0 -4C6 -6 16 -8 22 8C10 3 -10 3 -22 8Z', INSIDE) +
        stroke('M-22 8C-16 -8 -6 -6 0 -4C6 -6 16 -8 22 8')
      )
    case 'firm':
      return stroke('M-20 2Q2 9 22 -5')
    case 'pressed':
      return stroke('M-17 1Q0 4 17 1')
    case 'pressed-down':
      return stroke('M-16 4Q0 -3 16 4M-7 11q7 3 14 0')
    case 'skewed':
      return stroke('M-18 5Q-4 -3 18 -2')
    case 'smirk':
      return stroke('M-16 1Q6 13 25 -8M25 -11q4 3 3 8')
    case 'frown':
      return stroke('M-20 8Q0 -10 20 8')
    case 'rest':
      return stroke('M-12 0Q0 4 12 0')
  }
}
