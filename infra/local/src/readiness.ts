import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { UserError } from './user-error.ts'

const ASK_EVERY_MS = 100
const ASK_PATIENCE_MS = 3_000
const SLOW_MS = 5_000

export interface WaitOptions {
  /** Address of each part's readiness, by name; the last is asked once all others are ready. */
  parts: [name: string, url: string][]
  timeoutMs: number
  /** Told now and then which parts are not ready yet. */
  onSlow: (waiting: string[]) => void
  signal: AbortSignal
}

async function isReady(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(ASK_PATIENCE_MS)])
    const answer = await fetch(url, { signal: patience })
    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    // Not listening yet, or too slow: it is asked again.
    return false
  }
}

/** Waits until every part was ready. @throws UserError that names those which were not in time */
export async function waitUntilReady({ parts, timeoutMs, onSlow, signal }: WaitOptions): Promise<void> {
  const waiting = new Map(parts)
  const began = Date.now()
  let told = began
  for (;;) {
    const [first, ...others] = [...waiting].reverse()
    const asked = others.length > 0 ? others : first ? [first] : []
    await Promise.all(
      asked.map(async ([name, url]) => {
        if (await isReady(url, signal)) waiting.delete(name)
      }),
    )
    if (waiting.size === 0) return
    signal.throwIfAborted()
    const now = Date.now()
    if (now - began > timeoutMs) {
      const names = [...waiting.keys()].join(', ')
      throw new UserError(
        `${PRODUCT_NAME} was not ready within ${timeoutMs / 1000} seconds: still waiting for ${names}.`,
      )
    }
    if (now - told > SLOW_MS) {
      told = now
      onSlow([...waiting.keys()])
    }
    await sleep(ASK_EVERY_MS, undefined, { signal })
  }
}
