import { useSyncExternalStore } from 'react'

/** Whether the window matches a media query. */
export const useMediaQuery = (query: string) =>
  useSyncExternalStore(
    onChange => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
