import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { readToUnicode } from './content-stream.ts'

/** What a text needs of its font. */
export interface ReadFont {
  bytesPerCode: number
  textOf(code: number): string
  /** Advance of a glyph, in units of the font size. */
  widthOf(code: number): number
  isUsable: boolean
}

const name = (key: string) => PDFName.of(key)

const numberOf = (value: unknown) => (value instanceof PDFNumber ? value.asNumber() : 0)

/** Reads the widths of a composite font: `first [w1 w2 …]` or `first last w`. */
function readWidths(descendant: PDFDict): (code: number) => number {
  const widths = new Map<number, number>()
  const entries = descendant.lookupMaybe(name('W'), PDFArray)?.asArray() ?? []
  for (let i = 0; i < entries.length; ) {
    const first = numberOf(entries[i])
    const next = descendant.context.lookup(entries[i + 1])
    if (next instanceof PDFArray) {
      for (const [k, width] of next.asArray().entries()) widths.set(first + k, numberOf(width))
      i += 2
    } else {
      for (let code = first; code <= numberOf(next); code += 1) widths.set(code, numberOf(entries[i + 2]))
      i += 3
    }
  }
  const standard = descendant.lookupMaybe(name('DW'), PDFNumber)?.asNumber() ?? 1000
  return code => (widths.get(code) ?? standard) / 1000
}

const FONT_FILES = ['FontFile', 'FontFile2', 'FontFile3']

const isEmbedded = (font: PDFDict) => {
  const descriptor = font.lookupMaybe(name('FontDescriptor'), PDFDict)
  return FONT_FILES.some(key => descriptor?.has(name(key)))
}

export function readFont(font: PDFDict): ReadFont {
  const cmap = font.lookup(name('ToUnicode'))
  const texts =
    cmap instanceof PDFRawStream ? readToUnicode(decodePDFRawStream(cmap).decode()) : new Map<number, string>()
  const descendants = font.lookupMaybe(name('DescendantFonts'), PDFArray)
  const descendant = descendants?.lookup(0, PDFDict)
  const isType3 = font.lookup(name('Subtype')) === name('Type3')
  return {
    bytesPerCode: descendant ? 2 : 1,
    textOf: code => texts.get(code) ?? '\ufffd',
    widthOf: descendant ? readWidths(descendant) : () => 0.5,
    isUsable: !isType3 && isEmbedded(descendant ?? font),
  }
}
