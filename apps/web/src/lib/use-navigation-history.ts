import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { recordVisit, type Visit } from './navigation-history.ts'

const KEY = 'kahani.navigation-history'

/** Keeps the last visited paths of this tab, forward, back and by link; without query, where tokens may be. */
export function useNavigationHistory(): void {
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells two visits of one path apart
  useEffect(() => {
    try {
      const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as Visit[]
      window.sessionStorage.setItem(KEY, JSON.stringify(recordVisit(kept, pathname, Date.now())))
    } catch {
      // Storage may be closed to the page; nothing depends on it.
    }
  }, [pathname, key])
}
