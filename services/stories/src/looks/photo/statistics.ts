import type { Lab } from './lab.ts'

/** @param share from 0 (the smallest value) to 1 (the largest) */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

/** The medians of lightness, a and b. */
export const middle = (colours: readonly Lab[]): Lab =>
  [0, 1, 2].map(channel =>
    quantile(
      colours.map(colour => colour[channel] as number),
      0.5,
    ),
  ) as unknown as Lab

/** How different two colours look: 2 is just visible. */
export const distance = ([l1, a1, b1]: Lab, [l2, a2, b2]: Lab) => Math.hypot(l1 - l2, a1 - a2, b1 - b2)
