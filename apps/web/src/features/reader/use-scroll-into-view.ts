import { useEffect, useRef } from 'react'

/** Height that the bar of arrows takes at the bottom of the window, in px. */
const BAR = 64

/**
 * For the element with picture and words: a page that is turned to while its start is above the window, or its end below,
 * is brought up under the header, and the following ones stay there.
 */
export function useScrollIntoView<E extends HTMLElement>(page: number) {
  const book = useRef<E>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page || book.current === null) return
    shown.current = page
    const { top, bottom } = book.current.getBoundingClientRect()
    if (top >= 0 && bottom <= window.innerHeight - BAR) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    book.current.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
  }, [page])
  return book
}
