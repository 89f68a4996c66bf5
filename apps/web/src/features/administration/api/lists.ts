import { receivedAdminStoriesSchema, receivedAdminUsersSchema } from '@kahani/contracts/admin'
import { adminOrdersSchema } from '@kahani/contracts/admin-orders'
import { queuesSchema } from '@kahani/contracts/admin-queues'
import { costsSchema } from '@kahani/contracts/ai-calls'
import { auditLogSchema } from '@kahani/contracts/audit-log'
import { nextPagePath } from '@kahani/contracts/paging'
import { printedCopiesSchema } from '@kahani/contracts/prints'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { getPage } from '../../../lib/api.ts'

type Filters = Record<string, string>

/** The key of a list, with any filters if `path` has none. */
export const listKey = (path: string) => ['administration', ...path.split('?')]

/** A list that is loaded page by page: each response links to the next one. */
const listQuery = <T>(path: string, schema: z.ZodType<T>) =>
  infiniteQueryOptions({
    queryKey: listKey(path),
    queryFn: ({ pageParam, signal }) => getPage(pageParam, schema, { signal }),
    initialPageParam: path,
    getNextPageParam: ({ link }) => nextPagePath(link),
    staleTime: 0,
    // While other filters load, the list stays.
    placeholderData: keepPreviousData,
  })

export type ListQuery<T> = ReturnType<typeof listQuery<T>>

export const usersQuery = (filters: Filters) => listQuery(adminEndpoints.users(filters), receivedAdminUsersSchema)
export const storiesQuery = (filters: Filters) => listQuery(adminEndpoints.stories(filters), receivedAdminStoriesSchema)
export const ordersQuery = (filters: Filters) => listQuery(adminEndpoints.orders(filters), adminOrdersSchema)
export const printedCopiesQuery = (filters: Filters) =>
  listQuery(adminEndpoints.printedCopies(filters), printedCopiesSchema)
export const costsQuery = (filters: Filters) => listQuery(adminEndpoints.costs(filters), costsSchema)
export const auditLogQuery = (filters: Filters) => listQuery(adminEndpoints.auditLog(filters), auditLogSchema)

const QUEUES_INTERVAL_MS = 5_000
/** Polled while the page is visible. */
export const queuesQuery = () => ({
  ...listQuery(adminEndpoints.queues(), queuesSchema),
  refetchInterval: QUEUES_INTERVAL_MS,
})
