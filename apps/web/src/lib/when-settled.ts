import { whenIdle } from './when-idle.ts'

/** After the page has loaded, in ms. Pictures and other data arrive meanwhile. */
const DELAY_MS = 2500
const USES = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Calls `task` when the page is shown and nothing it needs is loading any more, or after the answer to its first use. Returns a
 * function that cancels it.
 */
export function whenSettled(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancelIdle: (() => void) | undefined
  const runWhenIdle = () => {
    cancel()
    cancelIdle = whenIdle(task)
  }
  const wait = () => {
    timer = setTimeout(runWhenIdle, DELAY_MS)
  }
  const cancel = () => {
    window.removeEventListener('load', wait)
    for (const use of USES) document.removeEventListener(use, runWhenIdle)
    clearTimeout(timer)
    cancelIdle?.()
  }
  for (const use of USES) document.addEventListener(use, runWhenIdle, { passive: true })
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return cancel
}
