import { PRODUCT_NAME } from '../product.ts'

/** Texts that an e-book contains for reading programs and libraries, apart from its pages. */
export const ebookMessages = {
  description: (name: string) => `An illustrated story for ${name}, made with ${PRODUCT_NAME}.`,
  accessibilitySummary:
    'A picture book with a short text and a picture on each page. Every picture has a text alternative, and the story can be understood without the pictures. Text size, typeface and colours can be changed.',
  landmarks: { title: 'Landmarks', cover: 'Cover', story: 'Start of the story' },
  pageList: 'Pages',
} as const
