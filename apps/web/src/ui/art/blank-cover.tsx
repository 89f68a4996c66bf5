import { cn } from '../../lib/class-names.ts'

/** A square placeholder for a missing cover. */
export function BlankCover({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 120" className={cn('block bg-marigold-wash', className)} aria-hidden="true">
      <path d="M0 96c18-9 34-6 52-12 20-6 34-22 68-18v54H0Z" className="fill-peacock-wash" />
      <path d="M76 18a21 21 0 1 0 15 34 17.5 17.5 0 0 1-15-34Z" className="fill-marigold" />
      <g className="fill-marigold-deep">
        <path d="m30 26 1.8 4.7 4.7 1.8-4.7 1.8-1.8 4.7-1.8-4.7-4.7-1.8 4.7-1.8Z" />
        <path d="m100 22 1.3 3.4 3.4 1.3-3.4 1.3-1.3 3.4-1.3-3.4-3.4-1.3 3.4-1.3Z" />
        <path d="m44 58 1.2 3.1 3.1 1.2-3.1 1.2-1.2 3.1-1.2-3.1-3.1-1.2 3.1-1.2Z" />
      </g>
      <path
        d="M60 90c-8-6-19-7.5-30-6l1.5 20c10-1 20 .5 28.5 5 8.5-4.5 18.5-6 28.5-5l1.5-20c-11-1.5-22 0-30 6Z"
        className="fill-card stroke-ink-soft"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="M60 90v19" className="stroke-ink-soft" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
