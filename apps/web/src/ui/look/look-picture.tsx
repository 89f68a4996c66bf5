import { type LookPreview, PREVIEW_SIZE_PX } from '@kahani/contracts/look-previews'
import { lookPictureMessages as messages } from '@kahani/messages/en/look-picture'
import { PawPrint, UserRound } from 'lucide-react'
import { cn } from '../../lib/class-names.ts'
import { useLookPreview } from '../../lib/look-previews.ts'

interface LookPictureProps {
  look: LookPreview
  /** What the person or pet is called. */
  name: string
  className?: string
}

/** The drawn preview of a look that changes. */
export function LookPicture({ look, name, className }: LookPictureProps) {
  const { url, failed, retry } = useLookPreview(look)
  const Placeholder = look.kind === 'pet' ? PawPrint : UserRound
  return (
    <div className={cn('grid justify-items-center gap-1', className)}>
      {url ? (
        <img
          src={url}
          alt={messages.of(name)}
          width={PREVIEW_SIZE_PX}
          height={PREVIEW_SIZE_PX}
          className="h-auto w-full rounded-drawn border-2 border-outline bg-leaf-of-book"
        />
      ) : (
        <span
          className={cn(
            'grid aspect-square w-full place-items-center rounded-drawn border-2 border-line bg-leaf-of-book text-line',
            !failed && 'animate-breathe',
          )}
        >
          <Placeholder className="size-1/2" strokeWidth={1.2} aria-hidden="true" />
        </span>
      )}
      <p role="status" className="text-center text-sm text-ink-soft">
        {!url && !failed && <span className="sr-only">{messages.loading}</span>}
        {failed && (
          <>
            {messages.failed}{' '}
            <button type="button" onClick={retry} className="text-link min-h-11 px-1">
              {messages.retry}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
