// The only script that a prerendered page loads at once: it loads the app when the page is used, or when it is shown. The landing
// page waits until it is used: it is the first page of somebody on a slow phone.

import { afterPaint } from '../lib/after-paint.ts'
import { recordTaps } from '../lib/early-taps.ts'
import { loadApp } from '../lib/load-app.ts'
import { paths } from '../lib/paths.ts'
import { whenIdle } from '../lib/when-idle.ts'

const USES = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const

let started = false
function start(): void {
  if (started) return
  started = true
  void loadApp()
}

/** Browsers report a move of the pointer too where the page has moved below it. */
const isUse = (event: Event) =>
  !(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0

// The form is submitted again when it is hydrated.
document.addEventListener('submit', event => {
  if (event.target instanceof HTMLFormElement && !event.defaultPrevented) event.target.dataset.submitted = ''
})
recordTaps()
for (const use of USES) document.addEventListener(use, event => isUse(event) && start(), { passive: true })
if (window.location.pathname !== paths.home()) {
  if (document.readyState === 'complete') afterPaint(() => whenIdle(start))
  else window.addEventListener('load', () => afterPaint(() => whenIdle(start)), { once: true })
}
