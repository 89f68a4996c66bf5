import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { preloadable } from '../lib/preloadable.ts'
import { toastStore } from '../lib/toast.ts'
import { whenSettled } from '../lib/when-settled.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'

const { load, Component: Toaster } = preloadable(() => import('../ui/toaster.tsx'))

/** Renders the toasts. The toaster is rendered from the first toast on; except on the landing page, it is loaded before. */
export function ToastRegion() {
  const mayToast = useLocation().pathname !== paths.home()
  const hasToast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null) !== null
  const [used, setUsed] = useState(false)
  if (hasToast && !used) setUsed(true)
  useEffect(() => {
    if (mayToast) return whenSettled(() => void load().catch(() => undefined))
  }, [mayToast])
  if (!used) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  )
}
