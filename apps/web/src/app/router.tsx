import { type ComponentType, lazy } from 'react'
import { matchPath, Route, Routes, useParams } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { RequireSignIn } from './require-sign-in.tsx'

const screen = (path: string, load: () => Promise<{ default: ComponentType }>) => ({ path, load, Screen: lazy(load) })

const loadReader = () => import('../features/reader/reader-page.tsx')
const ReaderPage = lazy(loadReader)

const PUBLIC_SCREENS = [
  screen(paths.home(), () => import('../features/landing/landing-page.tsx')),
  screen(paths.signUp(), () => import('../features/accounts/sign-up-page.tsx')),
  screen(paths.signIn(), () => import('../features/accounts/sign-in-page.tsx')),
  screen(paths.terms(), () => import('../features/policies/terms-page.tsx')),
  screen(paths.privacy(), () => import('../features/policies/privacy-page.tsx')),
  screen(paths.refunds(), () => import('../features/policies/refunds-page.tsx')),
  screen(paths.shipping(), () => import('../features/policies/shipping-page.tsx')),
  screen(paths.contact(), () => import('../features/contact/contact-page.tsx')),
]
const MEMBER_SCREENS = [
  screen(paths.createStory(), () => import('../features/create-story/create-story-page.tsx')),
  { path: '/story/:id', load: loadReader, Screen: StoryScreen },
  screen(paths.myStories(), () => import('../features/my-stories/my-stories-page.tsx')),
  screen(paths.redeemGift(), () => import('../features/gifts/redeem-gift-page.tsx')),
  screen(paths.shop(), () => import('../features/shop/shop-page.tsx')),
  screen(paths.changePassword(), () => import('../features/accounts/change-password-page.tsx')),
]
// The condition is a constant in a production build, which drops the gallery with it.
if (import.meta.env.DEV) PUBLIC_SCREENS.push(screen('/gallery', () => import('../ui/gallery/gallery-page.tsx')))

export function AppRoutes() {
  return (
    <Routes>
      {PUBLIC_SCREENS.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route element={<RequireSignIn />}>
        {MEMBER_SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** Starts to fetch the code of a screen that will be asked for. */
export function preloadScreen(pathname: string): void {
  const asked = [...PUBLIC_SCREENS, ...MEMBER_SCREENS].find(({ path }) => matchPath(path, pathname))
  // Drawing the screen asks again, and tells if it fails.
  void asked?.load().catch(() => undefined)
}

/** A story's id is a whole number; each story starts with a fresh reader. */
function StoryScreen() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? <ReaderPage key={id} storyId={Number(id)} /> : <NotFoundPage />
}
