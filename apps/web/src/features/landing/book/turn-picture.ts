const TURN_MS = 420
const EDGE_ON_DEGREES = -92

let turning: Animation | undefined

/**
 * Turns the sheet of a picture over its left edge. Its content is replaced right after this call: `next` lifts a copy of it off the
 * new picture, `previous` lays the new one over a copy. With reduced motion, nothing turns.
 */
export function turnPicture(page: HTMLElement, direction: 'next' | 'previous'): void {
  turning?.cancel()
  if (!('animate' in page) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const copy = page.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  const forward = direction === 'next'
  if (forward) page.after(copy)
  else page.before(copy)

  const at = (degrees: number) => ({ transform: `perspective(90rem) rotateY(${degrees}deg)`, transformOrigin: 'left' })
  const frames = [at(0), at(EDGE_ON_DEGREES)]
  turning = forward
    ? copy.animate(frames, { duration: TURN_MS, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)', fill: 'forwards' })
    : page.animate(frames.toReversed(), { duration: TURN_MS, easing: 'cubic-bezier(0.1, 0.4, 0.5, 1)' })
  for (const end of ['finish', 'cancel']) turning.addEventListener(end, () => copy.remove())
}
