import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import type { Rectangle } from './geometry.ts'

/** An element of the structure tree, in reading order. */
export interface StructureElement {
  /** As mapped by the role map. */
  type: string
  /** BCP 47; null if it has none of its own. */
  language: string | null
  altText: string | null
  /** On its page; null if it has none. */
  box: Rectangle | null
  /** Whether it refers to the element that contains it. */
  hasParent: boolean
  isEmpty: boolean
}

export interface Structure {
  elements: StructureElement[]
  /** Marked-content ids that elements refer to, by page. */
  idsOf(page: PDFRef): ReadonlySet<number>
}

const name = (text: string) => PDFName.of(text)
const textOf = (dict: PDFDict, key: string) =>
  dict.lookupMaybe(name(key), PDFString, PDFHexString)?.decodeText() ?? null

function boxOf(element: PDFDict): Rectangle | null {
  const attributes = element.lookup(name('A'))
  const box = attributes instanceof PDFDict ? attributes.lookupMaybe(name('BBox'), PDFArray)?.asRectangle() : undefined
  return box ? { left: box.x, bottom: box.y, right: box.x + box.width, top: box.y + box.height } : null
}

/** Reads the structure tree of a PDF. */
export function readStructure({ context, catalog }: PDFDocument): Structure {
  const elements: StructureElement[] = []
  const ids = new Map<PDFObject | undefined, Set<number>>()
  const root = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)
  const roles = root?.lookupMaybe(name('RoleMap'), PDFDict)

  const addId = (page: PDFObject | undefined, id: PDFNumber) =>
    ids.set(page, (ids.get(page) ?? new Set()).add(id.asNumber()))
  function readKids(parent: PDFDict, page: PDFObject | undefined): void {
    const kids = parent.lookup(name('K'))
    for (const kid of kids instanceof PDFArray ? kids.asArray() : [kids]) {
      const object = context.lookup(kid)
      if (object instanceof PDFNumber) addId(page, object)
      else if (object instanceof PDFDict) readElement(object, parent, page)
    }
  }
  function readElement(element: PDFDict, parent: PDFDict, parentPage: PDFObject | undefined): void {
    const page = element.get(name('Pg')) ?? parentPage
    const id = element.lookup(name('MCID'))
    const type = element.lookup(name('S'))
    if (id instanceof PDFNumber) addId(page, id)
    if (!(type instanceof PDFName)) return
    const kids = element.lookup(name('K'))
    elements.push({
      type: (roles?.lookupMaybe(type, PDFName) ?? type).decodeText(),
      language: textOf(element, 'Lang'),
      altText: textOf(element, 'Alt'),
      box: boxOf(element),
      hasParent: element.lookup(name('P')) === parent,
      isEmpty: kids === undefined || (kids instanceof PDFArray && kids.size() === 0),
    })
    readKids(element, page)
  }
  if (root) readKids(root, undefined)
  return { elements, idsOf: page => ids.get(page) ?? new Set() }
}
