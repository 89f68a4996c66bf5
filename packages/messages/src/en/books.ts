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
  coverOf: (title: string) => `Cover of ${title}`,
  /** On the spine of a printed book. */
  spine: (title: string, name: string) => `${title} · ${name}`,
  /** Added to the title in the file name of a printed book's cover. */
  coverFile: 'cover',
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
  contents: { title: 'Contents', cover: 'Cover', halfTitle: 'Title page', page: (number: number) => `Page ${number}` },
} as const
