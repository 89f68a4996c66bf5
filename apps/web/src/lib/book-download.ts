import { type BookStatus, bookStatusSchema } from '@kahani/contracts/books'
import { getFile, getJson } from './api.ts'
import { sleep } from './sleep.ts'

const POLL_INTERVAL_MS = 1000

export interface BookDownloadOptions {
  signal?: AbortSignal
  /** The endpoint of the status. Without it the progress is not requested. */
  statusPath?: string
  onStatus?: (status: BookStatus) => void
  delay?: (ms: number) => Promise<void>
}

/**
 * Downloads a book. The server renders it first if necessary: a request that would take too long ends with 202, and is
 * repeated. Throws like `getFile`, also after `signal` is aborted; the server continues.
 */
export async function downloadBook(path: string, options: BookDownloadOptions = {}): Promise<Blob> {
  const { signal, delay = sleep } = options
  const finished = new AbortController()
  void pollStatus(options, finished.signal)
  try {
    for (;;) {
      signal?.throwIfAborted()
      const file = await getFile(path, { ...(signal && { signal }) })
      if (file) return file
      await delay(POLL_INTERVAL_MS)
    }
  } finally {
    finished.abort()
  }
}

/** Reports the status at intervals until `finished`. */
async function pollStatus({ statusPath, onStatus, delay = sleep }: BookDownloadOptions, finished: AbortSignal) {
  if (statusPath === undefined) return
  for (;;) {
    await delay(POLL_INTERVAL_MS)
    if (finished.aborted) return
    try {
      const status = await getJson(statusPath, bookStatusSchema, { signal: finished })
      if (!finished.aborted) onStatus?.(status)
    } catch {
      // The download reports errors; without a status only its progress stands still.
    }
  }
}
