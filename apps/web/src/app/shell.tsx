import { shellMessages } from '@kahani/messages/en/shell'
import { WifiOff } from 'lucide-react'
import {
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react'
import { repeatTap } from '../lib/early-taps.ts'
import { useNavigationHistory } from '../lib/navigation-history.ts'
import { useRefreshedSession } from '../lib/session.ts'
import { awaitingSignOut, finishSignOut } from '../lib/sign-out.ts'
import { useOnline } from '../lib/use-online.ts'
import { Button } from '../ui/button.tsx'
import { MoonPage } from '../ui/moon-page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { FullPageSpinner, PageSpinner } from '../ui/spinner.tsx'
import { AccountBanner } from './account-banner.tsx'
import { Confirmation } from './confirmation.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { AppRoutes } from './router.tsx'
import { registerServiceWorker } from './service-worker.ts'
import { ToastRegion } from './toast-region.tsx'
import { MAIN_ID, useRouteFocus } from './use-route-focus.ts'

interface ShellProps {
  /** Whether what is known of the account arrived before the first render, or takes too long. */
  accountReady: boolean
}

/** The layout around every screen. */
export function Shell({ accountReady }: ShellProps) {
  const { user, loading } = useRefreshedSession()
  useNavigationHistory()
  useRouteFocus()
  useEffect(repeatTap, [])
  const [contentShown, showContent] = useReducer(() => true, accountReady)
  // Set while rendering: after the commit, it would render the whole page again, in one long task.
  if (!contentShown && !loading && !user?.emailVerified) showContent()
  // In short tasks, since a page is large.
  const onBannerReady = useCallback(() => startTransition(showContent), [])
  const signedIn = user !== null
  useEffect(() => {
    if (signedIn) registerServiceWorker()
  }, [signedIn])

  // Renders the page in short tasks when the session is known.
  const pending = useDeferredValue(loading)
  const awaiting = useSyncExternalStore(awaitingSignOut.subscribe, awaitingSignOut.get, () => false)
  if (awaiting) return <SignedOut />
  if (loading || pending) return <FullPageSpinner />
  return (
    <div data-shell className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="sr-only z-60 rounded-drawn-sm bg-peacock px-4 py-2 font-semibold text-on-peacock focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {shellMessages.skipLink}
      </a>
      <Header />
      <OfflineNotice />
      {/* At least as high as the window, so that the footer does not move when the content arrives. */}
      <main id={MAIN_ID} tabIndex={-1} className="flex min-h-[calc(100dvh-4rem)] grow flex-col">
        {/* Inside the main element, which would otherwise move when a new page shows the banner. */}
        {user && <AccountBanner key={user.id} user={user} onReady={onBannerReady} />}
        {contentShown ? (
          <Suspense fallback={<PageSpinner />}>
            <AppRoutes />
          </Suspense>
        ) : (
          <PageSpinner />
        )}
      </main>
      <Footer />
      <ToastRegion />
      <Confirmation />
    </div>
  )
}

/** Hides the account after a sign-out, until the server can be reached. */
function SignedOut() {
  const { title, body, finish } = shellMessages.signedOut
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await finishSignOut()
    setBusy(false)
  }
  return (
    <main className="flex min-h-dvh flex-col">
      <PageMeta title={title} unlisted />
      <MoonPage title={title} body={body} alert>
        <Button busy={busy} onClick={() => void retry()}>
          {finish}
        </Button>
      </MoonPage>
    </main>
  )
}

function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-marigold-wash px-4 py-2 text-center text-sm">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {shellMessages.offline}
        </p>
      )}
    </div>
  )
}
