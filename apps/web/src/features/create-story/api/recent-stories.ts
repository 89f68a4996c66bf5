import { receivedStoryListSchema } from '@kahani/contracts/stories'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** The newest stories of the account, newest first. Their ideas are not proposed again soon. */
export const recentStoriesQuery = () =>
  queryOptions({
    queryKey: ['stories', 'recent'],
    queryFn: ({ signal }) => getJson(endpoints.stories(), receivedStoryListSchema, { signal }),
  })
