import { type Illustrations, illustrationsSchema } from '@kahani/contracts/stories'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getJson, postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

const POLL_INTERVAL_MS = 5000

/** The interval until the next poll in ms, or false. A failed first request is polled too. */
export function pollInterval(illustrations: Illustrations | undefined, failed: boolean): number | false {
  if (illustrations === undefined) return failed ? POLL_INTERVAL_MS : false
  return illustrations.status === 'processing' ? POLL_INTERVAL_MS : false
}

/** Whether the list is empty although nothing is being generated. Such a list is refetched once. */
export const isEmpty = ({ status, illustrations }: Illustrations) =>
  status !== 'processing' && illustrations.length === 0

/** A failed poll keeps the last list, and polling continues. Polling pauses while the window is hidden. */
export const illustrationsQuery = (storyId: number) =>
  queryOptions({
    queryKey: ['story', storyId, 'illustrations'],
    queryFn: ({ signal }) => getJson(endpoints.illustrations(storyId), illustrationsSchema, { signal }),
    staleTime: ({ state }) => pollInterval(state.data, false) || Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => pollInterval(state.data, state.status === 'error'),
    refetchOnWindowFocus: true,
  })

/** Retries a failed illustration; returns the updated list. */
export const retryIllustration = (storyId: number, pageNumber: number) =>
  postJson(endpoints.retryIllustration(storyId, pageNumber), illustrationsSchema)

/** The illustrations that are ready, and whether the first request is pending. */
export function useIllustrations(storyId: number): { illustrations: Illustrations | undefined; loading: boolean } {
  const { data, isPending, refetch } = useQuery(illustrationsQuery(storyId))
  const refetched = useRef(false)
  useEffect(() => {
    if (refetched.current || data === undefined || !isEmpty(data)) return
    refetched.current = true
    void refetch()
  }, [data, refetch])
  return { illustrations: data, loading: isPending }
}
