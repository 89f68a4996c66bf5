import { shopMessages } from '@kahani/messages/en/shop'
import { Alert } from '../../../ui/alert.tsx'

const { cancelled: messages } = shopMessages

/** Shown below the packages if the plan is cancelled: nothing moves when it appears. */
export function CancelledNotice({ remaining }: { remaining: number }) {
  return <Alert title={messages.title}>{remaining > 0 ? messages.body(remaining) : messages.bodyAtZero}</Alert>
}
