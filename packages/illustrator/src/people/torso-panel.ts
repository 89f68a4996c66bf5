import type { Spot, Surface } from './surface.ts'

/** A panel that is mirrored at the middle: half angles by height. */
export const panel = (
  { torso }: { torso: Surface },
  rows: readonly (readonly [half: number, up: number])[],
  out = 1.015,
): string => {
  const steps = [-1, -0.5, 0, 0.5, 1]
  return rows
    .slice(1)
    .map(([half, up], i) => {
      const [half0, up0] = rows[i] ?? [half, up]
      return torso.band(
        steps.map((step): Spot => [half0 * step, up0]),
        steps.map((step): Spot => [half * step, up]),
        out,
      )
    })
    .join('')
}
