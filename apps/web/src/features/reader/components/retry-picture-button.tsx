import { readerMessages } from '@kahani/messages/en/reader'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { PictureRetry } from '../use-picture-retry.ts'

const { missing: messages } = readerMessages

interface RetryPictureButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'aria-describedby'> {
  pageNumber: number
  redraw: PictureRetry
}

/** Asks for a picture that was given up once more. */
export function RetryPictureButton({ pageNumber, redraw, ...look }: RetryPictureButtonProps) {
  return (
    <Button
      {...look}
      ref={passFocusOnAtTheEnd}
      busy={redraw.isAsking(pageNumber)}
      onClick={event => {
        passFocusOn(event.currentTarget)
        redraw.ask(pageNumber)
      }}
    >
      {messages.tryAgain}
    </Button>
  )
}

/** A button that is disabled or taken away would lose the focus; the figure or the page around it takes it. */
function passFocusOn(button: HTMLElement): void {
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

const passFocusOnAtTheEnd = (button: HTMLElement | null) => () => {
  if (button && document.activeElement === button) passFocusOn(button)
}
