import { openDisputesSchema } from '@kahani/contracts/admin-orders'
import { queryOptions } from '@tanstack/react-query'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { getJson } from '../../../lib/api.ts'

export const openDisputesQuery = () =>
  queryOptions({
    queryKey: ['administration', adminEndpoints.openDisputes()],
    queryFn: ({ signal }) => getJson(adminEndpoints.openDisputes(), openDisputesSchema, { signal }),
    staleTime: 0,
  })
