import type { AvailableGift, AvailableGifts } from '@kahani/contracts/gifts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { postJson } from './api.ts'
import { endpoints } from './endpoints.ts'

/** The gifts that wait for the user, oldest first. A failed check is logged and never told. */
export const availableGiftsQuery = () =>
  queryOptions({
    queryKey: ['available-gifts'],
    queryFn: ({ signal }) => fetchAvailableGifts(signal),
  })

async function fetchAvailableGifts(signal: AbortSignal): Promise<AvailableGift[]> {
  try {
    const { gifts } = await postJson<AvailableGifts>(endpoints.availableGifts(), undefined, { signal })
    return gifts
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: for whoever looks into it; it has nothing of the gift
    if (!signal.aborted) console.warn('The check for gifts failed')
    throw error
  }
}

/** How long nobody is kept waiting for the check, in ms. What it finds later is still shown. */
const CHECK_TIMEOUT_MS = 3000

/** The gifts that wait for the user, and whether they are still being looked for. */
export function useAvailableGifts(): { gifts: AvailableGift[]; loading: boolean } {
  const { data = [], isPending } = useQuery(availableGiftsQuery())
  const [timedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), CHECK_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return { gifts: data, loading: isPending && !timedOut }
}
