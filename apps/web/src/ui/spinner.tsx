import { shellMessages } from '@kahani/messages/en/shell'
import { cn } from '../lib/class-names.ts'

/** A turning crescent, for the inside of other things. Says nothing to a screen reader. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={cn('animate-spin', className)} aria-hidden="true">
      <path d="M21 14.5A9.5 9.5 0 1 1 9.5 3a7.6 7.6 0 1 0 11.5 11.5Z" fill="currentColor" />
    </svg>
  )
}

/** Stands in for a whole page, and says that it loads. */
export function FullPageSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-paper text-peacock">
      <Spinner className="size-12" />
      <span className="sr-only">{shellMessages.loading}</span>
    </div>
  )
}

/** Stands in for what is below the header. */
export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-peacock">
      <Spinner className="size-10" />
      <span className="sr-only">{shellMessages.loading}</span>
    </div>
  )
}
