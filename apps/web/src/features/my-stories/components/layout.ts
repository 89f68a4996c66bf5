// The classes of the shelf that the first script of its document changes, which loads no component.

/** The columns of books. */
export const BOOKS = 'min-[300px]:grid-cols-2 sm:grid-cols-3'
/** A single book is large. */
export const SINGLE_BOOK = 'max-w-80 max-sm:mx-auto'
