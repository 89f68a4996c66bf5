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
  /** Entries of the table of contents. */
  contents: { title: 'Contents', cover: 'Cover', halfTitle: 'Title page', page: (number: number) => `Page ${number}` },
} as const
