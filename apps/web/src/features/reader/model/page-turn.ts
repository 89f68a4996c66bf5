const HALF_TURN_MS = 200
const EDGE_ON_DEGREES = 90

type Side = 'left' | 'right'
const OPPOSITE: Record<Side, Side> = { left: 'right', right: 'left' }

let turning: Animation[] = []

/**
 * Turns a sheet of paper from the current page to the next or previous one, whose content replaces it right after this call.
 * On a wide screen the sheet turns over the spine between `picture` and `text`, else `picture` turns over its left edge.
 * Animates `transform` only, and ends at the next turn. With reduced motion, nothing turns.
 */
export function turnPage(picture: HTMLElement, text: HTMLElement, direction: 'next' | 'previous'): void {
  for (const animation of turning) animation.cancel()
  turning = []
  if (!('animate' in picture) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return

  const forward = direction === 'next'
  const spread = text.getBoundingClientRect().left >= picture.getBoundingClientRect().right
  if (!spread) {
    const copy = copyOf(picture)
    if (forward) lift(picture, copy, 'left')
    else land(picture, copy, 'left', 0)
    return
  }
  const [from, to, spine]: [HTMLElement, HTMLElement, Side] = forward
    ? [text, picture, 'left']
    : [picture, text, 'right']
  // Both are measured before the document changes.
  const copies = [copyOf(from), copyOf(to)] as const
  lift(from, copies[0], spine)
  land(to, copies[1], OPPOSITE[spine], HALF_TURN_MS)
}

/** The old page, a copy, turns away over its edge `hinge`, above the new one. */
function lift(page: HTMLElement, copy: HTMLElement, hinge: Side): void {
  page.after(copy)
  turn(copy, hinge, [0, EDGE_ON_DEGREES], { duration: HALF_TURN_MS, easing: 'ease-in', fill: 'forwards' }, copy)
}

/** The new page comes down over its edge `hinge`, onto a copy of the old one. */
function land(page: HTMLElement, copy: HTMLElement, hinge: Side, delay: number): void {
  page.before(copy)
  turn(
    page,
    hinge,
    [EDGE_ON_DEGREES, 0],
    { duration: HALF_TURN_MS, delay, easing: 'ease-out', fill: 'backwards' },
    copy,
  )
}

/** @param copy is removed at the end */
function turn(
  page: HTMLElement,
  hinge: Side,
  [from, to]: [number, number],
  timing: KeyframeAnimationOptions,
  copy: HTMLElement,
): void {
  const sign = hinge === 'left' ? -1 : 1
  const at = (degrees: number) => ({
    transform: `perspective(90rem) rotateY(${sign * degrees}deg)`,
    transformOrigin: `${hinge} center`,
  })
  const animation = page.animate([at(from), at(to)], timing)
  const remove = () => copy.remove()
  animation.addEventListener('finish', remove)
  animation.addEventListener('cancel', remove)
  turning.push(animation)
}

/** A copy in the place of `page`, for the eyes only. */
function copyOf(page: HTMLElement): HTMLElement {
  const copy = page.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  for (const live of copy.querySelectorAll('[aria-live]')) live.removeAttribute('aria-live')
  Object.assign(copy.style, {
    position: 'absolute',
    margin: '0',
    top: `${page.offsetTop}px`,
    left: `${page.offsetLeft}px`,
    width: `${page.offsetWidth}px`,
    height: `${page.offsetHeight}px`,
  })
  return copy
}
