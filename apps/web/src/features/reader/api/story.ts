import { receivedStorySchema } from '@kahani/contracts/stories'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { getKeptJson } from '../../../lib/offline/kept-json.ts'

/** A story with its pages. */
export const storyQuery = (id: number) =>
  queryOptions({
    queryKey: ['story', id],
    queryFn: ({ signal }) =>
      getKeptJson(endpoints.story(id), {
        storyId: id,
        schema: receivedStorySchema,
        request: () => getJson(endpoints.story(id), receivedStorySchema, { signal }),
      }),
  })
