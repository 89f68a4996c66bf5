import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

const { notice: messages } = myStoriesMessages

/** Shown if the plan is cancelled. */
export function PackageNotice({ remaining }: { remaining: number }) {
  return (
    <Alert title={messages.title}>
      <p>{remaining > 0 ? messages.body(remaining) : messages.bodyAtZero}</p>
      <ButtonLink to={paths.shop()} variant="secondary" size="sm" className="mt-3">
        {messages.buyMore}
      </ButtonLink>
    </Alert>
  )
}
