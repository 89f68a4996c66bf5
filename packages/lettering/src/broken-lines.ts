import type { Random } from '@kahani/random/random'
import { LARGEST_SMALL, lineWidth, type SizeLimits, tokenSize } from './line-size.ts'
import { createSizer, type SizedLine, type Sizing } from './sized-lines.ts'
import type { Token } from './title-tokens.ts'

/** Distance of the lines, relative to the mean size. */
const LINE_GAP = 0.2
const MAX_LINES = 6
/** Compositions that are set to find out which fills the box best; fewer of titles of many words, which take longer. */
const FINALISTS = { usual: 4, many: 2 }
const MANY_WORDS = 14
/** Weight of the size of the smallest line, compared to the mean. */
const LEGIBILITY = 0.4

/** Costs of a break, in the unit of `rate`: 0.1 is a difference of 10 % in size. */
const COST = {
  afterSmall: 0.45,
  /** “and the”, stacked beside the name. */
  pairAfterName: 0.1,
  insideName: 0.5,
  smallLine: 0.16,
  lonelySmallLine: 0.5,
  line: [0, 0.25, 0, 0, 0.12, 0.3, 0.5],
}

/** A way to break a title into lines. */
export interface Composition {
  lines: SizedLine[]
  /** @param scale by which all sizes are multiplied at last */
  rate(scale: number): number
}

/**
 * Breaks a title into lines by sense, such that the words are large and the lines of similar width.
 * @returns the best compositions, whose real height is not known yet
 */
export function breakLines(tokens: readonly Token[], limits: SizeLimits, random: Random): Composition[] {
  const taste = {
    alone: random.between(0.1, 0.5),
    lines: [0, 0, random.between(-0.12, 0.04), random.between(-0.04, 0.12)],
  }
  const size = createSizer(tokens, limits)
  const rated = listBreaks(tokens, limits).map(starts => {
    let best: { sizing: Sizing; rating: number } | undefined
    for (const sizing of size(starts)) {
      const rating = rate(sizing, limits, estimateScale(sizing, limits)) + suit(sizing, taste)
      if (!best || rating > best.rating) best = { sizing, rating }
    }
    return best
  })
  return rated
    .flatMap(best => best ?? [])
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, tokens.length > MANY_WORDS ? FINALISTS.many : FINALISTS.usual)
    .map(({ sizing }) => ({
      lines: sizing.lines.map(line => ({ ...line, width: lineWidth(line.tokens, line.size, limits) })),
      rate: scale => rate(sizing, limits, scale) + suit(sizing, taste) - illegibility(sizing, limits, scale),
    }))
}

/** What does not fit is made smaller as a whole. */
function estimateScale({ lines, height }: Sizing, box: SizeLimits): number {
  const mean = lines.reduce((sum, { size }) => sum + size, 0) / lines.length
  const total = height + (lines.length - 1) * LINE_GAP * mean
  return Math.min(1, box.height / total, ...lines.map(({ width }) => box.width / width))
}

/** All ways to break the tokens, except those with lines that differ too much to be worth rating. */
function listBreaks(tokens: readonly Token[], { smallest, width }: SizeLimits): number[][] {
  const lengths = tokens.map(
    ({ words, kind }) => words.reduce((sum, { advance }) => sum + advance + 0.4, 0) * (kind === 'small' ? 0.6 : 1),
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const needed = Math.ceil((total * smallest * 1.1) / width)
  const lineCounts = Array.from({ length: MAX_LINES }, (_, i) => i + 1).filter(
    count => count <= tokens.length && count >= Math.min(needed, MAX_LINES) && count <= Math.max(4, needed + 1),
  )
  // Titles of many words have many more candidates, of which the even ones are best.
  const [shortest, longest] = tokens.length > MANY_WORDS ? [0.45, 1.4] : [0, 2.2]
  const breaks: number[][] = []
  const extend = (starts: readonly number[], count: number) => {
    const first = starts.at(-1) ?? 0
    if (starts.length === count) breaks.push([...starts])
    else {
      let length = 0
      for (let next = first + 1; next <= tokens.length - (count - starts.length); next += 1) {
        length += lengths[next - 1] ?? 0
        if (next > first + 1 && length > (longest * total) / count) break
        if (length >= (shortest * total) / count) extend([...starts, next], count)
      }
    }
  }
  for (const count of lineCounts) extend([0], count)
  return breaks.length > 0 ? breaks : [tokens.map((_, i) => i).slice(0, MAX_LINES)]
}

/** What the seed prefers among compositions that are equally good otherwise. */
interface Taste {
  /** Bonus for a line with the name and nothing else but small words. */
  alone: number
  /** Bonus by number of lines. */
  lines: readonly number[]
}

function suit({ lines }: Sizing, { alone, lines: byCount }: Taste): number {
  const isAlone = lines.some(
    ({ tokens }) => tokens.some(({ kind }) => kind === 'hero') && tokens.every(({ kind }) => kind !== 'big'),
  )
  return (isAlone ? alone : 0) + (byCount[lines.length] ?? 0)
}

/** Cost of small words below the smallest size. */
function illegibility({ lines }: Sizing, limits: SizeLimits, scale: number): number {
  const sizes = lines.flatMap(({ tokens, size }) => tokens.map(token => scale * tokenSize(token, tokens, size, limits)))
  return 10 * Math.max(0, 1 - Math.min(...sizes) / limits.smallest)
}

function rate({ lines }: Sizing, { smallest, ...box }: SizeLimits, scale: number): number {
  const widest = Math.max(...lines.map(({ width }) => width))
  let [costs, sizes, weights] = [COST.line[lines.length] ?? 1, 0, 0]
  const least = Math.min(
    ...lines.filter(({ tokens }) => tokens.some(({ kind }) => kind !== 'small')).map(({ size }) => size),
  )
  for (const [i, { tokens, size, width }] of lines.entries()) {
    const hasHero = tokens.some(({ kind }) => kind === 'hero')
    const isSmall = tokens.every(({ kind }) => kind === 'small')
    const shown = size * scale
    const weight = hasHero ? 1.3 : 1
    costs += breakCost(tokens, lines[i + 1]?.tokens)
    if (isSmall) continue
    sizes += weight * Math.log(shown / box.height)
    weights += weight
    const legible = tokens.some(({ kind }) => kind === 'small') ? smallest / LARGEST_SMALL : smallest
    if (shown < legible) costs += 0.5 + (4 * (legible - shown)) / legible
    costs += (hasHero ? 0.25 : 0.8) * (1 - width / widest) ** 2
  }
  return sizes / weights + LEGIBILITY * Math.log((least * scale) / box.height) - costs
}

function breakCost(line: readonly Token[], next: readonly Token[] | undefined): number {
  const isSmall = line.every(({ kind }) => kind === 'small')
  const isLonely = line.reduce((count, { words }) => count + words.length, 0) === 1
  const smallLine = isSmall ? (isLonely ? COST.lonelySmallLine : COST.smallLine) : 0
  if (!next) return smallLine
  const [last, first] = [line.at(-1)?.kind, next[0]?.kind]
  const inName = last === 'hero' && first === 'hero' ? COST.insideName : 0
  const isPair = line.at(-2)?.kind === 'hero' && (line.at(-1)?.words.length ?? 0) > 1
  const afterSmall = last === 'small' && !isSmall ? (isPair ? COST.pairAfterName : COST.afterSmall) : 0
  return smallLine + inName + afterSmall
}
