import { useCallback, useEffect, useRef, useState } from 'react'
import { pageToReopen, recordPage } from '../../../lib/reading-position.ts'
import { reportReading, sendReadingReport } from '../../../lib/report-reading.ts'
import {
  COVER,
  isPageInUrl,
  type PageTarget,
  type Place,
  pageHash,
  pageTargetForKey,
  parsePageHash,
  resolvePlace,
} from './page-navigation.ts'

/** Elements that handle the keys themselves. */
const KEYBOARD_CONTROLS =
  'input, textarea, select, dialog, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]'

interface Book {
  id: number
  /** Number of its pages. */
  pages: number
  hasCover: boolean
}

/** That of the URL, else where it was read last, else the cover, if there is one. */
const openingPage = ({ id, pages, hasCover }: Book): number =>
  parsePageHash(window.location.hash, pages) ?? Math.min(pageToReopen(id) || (hasCover ? COVER : 1), pages)

export interface PageNavigation extends Place {
  /** The place that a target leads to; null if it is open. */
  resolve: (target: PageTarget) => Place | null
  open: (place: Place) => void
  /** Shows another screen of the open page. */
  showScreen: (screen: number) => void
}

/**
 * Where a book is open. The URL hash contains the page without adding history entries: a reload stays on the page, and Back leaves
 * the book.
 * @param screens the number of screens of the open page
 */
export function usePageNavigation(book: Book, screens: number): PageNavigation {
  const { id, pages } = book
  const [place, open] = useState<Place>(() => ({ page: openingPage(book), screen: 0 }))
  const { page } = place
  const screen = Math.min(place.screen, screens - 1)

  useEffect(() => {
    if (!isPageInUrl(window.location.hash, page)) {
      const { pathname, search } = window.location
      window.history.replaceState(window.history.state, '', pageHash(page) || pathname + search)
    }
    if (page === COVER) return
    recordPage(id, page, pages)
    reportReading(id, page)
  }, [id, page, pages])

  useEffect(() => sendReadingReport, [])

  useEffect(() => {
    const onHashChange = () => {
      const linked = parsePageHash(window.location.hash, pages)
      if (linked !== null) open({ page: linked, screen: 0 })
    }
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [pages])

  const resolve = useCallback(
    (target: PageTarget) => {
      const next = resolvePlace({ page, screen }, target, pages, screens)
      return next.page === page && Math.min(next.screen, screens - 1) === screen ? null : next
    },
    [page, screen, pages, screens],
  )
  const showScreen = useCallback((shown: number) => {
    open(current => (current.screen === shown ? current : { page: current.page, screen: shown }))
  }, [])
  return { page, screen, resolve, open, showScreen }
}

/** Calls `goTo` for the keys that turn pages. */
export function usePageKeys(goTo: (target: PageTarget) => void): void {
  const latest = useRef(goTo)
  useEffect(() => {
    latest.current = goTo
  }, [goTo])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = pageTargetForKey(event)
      if (target === null || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(KEYBOARD_CONTROLS)) return
      event.preventDefault()
      latest.current(target)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
