import { ApiError, NetworkError } from '../../../lib/api-error.ts'

/** How often an order is sent again where the server was away. */
export const MAX_RETRIES = 8
/** The waits between the tries, in ms: the first, what each next one adds, and the longest. */
const FIRST_WAIT = 1000
const WAIT_STEP = 500
const LONGEST_WAIT = 3000
/** The longest wait that a server may ask for, in ms. */
const LONGEST_ASKED = 15_000

const AWAY = new Set([502, 503, 504])

/** Whether the server was away, so that the same order is worth sending again. */
export function isTransient(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && AWAY.has(error.status))
}

/** Whether the server has said what becomes of the order: it won't be made under this key any more. */
export function isDefinite(error: unknown): boolean {
  return error instanceof ApiError && !isTransient(error)
}

/** How long to wait after the failure number `failures` (from 0), in ms. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : null
  if (asked !== null) return Math.min(Math.max(asked * 1000, FIRST_WAIT), LONGEST_ASKED)
  return Math.min(FIRST_WAIT + failures * WAIT_STEP, LONGEST_WAIT)
}
