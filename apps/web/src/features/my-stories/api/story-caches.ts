import type { Story } from '@kahani/contracts/stories'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { STORIES_KEY } from './stories.ts'

type Lists = InfiniteData<{ stories: Story[] }>

/** Changes the stories in all lists that are loaded. */
function changeLists(queryClient: QueryClient, change: (stories: Story[]) => Story[]): void {
  queryClient.setQueriesData<Lists>(
    { queryKey: [...STORIES_KEY, 'list'] },
    data => data && { ...data, pages: data.pages.map(page => ({ ...page, stories: change(page.stories) })) },
  )
}

export const updateListed = (queryClient: QueryClient, id: number, changes: Partial<Story>): void =>
  changeLists(queryClient, stories => stories.map(story => (story.id === id ? { ...story, ...changes } : story)))

/** Removes what is loaded of a story that is not on the shelf any more. */
export function forgetListed(queryClient: QueryClient, id: number): void {
  queryClient.removeQueries({ queryKey: ['story', id] })
  changeLists(queryClient, stories => stories.filter(story => story.id !== id))
}
