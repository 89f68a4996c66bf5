import { STORY_LANGUAGE } from '@kahani/contracts/locale'
import type { ReactNode } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Cover } from '../../../ui/cover.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { DIMMED, TITLE } from './layout.ts'

/** Longer titles use a smaller font, in characters. */
const LONG_TITLE = 40

interface StoryTitleProps {
  title: string
  /** Path of the cover image; null if there is none. */
  cover: string | null
  dimmed: boolean
  /** Shown below the title. */
  children?: ReactNode
}

export function StoryTitle({ title, cover, dimmed, children }: StoryTitleProps) {
  return (
    <div className={TITLE}>
      <Cover
        url={cover}
        sizes="4rem"
        className={cn('size-14 shrink-0 rounded-drawn-sm border-2 border-line md:size-16', dimmed && DIMMED)}
      />
      <div className="min-w-0">
        <h1
          lang={STORY_LANGUAGE}
          dir="ltr"
          className={cn('wrap-anywhere', title.length > LONG_TITLE ? 'text-xl md:text-2xl' : 'text-2xl md:text-3xl')}
        >
          <IsolatedText text={title} />
        </h1>
        {children}
      </div>
    </div>
  )
}
