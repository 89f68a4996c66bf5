// The classes of the shelf that the first script of its document changes, which loads no component.

/** The columns of books. */
export const BOOKS = 'min-[300px]:grid-cols-2 sm:grid-cols-3'
/** A single book is large. */
export const SINGLE_BOOK = 'max-w-80 max-sm:mx-auto'
/** Of a cover that fills its frame. On a layer of its own, it is painted on whole pixels: never smaller than the one of the app. */
export const COVER_PICTURE = 'aspect-square w-full rounded-[inherit] bg-paper-deep object-cover will-change-transform'
