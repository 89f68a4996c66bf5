import { readFileSync } from 'node:fs'
import { fontFile } from '@kahani/fonts/subsets'
import { unpackWoff } from '@kahani/fonts/woff'
import type { Font } from 'harfbuzzjs'
import { boundsOf, moveOutline, type Outline } from './outline.ts'
import { type Hand, type Typeface, typefacesOf } from './typefaces.ts'

type HarfBuzz = typeof import('harfbuzzjs')

export interface LetteringFont {
  typeface: Typeface
  /** True if the font has a glyph for the code point. */
  has(codePoint: number): boolean
  /** Positioned glyphs from left to right, in cap heights, with y downwards. */
  shape(text: string): ShapedGlyph[]
}

export interface ShapedGlyph {
  id: number
  /** Index in the text of the cluster that the glyph belongs to. */
  cluster: number
  /** From the start of the run, on the baseline. */
  outline: Outline
  /** Where the glyph ends on the baseline. */
  end: number
}

const fonts = new Map<Typeface, LetteringFont>()
let harfbuzz: HarfBuzz | undefined

/**
 * Loads the shaping library and the Latin fonts: 20 ms, once a process. Fonts of other scripts are read when a title first has
 * one of their characters, in 3 to 15 ms each.
 */
export async function loadLetteringFonts(): Promise<void> {
  // Loading it compiles WebAssembly, which importing this file must not do.
  harfbuzz ??= await import('harfbuzzjs')
  for (const hand of ['display', 'brush'] as const) fontFor('A', hand)
}

/** The first font that has all the characters. Characters that only direct the shaping, like joiners, may be missing. */
export function fontFor(characters: string, hand: Hand): LetteringFont | undefined {
  const visible = [...characters].filter(character => !/[\p{Cf}\p{Variation_Selector}]/u.test(character))
  for (const typeface of typefacesOf(hand)) {
    if (!visible.some(character => typeface.characters.test(character))) continue
    const font = openFont(typeface)
    if (visible.every(character => font.has(character.codePointAt(0) ?? 0))) return font
  }
  return undefined
}

function openFont(typeface: Typeface): LetteringFont {
  if (!harfbuzz) throw new Error('Call loadLetteringFonts() before lettering a title')
  const opened = fonts.get(typeface) ?? createFont(harfbuzz, typeface)
  fonts.set(typeface, opened)
  return opened
}

function createFont(hb: HarfBuzz, typeface: Typeface): LetteringFont {
  const font = readFont(hb, typeface)
  const outlines = new Map<number, Outline>()
  const outlineOf = (id: number): Outline => {
    const outline = outlines.get(id) ?? (font.glyphToJson(id) as Outline)
    outlines.set(id, outline)
    return outline
  }
  const shape = (text: string, scale: number): ShapedGlyph[] => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    let pen = 0
    return buffer.getGlyphInfos().map(({ codepoint: id, cluster }, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
      const [left, baseline] = [pen + xOffset, yOffset]
      pen += xAdvance
      const outline = moveOutline(outlineOf(id), (x, y) => [(left + x) * scale, -(baseline + y) * scale])
      return { id, cluster, outline, end: pen * scale }
    })
  }
  const { reference, height } = typeface
  const tall = reference === null ? font.face.upem : -boundsOf(shape(reference, 1).flatMap(glyph => glyph.outline)).top
  const scale = height / tall
  return {
    typeface,
    has: codePoint => font.nominalGlyph(codePoint) !== undefined,
    shape: text => shape(text, scale),
  }
}

function readFont(hb: HarfBuzz, { weight, ...subset }: Typeface): Font {
  const file = readFileSync(fontFile(subset, weight, 'woff'))
  return new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(unpackWoff(file)).buffer)))
}
