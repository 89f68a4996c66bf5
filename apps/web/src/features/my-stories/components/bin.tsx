import { SHELF_COVER_SIZES } from '@kahani/contracts/image-path'
import { BIN_DAYS, type BinnedStory } from '@kahani/contracts/shelf'
import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { PaintedScene } from '../../../ui/art/painted-scene.tsx'
import { Button } from '../../../ui/button.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { PageMeta } from '../../../ui/page-meta.tsx'
import { binQuery, useRestore } from '../api/bin.ts'
import { besideCard, cardId } from '../model/card-focus.ts'
import { DeleteStoryButton } from './delete-story-button.tsx'
import { ShowMore } from './show-more.tsx'
import { BOOK_CLASSES, COVER_CLASSES, StoryGrid } from './story-grid.tsx'
import { StoryListSkeleton } from './story-list-skeleton.tsx'
import { StoryTexts } from './story-texts.tsx'

const { bin: messages, ...texts } = storyDeletionMessages
const DAY_MS = 24 * 60 * 60_000

/** The stories that were moved to the bin. */
export function Bin() {
  const list = useInfiniteQuery(binQuery())
  const stories = list.data?.pages.flatMap(page => page.stories)
  const heading = useRef<HTMLHeadingElement>(null)
  // Only the query of the address has changed, which by itself moves no focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="page-width grid content-start gap-5 py-6 md:gap-8 md:py-10">
      <PageMeta title={messages.title} />
      <header className="grid gap-1">
        <Link to={paths.myStories()} className="text-link inline-flex min-h-11 items-center gap-1.5 justify-self-start">
          <ArrowLeft className="size-5" aria-hidden="true" />
          {messages.back}
        </Link>
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {messages.title}
        </h1>
        <p className="text-ink-soft">{messages.body(BIN_DAYS)}</p>
      </header>
      {list.error && !stories ? (
        <Alert variant="destructive" title={messages.error}>
          <Button variant="secondary" size="sm" busy={list.isFetching} onClick={() => void list.refetch()}>
            {texts.retry}
          </Button>
        </Alert>
      ) : !stories ? (
        <StoryListSkeleton label={messages.loading} />
      ) : stories.length === 0 ? (
        <div className="grid justify-items-center gap-3 py-6 text-center">
          <PaintedScene name="sleeping-moon" className="w-52" />
          <p className="text-xl text-ink-soft">{messages.empty}</p>
        </div>
      ) : (
        <StoryGrid>
          {stories.map(story => (
            <BinnedStoryCard key={story.id} story={story} focusPage={() => heading.current?.focus()} />
          ))}
        </StoryGrid>
      )}
      <ShowMore list={list} />
    </div>
  )
}

function BinnedStoryCard({ story, focusPage }: { story: BinnedStory; focusPage: () => void }) {
  const { mutate, isPending } = useRestore(story)
  const daysLeft = Math.max(1, Math.ceil((Date.parse(story.deletedAt) - Date.now()) / DAY_MS))
  // Its buttons are about to disappear.
  const moveFocus = () => (besideCard(story.id) ?? { focus: focusPage }).focus()
  return (
    <li id={cardId(story.id)} className={BOOK_CLASSES}>
      <div className={COVER_CLASSES}>
        <Cover url={story.coverUrl} sizes={SHELF_COVER_SIZES} className="w-full rounded-[inherit] opacity-70" />
      </div>
      <div className="grid content-start gap-1">
        <StoryTexts title={story.title} story={story} />
        <p className="text-sm font-semibold text-brick">{messages.daysLeft(daysLeft)}</p>
      </div>
      <div className="grid grid-cols-1 content-end gap-1">
        <Button
          variant="secondary"
          busy={isPending}
          aria-label={texts.restoreOf(story.title)}
          onClick={() => mutate(undefined, { onSuccess: moveFocus })}
          className="min-w-0 max-sm:px-1"
        >
          {texts.restore}
        </Button>
        <DeleteStoryButton story={story} onDeleted={moveFocus} />
      </div>
    </li>
  )
}
