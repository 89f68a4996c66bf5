/** For a page that is never painted, such as one in the background, in ms. */
const TIMEOUT_MS = 1_000

/** Calls `task` when the content of the document is on the screen. */
export function afterPaint(task: () => void): void {
  let called = false
  const call = () => {
    if (!called) task()
    called = true
  }
  setTimeout(call, document.hidden ? 0 : TIMEOUT_MS)
  new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) call()
  }).observe({ type: 'paint', buffered: true })
}
