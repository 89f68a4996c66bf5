import type { ReactNode } from 'react'
import { cn } from '../../../lib/class-names.ts'

/** The books in a grid of one, two or three columns of `li` elements; a single book is large. */
export function StoryGrid({ single = false, children }: { single?: boolean; children: ReactNode }) {
  return (
    <ul
      className={cn(
        'grid gap-x-4 gap-y-8 md:gap-x-8 md:gap-y-12',
        single ? 'max-w-80 max-sm:mx-auto' : 'min-[300px]:grid-cols-2 sm:grid-cols-3',
      )}
    >
      {children}
    </ul>
  )
}

/** How wide a cover is in three, two or one column. */
export const COVER_SIZES = '(min-width: 1200px) 22rem, (min-width: 640px) 30vw, 45vw'

/** A book with its cover above its texts and actions, which are at the bottom of a row. */
export const BOOK_CLASSES = 'grid min-w-0 grid-cols-1 grid-rows-[auto_auto_1fr] gap-3'

export const BOOK_TEXT_CLASSES = 'grid min-w-0 content-start gap-0.5 text-sm wrap-anywhere text-ink-soft'

/** Like a book that lies on the page: a spine on the left and a soft shadow. */
export const COVER_CLASSES = 'book-cover block w-full'
