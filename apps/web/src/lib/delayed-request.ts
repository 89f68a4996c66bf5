/** A request that is sent later, so that it can be undone until then. */
export interface DelayedRequest {
  /** Sends it, unless it was sent or undone before. Resolves when it is answered. */
  send: () => Promise<void>
  /** Cancels it. Returns false if it was sent before. */
  undo: () => boolean
}

const unsettled = new Set<DelayedRequest>()

/**
 * Delays a request until `send` is called, the page is left or the session ends.
 * @param request must use `keepalive`, and handle its errors
 */
export function delayRequest(request: () => Promise<void>): DelayedRequest {
  let sent: Promise<void> | null = null
  let undone = false
  const settle = () => {
    unsettled.delete(delayed)
    window.removeEventListener('pagehide', delayed.send)
  }
  const delayed: DelayedRequest = {
    async send() {
      if (undone) return
      sent ??= request().finally(settle)
      await sent
    },
    undo() {
      if (sent) return false
      undone = true
      settle()
      return true
    },
  }
  unsettled.add(delayed)
  window.addEventListener('pagehide', delayed.send)
  return delayed
}

/** Sends all delayed requests and waits for their answers. */
export const sendDelayedRequests = () => Promise.all([...unsettled].map(({ send }) => send()))
