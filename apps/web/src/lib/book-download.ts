import { type BookStatus, bookStatusSchema } from '@kahani/contracts/books'
import { getFile, getJson, type OnBytes } from './api.ts'
import { sleep } from './sleep.ts'

const POLL_INTERVAL_MS = 1000

export interface BookDownloadOptions {
  signal?: AbortSignal
  /** The endpoint of the status. Without it the progress is not requested. */
  statusPath?: string
  onStatus?: (status: BookStatus) => void
  /** Called while the file arrives. From then on no status is reported. */
  onBytes?: OnBytes
  delay?: (ms: number) => Promise<void>
}

/**
 * Downloads a book. The server renders it first if necessary: a request that would take too long ends with 202, and is
 * repeated. Throws like `getFile`, also after `signal` is aborted; the server continues.
 */
export async function downloadBook(path: string, options: BookDownloadOptions = {}): Promise<Blob> {
  const { signal, onBytes, delay = sleep } = options
  const made = new AbortController()
  const report: OnBytes = (received, total) => {
    made.abort()
    onBytes?.(received, total)
  }
  void pollStatus(options, made.signal)
  try {
    for (;;) {
      signal?.throwIfAborted()
      const file = await getFile(path, { ...(signal && { signal }), onBytes: report })
      if (file) return file
      await delay(POLL_INTERVAL_MS)
    }
  } finally {
    made.abort()
  }
}

/** Reports the status at intervals until the book is `made`. */
async function pollStatus({ statusPath, onStatus, delay = sleep }: BookDownloadOptions, made: AbortSignal) {
  if (statusPath === undefined) return
  for (;;) {
    await delay(POLL_INTERVAL_MS)
    if (made.aborted) return
    try {
      const status = await getJson(statusPath, bookStatusSchema, { signal: made })
      if (!made.aborted) onStatus?.(status)
    } catch {
      // The download reports errors; without a status only its progress stands still.
    }
  }
}
