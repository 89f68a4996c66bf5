import { STORY_LANGUAGE } from '@kahani/contracts/locale'
import { readerMessages } from '@kahani/messages/en/reader'
import type { ReactNode } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Cover } from '../../../ui/cover.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { DIMMED, TITLE } from './layout.ts'

/** Longer titles use a smaller font, in characters. */
const LONG_TITLE = 24

interface StoryTitleProps {
  title: string
  /** Path of the cover image; null if there is none. */
  cover: string | null
  dimmed: boolean
  /** Leads back to the cover; undefined on it. */
  onCover: (() => void) | undefined
  /** Shown below the title. */
  children?: ReactNode
}

export function StoryTitle({ title, cover, dimmed, onCover, children }: StoryTitleProps) {
  return (
    <div className={TITLE}>
      {onCover && (
        <button
          type="button"
          aria-label={readerMessages.cover.back}
          title={readerMessages.cover.back}
          onClick={onCover}
          className="shrink-0 rounded-drawn-sm max-sm:hidden"
        >
          <Cover
            url={cover}
            sizes="3rem"
            className={cn('size-11 rounded-drawn-sm border-2 border-line', dimmed && DIMMED)}
          />
        </button>
      )}
      <div className="min-h-0 min-w-0">
        <h1
          lang={STORY_LANGUAGE}
          dir="ltr"
          className={cn(
            'leading-tight wrap-break-word roomy:text-2xl',
            title.length > LONG_TITLE ? 'text-sm' : 'text-lg',
          )}
        >
          <IsolatedText text={title} />
        </h1>
        {children}
      </div>
    </div>
  )
}
