import type { ReactNode } from 'react'

/** A grid of one, two or three columns of `li` elements. */
export function StoryGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">{children}</ul>
}
