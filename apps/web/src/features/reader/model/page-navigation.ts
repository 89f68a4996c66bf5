/** A page to navigate to; a number is the page itself, from 1. */
export type PageTarget = 'next' | 'previous' | 'first' | 'last' | number

/** The page that `target` leads to from `page`, limited to 1 to `pages`. */
export function resolvePage(page: number, target: PageTarget, pages: number): number {
  const named = { next: page + 1, previous: page - 1, first: 1, last: pages }
  const requested = typeof target === 'number' ? target : named[target]
  return Math.min(Math.max(requested, 1), Math.max(pages, 1))
}

const KEYS: Record<string, PageTarget> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** The target of a key, or null. Keys with a modifier are left to the browser. */
export function pageTargetForKey(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  return KEYS[event.key] ?? null
}

export const pageHash = (page: number) => `#page-${page}`

/** The page in a URL hash, limited to 1 to `pages`; null for any other hash. */
export function parsePageHash(hash: string, pages: number): number | null {
  const number = /^#page-(\d{1,6})$/.exec(hash)?.[1]
  return number === undefined ? null : resolvePage(1, Number(number), pages)
}

/** Whether a URL with `hash` opens `page`, so that it needs no change. The first page needs no hash. */
export const isPageInUrl = (hash: string, page: number): boolean =>
  hash === pageHash(page) || (page === 1 && !hash.startsWith('#page-'))

const SWIPE_MIN_DISTANCE_PX = 48
/** A slower touch is a resting finger. */
const SWIPE_MAX_DURATION_MS = 900

/** The target of a touch that moved `dx` px right and `dy` px down in `ms`; null for a tap, a scroll or a resting finger. */
export function pageTargetForSwipe({ dx, dy, ms }: { dx: number; dy: number; ms: number }): PageTarget | null {
  if (ms > SWIPE_MAX_DURATION_MS || Math.abs(dx) < SWIPE_MIN_DISTANCE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return null
  return dx < 0 ? 'next' : 'previous'
}

/** A longer touch is a long press. */
const TAP_MAX_DURATION_MS = 300
const TAP_MAX_DISTANCE_PX = 10
/** The part of the picture's width at each edge that turns the page. */
const TAP_ZONE = 0.25

/** A touch on the picture, and where it was, from 0 at its left edge to 1 at its right edge. */
interface Tap {
  dx: number
  dy: number
  ms: number
  position: number
}

/** The target of a tap at an edge of the picture; null for any other touch. */
export function pageTargetForTap({ dx, dy, ms, position }: Tap): PageTarget | null {
  if (ms > TAP_MAX_DURATION_MS || Math.hypot(dx, dy) > TAP_MAX_DISTANCE_PX) return null
  if (position < 0 || position > 1) return null
  return position > 1 - TAP_ZONE ? 'next' : position < TAP_ZONE ? 'previous' : null
}
