import type { ReactNode } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { BOOKS, SINGLE_BOOK } from './layout.ts'

/** The books in a grid of one, two or three columns of `li` elements; a single book is large. */
export function StoryGrid({ single = false, children }: { single?: boolean; children: ReactNode }) {
  return <ul className={cn('grid gap-x-4 gap-y-8 md:gap-x-8 md:gap-y-12', single ? SINGLE_BOOK : BOOKS)}>{children}</ul>
}

/** A book with its cover above its texts and actions, which are at the bottom of a row. */
export const BOOK_CLASSES = 'grid min-w-0 grid-cols-1 grid-rows-[auto_auto_1fr] gap-3'

export const BOOK_TEXT_CLASSES = 'grid min-w-0 content-start gap-0.5 text-sm wrap-anywhere text-ink-soft'

/** Like a book that lies on the page: a spine on the left and a soft shadow. */
export const COVER_CLASSES = 'book-cover block w-full'
