import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { readNavigationHistory } from '../lib/navigation-history.ts'

export const MAIN_ID = 'main'

/**
 * Moves the focus on navigation, for keyboards and screen readers. A new page starts at its top, with the focus on its
 * content. On Back and Forward the browser restores the scroll position, and the focus returns to the link to the page
 * that was left. A hash is handled by the page that contains its target.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash !== '') return
    const main = document.getElementById(MAIN_ID)
    if (navigationType === 'POP') {
      linkTo(readNavigationHistory().at(-2)?.path, main)?.focus({ preventScroll: true })
      return
    }
    window.scrollTo(0, 0)
    main?.focus({ preventScroll: true })
  }, [pathname, hash, navigationType])
}

function linkTo(path: string | undefined, main: HTMLElement | null): HTMLElement | null {
  if (path === undefined) return null
  return main?.querySelector<HTMLElement>(`a[href="${CSS.escape(path)}"]:not([tabindex="-1"])`) ?? null
}
