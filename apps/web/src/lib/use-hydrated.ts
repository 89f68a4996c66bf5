import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False while a prerendered page is hydrated, when its first render has to match the document; else true. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
