import { receivedStorySchema } from '@kahani/contracts/stories'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { getKeptJson } from '../../../lib/offline/kept-json.ts'

/** An error is older than this when the page is opened again, in ms. */
const MOUNT_WITHIN_MS = 5_000

/** A story with its pages. The request that starts with the document is the one of the page, also if it fails. */
export const storyQuery = (id: number) =>
  queryOptions({
    queryKey: ['story', id],
    queryFn: ({ signal }) =>
      getKeptJson(endpoints.story(id), {
        storyId: id,
        schema: receivedStorySchema,
        request: () => getJson(endpoints.story(id), receivedStorySchema, { signal }),
      }),
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > MOUNT_WITHIN_MS,
  })
