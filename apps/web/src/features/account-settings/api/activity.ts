import { accountActivitySchema } from '@kahani/contracts/audit-log'
import { nextPagePath } from '@kahani/contracts/paging'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { getPage } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** What happened to the account, newest first, page by page. */
export const activityQuery = () =>
  infiniteQueryOptions({
    queryKey: ['activity'],
    queryFn: ({ pageParam, signal }) => getPage(pageParam, accountActivitySchema, { signal }),
    initialPageParam: endpoints.accountActivity(),
    getNextPageParam: ({ link }) => nextPagePath(link),
    staleTime: 0,
  })
