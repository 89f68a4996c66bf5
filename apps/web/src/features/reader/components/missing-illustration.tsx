import type { MissingIllustration as Missing } from '@kahani/contracts/stories'
import { readerMessages } from '@kahani/messages/en/reader'
import type { IllustrationRetry } from '../model/use-illustration-retry.ts'
import { IllustrationPlaceholder } from './illustration-placeholder.tsx'
import { RetryButton } from './retry-button.tsx'

const { missing: messages } = readerMessages

interface MissingIllustrationProps {
  missing: Missing
  retry: IllustrationRetry
}

/** The placeholder of a failed illustration, with a retry button while retries are left. */
export function MissingIllustration({ missing: { pageNumber, reason, canRetry }, retry }: MissingIllustrationProps) {
  return (
    <IllustrationPlaceholder processing={false}>
      <p className="max-w-80 text-sm text-ink-soft">{canRetry ? messages[reason] : messages.final}</p>
      {canRetry && <RetryButton pageNumber={pageNumber} retry={retry} variant="secondary" />}
    </IllustrationPlaceholder>
  )
}
