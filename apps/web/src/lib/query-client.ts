import { QueryClient } from '@tanstack/react-query'

const GC_TIME_MS = 5 * 60 * 1000

/** No automatic retries or refetches by default; a query overrides this in its own options. */
export function createQueryClient(): QueryClient {
  // `always`: a request made offline fails at once and shows an error; by default it would wait silently.
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: GC_TIME_MS,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
