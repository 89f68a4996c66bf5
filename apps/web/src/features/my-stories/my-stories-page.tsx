import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../lib/error-message.ts'
import { storyCreditsQuery } from '../../lib/story-credits.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { storiesQuery } from './api/stories.ts'
import { EmptyStoryList } from './components/empty-story-list.tsx'
import { MyStoriesHeader } from './components/my-stories-header.tsx'
import { PackageNotice } from './components/package-notice.tsx'
import { StoryCard } from './components/story-card.tsx'
import { StoryGrid } from './components/story-grid.tsx'
import { StoryListError } from './components/story-list-error.tsx'
import { StoryListSkeleton } from './components/story-list-skeleton.tsx'

export default function MyStoriesPage() {
  const { data: credits } = useQuery(storyCreditsQuery())
  return (
    <div className="page-width grid content-start gap-6 py-8 md:gap-8 md:py-10">
      <PageMeta title={messages.title} unlisted />
      <MyStoriesHeader credits={credits} />
      {credits?.cancelled && <PackageNotice remaining={credits.storiesRemaining} />}
      <StoryList />
    </div>
  )
}

function StoryList() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(storiesQuery())
  if (!data) return error ? <StoryListError /> : <StoryListSkeleton />
  const stories = data.pages.flat()
  if (stories.length === 0) return <EmptyStoryList />

  const showMore = async () => {
    const result = await fetchNextPage()
    if (result.isFetchNextPageError)
      toast({ title: messages.showMoreFailed, description: errorMessage(result.error), variant: 'destructive' })
  }
  return (
    <>
      <StoryGrid>
        {stories.map(story => (
          <StoryCard key={story.id} story={story} />
        ))}
      </StoryGrid>
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
