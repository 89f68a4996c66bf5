import { createHash } from 'node:crypto'
import { digitalSourceUri } from '@kahani/contracts/digital-sources'
import { ebookMessages } from '@kahani/messages/en/ebooks'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { IPTC_EXTENSION } from '@kahani/pictures/source-xmp'
import { escapeHtml } from '@kahani/service-kit/html'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import type { BookModel } from '../../layout/book-model.ts'

/** Metadata of EPUB Accessibility 1.1. Conformance is not claimed: it takes an evaluation by a person. */
const ACCESSIBILITY = [
  ['schema:accessMode', 'textual'],
  ['schema:accessMode', 'visual'],
  ['schema:accessModeSufficient', 'textual'],
  ['schema:accessModeSufficient', 'textual,visual'],
  ['schema:accessibilityFeature', 'alternativeText'],
  ['schema:accessibilityFeature', 'displayTransformability'],
  ['schema:accessibilityFeature', 'readingOrder'],
  ['schema:accessibilityFeature', 'tableOfContents'],
  ['schema:accessibilityFeature', 'pageBreakMarkers'],
  ['schema:accessibilityFeature', 'pageNavigation'],
  ['schema:accessibilityHazard', 'none'],
  ['schema:accessibilitySummary', ebookMessages.accessibilitySummary],
  // The pages are those of the story, not of a printed edition.
  ['pageBreakSource', 'none'],
] as const

/** To declare with the `prefix` attribute of a package. */
export const IPTC_PREFIX = `Iptc4xmpExt: ${IPTC_EXTENSION}`

/** The metadata that says how a book was made. */
export const digitalSourceProperty = ({ digitalSource }: BookModel) =>
  `<meta property="Iptc4xmpExt:DigitalSourceType">${digitalSourceUri(digitalSource)}</meta>`

/** A UUID of version 8 that is the same for the same version of a book. */
export function identifierOf(version: string): string {
  const bytes = createHash('sha256').update(version).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return `urn:uuid:${bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`
}

export const descriptionOf = ({ childName }: BookModel) => isolateRightToLeft(ebookMessages.description(childName))

/** The `metadata` element of the package document. */
export function packageMetadata(model: BookModel, identifier: string, coverId: string | null): string {
  const { title, language, createdAt } = model
  const date = `${createdAt.toISOString().slice(0, 19)}Z`
  const element = (name: string, text: string, attributes = '') =>
    `<${name}${attributes}>${escapeHtml(text)}</${name.split(' ')[0]}>`
  const property = (name: string, text: string) => element('meta', text, ` property="${name}"`)
  const lines = [
    element('dc:identifier', identifier, ' id="BookId"'),
    element('dc:title', isolateRightToLeft(title), ' dir="ltr"'),
    element('dc:language', language),
    element('dc:creator', PRODUCT_NAME),
    element('dc:publisher', PRODUCT_NAME),
    element('dc:description', descriptionOf(model), ' dir="ltr"'),
    element('dc:date', date),
    property('dcterms:modified', date),
    ...ACCESSIBILITY.map(([name, text]) => property(name, text)),
    digitalSourceProperty(model),
    // Apple Books ignores embedded fonts without it.
    property('ibooks:specified-fonts', 'true'),
    ...(coverId === null ? [] : [`<meta name="cover" content="${coverId}"/>`]),
  ]
  return `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n${lines.join('\n')}\n</metadata>`
}
