import { digitalSourceUri } from '@kahani/contracts/digital-sources'
import { ebookMessages } from '@kahani/messages/en/ebooks'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { escapeHtml } from '@kahani/service-kit/html'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { PAGE_PX } from '../../layout/geometry.ts'
import { accessibilityMetadata } from './accessibility.ts'
import { COVER_NAME, type EpubBook } from './epub-book.ts'

const PRE_PAGINATED = [
  ['rendition:layout', 'pre-paginated'],
  ['rendition:orientation', 'auto'],
  ['rendition:spread', 'landscape'],
] as const

/** Kindles read these instead of the properties of EPUB 3. */
const KINDLE = [
  ['fixed-layout', 'true'],
  ['original-resolution', `${PAGE_PX}x${PAGE_PX}`],
  ['orientation-lock', 'none'],
  ['book-type', 'children'],
  ['RegionMagnification', 'false'],
  ['primary-writing-mode', 'horizontal-lr'],
  ['zero-gutter', 'true'],
  ['zero-margin', 'true'],
] as const

export const pictureId = (name: string) => `picture-${name}`

/** The `metadata` element of the package document. */
export function packageMetadata({ model, layout, pictures }: EpubBook, identifier: string): string {
  const { title, childName, language, createdAt, digitalSource } = model
  const date = `${createdAt.toISOString().slice(0, 19)}Z`
  const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeHtml(text)}</${name}>`
  const property = ([name, text]: readonly [string, string]) => element('meta', text, ` property="${name}"`)
  const named = ([name, text]: readonly [string, string]) => `<meta name="${name}" content="${text}"/>`
  const isFixed = layout === 'pre-paginated'
  const lines = [
    element('dc:identifier', identifier, ' id="identifier"'),
    element('dc:title', isolateRightToLeft(title), ' dir="ltr"'),
    element('dc:language', language),
    element('dc:creator', PRODUCT_NAME),
    element('dc:publisher', PRODUCT_NAME),
    element('dc:description', isolateRightToLeft(ebookMessages.description(childName)), ' dir="ltr"'),
    element('dc:date', date.slice(0, 10)),
    element('dc:subject', 'JUVENILE FICTION / Bedtime & Dreams'),
    property(['dcterms:modified', date]),
    ...accessibilityMetadata(layout),
    property(['Iptc4xmpExt:DigitalSourceType', digitalSourceUri(digitalSource)]),
    // Apple Books ignores embedded fonts without it.
    property(['ibooks:specified-fonts', 'true']),
    ...(isFixed ? PRE_PAGINATED.map(property) : []),
    ...(pictures.has(COVER_NAME) ? [named(['cover', pictureId(COVER_NAME)])] : []),
    ...(isFixed ? KINDLE.map(named) : []),
  ]
  return `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n${lines.join('\n')}\n</metadata>`
}
