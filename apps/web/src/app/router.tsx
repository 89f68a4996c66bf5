import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode, useRef } from 'react'
import { matchPath, Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { useLinkToken } from '../lib/link-token.ts'
import { paths } from '../lib/paths.ts'
import { preloadable } from '../lib/preloadable.ts'
import { useSession } from '../lib/session.ts'
import { useOnline } from '../lib/use-online.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { NeedsInternet, ScreenError } from './screen-error.tsx'

/** A whole number. */
const STORY_ID = /^[1-9]\d{0,14}$/

function screen(path: string, importModule: () => Promise<{ default: ComponentType }>) {
  const { load, Component } = preloadable(importModule)
  return { path, load, Screen: Component }
}

const { load: loadReader, Component: ReaderPage } = preloadable(() => import('../features/reader/reader-page.tsx'))
const { Component: NotFoundPage } = preloadable(() => import('./not-found-page.tsx'))
const { load: loadPassword, Component: PasswordPage } = preloadable(
  () => import('../features/accounts/password-page.tsx'),
)

const PUBLIC_SCREENS = [
  screen(paths.home(), () => import('../features/landing/landing-page.tsx')),
  screen(paths.signUp(), () => import('../features/accounts/sign-up-page.tsx')),
  screen(paths.signIn(), () => import('../features/accounts/sign-in-page.tsx')),
  screen(paths.forgotPassword(), () => import('../features/accounts/forgot-password-page.tsx')),
  { path: paths.changePassword(), load: loadPassword, Screen: PasswordScreen },
  screen(paths.verifyEmail(), () => import('../features/accounts/verify-email-page.tsx')),
  screen(paths.accountDeleted(), () => import('../features/account-settings/account-deleted-page.tsx')),
  screen(paths.confirmNewsletter(), () => import('../features/newsletter/confirm-newsletter-page.tsx')),
  screen(paths.unsubscribeFromNewsletter(), () => import('../features/newsletter/unsubscribe-page.tsx')),
  screen(paths.terms(), () => import('../features/policies/terms-page.tsx')),
  screen(paths.privacy(), () => import('../features/policies/privacy-page.tsx')),
  screen(paths.refunds(), () => import('../features/policies/refunds-page.tsx')),
  screen(paths.shipping(), () => import('../features/policies/shipping-page.tsx')),
  screen(paths.contact(), () => import('../features/contact/contact-page.tsx')),
]
/** These work offline. The service worker keeps their code, see `build/offline-app.ts`. */
const READING_SCREENS = [
  { path: '/story/:id', load: loadReader, Screen: StoryScreen },
  screen(paths.myStories(), () => import('../features/my-stories/my-stories-page.tsx')),
]
const SIGNED_IN_SCREENS = [
  screen(paths.createStory(), () => import('../features/create-story/create-story-page.tsx')),
  screen(paths.redeemGift(), () => import('../features/gifts/redeem-gift-page.tsx')),
  screen(paths.sentGifts(), () => import('../features/gifts/sent-gifts-page.tsx')),
  screen(paths.giftCard(':id'), () => import('../features/gifts/gift-card-page.tsx')),
  screen(paths.shop(), () => import('../features/shop/shop-page.tsx')),
  screen(paths.account(), () => import('../features/account-settings/account-page.tsx')),
  screen(paths.family(), () => import('../features/family/family-page.tsx')),
]
const ADMIN_SCREENS = [
  screen(paths.adminDashboard(), () => import('../features/administration/dashboard-page.tsx')),
  screen(paths.gmailStatus(), () => import('../features/administration/gmail-status-page.tsx')),
  screen(paths.gmailAuth(), () => import('../features/administration/gmail-auth-page.tsx')),
  screen(paths.printedCopies(), () => import('../features/administration/printed-copies-page.tsx')),
  screen(paths.orders(), () => import('../features/administration/orders-page.tsx')),
  screen(paths.costs(), () => import('../features/administration/costs-page.tsx')),
  screen(paths.queues(), () => import('../features/administration/queues-page.tsx')),
  screen(paths.auditLog(), () => import('../features/administration/audit-log-page.tsx')),
  screen(paths.newsletters(), () => import('../features/administration/newsletters-page.tsx')),
]

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ScreenBoundary />}>
        {PUBLIC_SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route element={<RequireSignIn />}>
          {READING_SCREENS.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route element={<RequireInternet />}>
            {SIGNED_IN_SCREENS.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route element={<RequireAdministrator />}>
              <Route path={paths.admin()} element={<Navigate to={paths.adminDashboard()} replace />} />
              {ADMIN_SCREENS.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}

/** Loads the code of a screen. The code of the administrator's screens is loaded for administrators only. Never rejects. */
export async function loadScreen(pathname: string): Promise<void> {
  const match = [...PUBLIC_SCREENS, ...READING_SCREENS, ...SIGNED_IN_SCREENS].find(({ path }) =>
    matchPath(path, pathname),
  )
  // Rendering the screen retries a failed import and shows its error.
  await match?.load().catch(() => undefined)
}

/** Loads the data without which a screen shows a skeleton. Never rejects. */
export async function prefetchData(pathname: string, queryClient: QueryClient): Promise<void> {
  const id = matchPath('/story/:id', pathname)?.params.id
  if (!id || !STORY_ID.test(id)) return
  // Rendering the screen retries a failed import and shows its error.
  const reader = await import('../features/reader/reader-page.tsx').catch(() => undefined)
  await reader?.prefetchStory(queryClient, Number(id))
}

/** The pattern of the current route, such as `/story/:id`. */
export function currentRoute(): string {
  const screens = [...PUBLIC_SCREENS, ...READING_SCREENS, ...SIGNED_IN_SCREENS, ...ADMIN_SCREENS]
  return screens.find(({ path }) => matchPath(path, window.location.pathname))?.path ?? '*'
}

/** Shows an error instead of a screen that fails, until another one is opened. */
function ScreenBoundary() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} fallback={(error, reset) => <ScreenError error={error} onRetry={reset} />}>
      <Outlet />
    </ErrorBoundary>
  )
}

/** Explains offline that a screen needs the server. A screen that was opened online stays open. */
function RequireInternet() {
  const online = useOnline()
  const opened = useRef(online)
  if (online) opened.current = true
  return opened.current ? <Outlet /> : <NeedsInternet />
}

/** Redirects visitors to the sign-in page, and back after signing in. */
function RequireSignIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  // The state of a screen is of one account, which may change in another tab.
  if (user) return <Fragment key={user.id}>{children}</Fragment>
  // The reader changes the hash without the router. The hash of a search names children, and would be sent to the server.
  const [page = ''] = /^#page-\d+$/.exec(window.location.hash) ?? []
  return <Navigate to={paths.signIn(pathname + search + page)} replace />
}

/** A visitor can set a new password only with the token of an emailed link. */
function PasswordScreen() {
  const token = useLinkToken()
  if (token !== null) return <PasswordPage token={token} />
  return (
    <RequireSignIn>
      <PasswordPage token={null} />
    </RequireSignIn>
  )
}

/** To other users, the administrator's screens do not exist. */
function RequireAdministrator() {
  const { user } = useSession()
  return user?.isAdmin ? <Outlet /> : <NotFoundPage />
}

/** The key gives each story its own reader state. */
function StoryScreen() {
  const { id = '' } = useParams()
  return STORY_ID.test(id) ? <ReaderPage key={id} storyId={Number(id)} /> : <NotFoundPage />
}
