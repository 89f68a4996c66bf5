import type { Random } from '@kahani/random/random'

/** The curve of a line: how far it is below the middle of the line, in px, at a distance from the middle. */
export type Baseline = (x: number) => number

/**
 * Baselines of the lines of a title, which bend in the same way, the lower ones less.
 * @param width of the widest line, in px
 */
export function createBaselines(lineCount: number, width: number, random: Random): Baseline[] {
  const kind = lineCount === 1 ? 'arch' : random.pick(['arch', 'arch', 'wave', 'rise'])
  const strength = random.between(0.85, 1.15) * (lineCount > 3 ? 0.6 : 1)
  const turn = random.pick([-1, 1])
  return Array.from({ length: lineCount }, (_, i) => {
    const share = strength * (1 - (0.55 * i) / Math.max(lineCount - 1, 1))
    const at = (x: number) => (2 * x) / width
    if (kind === 'arch') return x => 0.036 * share * width * at(x) ** 2
    if (kind === 'wave') return x => 0.013 * share * width * turn * Math.sin(2.6 * at(x))
    return x => 0.016 * width * share * (0.5 * at(x) ** 2 - at(x))
  })
}

/** Angle of a curve in radians. */
export const slopeAt = (baseline: Baseline, x: number) => Math.atan2(baseline(x + 1) - baseline(x - 1), 2)
