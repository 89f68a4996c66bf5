import { shellMessages } from '@kahani/messages/en/shell'
import { cn } from '../lib/class-names.ts'

/** A rotating crescent, hidden from screen readers. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={cn('animate-spin', className)} aria-hidden="true">
      <path d="M21 14.5A9.5 9.5 0 1 1 9.5 3a7.6 7.6 0 1 0 11.5 11.5Z" fill="currentColor" />
    </svg>
  )
}

/** Replaces the whole page while it loads. */
export function FullPageSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-paper text-peacock">
      <Spinner className="size-12" />
      <span className="sr-only">{shellMessages.loading}</span>
    </div>
  )
}

/** Replaces the content below the header while it loads. */
export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-peacock">
      <Spinner className="size-10" />
      <span className="sr-only">{shellMessages.loading}</span>
    </div>
  )
}
