import { fontFor, type LetteringFont, type ShapedGlyph } from './lettering-fonts.ts'
import { type Bounds, boundsOf, type Outline, unite } from './outline.ts'
import type { Hand } from './typefaces.ts'

/** A letter with its marks, or a whole word of a script whose letters are joined. Its parts never move apart. */
export interface Piece {
  /** Ids of the glyphs in the font, from left to right. */
  glyphs: number[]
  outline: Outline
  bounds: Bounds
  joined: boolean
  /** Thickness that is added to every stroke. */
  bolder: number
}

/** A word from left to right. Lengths are in cap heights, y is downwards from the baseline. */
export interface ShapedWord {
  text: string
  pieces: Piece[]
  advance: number
  bounds: Bounds
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** @returns `undefined` if no font has any of the word's characters */
export function shapeWord(text: string, hand: Hand = 'display'): ShapedWord | undefined {
  const pieces: Piece[] = []
  let advance = 0
  for (const run of splitByFont(text.normalize('NFC'), hand)) {
    const glyphs = run.font.shape(run.text)
    pieces.push(...groupGlyphs(glyphs, run.font, advance))
    advance += glyphs.at(-1)?.end ?? 0
  }
  const [first, ...rest] = pieces.filter(({ outline }) => outline.length > 0)
  if (!first) return undefined
  return {
    text,
    pieces: [first, ...rest],
    advance,
    bounds: rest.reduce((all, { bounds }) => unite(all, bounds), first.bounds),
  }
}

interface Run {
  text: string
  font: LetteringFont
}

function splitByFont(text: string, hand: Hand): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const font = fontFor(segment, hand)
    const last = runs.at(-1)
    if (font && last?.font === font) last.text += segment
    else if (font) runs.push({ text: segment, font })
  }
  return runs
}

function groupGlyphs(glyphs: readonly ShapedGlyph[], { typeface }: LetteringFont, offset: number): Piece[] {
  const groups: ShapedGlyph[][] = []
  for (const glyph of glyphs) {
    const last = groups.at(-1)
    if (last && (typeface.joined || last[0]?.cluster === glyph.cluster)) last.push(glyph)
    else groups.push([glyph])
  }
  return groups.map(group => {
    const outline = group.flatMap(glyph =>
      glyph.outline.map(({ type, values }) => ({
        type,
        values: values.map((value, i) => (i % 2 ? value : value + offset)),
      })),
    )
    const { joined, bolder } = typeface
    return { glyphs: group.map(({ id }) => id), outline, bounds: boundsOf(outline), joined, bolder }
  })
}
