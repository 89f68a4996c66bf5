import type { Random } from '@kahani/random/random'
import { isRightToLeft } from '@kahani/unicode/text-direction'
import { createBaselines } from './baselines.ts'
import { breakLines } from './broken-lines.ts'
import { addInk, COLUMN, freeSpace, inkProfile } from './ink-profile.ts'
import type { SizeLimits } from './line-size.ts'
import { type Bounds, boundsOf, moveOutline, unite } from './outline.ts'
import { type PlacedPiece, type PlacedWord, placeLine } from './placed-line.ts'
import type { SizedLine } from './sized-lines.ts'
import { tokenize } from './title-tokens.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface ComposedLine {
  words: PlacedWord[]
  /** Of the letters, without their outlines. */
  bounds: Bounds
}

export interface ComposedTitle {
  lines: ComposedLine[]
  /** Of the letters with their outlines and shadow, in px. */
  bounds: Bounds
  /** Width of the dark line around the letters, and distance of the shadow, in px. */
  rim: number
  shadow: { x: number; y: number }
}

/** Smallest cap height relative to the width of the box: 3.5 % of the width of a cover, whose margins are 6 %. */
const SMALLEST = 0.04
/** Largest cap height relative to the height of the box. */
const LARGEST = 0.55
/** Relative to the mean size of the lines. */
const RIM = 0.08
const SHADOW = { x: 0.025, y: 0.06 }
/** Free space between the outlines of two lines, in rims. */
const LINE_SPACE = 0.4
/** More space for strokes that are made bolder, which are those of Urdu: its dots would look like those of the next line. */
const BOLD_SPACE = 2.5

/**
 * Sets a title in lines that fill a box as far as their shapes allow.
 * @returns `undefined` if no font has any character of the title
 */
export function composeTitle(title: string, heroName: string, box: Box, random: Random): ComposedTitle | undefined {
  const limits: SizeLimits = { smallest: SMALLEST * box.width, width: box.width * 0.96, height: box.height * 0.92 }
  const tokens = tokenize(title, heroName, limits.width / (limits.smallest * 1.12))
  if (tokens.length === 0) return undefined
  const rightToLeft = isRightToLeft(title, [heroName])
  const compositions = breakLines(tokens, limits, random.fork('lines')).map(({ lines: sized, rate }) => {
    const mean = sized.reduce((sum, { size }) => sum + size, 0) / sized.length
    const lines = packLines(placeLines(sized, { limits, rightToLeft, random }), RIM * mean).map(toComposed)
    const scale = fittingScale(lines, mean, box)
    return { lines, mean, scale, rating: rate(scale) }
  })
  const best = compositions.toSorted((a, b) => b.rating - a.rating)[0]
  return best && fitInto(best, box)
}

function placeLines(
  sized: SizedLine[],
  { limits, rightToLeft, random }: { limits: SizeLimits; rightToLeft: boolean; random: Random },
) {
  const widest = Math.max(...sized.map(({ width }) => width))
  const baselines = createBaselines(sized.length, widest, random.fork('baselines'))
  return sized.map((line, i) => {
    const baseline = baselines[i] ?? (() => 0)
    return placeLine(line, { baseline, limits, rightToLeft, random: random.fork(`line ${i}`) })
  })
}

/** Moves every line up as far as the shapes of the lines above allow. */
function packLines(lines: readonly PlacedWord[][], rim: number): PlacedWord[][] {
  const all = lines.map(words => boundsOfWords(words)).reduce(unite)
  const columns = Math.ceil((all.right - all.left) / COLUMN) + 1
  const above = inkProfile([], all.left, columns)
  let previous = 0
  return lines.map((words, i) => {
    const own = inkProfile(outlinesOf(words), all.left, columns)
    const bolder = boldest(words)
    const distance = (2 + LINE_SPACE) * rim + BOLD_SPACE * Math.max(previous, bolder)
    const dy = i === 0 ? 0 : -freeSpace(above, own, distance)
    previous = bolder
    addInk(above, own, dy)
    return moveWords(words, { scale: 1, x: 0, y: dy })
  })
}

/** Sizes of a title with its outlines and shadow. */
function measure(lines: readonly ComposedLine[], mean: number) {
  const words = lines.flatMap(line => line.words)
  const bolder = boldest(words)
  const [rim, shadow] = [RIM * mean, { x: SHADOW.x * mean, y: SHADOW.y * mean }]
  const margin = rim + bolder / 2
  const ink = lines.map(({ bounds }) => bounds).reduce(unite)
  return {
    ...{ rim, shadow, margin, ink },
    width: ink.right - ink.left + 2 * margin + shadow.x,
    height: ink.bottom - ink.top + 2 * margin + shadow.y,
    largest: Math.max(...words.map(({ size }) => size)),
  }
}

/** Scale at which a title fills the width or the height of the box. */
function fittingScale(lines: readonly ComposedLine[], mean: number, box: Box): number {
  const { width, height, largest } = measure(lines, mean)
  return Math.min(box.width / width, box.height / height, (LARGEST * box.height) / largest)
}

/** Puts a title in the middle of the box. */
function fitInto(
  { lines, mean, scale }: { lines: ComposedLine[]; mean: number; scale: number },
  box: Box,
): ComposedTitle {
  const { rim, shadow, margin, ink, width, height } = measure(lines, mean)
  const left = box.x + (box.width - width * scale) / 2
  const top = box.y + (box.height - height * scale) / 2
  const [x, y] = [left + (margin - ink.left) * scale, top + (margin - ink.top) * scale]
  return {
    bounds: { left, top, right: left + width * scale, bottom: top + height * scale },
    lines: lines.map(({ words }) => toComposed(moveWords(words, { scale, x, y }))),
    rim: rim * scale,
    shadow: { x: shadow.x * scale, y: shadow.y * scale },
  }
}

function moveWords(
  words: readonly PlacedWord[],
  { scale, x, y }: { scale: number; x: number; y: number },
): PlacedWord[] {
  const movePiece = (piece: PlacedPiece): PlacedPiece => ({
    ...piece,
    outline: moveOutline(piece.outline, (px, py) => [px * scale + x, py * scale + y]),
    bolder: piece.bolder * scale,
  })
  return words.map(word => ({ ...word, size: word.size * scale, pieces: word.pieces.map(movePiece) }))
}

const boldest = (words: readonly PlacedWord[]) =>
  Math.max(...words.flatMap(({ pieces }) => pieces.map(({ bolder }) => bolder)))
const outlinesOf = (words: readonly PlacedWord[]) => words.flatMap(({ pieces }) => pieces.map(({ outline }) => outline))
const boundsOfWords = (words: readonly PlacedWord[]) => outlinesOf(words).map(boundsOf).reduce(unite)
const toComposed = (words: PlacedWord[]): ComposedLine => ({ words, bounds: boundsOfWords(words) })
