import { dashboardSchema } from '@kahani/contracts/admin'
import { queryOptions } from '@tanstack/react-query'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { getJson } from '../../../lib/api.ts'

export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['administration', adminEndpoints.dashboard()],
    queryFn: ({ signal }) => getJson(adminEndpoints.dashboard(), dashboardSchema, { signal }),
    staleTime: 0,
  })
