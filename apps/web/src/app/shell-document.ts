import { afterPaint } from '../lib/after-paint.ts'
import { earlyEndpoints } from '../lib/early-endpoints.ts'
import { requestEarly } from '../lib/early-requests.ts'
import { loadApp } from '../lib/load-app.ts'
import { hasSessionHint } from '../lib/session-hint.ts'
import { sleep } from '../lib/sleep.ts'
import { requestPage } from './early-page.ts'
import { showEarlyScreen } from './early-screen.ts'

const MAX_WAIT_MS = 1_500

/** Whether the document has no prerendered page. The app has an element of this name too, inside of the root. */
export const isShell = () => document.querySelector('#root[data-shell]') !== null

/** The app shows what failed. */
const ignoreError = () => undefined

/**
 * Starts the requests of the page while the app is still loading, shows what can be shown without the app, and runs the app after
 * that is painted.
 */
export function startShell(): void {
  if (!hasSessionHint()) {
    afterPaint(loadApp)
    return
  }
  // A browser has few connections: what the early screen waits for comes first.
  const page = requestPage(window.location)
  const me = requestEarly(earlyEndpoints.me())
  const gifts = requestEarly(earlyEndpoints.availableGifts(), 'POST')
  // The app shows what it knows without a slow server.
  const shown = Promise.race([showEarlyScreen({ me, gifts, page }).catch(ignoreError), sleep(MAX_WAIT_MS)])
  afterPaint(async () => {
    await shown
    for (const path of page.others ?? []) void requestEarly(path)
    loadApp()
  })
}
