import { afterPaint } from '../lib/after-paint.ts'
import { loadApp } from '../lib/load-app.ts'
import { paths } from '../lib/paths.ts'
import { whenIdle } from '../lib/when-idle.ts'

const USES = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const

/** Browsers report a move of the pointer too where the page has moved below it. */
const isUse = (event: Event) =>
  !(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0

/**
 * Loads the app of a prerendered page when the page is used, or when it is shown. The landing page waits until it is used: it is
 * the first page of somebody on a slow phone.
 */
export function startPrerendered(): void {
  let started = false
  const start = () => {
    if (!started) void loadApp()
    started = true
  }
  // The form is submitted again when it is hydrated.
  document.addEventListener('submit', event => {
    if (event.target instanceof HTMLFormElement && !event.defaultPrevented) event.target.dataset.submitted = ''
  })
  for (const use of USES) document.addEventListener(use, event => isUse(event) && start(), { passive: true })
  if (window.location.pathname === paths.home()) return
  if (document.readyState === 'complete') afterPaint(() => whenIdle(start))
  else window.addEventListener('load', () => afterPaint(() => whenIdle(start)), { once: true })
}
