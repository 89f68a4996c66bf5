import { receivedStoryCreditsSchema } from '@kahani/contracts/credits'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from './api.ts'
import { endpoints } from './endpoints.ts'

/** The user's story credits. Invalidate after spending or adding credits. */
export const storyCreditsQuery = () =>
  queryOptions({
    queryKey: ['story-credits'],
    queryFn: ({ signal }) => getJson(endpoints.storyCredits(), receivedStoryCreditsSchema, { signal }),
  })
