import { type ReactNode, useSyncExternalStore } from 'react'

/** Text that depends on today's date. A prerendered page has the date of its build, which is replaced after hydration. */
export function CurrentDate({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  return (
    <span key={String(hydrated)} suppressHydrationWarning>
      {children}
    </span>
  )
}

const neverChanges = () => () => undefined

/** False while a prerendered page is hydrated, when its first render has to match the document; else true. */
const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
