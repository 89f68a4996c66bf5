import type { Illustrations } from '@kahani/contracts/stories'
import { readerMessages } from '@kahani/messages/en/reader'
import { useId } from 'react'
import { COVER, missingPicture } from '../pictures.ts'
import type { PictureRetry } from '../use-picture-retry.ts'
import { RetryPictureButton } from './retry-picture-button.tsx'

const { missing: messages } = readerMessages

export interface MissingCoverProps {
  known: Illustrations | undefined
  redraw: PictureRetry
}

/** Offers to draw a cover that was given up once more; where that is not possible any more, nothing is said of it. */
export function MissingCover({ known, redraw }: MissingCoverProps) {
  const id = useId()
  if (!missingPicture(known, COVER)?.canRetry) return null
  return (
    <p className="flex flex-wrap items-center text-sm text-ink-soft">
      <span id={id}>{messages.cover}</span>
      <RetryPictureButton
        pageNumber={COVER}
        redraw={redraw}
        variant="ghost"
        size="sm"
        className="text-link h-11"
        aria-describedby={id}
      />
    </p>
  )
}
