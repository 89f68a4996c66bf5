import type { GmailStatus } from '@kahani/contracts/gmail'
import { adminGmailMessages } from '@kahani/messages/en/admin-gmail'
import { Alert } from '../../../ui/alert.tsx'

const VARIANTS = {
  not_configured: 'info',
  not_connected: 'info',
  connected: 'success',
  expired: 'destructive',
} as const satisfies Record<GmailStatus['state'], string>

export function GmailState({ state }: Pick<GmailStatus, 'state'>) {
  const { title, body } = adminGmailMessages.status.states[state]
  return (
    <Alert variant={VARIANTS[state]} title={title}>
      {body}
    </Alert>
  )
}
