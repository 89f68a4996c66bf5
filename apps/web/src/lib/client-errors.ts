import type { ClientError } from '@kahani/contracts/client-errors'
import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@kahani/contracts/headers'
import { ApiError, NetworkError } from './api-error.ts'
import { endpoints } from './endpoints.ts'
import { ChunkError } from './load-chunk.ts'

/** Per page load, so that an error in a loop does not flood the server. */
const MAX_REPORTS = 5

const reported = new Set<string>()
let currentRoute = (): string | undefined => undefined

/** Whether an error is a bug. The server knows its own answers, and a lost connection is none. */
function isBug(error: Error): boolean {
  const expected = error instanceof ApiError || error instanceof NetworkError || error.name === 'AbortError'
  return !expected && !(error instanceof ChunkError && !navigator.onLine)
}

/** Reports an error in the app to the server, each one once per page load. */
export function reportClientError(error: unknown): void {
  if (!(error instanceof Error) || !isBug(error)) return
  const { name, message, stack } = error
  const report: ClientError = {
    message: `${name}: ${message}`,
    route: currentRoute(),
    // The name of the file contains the hash of the build.
    release: new URL(import.meta.url).pathname.split('/').at(-1),
    ...(stack !== undefined && { stack }),
  }
  if (reported.has(report.message) || reported.size >= MAX_REPORTS) return
  reported.add(report.message)
  // `keepalive`: the page may be closing. An error that can't be reported is only in the console.
  void fetch(endpoints.clientErrors(), {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', [CSRF_HEADER]: CSRF_HEADER_VALUE },
    body: JSON.stringify(report),
  }).catch(() => undefined)
}

/**
 * Reports the errors that nothing else handles.
 * @param routeOf the pattern of the current route, which contains no ids
 */
export function reportUnhandledErrors(routeOf: () => string): void {
  currentRoute = routeOf
  window.addEventListener('error', event => reportClientError(event.error))
  window.addEventListener('unhandledrejection', event => reportClientError(event.reason))
}
