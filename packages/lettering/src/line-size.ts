import type { Token } from './title-tokens.ts'

/** Sizes are cap heights in px. */
export interface SizeLimits {
  /** Smallest size at which any word is legible. */
  smallest: number
  /** Width of the box. */
  width: number
  height: number
}

/** Distance of words, in cap heights of the line. */
export const WORD_GAP = 0.46
export const SMALL_GAP = 0.36
/** Distance of the rows of stacked small words, in cap heights of these. */
export const ROW_GAP = 0.34

/** Size of other big words beside the name, and of small words beside big ones, relative to the line's. */
const BESIDE_HERO = 0.72
const SMALL = 0.56
const STACKED = 0.43
/** Small words are smaller than big ones at any size. */
export const LARGEST_SMALL = 0.92

export const inkWidth = ({ bounds: { left, right } }: Token['words'][number]) => right - left

/** Two or three small words are stacked, if they stay legible. */
export const isStacked = ({ kind, words }: Token, lineSize: number, { smallest }: SizeLimits) =>
  kind === 'small' && words.length > 1 && lineSize * STACKED >= smallest

/** Size of the words of a token in a line of a size. */
export function tokenSize(token: Token, line: readonly Token[], lineSize: number, limits: SizeLimits): number {
  if (token.kind === 'hero' || line.every(({ kind }) => kind === token.kind)) return lineSize
  const besideHero = line.some(({ kind }) => kind === 'hero')
  const big = besideHero ? Math.max(lineSize * BESIDE_HERO, Math.min(lineSize * 0.97, limits.smallest)) : lineSize
  if (token.kind === 'big') return big
  if (isStacked(token, lineSize, limits)) return lineSize * STACKED
  return Math.min(Math.max(lineSize * SMALL, limits.smallest), big * LARGEST_SMALL)
}

export function tokenWidth(token: Token, line: readonly Token[], lineSize: number, limits: SizeLimits): number {
  const size = tokenSize(token, line, lineSize, limits)
  const widths = token.words.map(word => inkWidth(word) * size)
  if (isStacked(token, lineSize, limits)) return Math.max(...stackRows(widths).map(rowWidth(size)))
  return rowWidth(size)(widths)
}

const rowWidth = (size: number) => (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width, (widths.length - 1) * SMALL_GAP * size)

/** Two rows: of three words, the last two or the first two share a row. */
export function stackRows<T>(items: readonly T[]): T[][] {
  return [items.slice(0, Math.floor(items.length / 2)), items.slice(Math.floor(items.length / 2))]
}

/** Gap before a token. */
export const gapBefore = (token: Token, previous: Token, lineSize: number) =>
  lineSize * (token.kind === 'small' || previous.kind === 'small' ? SMALL_GAP : WORD_GAP)

export function lineWidth(line: readonly Token[], lineSize: number, limits: SizeLimits): number {
  return line.reduce((sum, token, i) => {
    const previous = line[i - 1]
    return sum + (previous ? gapBefore(token, previous, lineSize) : 0) + tokenWidth(token, line, lineSize, limits)
  }, 0)
}

/** Height of the ink above and below the baseline. */
export function lineHeight(
  line: readonly Token[],
  lineSize: number,
  limits: SizeLimits,
): { above: number; below: number } {
  let [above, below] = [0, 0]
  for (const token of line) {
    const size = tokenSize(token, line, lineSize, limits)
    for (const { bounds } of token.words) {
      above = Math.max(above, -bounds.top * size)
      below = Math.max(below, bounds.bottom * size)
    }
  }
  return { above, below }
}
