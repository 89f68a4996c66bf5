const TIMEOUT_MS = 1_000

/**
 * Calls `task` when the browser has painted and has nothing else to do, or after a second. Returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}
