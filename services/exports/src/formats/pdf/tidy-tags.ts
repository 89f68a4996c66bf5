import { deflateSync, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { isContent, type PagePart, readPageParts, writePageParts } from './page-parts.ts'

const name = (text: string) => PDFName.of(text)

/** Chromium's types of elements without a meaning: what they contain takes their place. */
const WITHOUT_MEANING = [name('NonStruct'), name('Div')]

function readParts(page: PDFPage): PagePart[] {
  const stream = page.node.Contents()
  if (!(stream instanceof PDFRawStream)) throw new Error('expected a page with one content stream')
  const isCompressed = stream.dict.get(name('Filter')) === name('FlateDecode')
  const content = Buffer.from(isCompressed ? inflateSync(stream.contents) : stream.contents).toString('latin1')
  const objects = page.node.Resources()?.lookupMaybe(name('XObject'), PDFDict)
  const isTaggedForm = (form: string) => {
    const object = objects?.lookup(name(form))
    return object instanceof PDFRawStream && object.dict.has(name('StructParents'))
  }
  const { x, y, width, height } = page.getMediaBox()
  return readPageParts(content, { left: x, bottom: y, right: x + width, top: y + height }, isTaggedForm)
}

function writeParts(page: PDFPage, parts: readonly PagePart[], typeOf: (mcid: number) => string): void {
  const content = deflateSync(Buffer.from(writePageParts(parts, typeOf), 'latin1'), { level: 4 })
  const { context } = page.doc
  const ref = page.node.get(name('Contents'))
  if (ref instanceof PDFRef) context.assign(ref, context.stream(content, { Filter: 'FlateDecode' }))
}

const kidsOf = (element: PDFDict): PDFObject[] => {
  const kids = element.lookup(name('K'))
  return kids instanceof PDFArray ? kids.asArray() : kids ? [element.get(name('K')) as PDFObject] : []
}

/** The elements that marked content belongs to, for each page and form by its number, by id. */
type Parents = Map<number, Map<number, PDFRef>>

function tidyPage(element: PDFRef, root: PDFRef, page: PDFPage, parents: Parents): void {
  const { context } = page.doc
  const parts = readParts(page)
  const contents = new Map(parts.filter(isContent).map(part => [part.mcid, part]))

  function setParent(owner: PDFDict, mcid: number, parent: PDFRef): void {
    const number = owner.lookup(name('StructParents'), PDFNumber).asNumber()
    parents.set(number, (parents.get(number) ?? new Map()).set(mcid, parent))
  }

  function addLayout(figure: PDFDict, kids: readonly PDFObject[]): void {
    const [box] = kids.flatMap(kid => (kid instanceof PDFNumber && contents.get(kid.asNumber())?.box) || [])
    if (!box) return
    const BBox = [box.left, box.bottom, box.right, box.top].map(value => Math.round(value * 100) / 100)
    figure.set(name('A'), context.obj({ O: 'Layout', Placement: 'Block', BBox }))
  }

  /** @returns what takes the place of a kid of an element */
  function tidy(kid: PDFObject, parent: PDFRef, language: string | null): PDFObject[] {
    const object = context.lookup(kid)
    if (object instanceof PDFNumber) {
      if (!contents.has(object.asNumber())) return []
      setParent(page.node, object.asNumber(), parent)
      return [object]
    }
    if (!(object instanceof PDFDict)) return []
    const form = object.lookup(name('Stm'))
    if (form instanceof PDFRawStream) {
      setParent(form.dict, object.lookup(name('MCID'), PDFNumber).asNumber(), parent)
      return [object]
    }
    if (!(kid instanceof PDFRef)) return []
    return tidyElement(kid, object, parent, language)
  }

  function tidyElement(ref: PDFRef, element: PDFDict, parent: PDFRef, language: string | null): PDFObject[] {
    const lang = element.lookupMaybe(name('Lang'), PDFString, PDFHexString)?.decodeText() ?? language
    const isTransparent = WITHOUT_MEANING.includes(element.lookup(name('S'), PDFName))
    const isRemoved = isTransparent && lang === language
    const kids = kidsOf(element).flatMap(kid => tidy(kid, isRemoved ? parent : ref, lang))
    if (isRemoved || kids.length === 0) {
      context.delete(ref)
      return kids
    }
    if (isTransparent) element.set(name('S'), name('Span'))
    if (element.get(name('S')) === name('Figure')) addLayout(element, kids)
    element.set(name('K'), context.obj(kids))
    element.set(name('P'), parent)
    return [ref]
  }

  const section = context.lookup(element, PDFDict)
  const kids = kidsOf(section).flatMap(kid => tidy(kid, element, null))
  section.set(name('S'), name('Sect'))
  section.set(name('K'), context.obj(kids))
  section.set(name('P'), root)
  const owners = parents.get(page.node.lookup(name('StructParents'), PDFNumber).asNumber())
  const typeOf = (mcid: number) => context.lookup(owners?.get(mcid), PDFDict).lookup(name('S'), PDFName).decodeText()
  writeParts(page, parts, typeOf)
}

/**
 * Tidies the tags of a document that Chromium has printed, whose body has an element for each page: elements without meaning
 * are removed, backgrounds and ornaments become artifacts, and figures get a box.
 */
export function tidyTags(pdf: PDFDocument): void {
  const { context, catalog } = pdf
  const root = catalog.lookup(name('StructTreeRoot'), PDFDict)
  const [documentRef] = kidsOf(root)
  const document = context.lookup(documentRef, PDFDict)
  const [pages, elements] = [pdf.getPages(), kidsOf(document)]
  if (elements.length !== pages.length)
    throw new Error(`expected tags of ${pages.length} pages, received ${elements.length}`)
  const parents: Parents = new Map()
  for (const [i, page] of pages.entries()) tidyPage(elements[i] as PDFRef, documentRef as PDFRef, page, parents)

  const numbers = [...parents].sort(([a], [b]) => a - b)
  const toArray = (owners: Map<number, PDFRef>) =>
    Array.from({ length: Math.max(...owners.keys()) + 1 }, (_, mcid) => owners.get(mcid) ?? null)
  root.set(name('ParentTree'), context.obj({ Nums: numbers.flatMap(([number, owners]) => [number, toArray(owners)]) }))
}
