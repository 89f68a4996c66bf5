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

/** The page in a URL hash; null for any other hash or a page past the end. */
export function parsePageHash(hash: string, pages: number): number | null {
  const page = Number(/^#page-([1-9]\d{0,3})$/.exec(hash)?.[1])
  return page <= pages ? page : null
}

const SWIPE_MIN_DISTANCE_PX = 48
/** A slower touch is a resting finger. */
const SWIPE_MAX_DURATION_MS = 900

/** The target of a touch that moved `dx` px right and `dy` px down in `ms`; null for a tap, a scroll or a resting finger. */
export function pageTargetForSwipe({ dx, dy, ms }: { dx: number; dy: number; ms: number }): PageTarget | null {
  if (ms > SWIPE_MAX_DURATION_MS || Math.abs(dx) < SWIPE_MIN_DISTANCE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return null
  return dx < 0 ? 'next' : 'previous'
}
