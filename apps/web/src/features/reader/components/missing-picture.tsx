import type { MissingIllustration } from '@kahani/contracts/stories'
import { readerMessages } from '@kahani/messages/en/reader'
import type { PictureRetry } from '../use-picture-retry.ts'
import { PicturePlaceholder } from './picture-placeholder.tsx'
import { RetryPictureButton } from './retry-picture-button.tsx'

const { missing: messages } = readerMessages

export interface MissingPictureProps {
  missing: MissingIllustration
  redraw: PictureRetry
}

/** Stands in for a picture that was given up, and offers to try once more while that is possible. */
export function MissingPicture({ missing: { pageNumber, reason, canRetry }, redraw }: MissingPictureProps) {
  return (
    <PicturePlaceholder drawing={false}>
      <p className="max-w-80 text-sm text-ink-soft">{canRetry ? messages[reason] : messages.final}</p>
      {canRetry && <RetryPictureButton pageNumber={pageNumber} redraw={redraw} variant="secondary" />}
    </PicturePlaceholder>
  )
}
