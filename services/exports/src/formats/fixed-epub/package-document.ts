import { COVER } from '@kahani/contracts/illustration'
import { bookMessages } from '@kahani/messages/en/books'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { escapeHtml } from '@kahani/service-kit/html'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import type { BookFonts } from '../../fonts/book-fonts.ts'
import type { BookModel, BookPage } from '../../layout/book-model.ts'
import { PAGE_PX } from '../../layout/geometry.ts'
import { digitalSourceProperty, IPTC_PREFIX } from '../epub/package-metadata.ts'
import { fontPath, NAVIGATION_PATH, pagePath, picturePath, STYLESHEET_PATH } from './page-document.ts'

export interface PackageContent {
  model: BookModel
  /** By their names. */
  pictures: ReadonlyMap<string, Buffer>
  fonts: BookFonts
  /** A UUID. */
  identifier: string
}

/** What the book offers to readers with disabilities: EPUB Accessibility 1.1, for a picture book. */
const ACCESSIBILITY = [
  ['schema:accessMode', 'textual'],
  ['schema:accessMode', 'visual'],
  ['schema:accessModeSufficient', 'textual,visual'],
  ['schema:accessModeSufficient', 'textual'],
  ['schema:accessibilityFeature', 'alternativeText'],
  ['schema:accessibilityFeature', 'readingOrder'],
  ['schema:accessibilityFeature', 'tableOfContents'],
  ['schema:accessibilityFeature', 'pageNavigation'],
  ['schema:accessibilityHazard', 'noFlashingHazard'],
  ['schema:accessibilityHazard', 'noMotionSimulationHazard'],
  ['schema:accessibilityHazard', 'noSoundHazard'],
  ['schema:accessibilitySummary', bookMessages.fixedLayoutAccessibility],
  ['pageBreakSource', 'none'],
] as const

const FIXED_LAYOUT = [
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

const COVER_NAME = String(COVER)
const COVER_IMAGE_ID = `picture-${COVER_NAME}`
const pageId = (index: number) => `page-${index + 1}`

const property = ([name, value]: readonly [string, string]) => `<meta property="${name}">${escapeHtml(value)}</meta>`
const named = ([name, value]: readonly [string, string]) => `<meta name="${name}" content="${escapeHtml(value)}"/>`
const item = (id: string, href: string, mediaType: string, properties = '') =>
  `<item id="${id}" href="${href}" media-type="${mediaType}"${properties && ` properties="${properties}"`}/>`

/** The closing page has a drawing. */
const pageProperties = ({ kind }: BookPage) => (kind === 'closing' ? 'svg' : '')

/** The cover stands alone. Then a right page comes first, as in a printed book. */
function spreadProperty({ pages }: BookModel, index: number): string {
  const first = pages.findIndex(({ kind }) => kind !== 'cover')
  if (index < first) return ''
  return (index - first) % 2 === 0 ? 'page-spread-right' : 'page-spread-left'
}

function manifest({ model, pictures, fonts }: PackageContent): string[] {
  return [
    item('navigation', NAVIGATION_PATH, 'application/xhtml+xml', 'nav'),
    item('stylesheet', STYLESHEET_PATH, 'text/css'),
    ...model.pages.map((page, i) => item(pageId(i), pagePath(i), 'application/xhtml+xml', pageProperties(page))),
    ...[...pictures.keys()].map(name =>
      item(`picture-${name}`, picturePath(name), 'image/jpeg', name === COVER_NAME ? 'cover-image' : ''),
    ),
    ...fonts.files.map(({ fileName }, i) => item(`font-${i + 1}`, fontPath(fileName), 'font/ttf')),
  ]
}

/** Renders the package document: metadata, files and reading order. */
export function packageDocument(content: PackageContent): string {
  const { model, pictures, identifier } = content
  const { title, childName, language, createdAt } = model
  const spine = model.pages.map((_, i) => {
    const properties = spreadProperty(model, i)
    return `<itemref idref="${pageId(i)}"${properties && ` properties="${properties}"`}/>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="identifier" prefix="${IPTC_PREFIX}" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="identifier">urn:uuid:${identifier}</dc:identifier>
<dc:title dir="ltr">${escapeHtml(isolateRightToLeft(title))}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator>${PRODUCT_NAME}</dc:creator>
<dc:publisher>${PRODUCT_NAME}</dc:publisher>
<dc:description dir="ltr">${escapeHtml(isolateRightToLeft(bookMessages.dedication(childName)))}</dc:description>
<dc:date>${createdAt.toISOString().slice(0, 10)}</dc:date>
<dc:subject>JUVENILE FICTION / Bedtime &amp; Dreams</dc:subject>
<meta property="dcterms:modified">${createdAt.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
${[...FIXED_LAYOUT, ...ACCESSIBILITY].map(property).join('\n')}
${digitalSourceProperty(model)}
${pictures.has(COVER_NAME) ? `${named(['cover', COVER_IMAGE_ID])}\n` : ''}${KINDLE.map(named).join('\n')}
</metadata>
<manifest>
${manifest(content).join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`
}
