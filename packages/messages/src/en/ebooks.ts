import { PRODUCT_NAME } from '../product.ts'

/** Texts that an e-book contains for reading programs and libraries, apart from its pages. */
export const ebookMessages = {
  description: (name: string) => `An illustrated story for ${name}, made with ${PRODUCT_NAME}.`,
  accessibilitySummary: {
    reflowable:
      'A picture book with a short text and a picture on each page. Every picture has a text alternative, and the story can be understood without the pictures. Text size, spacing, typeface and colours can be changed. The list of pages has the page numbers of the story.',
    'pre-paginated':
      'A picture book with a fixed layout. Every picture has a text alternative, and the story can be understood without the pictures. All text is real text in reading order, for screen readers. Pages can be enlarged, but text size, spacing, typeface and colours cannot be changed, so the book meets level A of WCAG and not level AA. The same story is available as an EPUB whose text can be changed.',
  },
  navigation: {
    contents: 'Contents',
    landmarks: { title: 'Landmarks', cover: 'Cover', titlepage: 'Title page', bodymatter: 'Start of the story' },
    pages: 'Pages',
  },
} as const
