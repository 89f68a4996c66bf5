import '../lib/zod-config.ts'
import '../ui/styles/index.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { reportUnhandledErrors } from '../lib/client-errors.ts'
import { storeCurrency } from '../lib/currency.ts'
import { forgetUser } from '../lib/offline/device-account.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { userQuery } from '../lib/session.ts'
import { hasSessionHint } from '../lib/session-hint.ts'
import { finishSignOut } from '../lib/sign-out.ts'
import { sleep } from '../lib/sleep.ts'
import { loadGiftBanner, MAX_WAIT_MS } from './account-banner.tsx'
import { App } from './app.tsx'
import { preloadOnIntent } from './preload-on-intent.ts'
import { currentRoute, loadScreen, prefetchData } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with id root')

reportUnhandledErrors(currentRoute)

const queryClient = createQueryClient()

/** The gifts of the banner above every page of a signed-in user. */
async function prefetchGifts(): Promise<void> {
  const [{ availableGiftsQuery }] = await Promise.all([import('../lib/available-gifts.ts'), loadGiftBanner()])
  await queryClient.prefetchQuery(availableGiftsQuery())
}

window.addEventListener('online', () => void finishSignOut())
void finishSignOut()

const isVisitor = !hasSessionHint()
// Every screen needs the session first; its code loads in parallel.
const { pathname } = window.location
const screen = loadScreen(pathname)
const account = isVisitor ? forgetUser() : queryClient.prefetchQuery(userQuery())
const data = isVisitor ? [] : [prefetchGifts().catch(() => undefined), prefetchData(pathname, queryClient)]
storeCurrency()
if (!('popover' in HTMLElement.prototype)) void import('@oddbird/popover-polyfill')
preloadOnIntent(loadScreen)

const hasEarlyScreen = root.querySelector('[data-early-screen]') !== null
const app = (
  <App
    accountReady={hasEarlyScreen}
    queryClient={queryClient}
    router={shell => <BrowserRouter>{shell}</BrowserRouter>}
  />
)
if (hasEarlyScreen) {
  // It stays until the app has the same to show, in general. A transition is rendered in short tasks.
  const ready = [account, screen, Promise.race([Promise.all(data), sleep(MAX_WAIT_MS)])]
  void Promise.all(ready).then(() => startTransition(() => createRoot(root).render(app)))
} else if (isVisitor && root.hasChildNodes() && root.dataset.shell === undefined) {
  // Without its code, React would replace the prerendered screen by a spinner.
  void screen.then(() => startTransition(() => void hydrateRoot(root, app)))
} else {
  createRoot(root).render(app)
}
