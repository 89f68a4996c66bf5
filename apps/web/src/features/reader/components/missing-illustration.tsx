import type { Illustrations, MissingIllustration as Missing } from '@kahani/contracts/stories'
import { readerMessages } from '@kahani/messages/en/reader'
import { type ComponentProps, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { COVER_PAGE_NUMBER, missingIllustrationOf } from '../model/illustrations.ts'
import type { IllustrationRetry } from '../model/use-illustration-retry.ts'
import { IllustrationPlaceholder } from './illustration-placeholder.tsx'

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

interface RetryButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'aria-describedby'> {
  pageNumber: number
  retry: IllustrationRetry
}

/** Retries a failed illustration. */
function RetryButton({ pageNumber, retry, ...buttonProps }: RetryButtonProps) {
  return (
    <Button
      {...buttonProps}
      ref={moveFocusOnUnmount}
      busy={retry.isPending(pageNumber)}
      onClick={event => {
        moveFocus(event.currentTarget)
        retry.retry(pageNumber)
      }}
    >
      {messages.tryAgain}
    </Button>
  )
}

/** Moves the focus to the surrounding figure or page, because a disabled or removed button loses it. */
function moveFocus(button: HTMLElement): void {
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

const moveFocusOnUnmount = (button: HTMLElement | null) => () => {
  if (button && document.activeElement === button) moveFocus(button)
}
