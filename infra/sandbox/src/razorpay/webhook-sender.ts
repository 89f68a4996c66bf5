import type { Logger } from '@kahani/service-kit/logger'
import type { Delivery } from './events.ts'
import { sign } from './signature.ts'
import type { Store } from './store.ts'

const PATIENCE_MS = 5_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60 * 60_000
const GIVEN_UP_MS = 24 * 60 * 60_000

export interface WebhookSenderOptions {
  store: Store
  url: string
  secret: string
  logger: Logger
  now?: () => number
  firstWaitMs?: number
}

/** Delivers webhooks: each at once, then after waits that double, until it is taken or a day is over. */
export function startWebhookSender(options: WebhookSenderOptions) {
  const { store, url, secret, logger, now = Date.now, firstWaitMs = FIRST_WAIT_MS } = options
  const underWay = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined

  async function isTaken({ id, body }: Delivery): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)]),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-signature': sign(body, secret),
          'x-razorpay-event-id': id,
        },
      })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      // Nobody is there, or too slow: that is what the next attempt is for.
      return false
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const taken = await isTaken(delivery)
    if (stopping.signal.aborted && !taken) return
    const { id, event } = delivery
    const over = taken || now() - delivery.madeAt >= GIVEN_UP_MS
    const waitMs = Math.min(firstWaitMs * 2 ** delivery.attempts, LONGEST_WAIT_MS)
    await store.change(books => {
      if (over) {
        books.deliveries = books.deliveries.filter(each => each.id !== id)
        return
      }
      const kept = books.deliveries.find(each => each.id === id)
      if (kept) Object.assign(kept, { attempts: kept.attempts + 1, nextAt: now() + waitMs })
    })
    if (taken) logger.info({ event, id }, 'a webhook was taken')
    else logger.warn({ event, id }, over ? 'a webhook is given up' : 'a webhook was not taken, and is sent again')
  }

  /** Sends what is due, and comes back when the next one is. */
  function flushOutbox(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    const waiting = store.books.deliveries.filter(({ id }) => !underWay.has(id))
    for (const delivery of waiting.filter(({ nextAt }) => nextAt <= now())) {
      const sent = attempt(delivery)
        .finally(() => underWay.delete(delivery.id))
        .then(flushOutbox, err => logger.error({ err }, 'a webhook could not be recorded'))
      underWay.set(delivery.id, sent)
    }
    const later = waiting.map(({ nextAt }) => nextAt).filter(nextAt => nextAt > now())
    if (later.length > 0) timer = setTimeout(flushOutbox, Math.min(...later) - now())
  }

  flushOutbox()
  return {
    flushOutbox,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}
