import type { Story, UnfinishedStory } from '@kahani/contracts/stories'
import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { toastError } from '../../../lib/error-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyStoryList } from './empty-story-list.tsx'
import { NoMatches } from './no-matches.tsx'
import { StoryCard } from './story-card.tsx'
import { StoryGrid } from './story-grid.tsx'
import { UnfinishedStoryCard } from './unfinished-story-card.tsx'

interface StoryListProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage'>
  /** The stories of the pages loaded so far. */
  stories: readonly Story[]
  unfinished: readonly UnfinishedStory[]
  searching: boolean
}

export function StoryList({ list, stories, unfinished, searching }: StoryListProps) {
  const empty = stories.length === 0 && unfinished.length === 0
  if (empty && !searching && !list.isPlaceholderData) return <EmptyStoryList />

  const showMore = async () => {
    const result = await list.fetchNextPage()
    if (result.isFetchNextPageError) toastError(messages.showMoreFailed, result.error)
  }
  return (
    <>
      {empty ? (
        <NoMatches />
      ) : (
        <StoryGrid>
          {unfinished.map(story => (
            <UnfinishedStoryCard key={story.id} story={story} />
          ))}
          {stories.map(story => (
            <StoryCard key={story.id} story={story} />
          ))}
        </StoryGrid>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => void showMore()}
          className="justify-self-center"
        >
          {messages.showMore}
        </Button>
      )}
    </>
  )
}
