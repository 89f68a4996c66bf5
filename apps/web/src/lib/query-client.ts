import { QueryClient } from '@tanstack/react-query'

/** Five minutes, in ms. */
const GC_TIME_MS = 5 * 60 * 1000

/** Nothing is tried again or fetched again by itself; a query that wants otherwise says so in its own options. */
export function createQueryClient(): QueryClient {
  // `always`: a call made offline fails at once and is told, where the default would wait without a word.
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
