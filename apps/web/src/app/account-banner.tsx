import type { User } from '@kahani/contracts/accounts'
import { confirmEmailMessages as messages } from '@kahani/messages/en/email-verification'
import { Mail } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { dismissedBanners } from '../lib/dismissed-banners.ts'
import { paths } from '../lib/paths.ts'
import { preloadable } from '../lib/preloadable.ts'
import { useResendVerification } from '../lib/resend-verification.ts'
import { useDismissed } from '../lib/use-dismissed.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Banner } from './banner.tsx'

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

// The first confirms the address, the second has the same button. On the others it would move the form right after the
// sign-up, while the next page loads.
const PATHS_WITHOUT_BANNER = [paths.verifyEmail(), paths.account(), paths.signUp(), paths.signIn()]

/**
 * Asks a user to confirm their email address; gifts are listed after that. It is part of the entry script, so that it is
 * rendered together with the page and does not move it. While a book is open, it would take the room of the picture.
 */
function ConfirmEmailBanner() {
  const { pathname } = useLocation()
  const [dismissed, dismiss] = useDismissed(dismissedBanners.confirmEmail)
  const { resend, sending } = useResendVerification()
  return (
    <div role="status" data-confirm-email className="in-book:hidden">
      {!dismissed && !PATHS_WITHOUT_BANNER.includes(pathname) && (
        <Banner icon={Mail} dismissLabel={messages.dismiss} onDismiss={dismiss}>
          {messages.banner}{' '}
          <button type="button" disabled={sending} onClick={resend} className="min-h-6 underline underline-offset-3">
            {sending ? messages.sending : messages.sendAgain}
          </button>
        </Banner>
      )}
    </div>
  )
}
