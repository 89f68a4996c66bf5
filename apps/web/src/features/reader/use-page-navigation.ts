import { useCallback, useEffect, useState } from 'react'
import { type PageTarget, pageHash, pageTargetForKey, parsePageHash, resolvePage } from './page-navigation.ts'

/** Where the keys belong to something else than the book. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]'

/**
 * The page that is open in a book of `count` pages, and the way to turn it; keys turn it too. The address names the
 * page without a step in the history, so that a reload stays and Back leaves the book.
 */
export function usePageNavigation(count: number) {
  const [page, setPage] = useState(() => parsePageHash(window.location.hash, count) ?? 1)
  const turn = useCallback((move: PageTarget) => setPage(now => resolvePage(now, move, count)), [count])

  useEffect(() => {
    const { hash } = window.location
    if ((parsePageHash(hash, count) ?? 1) === page) return
    window.history.replaceState(window.history.state, '', pageHash(page))
  }, [page, count])

  useEffect(() => {
    const onHash = () => {
      const named = parsePageHash(window.location.hash, count)
      if (named !== null) setPage(named)
    }
    const onKey = (event: KeyboardEvent) => {
      const move = pageTargetForKey(event)
      if (move === null || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return
      event.preventDefault()
      turn(move)
    }
    window.addEventListener('hashchange', onHash)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('hashchange', onHash)
      window.removeEventListener('keydown', onKey)
    }
  }, [count, turn])

  return { page, turn }
}
