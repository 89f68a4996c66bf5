import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { storedValue } from './storage.ts'

export interface Visit {
  path: string
  /** Start of the visit, in ms since 1970. */
  timestamp: number
  /** Length of the visit in ms; 0 for the current one. */
  duration: number
}

const MAX_VISITS = 20

const history = storedValue('tab', 'navigation-history', (value): Visit[] => (Array.isArray(value) ? value : []))

/** Ends the last visit at `now` (ms since 1970), adds a visit to `path` and drops the oldest ones. */
export function recordVisit(visits: readonly Visit[], path: string, now: number): Visit[] {
  const last = visits.at(-1)
  const ended = last ? [...visits.slice(0, -1), { ...last, duration: now - last.timestamp }] : []
  return [...ended, { path, timestamp: now, duration: 0 }].slice(-MAX_VISITS)
}

/** Records the visited paths of this tab, without query strings, which may contain tokens. */
export function useNavigationHistory(): void {
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key distinguishes two visits of one path
  useEffect(() => {
    history.write(recordVisit(history.read(), pathname, Date.now()))
  }, [pathname, key])
}

/** The recorded visits, oldest first; the last one is the current page. */
export const readNavigationHistory = (): Visit[] => history.read()
