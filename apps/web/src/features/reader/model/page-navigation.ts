/** The closed book, before page 1. */
export const COVER = 0

/** Where a book is open: `screen` counts the screens of a page that does not fit on one, from 0. */
export interface Place {
  /** From 1, or `COVER`. */
  page: number
  screen: number
}

/** Where to navigate to; a number is the first screen of that page. */
export type PageTarget = 'next' | 'previous' | 'first' | 'last' | number

/** The last screen of a page, before their number is known. */
const LAST_SCREEN = Number.MAX_SAFE_INTEGER

/** The place that `target` leads to in a book with `pages` pages, from a page with `screens` screens. */
export function resolvePlace({ page, screen }: Place, target: PageTarget, pages: number, screens = 1): Place {
  const last = Math.max(pages, 1)
  if (target === 'next') {
    if (screen + 1 < screens) return { page, screen: screen + 1 }
    return page < last ? { page: page + 1, screen: 0 } : { page, screen }
  }
  if (target === 'previous') {
    if (screen > 0) return { page, screen: screen - 1 }
    return page > COVER ? { page: page - 1, screen: LAST_SCREEN } : { page, screen }
  }
  // From the first page, Home leads to the cover.
  if (target === 'first') return { page: page > 1 ? 1 : COVER, screen: 0 }
  if (target === 'last') return { page: last, screen: LAST_SCREEN }
  return { page: Math.min(Math.max(target, COVER), last), screen: 0 }
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

/** The cover needs no hash. */
export const pageHash = (page: number) => (page === COVER ? '' : `#page-${page}`)

/** The page in a URL hash, limited to 1 to `pages`; null for any other hash. */
export function parsePageHash(hash: string, pages: number): number | null {
  const number = /^#page-(\d{1,6})$/.exec(hash)?.[1]
  return number === undefined ? null : Math.min(Math.max(Number(number), 1), Math.max(pages, 1))
}

/** Whether a URL with `hash` opens `page`, so that it needs no change. */
export const isPageInUrl = (hash: string, page: number): boolean =>
  hash === pageHash(page) || (page === COVER && !hash.startsWith('#page-'))

const SWIPE_MIN_DISTANCE_PX = 48
/** A slower touch is a resting finger. */
const SWIPE_MAX_DURATION_MS = 900

/** The target of a touch that moved `dx` px right and `dy` px down in `ms`; null for a tap, a scroll or a resting finger. */
export function pageTargetForSwipe({ dx, dy, ms }: { dx: number; dy: number; ms: number }) {
  if (ms > SWIPE_MAX_DURATION_MS || Math.abs(dx) < SWIPE_MIN_DISTANCE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return null
  return dx < 0 ? 'next' : 'previous'
}

/** A longer touch is a long press. */
const TAP_MAX_DURATION_MS = 300
const TAP_MAX_DISTANCE_PX = 10
/** The part of the width at each edge that turns the page. */
const TAP_ZONE = 0.25

/** A touch, and where it was, from 0 at the left edge of the picture to 1 at its right edge. */
interface Tap {
  dx: number
  dy: number
  ms: number
  position: number
}

/** What a tap on the picture is for: to turn the page at its edges, and for the controls in the middle; null if it is no tap. */
export function targetForTap({ dx, dy, ms, position }: Tap): 'next' | 'previous' | 'controls' | null {
  if (ms > TAP_MAX_DURATION_MS || Math.hypot(dx, dy) > TAP_MAX_DISTANCE_PX) return null
  if (position < 0 || position > 1) return null
  return position > 1 - TAP_ZONE ? 'next' : position < TAP_ZONE ? 'previous' : 'controls'
}
