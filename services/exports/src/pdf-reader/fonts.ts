import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { bytesOf, operationsOf } from './content-stream.ts'

/** What a text needs of its font. */
export interface ReadFont {
  /** The codes of the glyphs in a string. */
  codesOf(bytes: Buffer): number[]
  textOf(code: number): string
  /** Whether the font says which characters a code stands for. */
  isKnown(code: number): boolean
  /** Advance of a glyph, in units of the font size. */
  widthOf(code: number): number
  /** Whether it is embedded, and not of Type 3. */
  isUsable: boolean
}

const utf16 = new TextDecoder('utf-16be')

/** Reads the CMap that maps the codes of a font to text. pdf-lib's own reader of it throws at two emoji in a row. */
function readToUnicode(stream: PDFRawStream): Map<number, string> {
  const texts = new Map<number, string>()
  for (const { name, args } of operationsOf(stream)) {
    const operands = args.map(operand => bytesOf(operand) ?? Buffer.of(0))
    const size = name === 'endbfchar' ? 2 : name === 'endbfrange' ? 3 : operands.length + 1
    for (let i = 0; i + size <= operands.length; i += size) {
      const [first = 0, last = 0] = [operands[i], operands[i + size - 2]].map(code => code?.readUIntBE(0, code.length))
      const text = [...utf16.decode(operands[i + size - 1])]
      const end = text.pop()?.codePointAt(0) ?? 0
      for (let code = first; code <= last; code += 1)
        texts.set(code, text.join('') + String.fromCodePoint(end + code - first))
    }
  }
  return texts
}

const numberOf = (value: unknown) => (value instanceof PDFNumber ? value.asNumber() : 0)

/** Reads the widths of a composite font: `first [w1 w2 …]` or `first last w`. */
function readWidths(descendant: PDFDict): (code: number) => number {
  const widths = new Map<number, number>()
  const entries = descendant.lookupMaybe(PDFName.of('W'), PDFArray)?.asArray() ?? []
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
  const standard = descendant.lookupMaybe(PDFName.of('DW'), PDFNumber)?.asNumber() ?? 1000
  return code => (widths.get(code) ?? standard) / 1000
}

const known = new WeakMap<PDFDict, ReadFont>()

/** Reads a font, once for all pages that use it. */
export function readFont(font: PDFDict): ReadFont {
  const read = known.get(font) ?? createFont(font)
  known.set(font, read)
  return read
}

function createFont(font: PDFDict): ReadFont {
  const toUnicode = font.lookup(PDFName.of('ToUnicode'))
  const texts = toUnicode instanceof PDFRawStream ? readToUnicode(toUnicode) : new Map<number, string>()
  const descendant = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict)
  const descriptor = (descendant ?? font).lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some(key => descriptor?.has(PDFName.of(key)))
  const bytesPerCode = descendant ? 2 : 1
  return {
    codesOf: bytes =>
      Array.from({ length: Math.floor(bytes.length / bytesPerCode) }, (_, i) =>
        bytes.readUIntBE(i * bytesPerCode, bytesPerCode),
      ),
    textOf: code => texts.get(code) ?? '\ufffd',
    isKnown: code => texts.has(code),
    widthOf: descendant ? readWidths(descendant) : () => 0.5,
    isUsable: isEmbedded && font.lookup(PDFName.of('Subtype')) !== PDFName.of('Type3'),
  }
}
