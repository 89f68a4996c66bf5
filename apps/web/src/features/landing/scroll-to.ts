/** Scrolls to an element, smoothly unless the visitor prefers reduced motion. */
export function scrollTo(element: Element | null, block: ScrollLogicalPosition = 'start'): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block, behavior: reducedMotion ? 'auto' : 'smooth' })
}
