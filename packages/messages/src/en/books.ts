import { PRODUCT_NAME } from '../product.ts'

/** Texts of a downloaded or printed book, apart from its story. */
export const bookMessages = {
  dedication: (name: string) => `A story for ${name}`,
  theEnd: 'The End',
  madeWith: `Made with ${PRODUCT_NAME}`,
  coverOf: (title: string) => `Cover of ${title}`,
  noPicture: 'There is no picture here yet',
} as const
