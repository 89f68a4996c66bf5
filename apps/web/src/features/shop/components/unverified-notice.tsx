import { shopMessages } from '@kahani/messages/en/shop'
import { useEffect, useRef } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'

const messages = shopMessages.unverified

/** Remains after the toast, so that nobody pays twice for a delayed purchase. Takes the focus, because it is far above the cards. */
export function UnverifiedNotice({ onCheckAgain }: { onCheckAgain: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Alert title={messages.title}>
        <p>{messages.body}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" onClick={onCheckAgain}>
            {messages.checkAgain}
          </Button>
          <ButtonLink to={paths.contact()} variant="secondary" size="sm">
            {messages.contact}
          </ButtonLink>
        </div>
      </Alert>
    </div>
  )
}
