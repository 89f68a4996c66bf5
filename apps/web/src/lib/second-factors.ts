import { secondFactorsSchema } from '@kahani/contracts/second-factors'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from './api.ts'
import { endpoints } from './endpoints.ts'

/** The second factors of the account. */
export const secondFactorsQuery = () =>
  queryOptions({
    queryKey: ['second-factors'],
    queryFn: ({ signal }) => getJson(endpoints.secondFactors(), secondFactorsSchema, { signal }),
    staleTime: 0,
  })
