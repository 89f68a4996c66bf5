import { LARGEST_SMALL, lineHeight, lineWidth, type SizeLimits } from './line-size.ts'
import type { Token } from './title-tokens.ts'

export interface SizedLine {
  tokens: readonly Token[]
  /** Cap height of the largest words, in px. */
  size: number
  /** px */
  width: number
}

/** Lines of a candidate, with the sizes at which they fill a width. */
export interface Sizing {
  lines: SizedLine[]
  /** Sum of the heights of the lines in px, without gaps. */
  height: number
}

/** Widths that lines are set to, relative to the box. */
const MEASURES = [1, 0.93, 0.85, 0.76, 0.66, 0.55]
/** Largest sizes, relative to the height of the box. */
const LARGEST = { hero: 0.48, big: 0.36 }
/** Size of the name relative to the other words of a title, if there is space. */
const DOMINANCE = 1.4
/** Largest relation of the sizes of lines without the name. */
const EVENNESS = 1.5

/** Part of the descenders that adds to the height: the others fit between the letters of the next line. */
const NESTED = 0.4

interface MeasuredLine {
  tokens: readonly Token[]
  hasHero: boolean
  isSmall: boolean
  /** Sizes at which the line is as wide as each of the measures. */
  fitting: number[]
  /** Height in cap heights of the line. */
  height: number
}

/** Sizes lines of tokens, and remembers what it measures, since candidates have lines in common. */
export function createSizer(tokens: readonly Token[], limits: SizeLimits) {
  const measured = new Map<number, MeasuredLine>()
  const { smallest, height } = limits

  const measure = (start: number, end: number): MeasuredLine => {
    const key = start * 1000 + end
    const known = measured.get(key)
    if (known) return known
    const line = tokens.slice(start, end)
    const { above, below } = lineHeight(line, smallest * 2, limits)
    const result = {
      tokens: line,
      hasHero: line.some(({ kind }) => kind === 'hero'),
      isSmall: line.every(({ kind }) => kind === 'small'),
      fitting: MEASURES.map(share => fitSize(line, share * limits.width, limits)),
      height: (above + NESTED * below) / (smallest * 2),
    }
    measured.set(key, result)
    return result
  }

  /** @param starts indexes of the first tokens of the lines */
  return (starts: readonly number[]): Sizing[] => {
    const lines = starts.map((start, i) => measure(start, starts[i + 1] ?? tokens.length))
    return MEASURES.map((share, measure) => {
      const sizes = sizeLines(lines, measure, { smallest, height })
      const sizing: Sizing = { lines: [], height: 0 }
      for (const [i, line] of lines.entries()) {
        const size = sizes[i] ?? smallest
        // Nearly exact: small words may not shrink with the line.
        const width = (share * limits.width * size) / (line.fitting[measure] ?? size)
        sizing.lines.push({ tokens: line.tokens, size, width })
        sizing.height += line.height * size
      }
      return sizing
    })
  }
}

function sizeLines(
  lines: readonly MeasuredLine[],
  measure: number,
  { smallest, height }: Omit<SizeLimits, 'width'>,
): number[] {
  const fitting = lines.map(line => line.fitting[measure] ?? smallest)
  const sizeOf = (test: (line: MeasuredLine) => boolean, largest: number) =>
    Math.min(largest, ...fitting.filter((_, i) => lines[i] && test(lines[i])))
  const hero = sizeOf(({ hasHero }) => hasHero, LARGEST.hero * height)
  const hasHero = lines.some(line => line.hasHero)
  const largestBig = hasHero ? largestBeside(hero, smallest) : LARGEST.big * height
  const smallestBig = sizeOf(({ hasHero, isSmall }) => !hasHero && !isSmall, largestBig)
  return lines.map((line, i) => {
    const fit = fitting[i] ?? smallest
    if (line.isSmall) return Math.min(fit, Math.max(smallest, smallestBig * 0.62))
    if (line.hasHero) return hero
    return Math.min(fit, largestBig, smallestBig * EVENNESS)
  })
}

/** A long name may be so small that the other words would not be legible if they were much smaller. */
const largestBeside = (hero: number, smallest: number) =>
  Math.min(hero * 0.97, Math.max(hero / DOMINANCE, (smallest * 1.05) / LARGEST_SMALL))

/** The size at which a line is as wide as `target`: almost proportional to it, since only small words may not shrink with the line. */
function fitSize(line: readonly Token[], target: number, limits: SizeLimits): number {
  let size = limits.smallest * 2
  for (let i = 0; i < 4; i += 1) size *= target / lineWidth(line, size, limits)
  return size
}
