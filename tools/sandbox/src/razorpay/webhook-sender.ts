import type { Logger } from '@kahani/service-kit/logger'
import type { Delivery } from './events.ts'
import { sign } from './signature.ts'
import type { Store } from './store.ts'

const REQUEST_TIMEOUT_MS = 5_000
const MIN_DELAY_MS = 1_000
const MAX_DELAY_MS = 60 * 60_000
const MAX_AGE_MS = 24 * 60 * 60_000

export interface WebhookSenderOptions {
  store: Store
  url: string
  secret: string
  logger: Logger
  now?: () => number
  minDelayMs?: number
}

/** Delivers webhooks: at once, then with delays that double, until one is accepted or a day has passed. */
export function startWebhookSender(options: WebhookSenderOptions) {
  const { store, url, secret, logger, now = Date.now, minDelayMs = MIN_DELAY_MS } = options
  const inFlight = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined

  async function send({ id, body }: Delivery): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-signature': sign(body, secret),
          'x-razorpay-event-id': id,
        },
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      // Not reachable, or too slow: retried later.
      return false
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const delivered = await send(delivery)
    if (stopping.signal.aborted && !delivered) return
    const { id, event } = delivery
    const isDone = delivered || now() - delivery.madeAt >= MAX_AGE_MS
    const delayMs = Math.min(minDelayMs * 2 ** delivery.attempts, MAX_DELAY_MS)
    await store.change(data => {
      if (isDone) {
        data.deliveries = data.deliveries.filter(each => each.id !== id)
        return
      }
      const stored = data.deliveries.find(each => each.id === id)
      if (stored) Object.assign(stored, { attempts: stored.attempts + 1, nextAt: now() + delayMs })
    })
    if (delivered) logger.info({ event, id }, 'webhook delivered')
    else logger.warn({ event, id }, isDone ? 'webhook dropped after a day' : 'webhook not accepted, retrying')
  }

  /** Sends the webhooks that are due, and schedules the next call. */
  function deliverDue(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    // Read once: a delivery that becomes due in between would be neither sent nor scheduled.
    const startedAt = now()
    const pending = store.data.deliveries.filter(({ id }) => !inFlight.has(id))
    for (const delivery of pending.filter(({ nextAt }) => nextAt <= startedAt)) {
      const sending = attempt(delivery)
        .finally(() => inFlight.delete(delivery.id))
        .then(deliverDue, err => logger.error({ err }, 'webhook state could not be stored'))
      inFlight.set(delivery.id, sending)
    }
    const later = pending.map(({ nextAt }) => nextAt).filter(nextAt => nextAt > startedAt)
    if (later.length > 0) timer = setTimeout(deliverDue, Math.min(...later) - startedAt)
  }

  deliverDue()
  return {
    deliverDue,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all(inFlight.values())
    },
  }
}
