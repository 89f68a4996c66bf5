import { ebookMessages } from '@kahani/messages/en/ebooks'
import { PRODUCT_NAME } from '@kahani/messages/product'
import type { EpubBook } from './epub-book.ts'

type Layout = EpubBook['layout']

/**
 * Conformance by layout: `docs/books/accessibility.md` goes through the criteria. A fixed layout can neither reflow nor take
 * other spacing of its text, which level AA requires.
 */
const LEVEL: Record<Layout, 'A' | 'AA'> = { reflowable: 'AA', 'pre-paginated': 'A' }

const SHARED_FEATURES = ['alternativeText', 'readingOrder', 'tableOfContents', 'pageNavigation', 'structuralNavigation']
const FEATURES: Record<Layout, readonly string[]> = {
  reflowable: [...SHARED_FEATURES, 'displayTransformability', 'pageBreakMarkers'],
  'pre-paginated': SHARED_FEATURES,
}

/** Metadata of EPUB Accessibility 1.1, as elements of a package document. */
export function accessibilityMetadata(layout: Layout): string[] {
  const property = (name: string, value: string) => `<meta property="${name}">${value}</meta>`
  return [
    `<meta property="dcterms:conformsTo" id="conformance">EPUB Accessibility 1.1 - WCAG 2.2 Level ${LEVEL[layout]}</meta>`,
    `<meta property="a11y:certifiedBy" refines="#conformance">${PRODUCT_NAME}</meta>`,
    property('schema:accessMode', 'textual'),
    property('schema:accessMode', 'visual'),
    property('schema:accessModeSufficient', 'textual,visual'),
    property('schema:accessModeSufficient', 'textual'),
    ...FEATURES[layout].map(feature => property('schema:accessibilityFeature', feature)),
    property('schema:accessibilityHazard', 'none'),
    property('schema:accessibilitySummary', ebookMessages.accessibilitySummary[layout]),
    // The pages are those of the story, not of a printed edition.
    property('pageBreakSource', 'none'),
  ]
}
