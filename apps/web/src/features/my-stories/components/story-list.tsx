import type { DrawingStory } from '@kahani/contracts/shelf'
import type { Story, UnfinishedStory } from '@kahani/contracts/stories'
import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { paths } from '../../../lib/paths.ts'
import { PaintedScene } from '../../../ui/art/painted-scene.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { isNarrowed, isSearching, type Search } from '../model/search.ts'
import { type PagedList, ShowMore } from './show-more.tsx'
import { StoryCard } from './story-card.tsx'
import { StoryGrid } from './story-grid.tsx'
import { UnfinishedStoryCard } from './unfinished-story-card.tsx'

interface StoryListProps {
  list: PagedList
  /** The stories of the pages loaded so far. */
  stories: readonly Story[]
  unfinished: readonly UnfinishedStory[]
  drawing: readonly DrawingStory[]
  search: Search
}

export function StoryList({ list, stories, unfinished, drawing, search }: StoryListProps) {
  const beingWritten = isNarrowed(search) ? [] : unfinished
  const count = stories.length + beingWritten.length
  if (count === 0 && !isSearching(search) && !list.isPlaceholderData) return <EmptyStoryList />
  return (
    <>
      {count === 0 ? (
        <NoMatches search={search} />
      ) : (
        <StoryGrid single={count === 1 && !isSearching(search)}>
          {beingWritten.map(story => (
            <UnfinishedStoryCard key={story.id} story={story} />
          ))}
          {stories.map(story => (
            <StoryCard key={story.id} story={story} drawing={drawing.find(({ id }) => id === story.id)} />
          ))}
        </StoryGrid>
      )}
      <ShowMore list={list} />
    </>
  )
}

function EmptyStoryList() {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <PaintedScene name="empty-shelf" className="w-[min(20rem,35svh)] sm:w-[min(20rem,60svh)]" />
      <h2 className="text-2xl">{messages.empty.title}</h2>
      <p className="max-w-sm text-ink-soft">{messages.empty.body}</p>
      <ButtonLink to={paths.createStory()} size="lg" className="mt-2">
        {messages.empty.getStarted}
      </ButtonLink>
    </div>
  )
}

/** Shown instead of the list if a search finds nothing. */
function NoMatches({ search }: { search: Search }) {
  const { q, child, theme, favourite } = search
  const onlyFavourites = favourite && q === '' && child === '' && theme === ''
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <PaintedScene name="sleeping-moon" className="w-52" />
      <h2 className="text-2xl">{onlyFavourites ? messages.search.noFavourites : messages.search.none}</h2>
      <p className="max-w-sm text-ink-soft">
        {onlyFavourites ? messages.search.noFavouritesBody : messages.search.noneBody}
      </p>
    </div>
  )
}
