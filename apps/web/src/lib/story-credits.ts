import type { StoryCredits } from '@kahani/contracts/credits'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from './api.ts'
import { endpoints } from './endpoints.ts'

/** The user's story credits; invalidate it after anything that spends or adds some. */
export const storyCreditsQuery = () =>
  queryOptions({
    queryKey: ['story-credits'],
    queryFn: ({ signal }) => getJson<StoryCredits>(endpoints.storyCredits(), { signal }),
  })
