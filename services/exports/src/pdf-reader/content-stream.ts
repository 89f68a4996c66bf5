import {
  type ContentStreamOperand,
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPageLeaf,
  PDFRawStream,
  parseContentStream,
} from '@cantoo/pdf-lib'

/** The operators of a content stream with their operands. */
export const operationsOf = (stream: PDFRawStream) => parseContentStream(decodePDFRawStream(stream).decode())

/** The content streams of a page. */
export function contentsOf(node: PDFPageLeaf): PDFRawStream[] {
  node.normalize()
  const streams = node.lookupMaybe(PDFName.of('Contents'), PDFArray)?.asArray() ?? []
  return streams.map(ref => node.context.lookup(ref)).filter(stream => stream instanceof PDFRawStream)
}

/** The bytes of a string; null for any other operand. */
export function bytesOf(operand: ContentStreamOperand | undefined): Buffer | null {
  const isString = typeof operand === 'object' && 'bytes' in operand && operand.bytes instanceof Uint8Array
  return isString ? Buffer.from(operand.bytes as Uint8Array) : null
}

/** The text of a name; empty for any other operand. */
export const nameOf = (operand: ContentStreamOperand | undefined): string =>
  typeof operand === 'object' && 'value' in operand ? String(operand.value) : ''

/** The resource that an operand names. */
export const findResource = (
  resources: PDFDict | undefined,
  category: 'Font' | 'XObject',
  operand: ContentStreamOperand | undefined,
): PDFObject | undefined => resources?.lookupMaybe(PDFName.of(category), PDFDict)?.lookup(PDFName.of(nameOf(operand)))
