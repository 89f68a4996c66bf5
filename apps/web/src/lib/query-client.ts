import { QueryClient } from '@tanstack/react-query'
import { isTransient } from './api-error.ts'

const GC_TIME_MS = 5 * 60 * 1000

const RETRY_DELAY_MS = 500

/** Whether a failed read is repeated: once, after a dropped connection or while the server restarts, but not offline. */
const retry = (failures: number, error: unknown) => failures < 1 && isTransient(error) && navigator.onLine

/**
 * By default a read is repeated once before its error is shown, and never refetched; a query overrides this in its own
 * options. A mutation is never repeated.
 */
export function createQueryClient(): QueryClient {
  // `always`: a request made offline fails at once and shows an error; by default it would wait silently.
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry,
        retryDelay: RETRY_DELAY_MS,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: GC_TIME_MS,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
