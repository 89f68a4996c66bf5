import type { StoryCredits } from '@kahani/contracts/credits'
import { shopMessages } from '@kahani/messages/en/shop'
import { useSignedInUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const { balance: messages } = shopMessages

interface BalanceProps {
  credits: StoryCredits | undefined
  failed: boolean
  onRetry: () => void
}

/** The remaining credits and copies. The shop works without it. */
export function Balance({ credits, failed, onRetry }: BalanceProps) {
  const { printedCopiesRemaining } = useSignedInUser()
  if (!credits && failed)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        {messages.failed}
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {messages.retry}
        </Button>
      </p>
    )
  if (!credits)
    return (
      <div role="status">
        <Skeleton className="h-[1lh] w-64" />
        <span className="sr-only">{messages.loading}</span>
      </div>
    )
  return <p className="font-semibold">{messages.left(credits.storiesRemaining, printedCopiesRemaining)}</p>
}
