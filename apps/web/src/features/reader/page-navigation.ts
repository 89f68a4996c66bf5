/** A way to turn pages; a number is the page to jump to. Pages count from 1. */
export type PageTarget = 'next' | 'previous' | 'first' | 'last' | number

/** The page after a move from `page` in a book of `count` pages: never before the first or past the last. */
export function resolvePage(page: number, move: PageTarget, count: number): number {
  const asked = { next: page + 1, previous: page - 1, first: 1, last: count }
  const target = typeof move === 'number' ? move : asked[move]
  return Math.min(Math.max(target, 1), Math.max(count, 1))
}

const KEYS: Record<string, PageTarget> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** What a key on the keyboard means for the pages, or null. With a modifier it is the browser's. */
export function pageTargetForKey(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  return KEYS[event.key] ?? null
}

export const pageHash = (page: number) => `#page-${page}`

/** The page that an address names, or null: a hash of another kind, or a page that this book has not. */
export function parsePageHash(hash: string, count: number): number | null {
  const page = Number(/^#page-([1-9]\d{0,3})$/.exec(hash)?.[1])
  return page <= count ? page : null
}
