import { newId, type Order, type Payment, type Refund } from './entities.ts'

export type EventName = 'payment.captured' | 'order.paid' | 'payment.failed' | 'refund.processed'

/** A webhook that is to be delivered. Times in ms. */
export interface Delivery {
  /** The same at every attempt. */
  id: string
  event: EventName
  /** Exactly what is sent and signed. */
  body: string
  madeAt: number
  attempts: number
  nextAt: number
}

const ACCOUNT = 'acc_SandboxAccount'

/** What is sent about things as they stand now. */
export function deliveryOf(
  event: EventName,
  about: { payment?: Payment; order?: Order; refund?: Refund },
  now: number,
): Delivery {
  const body = JSON.stringify({
    entity: 'event',
    account_id: ACCOUNT,
    event,
    contains: Object.keys(about),
    payload: Object.fromEntries(Object.entries(about).map(([name, entity]) => [name, { entity }])),
    created_at: Math.floor(now / 1000),
  })
  return { id: newId('evt'), event, body, madeAt: now, attempts: 0, nextAt: now }
}
