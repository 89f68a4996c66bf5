import type { User } from '@kahani/contracts/accounts'
import { shellMessages } from '@kahani/messages/en/shell'
import { lazy, Suspense } from 'react'
import { useNavigationHistory } from '../lib/navigation-history.ts'
import { useRefreshedSession } from '../lib/session.ts'
import { FullPageSpinner, PageSpinner } from '../ui/spinner.tsx'
import { ConfirmEmailBanner } from './confirm-email-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { AppRoutes } from './router.tsx'
import { ToastRegion } from './toast-region.tsx'
import { MAIN_ID, useRouteFocus } from './use-route-focus.ts'

const GiftBanner = lazy(() => import('./gift-banner.tsx'))

/** The layout around every screen. */
export function Shell() {
  const { user, loading } = useRefreshedSession()
  useNavigationHistory()
  useRouteFocus()

  if (loading) return <FullPageSpinner />
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="sr-only z-60 rounded-drawn-sm bg-peacock px-4 py-2 font-semibold text-on-peacock focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {shellMessages.skipLink}
      </a>
      <Header />
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col">
        {/* Inside the main element, which would otherwise move when a new page shows the banner. */}
        {user && <AccountBanner key={user.id} user={user} />}
        <Suspense fallback={<PageSpinner />}>
          <AppRoutes />
        </Suspense>
      </main>
      <Footer />
      <ToastRegion />
    </div>
  )
}

/** Gifts are listed for a confirmed address only. */
function AccountBanner({ user }: { user: User }) {
  if (!user.emailVerified) return <ConfirmEmailBanner />
  return (
    <Suspense>
      <GiftBanner />
    </Suspense>
  )
}
