import type { ReactNode } from 'react'

/** One, two or three columns; the children are `li`s. */
export function StoryGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">{children}</ul>
}
