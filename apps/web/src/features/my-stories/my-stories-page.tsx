import type { StoryCredits } from '@kahani/contracts/credits'
import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { RotateCw, Sparkles, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { SavedChild } from '../../lib/family.ts'
import { COPY_AFTER_MS } from '../../lib/offline/kept-json.ts'
import { paths } from '../../lib/paths.ts'
import { recentlyRead } from '../../lib/reading-position.ts'
import { storyCreditsQuery } from '../../lib/story-credits.ts'
import { useOnline } from '../../lib/use-online.ts'
import { useSavedChildren } from '../../lib/use-saved-children.ts'
import { Alert } from '../../ui/alert.tsx'
import { AnotherStory } from '../../ui/another-story.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { currentReadingQuery } from './api/current-reading.ts'
import { useDrawingStories } from './api/drawing-stories.ts'
import { storiesQuery, storyFiltersQuery } from './api/stories.ts'
import { useUnfinishedStories } from './api/unfinished-stories.ts'
import { Bin } from './components/bin.tsx'
import { ContinueReading } from './components/continue-reading.tsx'
import { SearchBar } from './components/search-bar.tsx'
import { StoryList } from './components/story-list.tsx'
import { StoryListSkeleton } from './components/story-list-skeleton.tsx'
import { useHiddenStories } from './model/hidden-stories.ts'
import { chooseReading } from './model/reading.ts'
import { isNarrowed, isSearching, useSearch } from './model/search.ts'

/** Fewer are seen at a glance. */
const MIN_TO_NARROW = 3
/** A longer list can be searched for words. */
const MAX_WITHOUT_SEARCH = 12

export default function MyStoriesPage() {
  const [query] = useSearchParams()
  return query.get('view') === 'bin' ? <Bin /> : <Shelf />
}

function Shelf() {
  const { search, change } = useSearch()
  const online = useOnline()
  const credits = useQuery(storyCreditsQuery())
  const list = useInfiniteQuery(storiesQuery(search))
  const filters = useQuery(storyFiltersQuery())
  const current = useQuery(currentReadingQuery())
  const unfinished = useUnfinishedStories()
  const drawing = useDrawingStories()
  const children = useSavedChildren()
  const hidden = useHiddenStories()
  const stories = list.data?.pages.flatMap(page => page.stories).filter(({ id }) => !hidden.has(id))
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), COPY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const others = [
    credits.isPending,
    filters.isPending,
    current.isPending,
    unfinished.loading,
    drawing.loading,
    children.loading,
  ]
  // Shown together, so that nothing moves when another one arrives. While the server does not answer, only the copy is there.
  const ready = stories !== undefined && (late || !others.includes(true))
  const searching = isSearching(search)
  const reading = chooseReading(current.data ?? null, recentlyRead(), stories ?? [])
  const count = filters.data?.count ?? 0
  const canNarrow = online && filters.data && (searching || count >= MIN_TO_NARROW)

  return (
    <div className="page-width grid content-start gap-5 py-6 md:gap-8 md:py-10">
      <PageMeta title={messages.title} />
      <MyStoriesHeader
        credits={ready || list.error ? credits.data : undefined}
        childrenSaved={ready && online ? children.children : []}
      />
      {ready && credits.data?.cancelled && <PackageNotice remaining={credits.data.storiesRemaining} />}
      {ready && reading && !searching && !hidden.has(reading.story.id) && <ContinueReading reading={reading} />}
      {ready && canNarrow && (
        <SearchBar
          search={search}
          filters={filters.data}
          large={count > MAX_WITHOUT_SEARCH}
          status={
            isNarrowed(search) ? messages.search.found(stories.length, list.hasNextPage) : messages.search.count(count)
          }
          onChange={change}
        />
      )}
      {ready ? (
        <StoryList
          list={list}
          stories={stories}
          unfinished={unfinished.stories}
          drawing={drawing.stories}
          search={search}
        />
      ) : list.error ? (
        <StoryListError />
      ) : (
        <StoryListSkeleton label={messages.loading} />
      )}
      {ready && online && (
        <Link
          to={paths.bin()}
          className="inline-flex min-h-11 items-center gap-2 justify-self-center px-3 text-ink-soft underline-offset-4 hover:underline"
        >
          <Trash2 className="size-5" aria-hidden="true" />
          {storyDeletionMessages.bin.title}
        </Link>
      )}
    </div>
  )
}

/** Shown if the plan is cancelled. */
function PackageNotice({ remaining }: { remaining: number }) {
  return (
    <Alert title={messages.notice.title}>
      <p>{remaining > 0 ? messages.notice.body(remaining) : messages.notice.bodyAtZero}</p>
      <ButtonLink to={paths.shop()} variant="secondary" size="sm" className="mt-3">
        {messages.notice.buyMore}
      </ButtonLink>
    </Alert>
  )
}

function StoryListError() {
  return (
    <Alert variant="destructive" title={messages.error.title}>
      <p>{messages.error.body}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => window.location.reload()}>
        <RotateCw className="size-4" aria-hidden="true" />
        {messages.error.retry}
      </Button>
    </Alert>
  )
}

interface MyStoriesHeaderProps {
  credits: StoryCredits | undefined
  childrenSaved: readonly SavedChild[]
}

/** While `credits` are loading, a story can be started: the server checks them anyway. */
function MyStoriesHeader({ credits, childrenSaved }: MyStoriesHeaderProps) {
  const noCredits = credits?.storiesRemaining === 0
  const label = (
    <>
      <Sparkles className="size-5" aria-hidden="true" />
      {messages.createNew}
    </>
  )
  return (
    <header className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
      <div className="grid gap-1">
        <h1 className="text-4xl">{messages.title}</h1>
        <p className="min-h-7 leading-7 text-ink-soft">
          {credits && messages.remaining(credits.storiesRemaining)}{' '}
          {noCredits && !credits.cancelled && (
            <Link to={paths.shop()} className="text-link">
              {messages.getMore}
            </Link>
          )}
        </p>
      </div>
      {/* In one row, which scrolls sideways on a phone. */}
      <div className="flex gap-3 max-md:-mx-page max-md:-my-1.5 max-md:overflow-x-auto max-md:px-page max-md:py-1.5 md:flex-wrap md:justify-end pointer-coarse:[scrollbar-width:none]">
        {noCredits ? (
          <Button disabled className="shrink-0 max-md:grow">
            {label}
          </Button>
        ) : (
          <ButtonLink to={paths.createStory()} className="shrink-0 max-md:grow">
            {label}
          </ButtonLink>
        )}
        {childrenSaved.map(child => (
          <AnotherStory key={child.id} child={child} variant="secondary" className="shrink-0" />
        ))}
      </div>
    </header>
  )
}
