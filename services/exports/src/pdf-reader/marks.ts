import { type ContentStreamOperand, PDFDict, PDFName, type PDFPageLeaf, PDFRawStream } from '@cantoo/pdf-lib'
import { bytesOf, contentsOf, findResource, nameOf, operationsOf } from './content-stream.ts'
import { type ReadFont, readFont } from './fonts.ts'

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

/** Reads how the content of a page and of its forms is marked. */
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
      for (const code of font.codesOf(bytes)) {
        if (code === 0) marks.hasMissingGlyphs = true
        if (font.isKnown(code)) marks.characters.add(font.textOf(code))
        else marks.hasUnknownGlyphs = true
      }
    }
  }

  function read(stream: PDFRawStream, resources: PDFDict | undefined, isForm: boolean): void {
    for (const { name, args } of operationsOf(stream)) {
      const [first, second] = args
      const object = name === 'Do' ? findResource(resources, 'XObject', first) : undefined
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
        const dict = findResource(resources, 'Font', first)
        font = dict instanceof PDFDict ? readFont(dict) : null
      } else if (name === 'Tj' || name === 'TJ') showText(args)
    }
  }

  for (const stream of contentsOf(node)) read(stream, node.Resources(), false)
  return marks
}
