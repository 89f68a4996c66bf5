import type { Illustrations } from '@kahani/contracts/stories'
import { readerMessages } from '@kahani/messages/en/reader'
import { useId } from 'react'
import { COVER_PAGE_NUMBER, missingIllustrationOf } from '../model/illustrations.ts'
import type { IllustrationRetry } from '../model/use-illustration-retry.ts'
import { RetryButton } from './retry-button.tsx'

const { missing: messages } = readerMessages

interface MissingCoverProps {
  illustrations: Illustrations | undefined
  retry: IllustrationRetry
}

/** Offers to retry a failed cover. Renders nothing if no retries are left. */
export function MissingCover({ illustrations, retry }: MissingCoverProps) {
  const id = useId()
  if (!missingIllustrationOf(illustrations, COVER_PAGE_NUMBER)?.canRetry) return null
  return (
    <p className="flex flex-wrap items-center text-sm text-ink-soft">
      <span id={id}>{messages.cover}</span>
      <RetryButton
        pageNumber={COVER_PAGE_NUMBER}
        retry={retry}
        variant="ghost"
        size="sm"
        className="text-link h-11"
        aria-describedby={id}
      />
    </p>
  )
}
