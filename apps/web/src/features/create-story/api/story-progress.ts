import { type StoryProgress, storyProgressSchema } from '@kahani/contracts/story-progress'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

const POLL_INTERVAL_MS = 2000

/**
 * What happens to the story that was requested with an idempotency key; null until the first answer. The first poll is after
 * one interval, when the request has arrived. A failed poll keeps the last answer.
 */
export const storyProgressQuery = (idempotencyKey: string) =>
  queryOptions({
    queryKey: ['story-progress', idempotencyKey],
    queryFn: ({ signal }): Promise<StoryProgress | null> =>
      getJson(endpoints.storyProgress(idempotencyKey), storyProgressSchema, { signal }),
    initialData: null,
    refetchInterval: ({ state }) => (state.data?.storyId ? false : POLL_INTERVAL_MS),
  })
