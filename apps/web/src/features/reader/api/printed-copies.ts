import { storyPrintedCopiesSchema } from '@kahani/contracts/prints'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** The printed copies of a story that are on order. */
export const storyPrintedCopiesQuery = (storyId: number) =>
  queryOptions({
    queryKey: ['story', storyId, 'printed-copies'],
    queryFn: ({ signal }) => getJson(endpoints.printedCopies(storyId), storyPrintedCopiesSchema, { signal }),
    staleTime: 0,
  })
