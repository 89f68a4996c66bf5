import type { ReactNode } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'

/** Text that depends on today's date. A prerendered page has the date of its build, which is replaced after hydration. */
export function CurrentDate({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  return (
    <span key={String(hydrated)} suppressHydrationWarning>
      {children}
    </span>
  )
}
