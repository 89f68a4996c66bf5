import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { UserError } from './user-error.ts'

const POLL_INTERVAL_MS = 100
const REQUEST_TIMEOUT_MS = 3_000
const SLOW_INTERVAL_MS = 5_000

export interface WaitOptions {
  /** Name and readiness URL of each process. The last one is polled after all others are ready. */
  processes: [name: string, url: string][]
  timeoutMs: number
  /** Called every few seconds with the names of the processes that are not ready yet. */
  onSlow: (waiting: string[]) => void
  signal: AbortSignal
}

async function isReady(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)])
    const response = await fetch(url, { signal: timeout })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    // Not listening yet, or too slow: the caller polls.
    return false
  }
}

/** Waits until every process has been ready once. @throws UserError that names those which are not ready in time */
export async function waitUntilReady({ processes, timeoutMs, onSlow, signal }: WaitOptions): Promise<void> {
  const waiting = new Map(processes)
  const startedAt = Date.now()
  let reportedAt = startedAt
  for (;;) {
    const [last, ...others] = [...waiting].reverse()
    const polled = others.length > 0 ? others : last ? [last] : []
    await Promise.all(
      polled.map(async ([name, url]) => {
        if (await isReady(url, signal)) waiting.delete(name)
      }),
    )
    if (waiting.size === 0) return
    signal.throwIfAborted()
    const now = Date.now()
    if (now - startedAt > timeoutMs) {
      const names = [...waiting.keys()].join(', ')
      throw new UserError(
        `${PRODUCT_NAME} was not ready within ${timeoutMs / 1000} seconds. Still waiting for ${names}.`,
      )
    }
    if (now - reportedAt > SLOW_INTERVAL_MS) {
      reportedAt = now
      onSlow([...waiting.keys()])
    }
    await sleep(POLL_INTERVAL_MS, undefined, { signal })
  }
}
