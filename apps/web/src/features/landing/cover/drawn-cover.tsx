import { landingMessages } from '@kahani/messages/en/landing'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { BookFrame, IN_FRAME } from '../book/book-frame.tsx'
import example from '../book/example-of-a-cover.webp'

const messages = landingMessages.cover
const SLOW_MS = 3_000

interface DrawnCoverProps {
  ref: Ref<HTMLDivElement>
  cover: { url: string; hero: { characterName: string } } | undefined
  isDrawing: boolean
  /** What can be done with the cover. */
  children: ReactNode
}

/** The cover, or an example before there is one. */
export function DrawnCover({ ref, cover, isDrawing, children }: DrawnCoverProps) {
  const alt = cover ? messages.alt(cover.hero.characterName) : ''
  return (
    <div ref={ref} className="mx-auto grid w-full max-w-104 scroll-mb-6 content-start gap-5">
      <BookFrame>
        <img
          key={cover?.url}
          src={cover?.url ?? example}
          alt={alt}
          width={480}
          height={480}
          loading="lazy"
          className={cn(IN_FRAME, cover && 'animate-appear')}
        />
        <div role="status" className={cn(isDrawing && IN_FRAME, isDrawing && 'grid place-content-center bg-shade')}>
          {isDrawing ? <Drawing /> : cover && <span className="sr-only">{alt}</span>}
        </div>
      </BookFrame>
      <div className="grid min-h-26 content-start justify-items-center gap-2 text-center">{children}</div>
    </div>
  )
}

function Drawing() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="m-6 flex items-center gap-3 rounded-drawn bg-card px-5 py-3 font-semibold text-ink">
      <Spinner className="size-5 shrink-0" />
      {isSlow ? messages.slow : messages.drawing}
    </p>
  )
}
