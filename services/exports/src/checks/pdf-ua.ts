import {
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { type PageMarks, readMarks } from '../pdf-reader/marks.ts'
import { readStructure, type StructureElement } from '../pdf-reader/structure.ts'

interface TaggedPdf {
  header: string
  /** Metadata; empty if there are none. */
  xmp: string
  isMarked: boolean
  /** Whether windows show the title of the document. */
  showsTitle: boolean
  language: string
  elements: readonly StructureElement[]
  pages: readonly (PageMarks & { hasAnnotations: boolean; unknownIds: number })[]
}

function isTrue(catalog: PDFDict, dictionary: string, key: string): boolean {
  return catalog.lookupMaybe(PDFName.of(dictionary), PDFDict)?.lookup(PDFName.of(key)) === PDFBool.True
}

async function readTaggedPdf(file: Uint8Array): Promise<TaggedPdf> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  const { catalog } = pdf
  const metadata = catalog.lookup(PDFName.of('Metadata'))
  const { elements, idsOf } = readStructure(pdf)
  const readPage = ({ node, ref }: PDFPage) => {
    const marks = readMarks(node)
    const unknownIds = [...marks.ids].filter(id => !idsOf(ref).has(id)).length
    return { ...marks, unknownIds, hasAnnotations: (node.Annots()?.size() ?? 0) > 0 }
  }
  return {
    header: Buffer.from(file.subarray(0, 8)).toString('latin1'),
    xmp: metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString() : '',
    isMarked: isTrue(catalog, 'MarkInfo', 'Marked') && !isTrue(catalog, 'MarkInfo', 'Suspects'),
    showsTitle: isTrue(catalog, 'ViewerPreferences', 'DisplayDocTitle'),
    language: catalog.lookupMaybe(PDFName.of('Lang'), PDFString, PDFHexString)?.decodeText() ?? '',
    elements,
    pages: pdf.getPages().map(readPage),
  }
}

/** Structure types of PDF 1.7, apart from those of tables and of Asian typography, which no book has. */
const STANDARD_TYPES = new Set(
  'Document Part Art Sect Div BlockQuote Caption P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Span Quote Figure'.split(' '),
)
const LANGUAGE = /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/
const FORBIDDEN = ['\0', '\ufeff', '\ufffe']

/** The first heading is of level 1, and none skips a level. */
function areHeadingsNested(elements: readonly StructureElement[]): boolean {
  const levels = elements.flatMap(({ type }) => /^H([1-6])$/.exec(type)?.[1] ?? []).map(Number)
  return levels.every((level, i) => level <= (levels[i - 1] ?? 0) + 1)
}

const isFigure = ({ type }: StructureElement) => type === 'Figure'

/**
 * What a program can check of PDF/UA-1, as far as it concerns the PDF files of books. The rules have the clauses of ISO 14289-1
 * and the numbers of veraPDF for names, but the tests are our own.
 */
const RULES: Record<string, (pdf: TaggedPdf) => boolean> = {
  'UA-5-1': ({ xmp }) => xmp.includes('<pdfuaid:part>1</pdfuaid:part>'),
  'UA-6.1-1': ({ header }) => /^%PDF-1\.[0-7]$/.test(header),
  'UA-6.2-1': ({ isMarked }) => isMarked,
  'UA-7.1-1': ({ pages }) => pages.every(({ isNested }) => !isNested),
  'UA-7.1-3': ({ pages }) => pages.every(({ unmarked, unknownIds }) => unmarked === 0 && unknownIds === 0),
  'UA-7.1-5': ({ elements }) => elements.every(({ type }) => STANDARD_TYPES.has(type)),
  'UA-7.1-9': ({ xmp }) => /<dc:title>.*<rdf:li[^>]*>[^<]*\S[^<]*<.*<\/dc:title>/s.test(xmp),
  'UA-7.1-10': ({ showsTitle }) => showsTitle,
  'UA-7.1-11': ({ elements }) => elements[0]?.type === 'Document',
  'UA-7.1-12': ({ elements }) => elements.every(({ hasParent }) => hasParent),
  'UA-7.2-29': ({ elements }) => elements.every(({ language }) => language === null || LANGUAGE.test(language)),
  'UA-7.2-34': ({ language }) => LANGUAGE.test(language),
  'UA-7.3-1': ({ elements }) => elements.filter(isFigure).every(({ altText }) => altText),
  'UA-7.4.2-1': ({ elements }) => areHeadingsNested(elements),
  'UA-7.18.3-1': ({ pages }) => pages.every(({ hasAnnotations }) => !hasAnnotations),
  'UA-7.21.7-1': ({ pages }) => pages.every(({ hasUnknownGlyphs }) => !hasUnknownGlyphs),
  'UA-7.21.7-2': ({ pages }) =>
    pages.every(({ characters }) => FORBIDDEN.every(character => !characters.has(character))),
  'UA-7.21.8-1': ({ pages }) => pages.every(({ hasMissingGlyphs }) => !hasMissingGlyphs),
  // Of ISO 32000-1, or for people to judge.
  'one-title': ({ elements }) => elements.filter(({ type }) => type === 'H1').length === 1,
  'figure-boxes': ({ elements }) => elements.filter(isFigure).every(({ box }) => box),
  'empty-tags': ({ elements }) => elements.every(({ isEmpty }) => !isEmpty),
}

/** Checks a PDF by the rules of PDF/UA-1. @returns the names of those that it violates */
export async function violatedUaRules(file: Uint8Array): Promise<string[]> {
  const pdf = await readTaggedPdf(file)
  return Object.entries(RULES).flatMap(([rule, holds]) => (holds(pdf) ? [] : [rule]))
}
