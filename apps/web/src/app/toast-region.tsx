import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { toastStore } from '../lib/toast.ts'

const Toaster = lazy(() => import('../ui/toaster.tsx'))

/** Where toasts appear. The landing page has none of its own, so it doesn't load what draws them. */
export function ToastRegion() {
  const { pathname } = useLocation()
  const waiting = useSyncExternalStore(toastStore.subscribe, toastStore.current) !== null
  if (pathname === paths.home() && !waiting) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
