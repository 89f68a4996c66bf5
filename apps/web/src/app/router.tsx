import { type ComponentType, lazy, type ReactNode } from 'react'
import { matchPath, Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { useLinkToken } from '../lib/link-token.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { NotFoundPage } from './not-found-page.tsx'

const screen = (path: string, load: () => Promise<{ default: ComponentType }>) => ({ path, load, Screen: lazy(load) })

const loadReader = () => import('../features/reader/reader-page.tsx')
const ReaderPage = lazy(loadReader)
const loadPassword = () => import('../features/accounts/password-page.tsx')
const PasswordPage = lazy(loadPassword)

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
const SIGNED_IN_SCREENS = [
  screen(paths.createStory(), () => import('../features/create-story/create-story-page.tsx')),
  { path: '/story/:id', load: loadReader, Screen: StoryScreen },
  screen(paths.myStories(), () => import('../features/my-stories/my-stories-page.tsx')),
  screen(paths.redeemGift(), () => import('../features/gifts/redeem-gift-page.tsx')),
  screen(paths.shop(), () => import('../features/shop/shop-page.tsx')),
  screen(paths.account(), () => import('../features/account-settings/account-page.tsx')),
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
// Removed from production builds, where the condition is false.
if (import.meta.env.DEV) PUBLIC_SCREENS.push(screen('/gallery', () => import('../ui/gallery/gallery-page.tsx')))

export function AppRoutes() {
  return (
    <Routes>
      {PUBLIC_SCREENS.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route element={<RequireSignIn />}>
        {SIGNED_IN_SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route element={<RequireAdministrator />}>
          {ADMIN_SCREENS.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** Starts loading the code of a screen. The code of the administrator's screens is loaded for administrators only. */
export function preloadScreen(pathname: string): void {
  const match = [...PUBLIC_SCREENS, ...SIGNED_IN_SCREENS].find(({ path }) => matchPath(path, pathname))
  // Rendering the screen retries a failed import and shows its error.
  void match?.load().catch(() => undefined)
}

/** Redirects visitors to the sign-in page, and back after signing in. */
function RequireSignIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { user } = useSession()
  const { pathname, search, hash } = useLocation()
  if (!user) return <Navigate to={paths.signIn(pathname + search + hash)} replace />
  return children
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

/** The id of a story is a whole number. The key gives each story its own reader state. */
function StoryScreen() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? <ReaderPage key={id} storyId={Number(id)} /> : <NotFoundPage />
}
