import { storyWithPagesSchema } from '@kahani/contracts/stories'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

export const storyQuery = (id: number) =>
  queryOptions({
    queryKey: ['story', id],
    queryFn: ({ signal }) => getJson(endpoints.story(id), storyWithPagesSchema, { signal }),
  })
