import type { Random } from '@kahani/random/random'
import type { Baseline } from './baselines.ts'
import { drawPiece } from './hand.ts'
import {
  gapBefore,
  inkWidth,
  isStacked,
  ROW_GAP,
  type SizeLimits,
  SMALL_GAP,
  stackRows,
  tokenSize,
} from './line-size.ts'
import type { PathCommand } from './outline.ts'
import type { ShapedWord } from './shaped-word.ts'
import type { SizedLine } from './sized-lines.ts'
import { type Token, visualOrder } from './title-tokens.ts'

/** A letter or joined word as it is drawn. */
export interface PlacedPiece {
  outline: PathCommand[]
  kind: Token['kind']
  /** px that are added to every stroke */
  bolder: number
}

export interface PlacedWord {
  text: string
  kind: Token['kind']
  /** Cap height in px. */
  size: number
  pieces: PlacedPiece[]
}

interface WordPlace {
  word: ShapedWord
  kind: Token['kind']
  size: number
  /** Left end of the ink, from the start of the line. */
  left: number
  y: number
}

interface LineContext {
  baseline: Baseline
  limits: SizeLimits
  rightToLeft: boolean
  random: Random
}

/** Draws a line whose middle is at 0, 0. */
export function placeLine(line: SizedLine, { baseline, limits, rightToLeft, random }: LineContext): PlacedWord[] {
  return arrangeWords(line, limits, rightToLeft).map(({ word, kind, size, left, y }, i) => {
    const x = left - line.width / 2 - word.bounds.left * size
    const pieces = word.pieces.map((piece, index) => ({
      outline: drawPiece(piece, { x, y, size, baseline, index }, random.fork(`${i}/${index}`)),
      kind,
      bolder: piece.bolder * size,
    }))
    return { text: word.text, kind, size, pieces }
  })
}

function arrangeWords({ tokens, size: lineSize }: SizedLine, limits: SizeLimits, rightToLeft: boolean): WordPlace[] {
  const places: WordPlace[] = []
  let left = 0
  const ordered = visualOrder(tokens, rightToLeft)
  for (const [i, token] of ordered.entries()) {
    const previous = ordered[i - 1]
    if (previous) left += gapBefore(token, previous, lineSize)
    const size = tokenSize(token, tokens, lineSize, limits)
    const words = token.rightToLeft ? token.words.toReversed() : token.words
    const arranged = isStacked(token, lineSize, limits)
      ? stack(token.words, token, size, lineSize)
      : row(words, token.kind, size, token.kind === 'small' && tokens.length > 1 ? -0.1 * lineSize : 0)
    places.push(...arranged.places.map(place => ({ ...place, left: left + place.left })))
    left += arranged.width
  }
  return places
}

function row(words: readonly ShapedWord[], kind: Token['kind'], size: number, y: number) {
  let left = 0
  const places = words.map((word, i): WordPlace => {
    if (i > 0) left += SMALL_GAP * size
    const place = { word, kind, size, left, y }
    left += inkWidth(word) * size
    return place
  })
  return { places, width: left }
}

/** Rows of small words one above the other, in the middle of the height of the big words. */
function stack(words: readonly ShapedWord[], token: Token, size: number, lineSize: number) {
  const [upper = [], lower = []] = stackRows(words).map(words => (token.rightToLeft ? words.toReversed() : words))
  const below = Math.max(...upper.map(({ bounds }) => bounds.bottom))
  const above = Math.max(...lower.map(({ bounds }) => -bounds.top))
  const distance = (below + ROW_GAP + above) * size
  const top = Math.max(...upper.map(({ bounds }) => -bounds.top)) * size
  const bottom = Math.max(...lower.map(({ bounds }) => bounds.bottom)) * size
  const upperY = -lineSize / 2 - (top + distance + bottom) / 2 + top
  const rows = [row(upper, token.kind, size, upperY), row(lower, token.kind, size, upperY + distance)]
  const width = Math.max(...rows.map(({ width }) => width))
  const places = rows.flatMap(({ places, width: own }) =>
    places.map(place => ({ ...place, left: place.left + (width - own) / 2 })),
  )
  return { places, width }
}
