import { useCallback, useEffect, useState } from 'react'
import { type PageTarget, pageHash, pageTargetForKey, parsePageHash, resolvePage } from './page-navigation.ts'

/** Elements that handle the keys themselves. */
const KEYBOARD_CONTROLS =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]'

/**
 * The current page of a book with `pages` pages, and its navigation, also by keyboard. The URL hash contains the page
 * without adding history entries: a reload stays on the page, and Back leaves the book.
 */
export function usePageNavigation(pages: number) {
  const [page, setPage] = useState(() => parsePageHash(window.location.hash, pages) ?? 1)
  const goTo = useCallback((target: PageTarget) => setPage(current => resolvePage(current, target, pages)), [pages])

  useEffect(() => {
    const { hash } = window.location
    if ((parsePageHash(hash, pages) ?? 1) === page) return
    window.history.replaceState(window.history.state, '', pageHash(page))
  }, [page, pages])

  useEffect(() => {
    const onHashChange = () => {
      const hashPage = parsePageHash(window.location.hash, pages)
      if (hashPage !== null) setPage(hashPage)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const target = pageTargetForKey(event)
      if (target === null || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(KEYBOARD_CONTROLS)) return
      event.preventDefault()
      goTo(target)
    }
    window.addEventListener('hashchange', onHashChange)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('hashchange', onHashChange)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [pages, goTo])

  return { page, goTo }
}
