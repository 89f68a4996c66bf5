import { myStoriesTexts } from '@kahani/messages/en/my-stories'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

const { notice: says } = myStoriesTexts

/** Says that the plan is cancelled, and what stays. */
export function PackageNotice({ remaining }: { remaining: number }) {
  return (
    <Alert title={says.title}>
      <p>{remaining > 0 ? says.body(remaining) : says.bodyAtZero}</p>
      <ButtonLink to={paths.shop()} variant="secondary" size="sm" className="mt-3">
        {says.buyMore}
      </ButtonLink>
    </Alert>
  )
}
