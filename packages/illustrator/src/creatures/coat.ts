import { brightnessOf, shade, tint } from '../canvas/colour.ts'
import type { Mark } from './markings.ts'

/** The coat of a pet. */
export interface CoatColours {
  coat: string
  /** Colour of patches or stripes. */
  second: string
  pattern: 'plain' | 'patches' | 'stripes'
}

/** Its paler underside. */
export const paleOf = (coat: string): string => tint(coat, 0.66)
/** Lines and ears that are told from it: darker, or lighter on a black one. */
export const lineOf = (coat: string): string => (brightnessOf(coat) < 90 ? tint(coat, 0.3) : shade(coat, 0.34))

/** Marks on the body, from the tail to the neck. `thick` is the width of a stripe in world units. */
export function marksOf({ second, pattern }: CoatColours, on: (colour: string) => string, thick: number): Mark[] {
  const colour = on(second)
  if (pattern === 'stripes')
    return [0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9].flatMap((along, i): Mark[] => [
      { kind: 'stripe', along, from: 84, to: i % 2 ? 10 : 26, width: thick, colour },
      { kind: 'stripe', along, from: 96, to: i % 2 ? 170 : 154, width: thick, colour },
    ])
  if (pattern === 'patches')
    return (
      [
        [0.2, 52, 0.17, 44],
        [0.62, 96, 0.16, 40],
        [0.42, 168, 0.13, 34],
        [0.86, 20, 0.12, 30],
        [0.1, 130, 0.1, 30],
      ] as const
    ).map(([along, around, long, wide]): Mark => ({ kind: 'spot', along, around, size: [long, wide], colour }))
  return []
}
