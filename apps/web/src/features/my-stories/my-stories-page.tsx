import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { shownError } from '../../lib/shown-error.ts'
import { storyCreditsQuery } from '../../lib/story-credits.ts'
import { Button } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { toast } from '../../ui/toast.ts'
import { storiesQuery } from './api/stories.ts'
import { EmptyShelf } from './components/empty-shelf.tsx'
import { PackageNotice } from './components/package-notice.tsx'
import { ShelfError } from './components/shelf-error.tsx'
import { ShelfGrid } from './components/shelf-grid.tsx'
import { ShelfHeader } from './components/shelf-header.tsx'
import { ShelfSkeleton } from './components/shelf-skeleton.tsx'
import { StoryCard } from './components/story-card.tsx'

export default function MyStoriesPage() {
  const { data: credits } = useQuery(storyCreditsQuery())
  return (
    <div className="page-width grid content-start gap-6 py-8 md:gap-8 md:py-10">
      <PageMeta title={messages.title} unlisted />
      <ShelfHeader credits={credits} />
      {credits?.cancelled && <PackageNotice remaining={credits.storiesRemaining} />}
      <Shelf />
    </div>
  )
}

function Shelf() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(storiesQuery())
  if (!data) return error ? <ShelfError /> : <ShelfSkeleton />
  const stories = data.pages.flat()
  if (stories.length === 0) return <EmptyShelf />

  const showMore = async () => {
    const result = await fetchNextPage()
    if (result.isFetchNextPageError)
      toast({ title: messages.showMoreFailed, description: shownError(result.error), variant: 'destructive' })
  }
  return (
    <>
      <ShelfGrid>
        {stories.map(story => (
          <StoryCard key={story.id} story={story} />
        ))}
      </ShelfGrid>
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetchingNextPage}
          onClick={() => void showMore()}
          className="justify-self-center"
        >
          {messages.showMore}
        </Button>
      )}
    </>
  )
}
