import type { RedeemedGift } from '@kahani/contracts/gifts'
import { redeemGiftMessages as messages } from '@kahani/messages/en/gifts'
import { useEffect, useRef } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

/** Takes the focus from the removed button. */
export function Redeemed({ gift: { printedCopies } }: { gift: RedeemedGift }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={container} tabIndex={-1} className="grid gap-5 outline-none">
      <Alert variant="success" title={messages.success} className="text-left">
        {printedCopies > 0 ? messages.addedWithBooklets(printedCopies) : messages.added}
      </Alert>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink to={paths.createStory()}>{messages.createStory}</ButtonLink>
        <ButtonLink to={paths.myStories()} variant="secondary">
          {messages.viewStories}
        </ButtonLink>
      </div>
    </div>
  )
}
