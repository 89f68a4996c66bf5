import { type AvailableGift, receivedGiftsSchema } from '@kahani/contracts/gifts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { postJson } from './api.ts'
import { endpoints } from './endpoints.ts'
import { useSession } from './session.ts'
import { useOnline } from './use-online.ts'

/** The gifts that the user can redeem, oldest first. A failed request is logged and not shown. */
export const availableGiftsQuery = () =>
  queryOptions({
    queryKey: ['available-gifts'],
    queryFn: ({ signal }) => fetchAvailableGifts(signal),
  })

async function fetchAvailableGifts(signal: AbortSignal): Promise<AvailableGift[]> {
  try {
    const { gifts } = await postJson(endpoints.availableGifts(), receivedGiftsSchema, undefined, { signal })
    return gifts
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification logs this error instead of showing it
    if (!signal.aborted) console.info('Could not load the available gifts')
    throw error
  }
}

/** Ends the loading state, in ms. Gifts that arrive later are still shown. */
const LOADING_TIMEOUT_MS = 3000

/** The gifts that the user can redeem, and whether they are still loading. An address that is not confirmed has none. */
export function useAvailableGifts(): { gifts: AvailableGift[]; loading: boolean } {
  const { user } = useSession()
  const online = useOnline()
  const enabled = user?.emailVerified === true && online
  const { data = [], isLoading } = useQuery({ ...availableGiftsQuery(), enabled })
  const [timedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), LOADING_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return { gifts: data, loading: isLoading && !timedOut }
}
