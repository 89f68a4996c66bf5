import { readerMessages } from '@kahani/messages/en/reader'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { IllustrationRetry } from '../model/use-illustration-retry.ts'

const { missing: messages } = readerMessages

interface RetryButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'aria-describedby'> {
  pageNumber: number
  retry: IllustrationRetry
}

/** Retries a failed illustration. */
export function RetryButton({ pageNumber, retry, ...buttonProps }: RetryButtonProps) {
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
