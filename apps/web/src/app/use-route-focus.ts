import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

export const MAIN_ID = 'main'

/**
 * On going to another page: up to its start, with the focus on its content, so that a screen reader reads on there.
 * Going back leaves the place to the browser, and a hash to the screen that has it.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (kind === 'POP' || hash !== '') return
    window.scrollTo(0, 0)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname, hash, kind])
}
