import type { Story } from '@kahani/contracts/stories'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** How many stories one answer holds at most; one that is full is followed by another. */
export const STORIES_PER_PAGE = 100

/** What the next answer continues below, or undefined where this one was the last. */
export const nextBefore = (stories: readonly Story[]): number | undefined =>
  stories.length < STORIES_PER_PAGE ? undefined : stories.at(-1)?.id

/** Whether the newest story's cover may just be in the making. */
export const isCoverPending = (pages: readonly (readonly Story[])[] | undefined): boolean =>
  pages?.[0]?.[0]?.coverUrl === null

/** The user's stories, newest first. Fetched again on coming back while the newest one has no cover. */
export const storiesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['stories'],
    queryFn: ({ pageParam, signal }) => getJson<Story[]>(endpoints.stories(pageParam), { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextBefore,
    staleTime: ({ state }) => (isCoverPending(state.data?.pages) ? 0 : Number.POSITIVE_INFINITY),
    refetchOnWindowFocus: true,
  })
