import { landingMessages } from '@kahani/messages/en/landing'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { BookFrame, IN_FRAME } from '../book/book-frame.tsx'

const messages = landingMessages.cover
const SLOW_MS = 3_000

interface DrawnCoverProps {
  ref: Ref<HTMLDivElement>
  cover: { url: string; hero: { characterName: string } } | undefined
  isDrawing: boolean
  /** What can be done with the cover. */
  children: ReactNode
}

/** The place of the cover, which it has before there is one. */
export function DrawnCover({ ref, cover, isDrawing, children }: DrawnCoverProps) {
  return (
    <div ref={ref} className="mx-auto grid w-full max-w-104 scroll-mb-6 content-start gap-5">
      <BookFrame>
        {cover ? (
          <img
            key={cover.url}
            src={cover.url}
            alt={messages.alt(cover.hero.characterName)}
            width={480}
            height={480}
            className={`${IN_FRAME} animate-appear`}
          />
        ) : (
          <div className={`${IN_FRAME} grid place-content-center justify-items-center gap-3 bg-night text-on-night`}>
            <LittleStar className="size-10 text-marigold" />
            <p className="font-display text-xl font-semibold">{messages.placeholder}</p>
          </div>
        )}
        <div role="status" className={isDrawing ? `${IN_FRAME} grid place-content-center bg-shade` : undefined}>
          {isDrawing && <Drawing />}
        </div>
      </BookFrame>
      <div className="grid justify-items-center gap-2 text-center">{children}</div>
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
