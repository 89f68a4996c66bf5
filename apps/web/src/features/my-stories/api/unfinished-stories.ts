import { type UnfinishedStory, unfinishedStoryListSchema } from '@kahani/contracts/stories'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { storyCreditsQuery } from '../../../lib/story-credits.ts'
import { STORIES_KEY } from './stories.ts'

const POLL_INTERVAL_MS = 5000
const NONE: readonly UnfinishedStory[] = []

/** The interval until the next poll in ms, or false. */
export const pollInterval = (unfinished: readonly { id: number }[] = NONE): number | false =>
  unfinished.length > 0 ? POLL_INTERVAL_MS : false

/** Whether a story is no longer being written or drawn: it is ready, or it failed and its credit is refunded. */
export const hasEnded = (before: readonly { id: number }[], after: readonly { id: number }[]): boolean =>
  before.some(({ id }) => !after.some(story => story.id === id))

/** The user's stories that are being written, newest first. Polled while there are any. */
const unfinishedStoriesQuery = () =>
  queryOptions({
    queryKey: [...STORIES_KEY, 'unfinished'],
    queryFn: ({ signal }) => getJson(endpoints.unfinishedStories(), unfinishedStoryListSchema, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval(state.data),
    refetchOnWindowFocus: true,
  })

/** Refetches the stories and the credits when one of them ends. */
export function useUnfinishedStories(): { stories: readonly UnfinishedStory[]; loading: boolean } {
  const { data = NONE, isPending } = useQuery(unfinishedStoriesQuery())
  const queryClient = useQueryClient()
  const last = useRef(NONE)
  useEffect(() => {
    if (hasEnded(last.current, data)) {
      void queryClient.invalidateQueries({ queryKey: STORIES_KEY })
      void queryClient.invalidateQueries({ queryKey: storyCreditsQuery().queryKey })
    }
    last.current = data
  }, [data, queryClient])
  return { stories: data, loading: isPending }
}
