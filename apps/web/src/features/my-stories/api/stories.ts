import { type Story, storyListSchema } from '@kahani/contracts/stories'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** The page size of the server; a full page may be followed by another one. */
export const STORIES_PER_PAGE = 100

/** The cursor of the next page; undefined after the last one. */
export const nextBefore = (stories: readonly Story[]): number | undefined =>
  stories.length < STORIES_PER_PAGE ? undefined : stories.at(-1)?.id

/** Whether the newest story has no cover yet. */
export const isCoverPending = (pages: readonly (readonly Story[])[] | undefined): boolean =>
  pages?.[0]?.[0]?.coverUrl === null

/** The user's stories, newest first. Refetched on window focus while the newest one has no cover. */
export const storiesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['stories'],
    queryFn: ({ pageParam, signal }) => getJson(endpoints.stories(pageParam), storyListSchema, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextBefore,
    staleTime: ({ state }) => (isCoverPending(state.data?.pages) ? 0 : Number.POSITIVE_INFINITY),
    refetchOnWindowFocus: true,
  })
