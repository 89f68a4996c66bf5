import type { User } from '@kahani/contracts/accounts'
import { Suspense, useEffect } from 'react'
import { preloadable } from '../lib/preloadable.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ConfirmEmailBanner } from './confirm-email-banner.tsx'

/** A banner that arrives later moves the page. */
export const MAX_WAIT_MS = 1_000

const { load, Component: GiftBanner } = preloadable(() => import('./gift-banner.tsx'))
export const loadGiftBanner = load

interface AccountBannerProps {
  user: User
  /** Called when the banner has its height, or after a second at most: until then, nothing is shown below it. */
  onReady: () => void
}

/** Gifts are listed for a confirmed address only. */
export function AccountBanner({ user, onReady }: AccountBannerProps) {
  useEffect(() => {
    const timer = setTimeout(onReady, MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [onReady])
  if (!user.emailVerified) return <ConfirmEmailBanner />
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <GiftBanner onReady={onReady} />
      </Suspense>
    </ErrorBoundary>
  )
}
