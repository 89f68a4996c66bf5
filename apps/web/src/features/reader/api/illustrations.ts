import type { Illustrations } from '@kahani/contracts/stories'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getJson, postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** How often the pictures are asked for while some are being drawn, in ms. */
export const POLL_INTERVAL_MS = 5000

/** ms until the pictures are asked for again, or false. A first answer that never came is awaited like a picture. */
export function pollInterval(known: Illustrations | undefined, failed: boolean): number | false {
  if (known === undefined) return failed ? POLL_INTERVAL_MS : false
  return known.status === 'processing' ? POLL_INTERVAL_MS : false
}

/** Whether the answer holds no picture and promises none: worth one more look. */
export const isEmpty = ({ status, illustrations }: Illustrations) =>
  status !== 'processing' && illustrations.length === 0

/** A failed poll keeps the pictures that are there, and the next one comes in its time. Nothing is asked while hidden. */
export const illustrationsQuery = (storyId: number) =>
  queryOptions({
    queryKey: ['story', storyId, 'illustrations'],
    queryFn: ({ signal }) => getJson<Illustrations>(endpoints.illustrations(storyId), { signal }),
    staleTime: ({ state }) => pollInterval(state.data, false) || Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => pollInterval(state.data, state.status === 'error'),
    refetchOnWindowFocus: true,
  })

/** Has a picture that was given up drawn once more; answers how the pictures stand then. */
export const retryPicture = (storyId: number, pageNumber: number) =>
  postJson<Illustrations>(endpoints.redraw(storyId, pageNumber))

/** The pictures of a story as far as they are drawn, and whether the first answer is still awaited. */
export function useIllustrations(storyId: number): { known: Illustrations | undefined; awaited: boolean } {
  const { data, isPending, refetch } = useQuery(illustrationsQuery(storyId))
  const lookedAgain = useRef(false)
  useEffect(() => {
    if (lookedAgain.current || data === undefined || !isEmpty(data)) return
    lookedAgain.current = true
    void refetch()
  }, [data, refetch])
  return { known: data, awaited: isPending }
}
