import { currentReadingSchema } from '@kahani/contracts/shelf'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { STORIES_KEY } from './stories.ts'

/** The story in the middle of which the family stopped last, on any device. */
export const currentReadingQuery = () =>
  queryOptions({
    queryKey: [...STORIES_KEY, 'reading'],
    queryFn: async ({ signal }) =>
      (await getJson(endpoints.currentReading(), currentReadingSchema, { signal })).reading,
    staleTime: 0,
  })
