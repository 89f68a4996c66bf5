import { text } from 'node:stream/consumers'
import type { User } from '@kahani/contracts/accounts'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { userQuery } from '../lib/session.ts'
import { FullPageSpinner } from '../ui/spinner.tsx'
import { App } from './app.tsx'

/** The pages that are prerendered for visitors, with the modules of their screens. */
export const PRERENDERED = [
  { path: paths.home(), module: 'landing/landing-page.tsx' },
  { path: paths.signUp(), module: 'accounts/sign-up-page.tsx' },
  { path: paths.signIn(), module: 'accounts/sign-in-page.tsx' },
  { path: paths.forgotPassword(), module: 'accounts/forgot-password-page.tsx' },
  { path: paths.terms(), module: 'policies/terms-page.tsx' },
  { path: paths.privacy(), module: 'policies/privacy-page.tsx' },
  { path: paths.refunds(), module: 'policies/refunds-page.tsx' },
  { path: paths.shipping(), module: 'policies/shipping-page.tsx' },
  { path: paths.contact(), module: 'contact/contact-page.tsx' },
]

/**
 * The other screens whose documents load the code of the screen together with that of the app. `early` is an address of those
 * that are shown before the app runs.
 */
export const PRELOADED = [
  { path: paths.createStory(), module: 'create-story/create-story-page.tsx', early: paths.createStory() },
  { path: paths.myStories(), module: 'my-stories/my-stories-page.tsx', early: paths.myStories() },
  { path: paths.shop(), module: 'shop/shop-page.tsx', early: paths.shop(), font: 'baloo-2-rupee' },
  { path: '/story', module: 'reader/reader-page.tsx', early: paths.story(1) },
]

/** Renders what other documents show while the browser loads the app. */
export const prerenderSpinner = () => renderToStaticMarkup(<FullPageSpinner />)

/** Renders a page for a visitor: the metadata for the head, and the content of the root element. */
export const prerenderPage = (path: string) => prerender(path, null)

/** Stands for anybody who is signed in. */
const SOMEBODY: User = {
  id: 0,
  username: ' ',
  email: '',
  emailVerified: false,
  hasPassword: true,
  isAdmin: false,
  subscriptionStatus: 'free',
  printedCopiesRemaining: 0,
}

/**
 * The content security policy forbids style attributes. These are of tabs, for a focus that nothing has and animations that they
 * do not have.
 */
const RADIX_STYLE = / style="(?:outline:none|animation-duration:0s)"/g

/** Renders a screen without personal data, and with the banner that asks to confirm the address. */
export async function prerenderScreen(path: string): Promise<string> {
  const { content } = await prerender(path, SOMEBODY)
  return content.replace(RADIX_STYLE, '')
}

async function prerender(path: string, user: User | null) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(userQuery().queryKey, user)
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <App queryClient={queryClient} router={shell => <StaticRouter location={path}>{shell}</StaticRouter>} />,
    {
      onError: error => void errors.push(error),
      // A page in several chunks needs inline scripts, which the content security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await text(prelude)
  // Its timers would keep the build running.
  queryClient.clear()
  if (errors.length > 0) throw new AggregateError(errors, `${path} can't be prerendered`)
  // React writes the metadata before the first element.
  const start = html.indexOf('<div')
  return { metadata: html.slice(0, start), content: html.slice(start) }
}
