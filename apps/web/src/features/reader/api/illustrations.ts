import { type Illustrations, receivedIllustrationsSchema } from '@kahani/contracts/stories'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getIfChanged, post, postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { getKeptJson } from '../../../lib/offline/kept-json.ts'
import { etagOf, illustrationsKey, useIllustrationEvents, withEtag } from './illustration-events.ts'

const POLL_INTERVAL_MS = 5000

/** The interval until the next poll in ms, or false. A failed first request is polled too. */
export function pollInterval(illustrations: Illustrations | undefined, failed: boolean): number | false {
  if (illustrations === undefined) return failed ? POLL_INTERVAL_MS : false
  return illustrations.status === 'processing' ? POLL_INTERVAL_MS : false
}

/** Whether the list is empty although nothing is being generated. Such a list is refetched once. */
export const isEmpty = ({ status, illustrations }: Illustrations) =>
  status !== 'processing' && illustrations.length === 0

/** The list, which stays the same object while it has not changed. */
async function fetchIllustrations(storyId: number, last: Illustrations | undefined, signal: AbortSignal) {
  const options = { signal, etag: last && etagOf(last) }
  const changed = await getIfChanged(endpoints.illustrations(storyId), receivedIllustrationsSchema, options)
  if (changed) return withEtag(changed.body, changed.etag)
  if (last) return last
  throw new Error('Expected a list of illustrations, received 304')
}

/** A failed poll keeps the last list, and polling continues. Polling pauses while the window is hidden. */
export const illustrationsQuery = (storyId: number) =>
  queryOptions({
    queryKey: illustrationsKey(storyId),
    queryFn: ({ signal, client }) =>
      getKeptJson(endpoints.illustrations(storyId), {
        storyId,
        schema: receivedIllustrationsSchema,
        request: () => fetchIllustrations(storyId, client.getQueryData(illustrationsKey(storyId)), signal),
      }),
    // Keeps the object that the ETag belongs to.
    structuralSharing: false,
    staleTime: ({ state }) => pollInterval(state.data, false) || Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => pollInterval(state.data, state.status === 'error'),
    refetchOnWindowFocus: true,
  })

/** Retries a failed illustration; returns the updated list. */
export const retryIllustration = (storyId: number, pageNumber: number) =>
  postJson(endpoints.retryIllustration(storyId, pageNumber), receivedIllustrationsSchema)

/** Has the illustrations that wait rendered from this page outwards. */
export const prioritizeIllustration = (storyId: number, pageNumber: number) =>
  post(endpoints.prioritizeIllustration(storyId, pageNumber))

/** The illustrations that are ready, and whether the first request is pending. */
export function useIllustrations(storyId: number): { illustrations: Illustrations | undefined; loading: boolean } {
  const { data, isPending, refetch } = useQuery(illustrationsQuery(storyId))
  useIllustrationEvents(storyId, data)
  const refetched = useRef(false)
  useEffect(() => {
    if (refetched.current || data === undefined || !isEmpty(data)) return
    refetched.current = true
    void refetch()
  }, [data, refetch])
  return { illustrations: data, loading: isPending }
}
