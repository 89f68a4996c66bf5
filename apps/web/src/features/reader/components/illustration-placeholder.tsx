import { readerMessages as messages } from '@kahani/messages/en/reader'
import type { ReactNode } from 'react'

interface IllustrationPlaceholderProps {
  processing: boolean
  /** What happens while it is processing. */
  note?: string | null
  children?: ReactNode
}

/** Fills the square of an illustration that is processing or unavailable. */
export function IllustrationPlaceholder({ processing, note, children }: IllustrationPlaceholderProps) {
  return (
    <div className="grid content-center justify-items-center gap-3.5 p-5 text-center">
      <Sketch processing={processing} className={children ? 'w-1/2 max-w-56 @max-xs:hidden' : 'w-3/5 max-w-64'} />
      <p className="max-w-64 text-ink-soft">{processing ? messages.generating : messages.noIllustration}</p>
      {processing && <p className="min-h-lh text-sm font-semibold text-ink-soft">{note}</p>}
      {children}
    </div>
  )
}

/** A pencil sketch of a night landscape; its stars twinkle while the illustration is processing. */
function Sketch({ processing, className }: { processing: boolean; className: string }) {
  return (
    <svg viewBox="0 0 250 170" className={className} fill="none" aria-hidden="true">
      <g className="stroke-edge" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 138c26-18 50-21 76-9s44 10 66-4 50-21 86-11" strokeDasharray="9 7" />
        <path d="M20 162c40-10 80-9 120 0 28 6 58 5 84-3" strokeDasharray="5 8" />
        <path d="M44 122V99l21-17 21 17v24M36 105l29-24 29 24M58 124v-15h14v16" />
      </g>
      {processing && <Pencil />}
      <path
        d="M152 20a36 36 0 1 0 27 57 30 30 0 0 1-27-57Z"
        className="fill-marigold-wash stroke-marigold"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g className="fill-marigold">
        {STARS.map(({ d, delay }) => (
          <path
            key={d}
            d={d}
            className={processing ? 'animate-twinkle' : undefined}
            style={processing ? { animationDelay: `${delay}ms` } : undefined}
          />
        ))}
      </g>
    </svg>
  )
}

function Pencil() {
  return (
    <g strokeWidth="2.5" strokeLinejoin="round" className="stroke-ink-soft">
      <path d="m217.3 107.6 16-37 11 4.8-16 37Z" className="fill-marigold" />
      <path d="m217.3 107.6.7 13.4 10.3-8.6Z" className="fill-card" />
      <path d="m230 78.2 11 4.8" />
    </g>
  )
}

const STARS = [
  { d: 'm48 34 2.6 7 7 2.6-7 2.6-2.6 7-2.6-7-7-2.6 7-2.6Z', delay: 0 },
  { d: 'm98 20 1.8 4.8 4.8 1.8-4.8 1.8-1.8 4.8-1.8-4.8-4.8-1.8 4.8-1.8Z', delay: 1200 },
  { d: 'm206 34 2 5.4 5.4 2-5.4 2-2 5.4-2-5.4-5.4-2 5.4-2Z', delay: 600 },
  { d: 'm84 66 1.4 3.7 3.7 1.4-3.7 1.4-1.4 3.7-1.4-3.7-3.7-1.4 3.7-1.4Z', delay: 1900 },
]
