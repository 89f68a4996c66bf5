import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { Cover } from '../../../ui/cover.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { Reading } from '../model/reading.ts'

const { reading: messages } = myStoriesMessages

/** The book that the family is in the middle of, with the picture of the page. */
export function ContinueReading({ reading: { story, page, pages, pictureUrl } }: { reading: Reading }) {
  const titleId = useId()
  const pageId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Link
        to={paths.story(story.id)}
        className="group flex max-w-2xl items-center gap-4 rounded-drawn border-2 border-line bg-card p-3 shadow-soft hover:border-edge sm:gap-6 sm:p-4"
      >
        <Cover url={pictureUrl ?? story.coverUrl} sizes="9rem" className="w-22 shrink-0 rounded-drawn-sm sm:w-36" />
        <span className="grid min-w-0 grow gap-1">
          <span id={titleId} className="text-sm font-semibold text-peacock">
            {messages.title}
          </span>
          <span className="line-clamp-3 font-display text-base leading-snug font-semibold wrap-anywhere min-[360px]:text-lg sm:text-2xl">
            <IsolatedText text={story.title} />
          </span>
          <span id={pageId} className="text-sm text-ink-soft">
            {messages.page(page, pages)}
          </span>
          <ProgressBar value={page} max={pages} aria-labelledby={pageId} />
        </span>
      </Link>
    </section>
  )
}
