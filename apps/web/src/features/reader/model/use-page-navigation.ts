import { useCallback, useEffect, useState } from 'react'
import {
  isPageInUrl,
  type PageTarget,
  pageHash,
  pageTargetForKey,
  parsePageHash,
  resolvePage,
} from './page-navigation.ts'

/** Elements that handle the keys themselves. */
const KEYBOARD_CONTROLS =
  'input, textarea, select, dialog, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]'

/**
 * The current page of a book with `pages` pages, and its navigation, also by keyboard. The URL hash contains the page
 * without adding history entries: a reload stays on the page, and Back leaves the book.
 * @param onTurn is called before the page changes
 */
export function usePageNavigation(pages: number, onTurn: (direction: 'next' | 'previous') => void) {
  const [page, setPage] = useState(() => parsePageHash(window.location.hash, pages) ?? 1)
  const goTo = useCallback(
    (target: PageTarget) => {
      const next = resolvePage(page, target, pages)
      if (next === page) return
      onTurn(next > page ? 'next' : 'previous')
      setPage(next)
    },
    [page, pages, onTurn],
  )

  useEffect(() => {
    if (!isPageInUrl(window.location.hash, page)) {
      window.history.replaceState(window.history.state, '', pageHash(page))
    }
  }, [page])

  useEffect(() => {
    const onHashChange = () => setPage(current => parsePageHash(window.location.hash, pages) ?? current)
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [pages])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = pageTargetForKey(event)
      if (target === null || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(KEYBOARD_CONTROLS)) return
      event.preventDefault()
      goTo(target)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [goTo])

  return { page, goTo }
}
