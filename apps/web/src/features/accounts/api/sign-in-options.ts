import { signInOptionsSchema } from '@kahani/contracts/google'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

export const signInOptionsQuery = () =>
  queryOptions({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => getJson(endpoints.signInOptions(), signInOptionsSchema, { signal }),
  })
