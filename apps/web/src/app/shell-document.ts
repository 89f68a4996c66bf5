import { afterPaint } from '../lib/after-paint.ts'
import { requestEarly } from '../lib/early-requests.ts'
import { endpoints } from '../lib/endpoints.ts'
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

/** Resolves when the early screen is shown, if there is one, or the app has to show what there is. */
async function showPage(): Promise<void> {
  if (!hasSessionHint()) return
  // A browser has few connections: what the early screen waits for comes first.
  const page = requestPage(window.location)
  const me = requestEarly(endpoints.me())
  const gifts = requestEarly(endpoints.availableGifts(), 'POST')
  for (const path of page.others ?? []) void requestEarly(path)
  await showEarlyScreen({ me, gifts, page }).catch(ignoreError)
}

/**
 * Starts the requests of the page while the app is still loading, shows what can be shown without the app, and runs the app after
 * that is painted.
 */
export function startShell(): void {
  // The app shows what it knows without a slow server.
  const shown = Promise.race([showPage(), sleep(MAX_WAIT_MS)])
  afterPaint(() => void shown.then(loadApp))
}
