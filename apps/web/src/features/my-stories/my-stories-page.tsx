import type { StoryCredits } from '@kahani/contracts/credits'
import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { RotateCw, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { COPY_AFTER_MS } from '../../lib/offline/kept-json.ts'
import { paths } from '../../lib/paths.ts'
import { storyCreditsQuery } from '../../lib/story-credits.ts'
import { useSavedChildren } from '../../lib/use-saved-children.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { storiesQuery, storyFiltersQuery } from './api/stories.ts'
import { useUnfinishedStories } from './api/unfinished-stories.ts'
import { SearchBar } from './components/search-bar.tsx'
import { StoryList } from './components/story-list.tsx'
import { StoryListSkeleton } from './components/story-list-skeleton.tsx'
import { useHiddenStories } from './model/hidden-stories.ts'
import { isSearching, useSearch } from './model/search.ts'

/** A longer list can be searched. */
const MAX_WITHOUT_SEARCH = 12

export default function MyStoriesPage() {
  const { search, change } = useSearch()
  const searching = isSearching(search)
  const credits = useQuery(storyCreditsQuery())
  const list = useInfiniteQuery(storiesQuery(search))
  const unfinished = useUnfinishedStories()
  const children = useSavedChildren()
  const hidden = useHiddenStories()
  const stories = list.data?.pages.flatMap(page => page.stories).filter(({ id }) => !hidden.has(id))
  const { data: filters } = useQuery({
    ...storyFiltersQuery(),
    enabled: searching || (stories?.length ?? 0) > MAX_WITHOUT_SEARCH,
  })
  const searchable = searching || (filters?.count ?? stories?.length ?? 0) > MAX_WITHOUT_SEARCH
  const count = searching
    ? stories && messages.search.found(stories.length, list.hasNextPage)
    : filters && messages.search.count(filters.count)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), COPY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  // Shown together, so that nothing moves when another one arrives. While the server does not answer, only the copy is there.
  const ready = stories !== undefined && (late || (!credits.isPending && !unfinished.loading && !children.loading))

  return (
    <div className="page-width grid content-start gap-6 py-8 md:gap-8 md:py-10">
      <PageMeta title={messages.title} />
      <MyStoriesHeader credits={ready || list.error ? credits.data : undefined} />
      {ready && credits.data?.cancelled && <PackageNotice remaining={credits.data.storiesRemaining} />}
      {(ready ? searchable : searching) && <SearchBar search={search} status={count ?? ''} onChange={change} />}
      {ready ? (
        <StoryList
          list={list}
          stories={stories}
          unfinished={searching ? [] : unfinished.stories}
          searching={searching}
          findChild={children.find}
        />
      ) : list.error ? (
        <StoryListError />
      ) : (
        <StoryListSkeleton />
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

/** While `credits` are loading, a story can be started: the server checks them anyway. */
function MyStoriesHeader({ credits }: { credits: StoryCredits | undefined }) {
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
        <p className="min-h-[1lh] text-ink-soft">
          {credits && messages.remaining(credits.storiesRemaining)}{' '}
          {noCredits && !credits.cancelled && (
            <Link to={paths.shop()} className="text-link">
              {messages.getMore}
            </Link>
          )}
        </p>
      </div>
      {noCredits ? <Button disabled>{label}</Button> : <ButtonLink to={paths.createStory()}>{label}</ButtonLink>}
    </header>
  )
}
