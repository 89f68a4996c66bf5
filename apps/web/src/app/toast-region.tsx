import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { toastStore } from '../lib/toast.ts'

const Toaster = lazy(() => import('../ui/toaster.tsx'))

/** Renders the toasts. On the landing page, the toaster is loaded only when there is a toast. */
export function ToastRegion() {
  const { pathname } = useLocation()
  const hasToast = useSyncExternalStore(toastStore.subscribe, toastStore.current) !== null
  if (pathname === paths.home() && !hasToast) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
