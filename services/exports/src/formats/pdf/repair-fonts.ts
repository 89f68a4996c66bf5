import { inflateSync } from 'node:zlib'
import { PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'

/** Stands for no character, and doesn't separate words. */
const WORD_JOINER = '<2060>'
/** The end of an entry that maps a glyph to U+0000. */
const NO_CHARACTER = /(?<=> )<0000>(?=\n)/g

/**
 * Chromium maps glyphs to U+0000 that no character has, as those of conjuncts, whose text the page contains. PDF/UA forbids
 * this character.
 */
export function repairFonts({ context }: PDFDocument): void {
  for (const [, font] of context.enumerateIndirectObjects()) {
    const ref = font instanceof PDFDict ? font.get(PDFName.of('ToUnicode')) : undefined
    const stream = ref instanceof PDFRef ? context.lookup(ref) : undefined
    if (!(stream instanceof PDFRawStream && ref instanceof PDFRef)) continue
    const isCompressed = stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode')
    const map = Buffer.from(isCompressed ? inflateSync(stream.contents) : stream.contents).toString('latin1')
    const repaired = map.replace(NO_CHARACTER, WORD_JOINER)
    if (repaired !== map) context.assign(ref, context.flateStream(repaired))
  }
}
