import { ARCHIVE_INTERVAL_HOURS, type ArchiveStatus, archiveStatusSchema } from '@kahani/contracts/archive'
import { accountDataMessages as messages } from '@kahani/messages/en/account-data'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { download, getJson, postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'

const POLL_INTERVAL_MS = 3_000
const HOUR_MS = 60 * 60_000

export const pollInterval = (status: ArchiveStatus | undefined): number | false =>
  status?.state === 'preparing' ? POLL_INTERVAL_MS : false

/** Whether the user may request a new archive. */
export const isRenewable = (createdAt: string, now: number): boolean =>
  now - Date.parse(createdAt) >= ARCHIVE_INTERVAL_HOURS * HOUR_MS

/** Polled while the archive is being prepared, also after a poll that failed. */
export const archiveQuery = () =>
  queryOptions({
    queryKey: ['archive'],
    queryFn: ({ signal }) => getJson(endpoints.archive(), archiveStatusSchema, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval(state.data),
    refetchOnWindowFocus: true,
  })

/** Downloads the archive, after the user has confirmed who they are. */
export const useDownloadArchive = () =>
  useMutation({
    mutationFn: () => download(endpoints.archiveDownload()),
    onError: error => toastError(messages.downloadFailed, error),
  })

/** Starts an archive, or returns the one that exists. */
export function useStartArchive() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => postJson(endpoints.archive(), archiveStatusSchema),
    onSuccess: status => queryClient.setQueryData(archiveQuery().queryKey, status),
    onError: error => toastError(messages.startFailed, error),
  })
}
