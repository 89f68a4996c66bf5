import { type PrintCheck, printCheckSchema } from '@kahani/contracts/preflight'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { endpoints } from '../../../lib/endpoints.ts'

const PENDING_INTERVAL_MS = 1000
const PICTURES_INTERVAL_MS = 5000

/** The interval until the next request in ms, or false: while the files are being made, or the pictures are being drawn. */
export function printCheckInterval(check: PrintCheck | undefined, error: unknown): number | false {
  if (error) return error instanceof ApiError && error.body?.code === 'pictures_pending' && PICTURES_INTERVAL_MS
  return check?.status === 'pending' && PENDING_INTERVAL_MS
}

/** Whether the files for the press are ready, which are made if needed. */
export const printCheckQuery = (storyId: number) =>
  queryOptions({
    queryKey: ['story', storyId, 'print-check'],
    queryFn: ({ signal }) => getJson(endpoints.printCheck(storyId), printCheckSchema, { signal }),
    // A picture may have been drawn again.
    staleTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => printCheckInterval(state.data, state.error),
  })
