import { type Dispute, newId, type Order, type Payment, type Refund } from './entities.ts'

export type EventName =
  | 'payment.captured'
  | 'order.paid'
  | 'payment.failed'
  | 'refund.processed'
  | `payment.dispute.${'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed'}`

/** A webhook that has not been delivered yet. Times in ms. */
export interface Delivery {
  /** The same for every attempt. */
  id: string
  event: EventName
  /** Exactly the bytes that are sent and signed. */
  body: string
  madeAt: number
  attempts: number
  nextAt: number
}

const ACCOUNT = 'acc_SandboxAccount'

/** Creates a webhook with a snapshot of the given entities. */
export function deliveryOf(
  event: EventName,
  entities: { payment?: Payment; order?: Order; refund?: Refund; dispute?: Dispute },
  now: number,
): Delivery {
  const body = JSON.stringify({
    entity: 'event',
    account_id: ACCOUNT,
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: Math.floor(now / 1000),
  })
  return { id: newId('evt'), event, body, madeAt: now, attempts: 0, nextAt: now }
}
