import { useEffect, useRef } from 'react'

/** Height of the pagination bar at the bottom of the window. */
const PAGINATION_HEIGHT_PX = 64

/**
 * Scrolls the returned element below the header when `page` changes, if its start is above the window or its end below
 * the window.
 */
export function useScrollIntoView<E extends HTMLElement>(page: number) {
  const element = useRef<E>(null)
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page || element.current === null) return
    lastPage.current = page
    const { top, bottom } = element.current.getBoundingClientRect()
    if (top >= 0 && bottom <= window.innerHeight - PAGINATION_HEIGHT_PX) return
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.current.scrollIntoView({ block: 'start', behavior: reducedMotion ? 'instant' : 'smooth' })
  }, [page])
  return element
}
