import { PRODUCT_NAME } from '../product.ts'

const indianDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** Texts of a downloaded or printed book, apart from its story. */
export const bookMessages = {
  dedication: (name: string) => `A story for ${name}`,
  forChild: (name: string) => `For ${name}`,
  madeFor: (name: string) => `This story was made for ${name}`,
  date: (createdAt: Date) => indianDate.format(createdAt),
  theEnd: 'The End',
  madeWith: `Made with ${PRODUCT_NAME}`,
  /** How the words and the pictures were made: with AI, or else by a program. */
  origin: ({ text, pictures }: { text: boolean; pictures: boolean }) => {
    if (text && pictures) return 'Written and illustrated with AI'
    if (text) return 'Written with AI, illustrated by a computer program'
    if (pictures) return 'Written by a computer program, illustrated with AI'
    return 'Written and illustrated by a computer program, without AI'
  },
  coverOf: (title: string) => `Cover of ${title}`,
  /** On the spine of a printed book. */
  spine: (title: string, name: string) => `${title} · ${name}`,
  /** On the pages that fill a printed book, in this order. */
  drawingPrompts: [
    'Draw your favourite part of the story',
    'Draw what happens the next day',
    'Draw somebody who makes you smile',
    'Draw a place you would love to visit',
    'Draw yourself in this story',
    'Draw a friend for this book',
    'Draw what you dreamed about',
    'Draw anything you like',
  ],
  /** Entries of the table of contents. */
  contents: {
    title: 'Contents',
    landmarks: 'Landmarks',
    pages: 'List of pages',
    cover: 'Cover',
    halfTitle: 'Title page',
    story: 'The story',
    page: (number: number) => `Page ${number}`,
  },
  fixedLayoutAccessibility:
    'A picture book with a fixed layout. Every picture has a description, and all text can be read aloud by a screen reader in the order of the pages. The size of the text cannot be changed.',
} as const
