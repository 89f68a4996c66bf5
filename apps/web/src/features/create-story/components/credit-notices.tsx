import type { User } from '@kahani/contracts/accounts'
import type { StoryCredits } from '@kahani/contracts/credits'
import { createStoryMessages as messages } from '@kahani/messages/en/create-story'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

interface CreditNoticesProps {
  user: User
  credits: StoryCredits
}

/** Notices about a cancelled plan and used credits. */
export function CreditNotices({ user, credits: { cancelled, storiesRemaining } }: CreditNoticesProps) {
  const { noCredits } = messages
  return (
    <>
      {cancelled && <Alert title={messages.cancelled.title}>{messages.cancelled.body(storiesRemaining)}</Alert>}
      {storiesRemaining <= 0 && (
        <Alert title={noCredits.title}>
          <p>{user.subscriptionStatus === 'premium' ? noCredits.bodyPremium : noCredits.bodyFree}</p>
          <ButtonLink to={paths.shop()} className="mt-3">
            {noCredits.openShop}
          </ButtonLink>
        </Alert>
      )}
    </>
  )
}
