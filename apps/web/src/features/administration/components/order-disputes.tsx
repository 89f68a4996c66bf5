import type { AdminOrder } from '@kahani/contracts/admin-orders'
import type { DisputeStatus } from '@kahani/contracts/disputes'
import { formatMoney } from '@kahani/contracts/money'
import { adminDisputesMessages as messages } from '@kahani/messages/en/admin-disputes'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { StatusBadge, type Tone } from './status-badge.tsx'

const TONES: Record<DisputeStatus, Tone> = {
  open: 'bad',
  under_review: 'active',
  won: 'good',
  lost: 'neutral',
  closed: 'neutral',
}

/** The disputes of an order, with the deadlines of those that have not been contested. */
export function OrderDisputes({ order: { disputes } }: { order: AdminOrder }) {
  if (disputes.length === 0) return adminListMessages.none
  return (
    <ul className="grid gap-2">
      {disputes.map(({ id, amount, status, phase, reason, respondBy, openedAt }) => (
        <li key={id} className="grid justify-items-start gap-0.5">
          <StatusBadge tone={TONES[status]}>{messages.statuses[status]}</StatusBadge>
          {messages.dispute(formatMoney(amount), adminListMessages.date(openedAt))}
          <span className="text-xs text-ink-soft">{messages.reason(phase, reason)}</span>
          {respondBy !== null && status === 'open' && (
            <strong className="text-xs">{messages.respondBy(adminListMessages.dateTime(respondBy))}</strong>
          )}
        </li>
      ))}
    </ul>
  )
}
