import {
  type ContentStreamOperand,
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFPageLeaf,
  PDFRawStream,
  parseContentStream,
} from '@cantoo/pdf-lib'
import { bytesOf, type ReadFont, readFont } from './fonts.ts'

/** How the content of a page is marked, for programs that read it aloud. */
export interface PageMarks {
  /** Ids of marked-content sequences. Those of forms are not among them. */
  ids: Set<number>
  /** How often something is painted that is neither in a sequence with an id nor an artifact. */
  unmarked: number
  /** Whether a sequence with an id is inside of an artifact, or the other way around. */
  isNested: boolean
  /** The characters that glyphs stand for, as far as their fonts say. */
  characters: Set<string>
  /** Whether a font doesn't say which characters a glyph stands for. */
  hasUnknownGlyphs: boolean
  /** Whether glyph 0 is shown, which a font has for characters that it doesn't have. */
  hasMissingGlyphs: boolean
}

interface Mark {
  id: number | null
  isArtifact: boolean
}

const PAINTING = ['f', 'f*', 'F', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh', 'Tj', 'TJ', "'", '"', 'Do', 'BI']
const nameOf = (operand: ContentStreamOperand | undefined) =>
  typeof operand === 'object' && 'value' in operand ? String(operand.value) : ''

export function readMarks(node: PDFPageLeaf): PageMarks {
  const marks: PageMarks = {
    ids: new Set(),
    unmarked: 0,
    isNested: false,
    characters: new Set(),
    hasUnknownGlyphs: false,
    hasMissingGlyphs: false,
  }
  const open: Mark[] = []
  const fonts = new Map<PDFDict, ReadFont>()
  let font: ReadFont | null = null

  function begin(tag: ContentStreamOperand | undefined, properties?: ContentStreamOperand): void {
    const isArtifact = nameOf(tag) === 'Artifact'
    const id = typeof properties === 'object' && 'MCID' in properties ? Number(properties.MCID) : null
    const isTagged = open.some(mark => mark.id !== null)
    if ((isArtifact && isTagged) || (id !== null && open.some(mark => mark.isArtifact))) marks.isNested = true
    open.push({ id, isArtifact })
  }

  function showText(operands: readonly ContentStreamOperand[]): void {
    for (const operand of operands.flat() as ContentStreamOperand[]) {
      const bytes = bytesOf(operand)
      if (!font || !bytes) continue
      for (let i = 0; i + font.bytesPerCode <= bytes.length; i += font.bytesPerCode) {
        const code = bytes.readUIntBE(i, font.bytesPerCode)
        if (code === 0) marks.hasMissingGlyphs = true
        if (font.isKnown(code)) marks.characters.add(font.textOf(code))
        else marks.hasUnknownGlyphs = true
      }
    }
  }

  function read(stream: PDFRawStream, resources: PDFDict | undefined, isForm: boolean): void {
    const find = (category: string, operand: ContentStreamOperand | undefined) =>
      resources?.lookupMaybe(PDFName.of(category), PDFDict)?.lookup(PDFName.of(nameOf(operand)))
    for (const { name, args } of parseContentStream(decodePDFRawStream(stream).decode())) {
      const [first, second] = args
      const object = name === 'Do' ? find('XObject', first) : undefined
      const form = object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form')
      if (name === 'BMC' || name === 'BDC') {
        begin(first, second)
        const id = open.at(-1)?.id
        if (!isForm && id != null) marks.ids.add(id)
      } else if (name === 'EMC') open.pop()
      else if (form) read(object, object.dict.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? resources, true)
      else if (PAINTING.includes(name) && open.every(({ id, isArtifact }) => id === null && !isArtifact))
        marks.unmarked += 1
      if (name === 'Tf') {
        const dict = find('Font', first)
        font = dict instanceof PDFDict ? (fonts.get(dict) ?? readFont(dict)) : null
        if (dict instanceof PDFDict && font) fonts.set(dict, font)
      } else if (name === 'Tj' || name === 'TJ') showText(args)
    }
  }

  node.normalize()
  const streams = node.lookupMaybe(PDFName.of('Contents'), PDFArray)?.asArray() ?? []
  for (const ref of streams) {
    const stream = node.context.lookup(ref)
    if (stream instanceof PDFRawStream) read(stream, node.Resources(), false)
  }
  return marks
}
