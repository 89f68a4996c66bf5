import { receivedStoryListSchema } from '@kahani/contracts/stories'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { withQuery } from '../../../lib/query-string.ts'

/** As many as the largest package has stories. */
const COUNT = 5

/** Paths of the covers of the family's latest stories, newest first. */
export const latestCoversQuery = () =>
  queryOptions({
    queryKey: ['latest-covers'],
    queryFn: async ({ signal }) => {
      const path = withQuery(endpoints.stories(), { limit: String(COUNT) })
      const stories = await getJson(path, receivedStoryListSchema, { signal })
      return stories.flatMap(({ coverUrl }) => coverUrl ?? [])
    },
    staleTime: 60_000,
    // Only decoration.
    retry: false,
  })
