import { isTransient } from './api-error.ts'
import { sleep } from './sleep.ts'

/** Delays between attempts, in ms. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000]

/** Runs an idempotent request, and retries it with growing delays while the server is unavailable. */
export async function withRetry<T>(
  request: () => Promise<T>,
  delay: (ms: number) => Promise<void> = sleep,
): Promise<T> {
  for (const ms of RETRY_DELAYS_MS) {
    try {
      return await request()
    } catch (error) {
      if (!isTransient(error)) throw error
      await delay(ms)
    }
  }
  return request()
}
