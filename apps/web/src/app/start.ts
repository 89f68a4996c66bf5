// The only script that a prerendered page loads at once: it loads the app when the page is shown, or when it is used.

import { afterPaint } from '../lib/after-paint.ts'
import { loadApp } from '../lib/load-app.ts'
import { whenIdle } from '../lib/when-idle.ts'

const USES = ['pointerdown', 'keydown', 'focusin'] as const

let started = false
function start(): void {
  if (started) return
  started = true
  void loadApp()
}

// The form is submitted again when it is hydrated.
document.addEventListener('submit', event => {
  if (event.target instanceof HTMLFormElement && !event.defaultPrevented) event.target.dataset.submitted = ''
})
for (const use of USES) document.addEventListener(use, start, { passive: true, once: true })
if (document.readyState === 'complete') afterPaint(() => whenIdle(start))
else window.addEventListener('load', () => afterPaint(() => whenIdle(start)), { once: true })
