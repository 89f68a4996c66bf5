import { alpha, shade } from '../canvas/colour.ts'
import { circle, ellipse, line, shape } from '../canvas/svg.ts'
import type { Motif } from './outfit.ts'
import { starPath } from './patterns.ts'

/** A print for the front of a shirt, within 45 units around (0, 0). */
export function drawMotif(motif: Motif, main: string, second: string): string {
  switch (motif) {
    case 'sun':
      return (
        line('M0 -44V-34M31 -31L24 -24M44 0H34M31 31L24 24M0 44V34M-31 31L-24 24M-44 0H-34M-31 -31L-24 -24', main, 7) +
        circle(0, 0, 26, main) +
        line('M-9 4q9 9 18 0', second, 4) +
        circle(-8, -5, 3, second) +
        circle(8, -5, 3, second)
      )
    case 'mango':
      return (
        shape('M-6 -34C28 -38 44 -4 26 22C8 46 -34 40 -36 10C-37 -4 -22 -6 -18 -16C-15 -24 -14 -32 -6 -34Z', main) +
        shape('M-4 -34C6 -52 28 -50 36 -42C24 -32 8 -30 -4 -34Z', '#6f9a56') +
        ellipse(2, 8, 8, 12, alpha(second, 0.5), 30)
      )
    case 'elephant':
      return (
        shape(
          'M-34 30V2C-34 -22 -14 -30 6 -26C22 -36 44 -24 42 0C42 16 46 24 38 28C32 30 28 24 30 14L26 8L20 30H6V14H-16V30Z',
          main,
        ) +
        ellipse(12, -8, 12, 15, second) +
        circle(32, -8, 3, shade(main, 0.6))
      )
    case 'rocket':
      return (
        shape('M0 -48C18 -30 20 -4 14 22H-14C-20 -4 -18 -30 0 -48Z', main) +
        shape('M-15 4L-30 28L-13 22ZM15 4L30 28L13 22Z', second) +
        circle(0, -12, 9, second) +
        shape('M-8 24L0 46L8 24Z', '#f2a93b')
      )
    case 'fish':
      return (
        shape('M-38 0C-20 -30 16 -28 28 -2L46 -20V22L28 4C14 28 -20 28 -38 0Z', main) +
        circle(-18, -5, 4.5, shade(main, 0.7)) +
        line('M-4 -16q8 15 0 30M10 -14q7 13 0 26', second, 4.5)
      )
    case 'peacock':
      return (
        [-60, -36, -12, 12, 36, 60]
          .map(turn => `<g transform="rotate(${turn})">${ellipse(0, -28, 9, 18, main)}${circle(0, -34, 5, second)}</g>`)
          .join('') +
        shape('M-10 34C-22 14 -8 6 -6 -8C-4 -18 8 -18 8 -8C10 6 24 14 10 34Z', second) +
        circle(1, -9, 2.4, '#241a2a')
      )
    case 'auto':
      return (
        shape('M-40 22V-14C-38 -28 -24 -32 -6 -32H18C32 -30 36 -12 42 22Z', main) +
        shape('M-32 -8C-31 -18 -26 -22 -14 -22H-6V-4H-32ZM2 -22H16C24 -20 26 -12 28 -4H2Z', second) +
        circle(-22, 24, 11, '#3a3038') +
        circle(24, 24, 11, '#3a3038')
      )
    case 'star':
      return shape(starPath(0, 0, 42), main) + shape(starPath(0, 2, 22), second)
  }
}
