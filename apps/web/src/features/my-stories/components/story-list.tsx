import type { Story, UnfinishedStory } from '@kahani/contracts/stories'
import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { toastError } from '../../../lib/error-toast.ts'
import type { SavedChild } from '../../../lib/family.ts'
import { paths } from '../../../lib/paths.ts'
import { SleepingMoon } from '../../../ui/art/sleeping-moon.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { StoryCard, UnfinishedStoryCard } from './story-card.tsx'
import { StoryGrid } from './story-grid.tsx'

interface StoryListProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage'>
  /** The stories of the pages loaded so far. */
  stories: readonly Story[]
  unfinished: readonly UnfinishedStory[]
  searching: boolean
  /** The saved child with the name of a character. */
  findChild: (characterName: string) => SavedChild | undefined
}

export function StoryList({ list, stories, unfinished, searching, findChild }: StoryListProps) {
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
            <StoryCard key={story.id} story={story} child={findChild(story.characterName)} />
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

function EmptyStoryList() {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <SleepingMoon className="w-56" />
      <h2 className="text-2xl">{messages.empty.title}</h2>
      <p className="max-w-sm text-ink-soft">{messages.empty.body}</p>
      <ButtonLink to={paths.createStory()} size="lg" className="mt-2">
        {messages.empty.getStarted}
      </ButtonLink>
    </div>
  )
}

/** Shown instead of the list if a search finds nothing. */
function NoMatches() {
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <SleepingMoon className="w-40" />
      <h2 className="text-2xl">{messages.search.none}</h2>
      <p className="max-w-sm text-ink-soft">{messages.search.noneBody}</p>
    </div>
  )
}
