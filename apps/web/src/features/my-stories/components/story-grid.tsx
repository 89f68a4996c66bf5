import type { ReactNode } from 'react'

/** A grid of one, two or three columns of `li` elements. */
export function StoryGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">{children}</ul>
}

/** The layout of a card: a cover, a text and actions. The cover is beside the text on a phone. */
export const CARD_CLASSES =
  'grid grid-cols-[6.5rem_1fr] grid-rows-[auto_1fr] gap-4 md:grid-cols-1 md:grid-rows-[auto_1fr_auto]'

/** As high as a title of two lines and three lines below it, so that a skeleton has the size of its card. */
export const CARD_TEXT_CLASSES =
  'col-start-2 row-start-1 grid min-h-33 content-start gap-0.5 text-sm wrap-anywhere text-ink-soft md:col-start-1 md:row-start-2'
