import type { MouseEvent } from 'react'

/** Scrolls to the target of a link, and moves the focus there, without an entry in the browser's history. */
export function jump(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' })
}
