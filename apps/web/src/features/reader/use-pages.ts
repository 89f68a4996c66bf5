import { useCallback, useEffect, useState } from 'react'
import { hashOfPage, movedPage, moveOfKey, type PageMove, pageInHash } from './page-moves.ts'

/** Where the keys belong to something else than the book. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]'

/**
 * The page that is open in a book of `count` pages, and the way to turn it; keys turn it too. The address names the
 * page without a step in the history, so that a reload stays and Back leaves the book.
 */
export function usePages(count: number) {
  const [page, setPage] = useState(() => pageInHash(window.location.hash, count) ?? 1)
  const turn = useCallback((move: PageMove) => setPage(now => movedPage(now, move, count)), [count])

  useEffect(() => {
    const { hash } = window.location
    if ((pageInHash(hash, count) ?? 1) === page) return
    window.history.replaceState(window.history.state, '', hashOfPage(page))
  }, [page, count])

  useEffect(() => {
    const onHash = () => {
      const named = pageInHash(window.location.hash, count)
      if (named !== null) setPage(named)
    }
    const onKey = (event: KeyboardEvent) => {
      const move = moveOfKey(event)
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
